import { setTimeout as sleep } from 'node:timers/promises';
import type { Db } from '../database/database.ts';
import type { CheckoutState } from '../features/checkout/checkoutStates.ts';
import { countUnresolvedRefunds } from '../features/checkout/refunds/desk/refundList.service.ts';
import type { FigureGauges, Metrics } from './definitions.ts';
import {
  countCheckoutsSince,
  countWaitingEvents,
  countWaitingMails,
  findPendingPayments,
} from './shopFigures.queries.ts';

/** What the shop's database says about the work that is to be done; times and ages in ms. */
type ShopFigures = Awaited<ReturnType<typeof readShopFigures>>;

const HOUR_MS = 60 * 60 * 1000;
/** How long figures are reused: several servers may scrape, and anybody with access may call often. */
const MAX_AGE_MS = 10_000;
/** Shorter than Prometheus waits for a scrape (10 s), and than a statement without an answer is cancelled. */
const TIMEOUT_MS = 3000;
const CHECKOUT_STATES: CheckoutState[] = ['open', 'cancelled', 'expired', 'paid', 'refunded'];

/** Reads the figures by six statements. @throws when the database is unavailable */
export async function readShopFigures(db: Db, now = Date.now()) {
  const [checkouts, payments, events, unresolvedRefunds, mails] = await Promise.all([
    countCheckoutsSince(db, now - HOUR_MS),
    findPendingPayments(db),
    countWaitingEvents(db),
    countUnresolvedRefunds({ db }),
    countWaitingMails(db),
  ]);
  return { now, checkouts, payments, events, unresolvedRefunds, mails };
}

/**
 * Returns a function that reads the figures, at most once within `MAX_AGE_MS` and never twice at a time; null while the database
 * fails, or does not answer within `TIMEOUT_MS`.
 */
export function createFiguresCache(read: () => Promise<ShopFigures>): () => Promise<ShopFigures | null> {
  let cached: { figures: ShopFigures | null; readAt: number } | undefined;
  let pending: Promise<ShopFigures | null> | null = null;

  async function readAndCache(): Promise<ShopFigures | null> {
    const figures = await read().catch(() => null);
    cached = { figures, readAt: performance.now() };
    pending = null;
    return figures;
  }
  return async () => {
    if (cached && performance.now() - cached.readAt < MAX_AGE_MS) return cached.figures;
    pending ??= readAndCache();
    return Promise.race([pending, sleep(TIMEOUT_MS, null, { ref: false })]);
  };
}

/** Shows the figures in their gauges; null removes the series. */
export function showFigures({ databaseUp, figures }: Metrics, shown: ShopFigures | null): void {
  databaseUp.set(shown ? 1 : 0);
  if (shown) setGauges(figures, shown);
  else removeSeries(figures);
}

function setGauges(
  gauges: FigureGauges,
  { now, checkouts, payments, events, unresolvedRefunds, mails }: ShopFigures,
) {
  const ageInSeconds = (time: number | null | undefined) => Math.max(0, now - (time ?? now)) / 1000;
  for (const state of CHECKOUT_STATES) {
    const row = checkouts.find((other) => other.state === state);
    gauges.recentCheckouts.set({ state }, row?.count ?? 0);
  }
  gauges.pendingPayments.set(payments.count);
  gauges.oldestPendingPayment.set(ageInSeconds(payments.oldestSince));
  gauges.reconciliationDelay.set(ageInSeconds(payments.nextCheckAt));
  gauges.webhookEvents.set(events.count);
  gauges.oldestWebhookEvent.set(ageInSeconds(events.oldestAt));
  gauges.unresolvedRefunds.set(unresolvedRefunds);
  for (const kind of ['single', 'bulk']) {
    const row = mails.find(({ bulk }) => bulk === (kind === 'bulk'));
    gauges.outboxMails.set({ kind }, row?.count ?? 0);
    gauges.oldestMail.set({ kind }, ageInSeconds(row?.oldestAt));
  }
}

function removeSeries(gauges: FigureGauges): void {
  // `reset` removes series with labels; one without labels would have the value 0.
  for (const gauge of Object.values(gauges)) {
    gauge.reset();
    gauge.remove({});
  }
}
