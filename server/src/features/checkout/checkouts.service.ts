import { type EntityManager, In } from 'typeorm';
import { changeIn } from '../../database/database.ts';
import { type Dialect, lockingRead, placesFor } from '../../database/dialects.ts';
import { entityOf } from '../../database/entityOf.ts';
import { insertRows } from '../../database/insertRows.ts';
import type { Context } from '../../graphql/context.ts';
import { isDue, nextRetryAt } from '../../lib/backoff.ts';
import { groupBy } from '../../lib/groupBy.ts';
import { type NotSignedIn, notSignedIn } from '../../lib/problems.ts';
import type { Shop } from '../../shop.ts';
import { releaseStock, takeStock } from '../catalog/stock.service.ts';
import { lockIfUnchanged } from '../users/users.service.ts';
import { Checkout, CheckoutLine, type CheckoutState, Payment } from './checkout.entity.ts';
import { statesBefore } from './checkoutStates.ts';

export type { Checkout, CheckoutLine };

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;
/** A card's payment may be authorised days after it seemed to have failed. */
const CHECK_FOR = 7 * DAY;
const LONGEST_PAUSE = DAY / 2;
/** More than the clocks of two processes differ. */
const SKEW_MS = 60_000;
/** Less than a clock may jump, and more than a pause: what was planned before a jump is recognised by being further ahead. */
const FURTHEST_AHEAD = LONGEST_PAUSE + HOUR;
/** How long after its time somebody may still be paying in the popup of a checkout … */
const WATCHED_FOR = 45 * 60_000;
/** … who is not to wait for the order for more than a minute. */
const WATCHED_PAUSE = 40_000;
/** Longer than it takes: the provider is asked a few times, and has some seconds each time. */
const CHECKING_MS = 30_000;
/** So many checkouts are looked up at a time. */
export const MOST_DUE = 50;
/** How long handler and webhook have before the provider is asked about a checkout, in ms. */
export const PATIENCE_MS = 20_000;

/** Cancels one of the viewer's checkouts; one that has ended, or somebody else's, stays as it is. */
export async function cancelCheckout(
  ctx: Context,
  id: string,
): Promise<{ __typename: 'CheckoutCancelled'; id: string } | NotSignedIn> {
  const { viewer } = ctx;
  if (!viewer) return notSignedIn();
  const own = await ctx.db.read.existsBy(Checkout, { id, userId: viewer.id });
  if (own) await endCheckout(ctx, id, 'cancelled');
  return { __typename: 'CheckoutCancelled', id };
}

/** Ends an open checkout without a payment; its stock is free again. */
export const endCheckout = (
  shop: Pick<Shop, 'db'>,
  id: string,
  state: 'cancelled' | 'expired',
): Promise<void> => shop.db.write((tx) => endCheckoutIn(tx, id, state));

/** As `endCheckout`, in the caller's transaction. */
export async function endCheckoutIn(
  tx: EntityManager,
  id: string,
  state: 'cancelled' | 'expired',
): Promise<void> {
  if (await advance(tx, id, state)) await releaseStock(tx, await linesOfCheckouts(tx, [id]));
}

/** Moves a checkout on, if it is where it may go on from. Exactly one of several callers succeeds. */
export async function advance(
  tx: EntityManager,
  id: string,
  next: CheckoutState,
  from: readonly CheckoutState[] = statesBefore(next),
): Promise<boolean> {
  const isOver = next === 'paid' || next === 'refunded';
  const isPaid = next === 'paid';
  const moved = await changeIn(
    tx,
    `UPDATE checkouts SET state = ?, activeKey = NULL${isOver ? ', nextCheckAt = NULL, paymentSeenAt = NULL' : ''}${isPaid ? ', paidAt = ?' : ''}
       WHERE id = ? AND state IN (${placesFor(from)})${isPaid ? ' AND erasedAt IS NULL' : ''}`,
    [next, ...(isPaid ? [Date.now()] : []), id, ...from],
  );
  return moved === 1;
}

/** A checkout with what was to be bought. */
export interface FilledCheckout extends Checkout {
  lines: CheckoutLine[];
}

/** A checkout that is known to be there. */
export const getCheckout = (shop: Pick<Shop, 'db'>, id: string): Promise<Checkout> =>
  shop.db.read.findOneByOrFail(Checkout, { id });

