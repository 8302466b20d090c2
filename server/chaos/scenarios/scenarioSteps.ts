import { setTimeout as sleep } from 'node:timers/promises';
import type { CrashPoint } from '../../src/lib/crashPoint.ts';
import type { Environment } from '../environment/environment.ts';
import type { PopupAnswer } from '../environment/provider.ts';
import { type Account, makeStaff } from '../shoppers/accounts.ts';
import { attackShop } from '../shoppers/attacks.ts';
import { storeOffer } from '../shoppers/offers.ts';
import type { Attack } from '../shoppers/plans.ts';
import { type StockedProduct, setStock as setItemStock } from '../shoppers/products.ts';
import { cancel } from '../shoppers/purchase.ts';
import { withRetries } from '../shoppers/retry.ts';
import {
  addToCart,
  beginCheckout,
  type CartItem,
  completeCheckout,
  type OpenCheckout,
  type RefundPart,
  type Session,
} from '../shoppers/shopApi.ts';
import { findNewestOrder, type PlacedOrder, packOrder, requestRefund } from '../shoppers/staff.ts';

/** Long, because machines may be busy. */
const CRASH_TIMEOUT_MS = 60_000;

const JOBS_TIMEOUT_MS = 30_000;
/** The shop reads changes of the offers twice a second. */
const OFFER_POLL_MS = 700;

/** The shoppers and the product of one scenario, which no other scenario uses. */
export interface ScenarioContext {
  environment: Environment;
  accounts: readonly [Account, Account];
  product: StockedProduct;
}

/** Sets the stock of what the product draws on. The audit uses it as the stock at the beginning of the run. */
export async function setStock({ environment, product }: ScenarioContext, units: number): Promise<void> {
  await setItemStock(environment.database, units, product.item.id);
  product.item.units = units;
}

/**
 * Stores an offer of ten percent for the product, and waits until the first shopper's checkouts get it. They are cancelled.
 * @param maxUses orders of all shoppers
 */
export async function makeOffer(context: ScenarioContext, maxUses: number): Promise<void> {
  const { environment, product } = context;
  // The end of the id tells it from those of other scenarios.
  const offer = { id: `offer-${product.id.slice(-12)}`, maxUses, productId: product.id };
  await storeOffer(environment.database, offer);
  const deadline = Date.now() + JOBS_TIMEOUT_MS;
  for (;;) {
    const { id, paise } = await begin(context);
    await withRetries(() => cancel(environment, clientOf(context), id));
    if (paise % product.variants[0].paise !== 0) return;
    if (Date.now() > deadline) throw new Error('The shop does not show the offer');
    await sleep(OFFER_POLL_MS);
  }
}

/** The first shopper's client. @param api index of the session: GraphQL or REST */
export const clientOf = ({ accounts: [account] }: ScenarioContext, api = 0) => ({
  server: 0,
  session: account.sessions[api] as Session,
});

/** One unit of the product's first variant. */
export const oneUnit = ({ product: { id, variants } }: ScenarioContext): CartItem => ({
  productId: id,
  option: variants[0].option,
  quantity: 1,
});

/** Adds one unit to the cart and begins a checkout. @throws Error if the shop refuses it */
export async function begin(context: ScenarioContext): Promise<OpenCheckout> {
  await withRetries(() => addToCart(context.environment, clientOf(context), oneUnit(context)));
  const { checkout, response } = await withRetries(() =>
    beginCheckout(context.environment, clientOf(context)),
  );
  if (!checkout) throw new Error(`The checkout was refused: ${response.text}`);
  context.environment.record.acknowledgedWrites.push({ kind: 'checkout', ...checkout });
  return checkout;
}

/** Pays a checkout at the provider. Does not report the payment to the shop. */
export const pay = (
  { environment }: ScenarioContext,
  { providerOrderId }: OpenCheckout,
): Promise<PopupAnswer> => environment.provider.pay({ order_id: providerOrderId }, 'success');

/** Reports a payment to the shop. Records the order if the shop acknowledges it. */
export async function complete(context: ScenarioContext, popupAnswer: PopupAnswer): Promise<void> {
  const { verdict, paise } = await withRetries(() =>
    completeCheckout(context.environment, clientOf(context), popupAnswer),
  );
  const paymentId = popupAnswer.razorpay_payment_id ?? '';
  if (verdict === 'done')
    context.environment.record.acknowledgedWrites.push({ kind: 'order', paymentId, paise });
}

/** Attacks the shop as the first shopper. */
export const attack = (context: ScenarioContext, kind: Attack): Promise<void> =>
  attackShop(context.environment, context.accounts[0], { server: 0, cartItems: [oneUnit(context)] }, kind);

/** Buys one unit as the first shopper. @throws Error if there is no order */
export async function buyAsOrder(context: ScenarioContext): Promise<PlacedOrder> {
  await complete(context, await pay(context, await begin(context)));
  const order = await findNewestOrder(context.environment, context.accounts[0]);
  if (!order) throw new Error('The shopper has no order');
  return order;
}

/** Refunds a part of an order as the second account, which it makes staff; null: cancels the order. */
export async function refund(
  { environment, accounts: [, staff] }: ScenarioContext,
  order: PlacedOrder,
  name: string,
  part: RefundPart,
  isSentTwice = false,
): Promise<void> {
  await makeStaff(environment, staff);
  const key = `${name}-${order.id}`;
  await requestRefund(environment, staff, order, part, { key, isSentTwice });
}

/** Packs an order as the second account, which it makes staff. */
export async function pack(
  { environment, accounts: [, staff] }: ScenarioContext,
  order: PlacedOrder,
): Promise<void> {
  await makeStaff(environment, staff);
  await packOrder(environment, staff, order);
}

/** Makes the next check of every checkout, refund and event due now, and ends the leases of the servers' background work. */
export async function makeWorkDue({ database }: Environment, expireReservations = false): Promise<void> {
  const expiry = expireReservations ? ', expiresAt = 1' : '';
  await database.query('UPDATE leases SET holder = NULL');
  await database.query(`UPDATE checkouts SET nextCheckAt = 1${expiry} WHERE nextCheckAt IS NOT NULL`);
  await database.query('UPDATE refunds SET nextTryAt = 1 WHERE nextTryAt IS NOT NULL');
  await database.query('UPDATE webhook_events SET nextTryAt = 1 WHERE nextTryAt IS NOT NULL');
}

/** Restarts the servers, which run all jobs when they start, and waits until `sql` finds a row. @throws Error if it never does */
export async function runJobs({ servers, database }: Environment, sql: string): Promise<void> {
  await Promise.all(servers.map((server) => server.kill()));
  await Promise.all(servers.map((server) => server.waitUntilReady()));
  await database.query('UPDATE leases SET holder = NULL');
  for (
    const deadline = Date.now() + JOBS_TIMEOUT_MS;
    (await database.query(sql)).length === 0;
    await sleep(50)
  )
    if (Date.now() > deadline) throw new Error(`After the jobs there is no row: ${sql}`);
}

/** Makes the server crash at `point`, runs `work`, which must reach the point, and waits until the server is ready again. */
export async function crashAtPoint(
  { environment }: ScenarioContext,
  point: CrashPoint,
  work: () => Promise<void>,
): Promise<void> {
  const [server] = environment.servers;
  if (!server) return;
  const crash = environment.record.waitForCrash(CRASH_TIMEOUT_MS);
  await server.crashAt({ point, visit: 1 });
  await work();
  await crash;
  await server.waitUntilReady();
}
