import { type Shopper, type Statement, startShop, type TestShop } from '../../test/testkit.ts';
import { billing } from '../../tools/billing.mjs';
import { findViewer } from '../features/auth/sessions.service.ts';
import { isReserved } from '../features/catalog/stock.service.ts';
import { sendDueMails } from '../features/notifications/notifications.service.ts';

// The work of an operation: its number of SQL statements, and whether each finds its rows by an index.

let kit: TestShop;
let shopper: Shopper;
beforeAll(async () => {
  // No mail is sent during the tests.
  kit = await startShop({ backgroundDelayMs: 3_600_000 });
  shopper = await kit.newShopper();
  // The first request renders a page.
  await (await fetch(kit.url)).text();
});
afterAll(() => kit.close());

const CART = '... on CartChanged { cart { total lines { id quantity product { name } } } }';
const ADD = `mutation ($input: AddToCartInput!) { addToCart(input: $input) { __typename ${CART} } }`;
const UPDATE = `mutation ($input: UpdateCartLineInput!) { updateCartLine(input: $input) { __typename ${CART} } }`;
const REMOVE = `mutation ($id: ID!) { removeCartLine(id: $id) { __typename ${CART} } }`;
const PRODUCT = `query ($id: ID!) { product(id: $id) {
  name description countInStock images { url } reviews(first: 5) { nodes { review } } related { name price }
} }`;

const plain = async (count: number): Promise<string[]> => {
  const { products } = await kit.gql('{ products(first: 100) { nodes { id options countInStock } } }');
  return products.nodes
    .filter((p: { options: string[]; countInStock: number }) => p.options.length === 0 && p.countInStock > 9)
    .slice(0, count)
    .map(({ id }: { id: string }) => id);
};
const sent = (query: string, variables = {}, token?: string) =>
  kit.statements(() => kit.gql(query, variables, token));

test('a product list of any length is read from memory', async () => {
  for (const [first, filter] of [
    [12, ''],
    [100, ', filter: { minPrice: 50, maxPrice: 900 }, sort: RATING'],
    [24, ', filter: { text: "basmti rice" }'],
  ])
    expect(
      await sent(
        `{ products(first: ${first}${filter}) { totalCount nodes { name price rating images { url } } } }`,
      ),
    ).toEqual([]);
});

test('one, ten or a hundred products take two statements', async () => {
  const [id] = await plain(1);
  expect(await sent(PRODUCT, { id })).toHaveLength(2);
  for (const first of [10, 100]) {
    const many = `{ products(first: ${first}, sort: NEWEST) { nodes { description countInStock reviews(first: 3) { nodes { review } } } } }`;
    expect(await sent(many)).toHaveLength(2);
  }
  expect(await kit.statements(() => kit.rest('GET', '/products/featured'))).toHaveLength(1);
});

test('a change of the cart takes three statements: session, change, cart', async () => {
  const [one, other] = await plain(2);
  expect(await sent(ADD, { input: { productId: one } }, shopper.token)).toHaveLength(3);
  expect(await sent(ADD, { input: { productId: one, quantity: 2 } }, shopper.token)).toHaveLength(3);
  expect(await sent(ADD, { input: { productId: other } }, shopper.token)).toHaveLength(3);
  const { me } = await kit.gql('{ me { cart { lines { id } } } }', {}, shopper.token);
  const [{ id }] = me.cart.lines;
  expect(await sent(UPDATE, { input: { id, quantity: 5 } }, shopper.token)).toHaveLength(3);
  expect(await sent('{ me { cart { total lines { subTotal } } } }', {}, shopper.token)).toHaveLength(2);
  expect(await sent(REMOVE, { id }, shopper.token)).toHaveLength(3);
});

test('concurrent reads of several requests take one statement', async () => {
  const shoppers = [shopper, await kit.newShopper(), await kit.newShopper()];
  const products = await plain(3);
  const { cartLoader, productDetailLoader, newestReviewsLoader } = kit.shop;
  for (const ask of [
    () => shoppers.map(({ token }) => findViewer(kit.shop, token)),
    () => shoppers.map(({ id }) => cartLoader.load(id)),
    () => products.map((id) => productDetailLoader.load({ id, column: 'description' })),
    () => products.map((productId) => newestReviewsLoader.load({ productId, count: 6 })),
  ])
    expect(await kit.statements(() => Promise.all<unknown>(ask()))).toHaveLength(1);
});