/** The checkout that a provider's order was opened for. */
export const findCheckout = (
  shop: Pick<Shop, 'db'>,
  providerOrderId: string,
): Promise<FilledCheckout | null> => findFilled(shop, 'providerOrderId', providerOrderId);

/** The checkout that was opened for a payment without an order of the provider's. */
export const findCheckoutOfPayment = (
  shop: Pick<Shop, 'db'>,
  providerPaymentId: string,
): Promise<FilledCheckout | null> => findFilled(shop, 'providerPaymentId', providerPaymentId);

async function findFilled(
  { db }: Pick<Shop, 'db'>,
  key: 'providerOrderId' | 'providerPaymentId',
  value: string,
): Promise<FilledCheckout | null> {
  const rows = await db.read.query(
    `SELECT c.*, l.id AS lineId, l.checkoutId, l.productId, l.title, l.image, l.\`option\`, l.quantity, l.price
       FROM checkouts c JOIN checkout_lines l ON l.checkoutId = c.id WHERE c.${key} = ? ORDER BY l.id`,
    [value],
  );
  if (rows.length === 0) return null;
  const lines = rows.map((row: { lineId: string }) =>
    entityOf(db.read, CheckoutLine, { ...row, id: row.lineId }),
  );
  return { ...entityOf(db.read, Checkout, rows[0]), lines };
}

/** The lines of some checkouts, in the order in which they were put into the cart. */
export const linesOfCheckouts = (manager: EntityManager, ids: readonly string[]): Promise<CheckoutLine[]> =>
  manager.find(CheckoutLine, { where: { checkoutId: In(ids) }, order: { id: 'ASC' } });

/** The stock of a checkout that had ended is gone, so its late payment cannot become an order. */
export class TooLate extends Error {}

/**
 * Books a captured payment that pays for a checkout. The caller's transaction must place the order when it says yes; no
 * means that this checkout was paid before, or its goods were by another one. The stock of a checkout that had ended is
 * taken again.
 * @throws TooLate
 */
export async function bookPayment(
  { db }: Pick<Shop, 'db'>,
  tx: EntityManager,
  checkout: FilledCheckout,
  paymentId: string,
): Promise<boolean> {
  return (await bookAlone(db.dialect, tx, checkout, paymentId))
    ? advance(tx, checkout.id, 'paid', ['open'])
    : bookBesideOthers(tx, checkout, paymentId);
}

/**
 * Stores the payment of a checkout that is open, where its shopper has paid for nothing else since it was begun. Holds the account
 * until the transaction ends, so that of two checkouts of one shopper the second sees what the first has paid for.
 */
async function bookAlone(
  dialect: Dialect,
  tx: EntityManager,
  { id, userId, createdAt }: FilledCheckout,
  paymentId: string,
): Promise<boolean> {
  const booked = await changeIn(
    tx,
    `INSERT INTO payments (id, checkoutId, amount, createdAt) SELECT ?, c.id, c.amount, ?
       FROM users u JOIN checkouts c ON c.userId = u.id
       WHERE u.id = ? AND c.id = ? AND c.state = 'open' AND c.erasedAt IS NULL
         AND NOT EXISTS (SELECT 1 FROM checkouts other WHERE other.userId = u.id AND other.paidAt >= ?) ${lockingRead(dialect)}`,
    [paymentId, Date.now(), userId, id, createdAt],
  );
  return booked === 1;
}

/** As `bookAlone`, where more is to be looked at. */
async function bookBesideOthers(
  tx: EntityManager,
  checkout: FilledCheckout,
  paymentId: string,
): Promise<boolean> {
  // Of two checkouts of one shopper the second sees what the first has paid for; the account comes first, as in `openCheckout`.
  await lockIfUnchanged(tx, { id: checkout.userId });
  if (await isPaidOtherwise(tx, checkout)) {
    await endCheckoutIn(tx, checkout.id, 'cancelled');
    return false;
  }
  if (!(await advance(tx, checkout.id, 'paid', ['open']))) {
    if (!(await advance(tx, checkout.id, 'paid'))) return false;
    if (await takeStock(tx, checkout.lines)) throw new TooLate();
  }
  const { id: checkoutId, amount } = checkout;
  await insertRows(tx, Payment, [{ id: paymentId, checkoutId, amount, createdAt: Date.now() }]);
  return true;
}

