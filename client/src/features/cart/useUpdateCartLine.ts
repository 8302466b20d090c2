import { useApolloClient } from '@apollo/client/react';
import { useEffect, useRef } from 'react';
import { graphql } from '../../generated/gql.ts';
import { CART_REFRESH_DELAY } from '../../lib/constants.ts';
import { useNotice } from '../../ui/states/Notice.tsx';
import { setQuantity } from './cart.ts';
import { useCartMutation } from './useCartMutation.ts';

const UPDATE_CART_LINE = graphql(`
  mutation UpdateCartLine($input: UpdateCartLineInput!) {
    updateCartLine(input: $input) {
      __typename
      ... on CartChanged {
        cart {
          ...Cart_cart
        }
      }
      ... on Problem {
        message
      }
    }
  }
`);

/**
 * `updateCartLine` sets the quantity of a line. The last of several quick changes wins. The cart is read again after
 * the refresh delay, because prices and stock may have changed meanwhile.
 */
export function useUpdateCartLine() {
  const client = useApolloClient();
  const notify = useNotice();
  const { mutateCart, busy } = useCartMutation(UPDATE_CART_LINE);
  const refreshTimer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => () => clearTimeout(refreshTimer.current), []);

  async function updateCartLine(id: string, quantity: number): Promise<void> {
    if (quantity < 1) return;
    clearTimeout(refreshTimer.current);
    // Why an earlier change was refused.
    notify(null);
    await mutateCart({
      key: `line ${id}`,
      variables: { input: { id, quantity } },
      optimisticUpdate: (cart) => setQuantity(cart, id, quantity),
    });
    clearTimeout(refreshTimer.current);
    refreshTimer.current = setTimeout(
      () => void client.refetchQueries({ include: ['Viewer'] }),
      CART_REFRESH_DELAY,
    );
  }

  return { updateCartLine, busy };
}
