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

const GRID_PAGE = `query($sort: DeskProductSort, $after: String) {
  desk { products(sort: $sort, first: 100, after: $after) {
    nodes { id name price oldPrice variants { id } } pageInfo { endCursor }
  } }
}`;

/** A row of the grid. */
export interface GridProduct {
  id: string;
  name: string;
  price: number;
  oldPrice: number;
  variants: object[];
}

interface GridPage {
  nodes: GridProduct[];
  pageInfo: { endCursor: string | null };
}

/** Whether the price is set in the grid, which leaves out the prices of sizes. */
export const hasOnePrice = ({ variants }: Pick<GridProduct, 'variants'>): boolean => variants.length < 2;

/** The grid's rows up to the fortieth whose price is set in it. */
export async function rowsWithFortyPrices(
  request: APIRequestContext,
  token: string,
  sort?: string,
): Promise<GridProduct[]> {
  const rows: GridProduct[] = [];
  let after: string | null = null;
  do {
    const page: GridPage = (await ask(request, GRID_PAGE, { sort, after }, token)).desk.products;
    rows.push(...page.nodes);
    after = page.pageInfo.endCursor;
  } while (after && rows.filter(hasOnePrice).length < 40);
  const fortieth = rows.filter(hasOnePrice)[39];
  if (!fortieth) throw new Error('The demo has fewer products with one price');
  return rows.slice(0, rows.indexOf(fortieth) + 1);
}
