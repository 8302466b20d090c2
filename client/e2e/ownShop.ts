import type { APIRequestContext } from '@playwright/test';
import { test as base } from './fixtures.ts';

export { expect } from '@playwright/test';

/** Tests that change data for all shoppers, in a shop of their worker; `mailServer` has its mails. */
export const test = base.extend({
  place: ({ ownShop }, use) => use(ownShop),
  baseURL: ({ ownShop }, use) => use(ownShop.url),
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

export const PRODUCTS = `query($filter: DeskProductFilter) {
  desk { products(filter: $filter, first: 100) { nodes { id version name price brand variants { id } } } }
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
  variants: object[];
}
