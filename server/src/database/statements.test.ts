import { expectTypename } from '../../test/expectTypename.ts';
import {
  AddToCart,
  BeginCheckout,
  Categories,
  CompleteCheckout,
  ListedVariants,
  MyCart,
  MyList,
  MyOrders,
  Product,
  ProductCards,
  ProductDetails,
  Products,
  RemoveCartLine,
  type TypedDocumentString,
  UpdateCartLine,
} from '../../test/generated/documents.ts';
import { scansOf } from '../../test/scansOf.ts';
import { type Shopper, type Statement, startShop, type TestShop } from '../../test/testkit.ts';
import { billing } from '../../tools/billing.mjs';
import { findViewer } from '../features/auth/sessions.service.ts';
import { sendDueMails } from '../features/notifications/notifications.service.ts';
import { insertInventoryItems } from '../features/stock/inventoryItems.service.ts';
import { isReserved } from '../features/stock/stock.service.ts';

// The work of an operation: its number of SQL statements, and whether each finds its rows by an index.

let kit: TestShop;
let shopper: Shopper;
/** A category whose products have no stock but their own. */
let withoutSizes: string;
beforeAll(async () => {
  // No mail is sent during the tests.
  kit = await startShop({ backgroundDelayMs: 3_600_000 });
  shopper = await kit.newShopper();
  withoutSizes = (await kit.gql(Categories, {})).categories.at(-1)!.id;
  const { products } = await kit.gql(Products, { filter: { categoryId: withoutSizes }, first: 100 });
  for (const { id, options } of products.nodes) if (options.length > 0) await kit.setVariants(id, []);
  // The first request renders a page.
  await (await fetch(kit.url)).text();
});
afterAll(() => kit.close());

/** Ids of products without options. */
const plain = async (count: number): Promise<string[]> => {
  const { products } = await kit.gql(Products, { first: 100 });
  return products.nodes
    .filter(({ options, countInStock }) => options.length === 0 && countInStock > 9)
    .slice(0, count)
    .map(({ id }) => id);
};
const statementsOf = <Data, Variables>(
  document: TypedDocumentString<Data, Variables>,
  variables: Variables,
  token?: string,
) => kit.statements(() => kit.gql(document, variables, token));

test('a product list of any length is read from memory, but for the stock of sizes, on which their price depends', async () => {
  const categoryId = withoutSizes;
  for (const variables of [
    { first: 12, filter: { categoryId } },
    { first: 100, filter: { categoryId, minPrice: 50, maxPrice: 9000 }, sort: 'RATING' },
    { first: 24, filter: { categoryId, text: 'presure cooker' } },
  ] as const)
    expect(await statementsOf(ProductCards, variables)).toEqual([]);
  // Of the products' own units and of the other stocks.
  expect(await statementsOf(ProductCards, { first: 100 })).toHaveLength(2);
});

test('one, ten or a hundred products take two statements, and a third one for sizes with stocks of their own', async () => {
  const [id] = (await plain(1)) as [string];
  expect(await statementsOf(Product, { id })).toHaveLength(2);
  const filter = { categoryId: withoutSizes };
  expect(await statementsOf(ProductDetails, { filter, first: 10 })).toHaveLength(2);
  expect(await statementsOf(ProductDetails, { first: 100 })).toHaveLength(3);
  expect(await kit.statements(() => kit.rest('GET', '/products/featured'))).toHaveLength(2);
});

test('the variants of ten or a hundred products take as many statements: one of their stock, with that of a session', async () => {
  const item = { name: 'Loose rice', countedIn: 'G', units: 5000 } as const;
  for (const [count, id] of (await plain(3)).entries()) {
    const [inventory] = await kit.shop.db.write((tx) =>
      insertInventoryItems(tx, [{ ...item, name: `${item.name} ${count}` }]),
    );
    const draws = { inventoryId: inventory?.id, requiredQuantity: 500 };
    await kit.setVariants(id, [
      { label: '500 g', price: 3000, ...draws },
      { label: '1 kg', price: 5500, ...draws, requiredQuantity: 1000 },
    ]);
  }
  for (const first of [10, 100]) {
    // A visitor’s stock is read for all at once, and kept for a second; then it is read again, whoever asks for a list meanwhile.
    expect((await statementsOf(ListedVariants, { first })).length).toBeLessThan(3);
    const own = (await statementsOf(ListedVariants, { first }, shopper.token)).filter(
      ({ sql }) => !sql.startsWith('SELECT id, countInStock AS units'),
    );
    expect(own).toHaveLength(2);
  }
});