/**
 * Whether its shopper has paid for the same goods in another checkout since this one was begun: who closes the popup while the bank
 * is still thinking, and pays again, wants them once. A payment from the future was made while a clock was ahead, and says nothing
 * of what came first.
 */
export async function isPaidOtherwise(
  manager: EntityManager,
  { id, userId, createdAt, lines }: FilledCheckout,
): Promise<boolean> {
  const bought: (Goods & { checkoutId: string })[] = await manager.query(
    `SELECT l.checkoutId, l.productId, l.quantity, l.\`option\`
       FROM checkouts other JOIN checkout_lines l ON l.checkoutId = other.id
       WHERE other.userId = ? AND other.paidAt BETWEEN ? AND ? AND other.id <> ?`,
    [userId, createdAt, Date.now() + SKEW_MS, id],
  );
  const goods = goodsOf(lines);
  const others = groupBy(bought, ({ checkoutId }) => checkoutId);
  return [...others.values()].some((other) => goodsOf(other) === goods);
}

type Goods = Pick<CheckoutLine, 'productId' | 'quantity' | 'option'>;

/** The same for the same products, options and quantities. */
const goodsOf = (lines: Goods[]): string =>
  lines
    .map(({ productId, option, quantity }) => `${productId} ${quantity} ${option}`)
    .sort()
    .join('\n');

/**
 * Checkouts about which the provider is to be asked by `now`, because their news may have been lost; at most `MOST_DUE`, the
 * longest waiting first. Each is for who takes it.
 */
export const dueCheckouts = ({ db }: Pick<Shop, 'db'>, now: number): Promise<Checkout[]> =>
  db.read.find(Checkout, {
    where: { nextCheckAt: isDue(now, FURTHEST_AHEAD) },
    order: { nextCheckAt: 'ASC' },
    take: MOST_DUE,
  });

/** Hands a due checkout to the caller. Of a process that dies over it, another takes it before long. */
export async function takeCheckout({ db }: Pick<Shop, 'db'>, checkout: Checkout): Promise<Checkout | null> {
  const nextCheckAt = Date.now() + CHECKING_MS;
  return (await planCheck(db, checkout, nextCheckAt)) ? { ...checkout, nextCheckAt } : null;
}

/**
 * Says when a checkout comes again about which the provider has answered: soon while it is open, has just ended or its payment
 * is being confirmed; ever more seldom after that, but twice a day; never after a week.
 */
export async function checkoutChecked(
  { db, env }: Pick<Shop, 'db' | 'env'>,
  checkout: Checkout,
): Promise<void> {
  const now = Date.now();
  const later = now + Math.max(env.reconcileMs, pauseMs(checkout, now));
  await planCheck(db, checkout, now - checkout.createdAt > CHECK_FOR ? null : later);
}

/** It comes again before long, and the less often the older it is. */
export async function checkFailed({ db }: Pick<Shop, 'db'>, checkout: Checkout): Promise<void> {
  const now = Date.now();
  const hours = Math.max(0, Math.floor((now - checkout.createdAt) / HOUR));
  await planCheck(db, checkout, nextRetryAt(1 + hours, now));
}

/** @returns false when it was paid, or taken by another, since it was read */
async function planCheck(
  db: Shop['db'],
  { id, nextCheckAt }: Checkout,
  next: number | null,
): Promise<boolean> {
  const { affected } = await db.once((tx) =>
    tx.update(Checkout, { id, nextCheckAt: nextCheckAt ?? 0 }, { nextCheckAt: next }),
  );
  return affected === 1;
}

/** How long an ended checkout is left alone; where somebody waits for a payment's outcome, a minute after half an hour. */
function pauseMs({ state, createdAt, expiresAt, paymentSeenAt }: Checkout, now: number): number {
  if (state === 'open') return 0;
  const pause = paymentSeenAt === null ? now - createdAt : (now - paymentSeenAt) / 30;
  return Math.min(now < expiresAt + WATCHED_FOR ? WATCHED_PAUSE : LONGEST_PAUSE, pause);
}
