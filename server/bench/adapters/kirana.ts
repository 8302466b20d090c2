import { demoShopper } from '../../src/db/seed/demoShopper.ts';
import type { Adapter, ListQuery } from '../operations.ts';

const LIST = `query ($filter: ProductFilter, $sort: ProductSort, $first: Int, $offset: Int) {
  products(filter: $filter, sort: $sort, first: $first, offset: $offset) { totalCount nodes { id name price rating images { url } } }
}`;
const PRODUCT = `query ($id: ID!) { product(id: $id) {
  name description price countInStock images { url } reviews(first: 5) { nodes { review customerName } }
} }`;
const CART = 'cart { count total lines { id quantity subTotal } }';
const ADD = `mutation ($input: AddToCartInput!) { addToCart(input: $input) { __typename ... on CartChanged { ${CART} } } }`;
const SIGN_IN = 'mutation ($input: SignInInput!) { signIn(input: $input) { ... on SignedIn { token } } }';

const sorts = { price: 'PRICE_LOW_TO_HIGH', rating: 'RATING', name: 'NAME' };

/** This shop, through GraphQL. */
export const adapter: Adapter = {
  async prepare(origin) {
    const { data } = await post(`${origin}/graphql`, {
      query: `{ categories { children { id } }
        products(first: 100) { totalCount nodes { id countInStock options } } }`,
    });
    const { email, password } = demoShopper;
    const signedIn = await post(`${origin}/graphql`, {
      query: SIGN_IN,
      variables: { input: { email, password } },
    });
    const token: string = signedIn.data.signIn.token;
    const nodes: { id: string; countInStock: number; options: string[] }[] = data.products.nodes;
    const graphql = (query: string, variables: object, as?: string) => ({
      path: '/graphql',
      body: { query, variables },
      token: as,
    });
    return {
      total: data.products.totalCount,
      products: nodes.filter((one) => one.countInStock > 100 && one.options.length === 0).map(({ id }) => id),
      categories: data.categories.flatMap(({ children }: { children: { id: string }[] }) =>
        children.map(({ id }) => id),
      ),
      list: ({ offset, categoryId, minPrice, maxPrice, minRating, sort }: ListQuery) =>
        graphql(LIST, {
          filter: { subCategoryId: categoryId, minPrice, maxPrice, minRating },
          sort: sort && sorts[sort],
          first: 12,
          offset,
        }),
      search: (text) => graphql(LIST, { filter: { text }, first: 10 }),
      product: (id) => graphql(PRODUCT, { id }),
      addToCart: (productId) => graphql(ADD, { input: { productId } }, token),
      readCart: () => graphql(`{ me { ${CART} } }`, {}, token),
      page: (path) => ({ path, headers: { 'accept-encoding': 'br' } }),
      hasProducts: (body) => body.includes('"nodes":['),
    };
  },
};

/** Sends JSON and hands out the answer's. */
// biome-ignore lint/suspicious/noExplicitAny: answers of whatever shop is asked
export async function post(url: string, body: unknown): Promise<any> {
  const headers = { 'content-type': 'application/json' };
  return (await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) })).json();
}
