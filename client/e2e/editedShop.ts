import type { APIRequestContext } from '@playwright/test';
import { test as base } from './fixtures.ts';
import { startShopServer } from './shopServer.ts';

/** Tests that change the catalogue, in a shop of each worker. */
export const test = base.extend<object, { editedShop: string }>({
  editedShop: [
    async ({ browserName: _ }, use, { project, parallelIndex }) => {
      const port = Number(process.env.E2E_PORT) + 15 + parallelIndex;
      const shop = await startShopServer(port, `${project.outputDir}/edited-shop-${parallelIndex}`);
      await use(shop.url);
      await shop.close();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ editedShop }, use) => use(editedShop),
});

/** Sends a request to the GraphQL API. @returns its data */
export const ask = async (request: APIRequestContext, query: string, variables: object, token?: string) => {
  const headers = token ? { authorization: `Bearer ${token}` } : undefined;
  const response = await request.post('/graphql', {
    data: { query, variables },
    ...(headers && { headers }),
  });
  return (await response.json()).data;
};

/** The demo's owner. */
export async function signInOwner(request: APIRequestContext) {
  const query = `mutation($input: SignInInput!) {
    signIn(input: $input) { ... on SignedIn { token user { id name email phone } } }
  }`;
  const password = 'kirana-demo';
  const { signIn } = await ask(request, query, { input: { email: 'owner@kirana.example', password } });
  return { ...signIn.user, password, token: signIn.token as string };
}

export const PRODUCTS = `query($filter: DeskProductFilter) {
  desk { products(filter: $filter, first: 100) { nodes { id version name price brand } } }
}`;

export const PRODUCT = 'query($id: ID!) { desk { product(id: $id) { version brand price sku } } }';
export const UPDATE =
  'mutation($changes: [DeskProductChange!]!) { updateProducts(changes: $changes) { __typename } }';

export interface DeskProduct {
  id: string;
  version: string;
  name: string;
  price: number;
  brand: string;
}
