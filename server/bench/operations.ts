import { demoShopper } from '../src/db/seed/demoShopper.ts';
import type { Operation } from './load.ts';

const LIST = `query ($filter: ProductFilter, $sort: ProductSort, $offset: Int) {
  products(filter: $filter, sort: $sort, first: 12, offset: $offset) { totalCount nodes { id name price rating images { url } } }
}`;
const WORDS = [
  'panner',
  'basmti rice',
  'turmric',
  'mang',
  'coffe',
  'ghe',
  'milk',
  'shampo',
  'choclate',
  'dal',
];

/** What is measured, in the order of the table. */
export async function operations(origin: string): Promise<Operation[]> {
  const graphql = (query: string, variables: object, token?: string) => ({
    path: '/graphql',
    body: { query, variables },
    token,
  });
  const { data } = await post(`${origin}/graphql`, {
    query: '{ categories { children { id } } products(first: 100) { nodes { id countInStock options } } }',
  });
  const subCategories: string[] = data.categories.flatMap((one: { children: { id: string }[] }) =>
    one.children.map(({ id }) => id),
  );
  const products: { id: string; countInStock: number; options: string[] }[] = data.products.nodes;
  const cartable = products.filter(({ countInStock, options }) => countInStock > 100 && options.length === 0);
  const pick = <T>(list: readonly T[], turn: number) => list[turn % list.length] as T;
  const { data: signedIn } = await post(`${origin}/graphql`, {
    query:
      'mutation ($input: SignInInput!) { signIn(input: $input) { ... on SignedIn { token } ... on Problem { message } } }',
    variables: { input: { email: demoShopper.email, password: demoShopper.password } },
  });
  const listed = (body: string) => body.includes('"nodes":[{"id"');
  return [
    { name: 'list of 12', request: (turn) => graphql(LIST, { offset: (turn % 10) * 12 }), isRight: listed },
    {
      name: 'list of 12 of a sub-category, by price',
      request: (turn) =>
        graphql(LIST, { filter: { subCategoryId: pick(subCategories, turn) }, sort: 'PRICE_LOW_TO_HIGH' }),
      isRight: listed,
    },
    {
      name: 'search of 12, with typos',
      request: (turn) => graphql(LIST, { filter: { text: pick(WORDS, turn) } }),
      isRight: listed,
    },
    {
      name: 'product with description and reviews',
      request: (turn) =>
        graphql(
          'query ($id: ID!) { product(id: $id) { name description price countInStock images { url } reviews(first: 5) { nodes { review customerName } } } }',
          { id: pick(products, turn).id },
        ),
      isRight: (body) => body.includes('"description":"'),
    },
    {
      name: 'add to cart and read it',
      request: (turn) =>
        graphql(
          'mutation ($input: AddToCartInput!) { addToCart(input: $input) { __typename ... on CartChanged { cart { count total lines { id quantity subTotal } } } } }',
          { input: { productId: pick(cartable, turn).id } },
          signedIn.signIn.token,
        ),
      isRight: (body) => /CartChanged|OutOfStock/.test(body),
    },
    {
      name: 'home page, rendered',
      request: () => ({ path: '/' }),
      isRight: (body) => body.includes('Popular Products'),
    },
  ];
}

/** Sends JSON and hands out the answer's. */
// biome-ignore lint/suspicious/noExplicitAny: answers of the shop's own GraphQL
export async function post(url: string, body: unknown): Promise<any> {
  const headers = { 'content-type': 'application/json' };
  return (await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) })).json();
}
