import { useApolloClient } from '@apollo/client/react';
import { type CartChange, changeCart } from './changeCart.ts';
import { useCartAnswer } from './useCartAnswer.ts';

/**
 * `change` changes the cart, at once on the screen, and tells the shopper when the server refuses (the change is taken back then);
 * it resolves to whether the server has made the change. `busy` while one is under way.
 */
export function useCartChange() {
  const client = useApolloClient();
  const { settle, busy } = useCartAnswer();
  return { change: (wanted: CartChange) => settle(changeCart(client, wanted)), busy };
}
