import { useApolloClient } from '@apollo/client/react';
import { graphql } from '../../generated/gql.ts';
import { useNotice } from '../../ui/Notice.tsx';
import { without } from './cart.ts';
import { texts } from './texts.ts';
import { useCartChange } from './useCartChange.ts';

const REMOVE_CART_LINE = graphql(`
  mutation RemoveCartLine($id: ID!) {
    removeCartLine(id: $id) {
      __typename
      ...CartChanged_answer
      ... on Problem {
        message
      }
    }
  }
`);

/** `removeCartLine` takes a line out of the cart and says so. */
export function useRemoveCartLine() {
  const client = useApolloClient();
  const { change, busy } = useCartChange();
  const notify = useNotice();

  async function removeCartLine(id: string): Promise<void> {
    const removed = await change({
      key: `cart line ${id}`,
      edit: (cart) => without(cart, id),
      send: async () => {
        const { data } = await client.mutate({ mutation: REMOVE_CART_LINE, variables: { id } });
        return data?.removeCartLine;
      },
    });
    if (removed) notify({ msg: texts.removed });
  }

  return { removeCartLine, busy };
}
