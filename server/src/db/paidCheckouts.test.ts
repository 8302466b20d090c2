import { startShop, type TestShop } from '../../test/testkit.ts';
import { billing } from '../../tools/billing.mjs';
import { migrate } from './migrate.ts';
import { PaidCheckouts1795400000005 as PaidCheckouts } from './migrations/mysql/005-paid-checkouts.ts';

let kit: TestShop;
beforeAll(async () => {
  kit = await startShop();
});
afterAll(() => kit.close());

const rows = (statement: string) => kit.shop.db.read.query(statement);
/** How many; null: there is no such table. */
const linesOfOrders = () =>
  rows('SELECT id FROM order_lines').then(
    (lines: unknown[]) => lines.length,
    () => null,
  );

test('orders of a shop that kept their lines twice have them still, and are known to be paid, on the way up and down', async () => {
  const { token } = await kit.newShopper();
  const { id: productId, options } = await kit.product('paneer');
  const run = (query: string, variables: object) => kit.gql(query, variables, token);
  await run('mutation ($input: AddToCartInput!) { addToCart(input: $input) { __typename } }', {
    input: { productId, option: options[0], quantity: 2 },
  });
  const { beginCheckout } = await run(
    'mutation ($billing: BillingInput!) { beginCheckout(billing: $billing) { ... on CheckoutBegun { checkout { providerOrderId } } } }',
    { billing },
  );
  await run('mutation ($input: CompleteCheckoutInput!) { completeCheckout(input: $input) { __typename } }', {
    input: await kit.payInPopup(beginCheckout.checkout.providerOrderId),
  });
  const orders = () =>
    run('{ me { orders { id products { productId productTitle option quantity price } } } }', {});
  const paid = () => rows('SELECT id, paidAt FROM checkouts WHERE paidAt IS NOT NULL');
  const before = { orders: await orders(), paid: await paid() };
  expect(before.orders.me.orders).toMatchObject([{ products: [{ productId, quantity: 2 }] }]);
  expect(before.paid).toHaveLength(1);

  const { db } = kit.shop;
  expect(await linesOfOrders()).toBeNull();
  while ((await linesOfOrders()) === null) await db.source.undoLastMigration();
  expect(await linesOfOrders()).toBe(1);
  if (db.dialect !== 'sqlite') {
    // A process that ended over it has done some of it, here all but to say so.
    const runner = db.source.createQueryRunner();
    await new PaidCheckouts().up(runner);
    await runner.release();
  }
  await migrate(db);
  const [{ id, paidAt }] = before.paid;
  const [again] = await paid();
  expect(again.id).toBe(id);
  expect(Math.abs(Number(again.paidAt) - Number(paidAt))).toBeLessThan(1000);
  expect(await orders()).toEqual(before.orders);
  expect(await linesOfOrders()).toBeNull();
});
