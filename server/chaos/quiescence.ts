import { setTimeout as sleep } from 'node:timers/promises';
import type { Environment } from './environment.ts';
import type { Ledger } from './provider.ts';

const POLL_MS = 250;

/** Waits until the shop has no unfinished work; records as violations what remains after the timeout. @returns the time it took, in ms */
export async function waitUntilIdle(
  environment: Environment,
  { timeoutMs }: { timeoutMs: number },
): Promise<number> {
  const begin = Date.now();
  const deadline = begin + timeoutMs;
  for (;;) {
    const stuck = await findUnfinishedWork(environment);
    if (stuck.length === 0) return Date.now() - begin;
    if (Date.now() > deadline) {
      for (const detail of stuck) environment.record.addViolation('nothing is stuck', detail);
      return Date.now() - begin;
    }
    await sleep(POLL_MS);
  }
}

async function findUnfinishedWork({ database, provider }: Environment): Promise<string[]> {
  const rows = async (what: string, sql: string) =>
    (await database.query(sql)).map((row) => `${what} ${JSON.stringify(row)}`);
  const ofShop = [
    ...(await rows('open checkout', "SELECT id, expiresAt, nextCheckAt FROM checkouts WHERE state = 'open'")),
    ...(await rows(
      'pending payment',
      'SELECT id, state, paymentPendingSince FROM checkouts WHERE paymentPendingSince IS NOT NULL',
    )),
    ...(await rows(
      'unprocessed event',
      'SELECT id, event, attempts, nextTryAt FROM webhook_events WHERE nextTryAt IS NOT NULL',
    )),
    ...(await rows(
      'unconfirmed refund',
      'SELECT paymentId, attempts, nextTryAt FROM refunds WHERE nextTryAt IS NOT NULL',
    )),
  ];
  // The provider's ledger is long, so it is read last.
  if (ofShop.length > 0) return ofShop;
  const ledger = await provider.ledger();
  return [
    ...ledger.events
      .filter(({ delivery }) => delivery === 'pending')
      .map(({ id }) => `undelivered event ${id}`),
    ...(await unsettled(ledger, database)),
  ];
}

/** Captured payments without an order or a refund. */
async function unsettled(ledger: Ledger, database: Environment['database']): Promise<string[]> {
  const orders = new Set(
    (await database.query('SELECT paymentId FROM orders')).map(({ paymentId }) => paymentId),
  );
  const refunds = new Set(ledger.refunds.map(({ payment_id: id }) => id));
  return ledger.payments
    .filter(({ id, captured }) => captured && !orders.has(id) && !refunds.has(id))
    .map(({ id }) => `captured payment ${id}`);
}
