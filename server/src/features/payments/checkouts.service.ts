import { type EntityManager, In, IsNull } from 'typeorm';
import type { Context } from '../../context.ts';
import { isDue } from '../../lib/backoff.ts';
import { type NotSignedIn, notSignedIn } from '../../lib/problems.ts';
import type { Shop } from '../../shop.ts';
import { releaseStock, reserveStock, sellStock } from '../catalog/stock.service.ts';
import { statesBefore } from './checkoutStates.ts';
import { Checkout, CheckoutLine, type CheckoutState, Payment } from './payments.entity.ts';

export type { Checkout, CheckoutLine };

const DAY = 24 * 60 * 60 * 1000;
/** A card's payment may be authorised days after it seemed to have failed. */
const CHECK_FOR = 7 * DAY;
/** Less than a clock may jump: what was planned before a jump is recognised by being further ahead. */
const LONGEST_PAUSE = DAY / 2;
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
  if (await advance(tx, id, state)) await releaseStock(tx, id);
}

/** Moves a checkout on, if it is where it may go on from. Exactly one of several callers succeeds. */
export async function advance(
  tx: EntityManager,
  id: string,
  next: CheckoutState,
  from: readonly CheckoutState[] = statesBefore(next),
): Promise<boolean> {
  const over = next === 'paid' || next === 'refunded';
  const { affected } = await tx.update(
    Checkout,
    // Nobody is there any more to whom the goods could go.
    { id, state: In(from), ...(next === 'paid' ? { erasedAt: IsNull() } : {}) },
    { state: next, activeKey: null, ...(over ? { nextCheckAt: null, paymentSeenAt: null } : {}) },
  );
  return affected === 1;
}

/** What was to be bought. */
export const linesOf = (manager: EntityManager, checkoutId: string): Promise<CheckoutLine[]> =>
  manager.find(CheckoutLine, { where: { checkoutId }, order: { id: 'ASC' } });

/** A checkout that is known to be there. */
export const getCheckout = (shop: Pick<Shop, 'db'>, id: string): Promise<Checkout> =>
  shop.db.read.findOneByOrFail(Checkout, { id });

/** The checkout that a provider's order was opened for. */
export const findCheckout = (shop: Pick<Shop, 'db'>, providerOrderId: string): Promise<Checkout | null> =>
  shop.db.read.findOneBy(Checkout, { providerOrderId });

/** The checkout that was opened for a payment without an order of the provider's. */
export const findCheckoutOfPayment = (
  shop: Pick<Shop, 'db'>,
  providerPaymentId: string,
): Promise<Checkout | null> => shop.db.read.findOneBy(Checkout, { providerPaymentId });

/** The stock of a checkout that had ended is gone, so its late payment cannot become an order. */
export class TooLate extends Error {}

/**
 * Books a captured payment that pays for a checkout. The caller's transaction must place the order when it says yes; no
 * means that this checkout was paid before. The stock of a checkout that had ended is taken again.
 * @throws TooLate
 */
export async function bookPayment(
  tx: EntityManager,
  checkout: Checkout,
  paymentId: string,
): Promise<boolean> {
  if (!(await advance(tx, checkout.id, 'paid', ['open']))) {
    if (!(await advance(tx, checkout.id, 'paid'))) return false;
    const holder = { checkoutId: checkout.id, userId: checkout.userId };
    if (await reserveStock(tx, holder, await linesOf(tx, checkout.id))) throw new TooLate();
  }
  await sellStock(tx, checkout.id);
  await tx.insert(Payment, {
    id: paymentId,
    checkoutId: checkout.id,
    amount: checkout.amount,
    createdAt: Date.now(),
  });
  return true;
}

/**
 * Checkouts about which the provider is to be asked now, because their news may have been lost. Each is handed to one of the
 * processes that ask, and comes again later: soon while it is open or its payment is being
 * confirmed, ever more seldom after that, but
 * twice a day.
 */
export async function takeDueCheckouts({ db, env }: Pick<Shop, 'db' | 'env'>): Promise<Checkout[]> {
  const now = Date.now();
  const due = await db.read.find(Checkout, {
    where: { nextCheckAt: isDue(now, LONGEST_PAUSE) },
    order: { nextCheckAt: 'ASC' },
    take: 50,
  });
  const taken: Checkout[] = [];
  for (const checkout of due) {
    const { id, nextCheckAt, createdAt } = checkout;
    const age = now - createdAt;
    const later = now + Math.max(env.reconcileMs, pauseMs(checkout, now));
    const { affected } = await db.write((tx) =>
      tx.update(
        Checkout,
        { id, nextCheckAt: nextCheckAt ?? 0 },
        { nextCheckAt: age > CHECK_FOR ? null : later },
      ),
    );
    if (affected === 1) taken.push(checkout);
  }
  return taken;
}

/** How long an ended checkout is left alone; where somebody waits for a payment's outcome, a minute after half an hour. */
function pauseMs({ state, createdAt, paymentSeenAt }: Checkout, now: number): number {
  if (state === 'open') return 0;
  return Math.min(LONGEST_PAUSE, paymentSeenAt === null ? now - createdAt : (now - paymentSeenAt) / 30);
}
