import type { MigrationInterface } from 'typeorm';
import { type Shopper, startShop, type TestShop } from '../../test/testkit.ts';
import { billing } from '../../tools/billing.mjs';
import type { Db } from './database.ts';
import { migrate } from './migrate.ts';
import { PaidCheckouts1795400000005 as PaidCheckouts } from './migrations/mysql/005-paid-checkouts.ts';
import { HeldByLines1795500000006 as HeldByLines } from './migrations/mysql/006-held-by-lines.ts';

let kit: TestShop;
beforeAll(async () => {
  kit = await startShop();
});
afterAll(() => kit.close());

const rows = (statement: string) => kit.shop.db.read.query(statement);
const ADD = 'mutation ($input: AddToCartInput!) { addToCart(input: $input) { __typename } }';
const BEGIN = `mutation ($billing: BillingInput!) { beginCheckout(billing: $billing) {
  ... on CheckoutBegun { checkout { id providerOrderId } }
} }`;
const COMPLETE =
  'mutation ($input: CompleteCheckoutInput!) { completeCheckout(input: $input) { __typename } }';
/** How many; null: there is no such table. */
const linesOfOrders = () =>
  rows('SELECT id FROM order_lines').then(
    (lines: unknown[]) => lines.length,
    () => null,
  );

/** As a process that ended over a migration of MySQL when so many of its steps were done; after the last one it had but to say so. */
async function interrupted({ source }: Db, migration: MigrationInterface, steps: number): Promise<void> {
  const runner = source.createQueryRunner();
  const query = runner.query.bind(runner);
  let left = steps;
  jest.spyOn(runner, 'query').mockImplementation(async (statement, ...rest) => {
    if (/^(CREATE|ALTER|DROP)/.test(statement) && left-- === 0) throw new Error('killed');
    return query(statement, ...rest);
  });
  await migration.up(runner).catch((error) => expect(error.message).toBe('killed'));
  await runner.release();
}

/** What a process may have done of the migration that took the lines of orders away, all of it but to say so at last. */
const interruptions = [
  ...[0, 1, 2, 3].map((done) => (db: Db) => interrupted(db, new PaidCheckouts(), done)),
  // At first it began with this.
  ({ source }: Db) => source.query('ALTER TABLE checkouts ADD paidAt bigint NULL'),
];

test('orders of a shop that kept their lines twice have them still, and are known to be paid, on the way up and down', async () => {
  const { token } = await kit.newShopper();
  const { id: productId, options } = await kit.product('paneer');
  const run = (query: string, variables: object) => kit.gql(query, variables, token);
  await run(ADD, { input: { productId, option: options[0], quantity: 2 } });
  const { beginCheckout } = await run(BEGIN, { billing });
  await run(COMPLETE, { input: await kit.payInPopup(beginCheckout.checkout.providerOrderId) });
  const orders = () =>
    run('{ me { orders { id products { productId productTitle option quantity price } } } }', {});
  const paid = () => rows('SELECT id, paidAt FROM checkouts WHERE paidAt IS NOT NULL');
  const before = { orders: await orders(), paid: await paid() };
  expect(before.orders.me.orders).toMatchObject([{ products: [{ productId, quantity: 2 }] }]);
  expect(before.paid).toHaveLength(1);

  const { db } = kit.shop;
  expect(await linesOfOrders()).toBeNull();
  for (const interrupt of db.dialect === 'sqlite' ? [async () => {}] : interruptions) {
    while ((await linesOfOrders()) === null) await db.source.undoLastMigration();
    expect(await linesOfOrders()).toBe(1);
    await interrupt(db);
    await migrate(db);
    expect((await db.source.driver.createSchemaBuilder().log()).upQueries).toEqual([]);
    const [{ id, paidAt }] = before.paid;
    const [again] = await paid();
    expect(again.id).toBe(id);
    expect(Math.abs(Number(again.paidAt) - Number(paidAt))).toBeLessThan(1000);
    expect(await orders()).toEqual(before.orders);
    expect(await linesOfOrders()).toBeNull();
  }
});

test('what an open checkout of before has reserved stays its shopper’s, and comes back; an order of before is not told of again', async () => {
  const [buyer, holder] = [await kit.newShopper(), await kit.newShopper()];
  const { id: productId, options } = await kit.product('paneer');
  await kit.setStock(productId, 10);
  const begin = async ({ token, email }: Shopper) =>
    (await kit.gql(BEGIN, { billing: { ...billing, email } }, token)).beginCheckout.checkout;
  await kit.gql(ADD, { input: { productId, option: options[0] } }, buyer.token);
  const input = await kit.payInPopup((await begin(buyer)).providerOrderId);
  await kit.gql(COMPLETE, { input }, buyer.token);
  expect(await kit.mailsTo(buyer.email)).toHaveLength(1);
  for (const [at, option] of options.slice(0, 2).entries())
    await kit.gql(ADD, { input: { productId, option, quantity: 2 + at } }, holder.token);
  const { id: checkoutId } = await begin(holder);
  expect(await kit.stockOf(productId)).toBe(4);

  const { db } = kit.shop;
  const reserved = () =>
    rows(`SELECT userId, productId, quantity FROM stock_reservations WHERE checkoutId = '${checkoutId}'`);
  const hasReservations = () => reserved().then(Boolean, () => false);
  const before = [{ userId: holder.id, productId, quantity: 5 }];
  // MySQL commits each step; the last one takes away what the version of before needs.
  for (const done of db.dialect === 'sqlite' ? [0] : [0, 1, 2, 3]) {
    while (!(await hasReservations())) await db.source.undoLastMigration();
    expect(await reserved()).toEqual(before);
    await interrupted(db, new HeldByLines(), done);
    if (done < 3) expect(await reserved()).toEqual(before);
    await migrate(db);
    await expect(reserved()).rejects.toThrow(/stock_reservations/);
  }

  expect(await kit.stockOf(productId)).toBe(4);
  const ask = 'query ($id: ID!) { product(id: $id) { countInStock } }';
  expect((await kit.gql(ask, { id: productId }, holder.token)).product.countInStock).toBe(9);
  await kit.gql(
    'mutation ($id: ID!) { cancelCheckout(id: $id) { __typename } }',
    { id: checkoutId },
    holder.token,
  );
  expect(await kit.stockOf(productId)).toBe(9);
  expect(await kit.mailsTo(buyer.email)).toHaveLength(1);
});
