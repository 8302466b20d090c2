import { useApolloClient } from '@apollo/client/react';
import { useEffect, useRef } from 'react';
import { graphql } from '../../generated/gql.ts';
import { CART_REFRESH_DELAY } from '../../lib/constants.ts';
import { withQuantity } from './cart.ts';
import { useCartChange } from './useCartChange.ts';

const UPDATE_CART_LINE = graphql(`
  mutation UpdateCartLine($input: UpdateCartLineInput!) {
    updateCartLine(input: $input) {
      __typename
      ...CartChanged_answer
      ... on Problem {
        message
      }
    }
  }
`);

/**
 * `updateCartLine` sets the quantity of a line. Quick successive choices end at the last one; the cart is read anew a
 * second after it, since prices and stock may have moved.
 */
export function useUpdateCartLine() {
  const client = useApolloClient();
  const { change, busy } = useCartChange();
  const refresh = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => () => clearTimeout(refresh.current), []);

  async function updateCartLine(id: string, quantity: number): Promise<void> {
    if (quantity < 1) return;
    clearTimeout(refresh.current);
    await change({
      key: `cart line ${id}`,
      edit: (cart) => withQuantity(cart, id, quantity),
      send: async () => {
        const { data } = await client.mutate({
          mutation: UPDATE_CART_LINE,
          variables: { input: { id, quantity } },
        });
        return data?.updateCartLine;
      },
    });
    clearTimeout(refresh.current);
    refresh.current = setTimeout(
      () => void client.refetchQueries({ include: ['Viewer'] }),
      CART_REFRESH_DELAY,
    );
  }

  return { updateCartLine, busy };
}
