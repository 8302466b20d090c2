import { graphql } from '../../generated/gql.ts';
import { useNotice } from '../../ui/states/Notice.tsx';
import { removeLine } from './cart.ts';
import { useCartMutation } from './useCartMutation.ts';

const REMOVE_CART_LINE = graphql(`
  mutation RemoveCartLine($id: ID!) {
    removeCartLine(id: $id) {
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

/** `removeCartLine` removes a line from the cart. */
export function useRemoveCartLine() {
  const notify = useNotice();
  const { mutateCart, busy } = useCartMutation(REMOVE_CART_LINE);

  async function removeCartLine(id: string): Promise<void> {
    const isRemoved = await mutateCart({
      key: `line ${id}`,
      variables: { id },
      optimisticUpdate: (cart) => removeLine(cart, id),
    });
    if (isRemoved) notify({ message: 'Item removed from cart!' });
  }

  return { removeCartLine, busy };
}
