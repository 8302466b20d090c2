import { setTimeout as sleep } from 'node:timers/promises';
import type { Environment } from '../environment/environment.ts';
import type { Ledger } from '../environment/provider.ts';

const POLL_MS = 250;

/** Waits until the shop has no unfinished work. Records work that is unfinished after the timeout as violations. @returns the waiting time in ms */
export async function waitUntilIdle(
  environment: Environment,
  { timeoutMs }: { timeoutMs: number },
): Promise<number> {
  const startTime = Date.now();
  const deadline = startTime + timeoutMs;
  for (;;) {
    const unfinishedWork = await findUnfinishedWork(environment);
    if (unfinishedWork.length === 0) return Date.now() - startTime;
    if (Date.now() > deadline) {
      for (const detail of unfinishedWork) environment.record.addViolation('nothing is stuck', detail);
      return Date.now() - startTime;
    }
    await sleep(POLL_MS);
  }
}

async function findUnfinishedWork({ database, provider }: Environment): Promise<string[]> {
  const findRows = async (label: string, sql: string) =>
    (await database.query(sql)).map((row) => `${label} ${JSON.stringify(row)}`);
  const shopWork = [
    ...(await findRows(
      'open checkout',
      "SELECT id, expiresAt, nextCheckAt FROM checkouts WHERE state = 'open'",
    )),
    ...(await findRows(
      'pending payment',
      'SELECT id, state, paymentPendingSince FROM checkouts WHERE paymentPendingSince IS NOT NULL',
    )),
    ...(await findRows(
      'unprocessed event',
      'SELECT id, event, attempts, nextTryAt FROM webhook_events WHERE nextTryAt IS NOT NULL',
    )),
    ...(await findRows(
      'unconfirmed refund',
      'SELECT id, paymentId, attempts, nextTryAt FROM refunds WHERE nextTryAt IS NOT NULL',
    )),
  ];
  // The provider's ledger is long, so it is read last.
  if (shopWork.length > 0) return shopWork;
  const ledger = await provider.ledger();
  return [
    ...ledger.events
      .filter(({ delivery }) => delivery === 'pending')
      .map(({ id }) => `undelivered event ${id}`),
    ...(await findUnsettledPayments(ledger, database)),
  ];
}

/** Captured payments without an order or a refund. */
async function findUnsettledPayments(ledger: Ledger, database: Environment['database']): Promise<string[]> {
  const orders = new Set(
    (await database.query('SELECT paymentId FROM orders')).map(({ paymentId }) => paymentId),
  );
  const refunds = new Set(ledger.refunds.map(({ payment_id: id }) => id));
  return ledger.payments
    .filter(({ id, captured }) => captured && !orders.has(id) && !refunds.has(id))
    .map(({ id }) => `captured payment ${id}`);
}