test('concurrent reads of descriptions and stock return each product’s own values', async () => {
  const [rice, dal] = (await plain(2)) as [string, string];
  const ask = (id: string) =>
    kit.gql('query ($id: ID!) { product(id: $id) { description countInStock } }', { id });
  const [{ product: oneRice }, { product: oneDal }] = [await ask(rice), await ask(dal)];
  expect(oneRice.description).not.toBe(oneDal.description);
  const { load } = kit.shop.productDetailLoader;
  const rows = await Promise.all([
    load({ id: rice, column: 'description' }),
    load({ id: dal, column: 'countInStock' }),
    load({ id: rice, column: 'countInStock' }),
    load({ id: 'nothing', column: 'description' }),
  ]);
  expect(rows).toMatchObject([oneRice, { countInStock: oneDal.countInStock }, oneRice, undefined]);
  // A long description is read only on demand.
  expect(rows[1]).not.toHaveProperty('description', oneDal.description);
});

test('a checkout of three requests is 22 statements: three for the cart, nine to begin, ten to complete', async () => {
  const { token } = await kit.newShopper();
  const [one] = await plain(1);
  await sent(ADD, { input: { productId: one } }, token);
  // biome-ignore lint/suspicious/noExplicitAny: tests read what they asked for
  let begun: any;
  const begin = await kit.statements(async () => {
    begun = await kit.gql(
      `mutation ($billing: BillingInput!) { beginCheckout(billing: $billing) {
        ... on CheckoutBegun { checkout { providerOrderId } }
      } }`,
      { billing },
      token,
    );
  });
  await kit.controlWebhooks({ dropRate: 1 });
  const input = await kit.payInPopup(begun.beginCheckout.checkout.providerOrderId);
  const complete = await sent(
    'mutation ($input: CompleteCheckoutInput!) { completeCheckout(input: $input) { __typename } }',
    { input },
    token,
  );
  await kit.controlWebhooks({ dropRate: 0 });
  expect(begin).toHaveLength(9);
  expect(complete).toHaveLength(10);
});

test('every statement finds its rows by an index', async () => {
  const { token } = await kit.newShopper();
  const [one, other] = await plain(2);
  const work: Statement[] = [
    ...(await sent(ADD, { input: { productId: one } }, token)),
    ...(await sent(ADD, { input: { productId: other, quantity: 2 } }, token)),
    ...(await sent(PRODUCT, { id: other })),
    ...(await sent(
      'mutation ($billing: BillingInput!) { beginCheckout(billing: $billing) { __typename } }',
      { billing },
      token,
    )),
    ...(await kit.statements(() => sendDueMails(kit.shop))),
    ...(await kit.statements(() => isReserved(kit.shop.db.read, one ?? ''))),
    ...(await sent('{ me { wishlist { id } orders { id products { quantity } } } }', {}, token)),
  ];
  const selects = work.filter(({ sql }) =>
    /^\s*(SELECT|INSERT INTO (cart_lines|checkouts)|UPDATE)/.test(sql),
  );
  expect(selects.length).toBeGreaterThan(12);
  for (const { sql, parameters } of selects)
    expect({ sql, scans: await scansOf(sql, parameters) }).toEqual({ sql, scans: [] });
});

/** The tables that a statement scans for want of an index. */
async function scansOf(sql: string, parameters: unknown[]): Promise<string[]> {
  const { dialect, read } = kit.shop.db;
  if (dialect === 'sqlite') {
    const plan: { detail: string }[] = await read.query(`EXPLAIN QUERY PLAN ${sql}`, parameters);
    return plan
      .map(({ detail }) => detail)
      .filter((detail) => /^SCAN (?!CONSTANT|\()/.test(detail) && !detail.includes('USING'));
  }
  const plan: { table: string | null; type: string | null; possible_keys: string | null }[] =
    await read.query(`EXPLAIN ${sql}`, parameters);
  return plan.flatMap(({ table, type, possible_keys }) =>
    table && type === 'ALL' && !possible_keys && !table.startsWith('<') ? [table] : [],
  );
}
