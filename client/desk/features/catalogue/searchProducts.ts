import type { ApolloClient } from '@apollo/client';
import { graphql } from '../../generated/gql.ts';
import { rupees } from '../../lib/format.ts';

const FIND_PRODUCTS = graphql(`
  query DeskFindProducts($text: String!) {
    desk {
      products(filter: { text: $text }, first: 5) {
        totalCount
        nodes {
          id
          name
          sku
          price
        }
      }
      withdrawn: products(filter: { text: $text, withdrawn: true }, first: 5) {
        nodes {
          id
          name
          sku
          price
        }
      }
    }
  }
`);

const MAX_COMMANDS = 5;

/** The products that a text finds by name, brand or SKU, as the command bar shows them; those on sale first. */
export async function searchProducts(client: ApolloClient, text: string) {
  const { data } = await client.query({
    query: FIND_PRODUCTS,
    variables: { text },
    fetchPolicy: 'network-only',
  });
  const describe = (sku: string | null, price: number) => [sku, rupees(price)].filter(Boolean).join(' · ');
  const onSale = (data?.desk?.products.nodes ?? []).map(({ id, name, sku, price }) => ({
    path: `/products/${id}`,
    label: name,
    detail: describe(sku, price),
  }));
  const withdrawn = (data?.desk?.withdrawn.nodes ?? []).map(({ id, name }) => ({
    path: `/products/${id}`,
    label: name,
    detail: 'not on sale',
  }));
  const count = data?.desk?.products.totalCount ?? 0;
  const all = {
    path: `/products?text=${encodeURIComponent(text)}`,
    label: `All ${count} products with “${text}”`,
  };
  return [...[...onSale, ...withdrawn].slice(0, MAX_COMMANDS), ...(count > MAX_COMMANDS ? [all] : [])];
}
