import type { ApolloClient } from '@apollo/client';
import { formatUnits } from '../../../../server/src/features/stock/formatUnits.ts';
import { graphql } from '../../generated/gql.ts';

const FIND_STOCK = graphql(`
  query DeskFindStock($text: String!) {
    desk {
      stockedProducts(text: $text, first: 3) {
        nodes {
          id
          name
          countedIn
          onHand
        }
      }
    }
  }
`);

/** The stock of the products that a text finds, as the command bar shows it. */
export async function searchStock(client: ApolloClient, text: string) {
  const { data } = await client.query({
    query: FIND_STOCK,
    variables: { text },
    fetchPolicy: 'network-only',
  });
  return (data?.desk?.stockedProducts.nodes ?? []).map(({ id, name, onHand, countedIn }) => ({
    path: `/stock?product=${id}`,
    label: name,
    detail: `${formatUnits(onHand, countedIn)} on hand`,
  }));
}