test('a change of the cart takes three statements: session, change, cart', async () => {
  const [one, other] = (await plain(2)) as [string, string];
  expect(await statementsOf(AddToCart, { input: { productId: one } }, shopper.token)).toHaveLength(3);
  expect(
    await statementsOf(AddToCart, { input: { productId: one, quantity: 2 } }, shopper.token),
  ).toHaveLength(3);
  expect(await statementsOf(AddToCart, { input: { productId: other } }, shopper.token)).toHaveLength(3);
  const { me } = await kit.gql(MyCart, {}, shopper.token);
  const { id } = me!.cart.lines[0]!;
  expect(await statementsOf(UpdateCartLine, { input: { id, quantity: 5 } }, shopper.token)).toHaveLength(3);
  expect(await statementsOf(MyCart, {}, shopper.token)).toHaveLength(2);
  expect(await statementsOf(RemoveCartLine, { id }, shopper.token)).toHaveLength(3);
});

test('concurrent reads of several requests take one statement', async () => {
  const shoppers = [shopper, await kit.newShopper(), await kit.newShopper()];
  const products = await plain(3);
  const { cartLoader, productDetailLoader, newestReviewsLoader } = kit.shop;
  for (const read of [
    () => shoppers.map(({ token }) => findViewer(kit.shop, token)),
    () => shoppers.map(({ id }) => cartLoader.load(id)),
    () => products.map((id) => productDetailLoader.load({ id, column: 'description' })),
    () => products.map((productId) => newestReviewsLoader.load({ productId, count: 6 })),
  ])
    expect(await kit.statements(() => Promise.all<unknown>(read()))).toHaveLength(1);
});

test('concurrent reads of descriptions and stock return each product’s own values', async () => {
  const [rice, dal] = (await plain(2)) as [string, string];
  const read = async (id: string) => {
    const { description, countInStock } = (await kit.gql(Product, { id })).product!;
    return { description, countInStock };
  };
  const [oneRice, oneDal] = [await read(rice), await read(dal)];
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

test('a checkout of three requests is 25 statements: three for the cart, ten to begin, twelve to complete', async () => {
  const { token } = await kit.newShopper();
  const [one] = (await plain(1)) as [string];
  await statementsOf(AddToCart, { input: { productId: one } }, token);
  let checkout: { providerOrderId: string } | undefined;
  const begin = await kit.statements(async () => {
    const { beginCheckout } = await kit.gql(BeginCheckout, { billing }, token);
    checkout = expectTypename(beginCheckout, 'CheckoutBegun').checkout;
  });
  await kit.controlWebhooks({ dropRate: 1 });
  const input = await kit.payInPopup(checkout!.providerOrderId);
  const complete = await statementsOf(CompleteCheckout, { input }, token);
  await kit.controlWebhooks({ dropRate: 0 });
  expect(begin).toHaveLength(10);
  expect(complete).toHaveLength(12);
});

test('every statement finds its rows by an index', async () => {
  const { token } = await kit.newShopper();
  const [one, other] = (await plain(2)) as [string, string];
  const work: Statement[] = [
    ...(await statementsOf(AddToCart, { input: { productId: one } }, token)),
    ...(await statementsOf(AddToCart, { input: { productId: other, quantity: 2 } }, token)),
    ...(await statementsOf(Product, { id: other })),
    ...(await statementsOf(BeginCheckout, { billing }, token)),
    ...(await kit.statements(() => sendDueMails(kit.shop))),
    ...(await kit.statements(() => isReserved(kit.shop.db.read, one))),
    ...(await statementsOf(MyList, {}, token)),
    ...(await statementsOf(MyOrders, {}, token)),
  ];
  const selects = work.filter(({ sql }) =>
    /^\s*(SELECT|INSERT INTO (cart_lines|checkouts)|UPDATE)/.test(sql),
  );
  expect(selects.length).toBeGreaterThan(12);
  for (const { sql, parameters } of selects)
    expect({ sql, scans: await scansOf(kit.shop.db, sql, parameters) }).toEqual({ sql, scans: [] });
});
