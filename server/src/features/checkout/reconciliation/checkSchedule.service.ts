import type { Db } from '../../../database/database.ts';
import { isDue, nextRetryAt } from '../../../lib/limits/backoff.ts';
import { Checkout } from '../checkout.entity.ts';
import type { CheckoutContext, DatabaseContext } from '../checkoutContext.ts';

// When the reconciler asks the provider about a checkout, because a webhook may have been lost.

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
/** A card payment may be authorised days after it seemed to have failed. */
const CHECK_FOR_MS = 7 * DAY_MS;
const MAX_PAUSE_MS = DAY_MS / 2;
/** For this long after the reservation has ended, somebody may still pay in an open popup … */
const POPUP_OPEN_MS = 45 * MINUTE_MS;
/** … and should not wait for the order for more than a minute. */
const POPUP_PAUSE_MS = 40_000;
/** Longer than a check takes: it sends a few requests to the provider, each with a timeout of seconds. */
const CLAIM_MS = 30_000;
/** Time for the popup's handler and the webhook before the first check. */
export const FIRST_CHECK_MS = 20_000;
export const DUE_BATCH_SIZE = 50;

/** Checkouts whose check is due at `now`, at most `DUE_BATCH_SIZE`, the longest overdue first. */
export const findDueCheckouts = ({ db }: DatabaseContext, now: number): Promise<Checkout[]> =>
  db.read.find(Checkout, {
    where: { nextCheckAt: isDue(now, MAX_PAUSE_MS) },
    order: { nextCheckAt: 'ASC' },
    take: DUE_BATCH_SIZE,
  });

/** Claims a due checkout; if this process dies, another one claims it half a minute later. @returns null when another has claimed it */
export async function claimCheckout({ db }: DatabaseContext, checkout: Checkout): Promise<Checkout | null> {
  const nextCheckAt = Date.now() + CLAIM_MS;
  return (await planCheck(db, checkout, nextCheckAt)) ? { ...checkout, nextCheckAt } : null;
}

/** Whether a week has passed since the checkout began and, if it has a pending payment, since that became pending. */
const isLastCheck = ({ createdAt, paymentPendingSince }: Checkout): boolean =>
  Date.now() - (paymentPendingSince ?? createdAt) > CHECK_FOR_MS;

/** Plans the next check of a claimed checkout after the provider has answered; none after a week without a pending payment. */
export async function planNextCheck(
  { db, env }: Pick<CheckoutContext, 'db' | 'env'>,
  checkout: Checkout,
): Promise<void> {
  const now = Date.now();
  const nextCheckAt = now + Math.max(env.reconcileMs, pauseMs(checkout, now));
  const hasNoMore = checkout.paymentPendingSince === null && isLastCheck(checkout);
  await planCheck(db, checkout, hasNoMore ? null : nextCheckAt);
}

/** Plans the next check of a claimed checkout after a failure; the pause grows with the age of the checkout, up to an hour. */
export async function planRetry({ db }: DatabaseContext, checkout: Checkout): Promise<void> {
  const now = Date.now();
  const ageHours = Math.max(0, Math.floor((now - checkout.createdAt) / HOUR_MS));
  await planCheck(db, checkout, nextRetryAt(1 + ageHours, now));
}

/** @returns false when the checkout was paid, or claimed by another process, since it was read */
async function planCheck(db: Db, { id, nextCheckAt }: Checkout, next: number | null): Promise<boolean> {
  const { affected } = await db.autocommit((tx) =>
    tx.update(Checkout, { id, nextCheckAt: nextCheckAt ?? 0 }, { nextCheckAt: next }),
  );
  return affected === 1;
}

/**
 * The pause between two checks: none while open; then as long as the checkout is old, up to half a day. Shorter while the popup may
 * still be open, or a shopper waits for a payment that is being confirmed.
 */
function pauseMs({ state, createdAt, expiresAt, paymentPendingSince }: Checkout, now: number): number {
  if (state === 'open') return 0;
  const pause = paymentPendingSince === null ? now - createdAt : (now - paymentPendingSince) / 30;
  return Math.min(now < expiresAt + POPUP_OPEN_MS ? POPUP_PAUSE_MS : MAX_PAUSE_MS, pause);
}
