import { setTimeout as sleep } from 'node:timers/promises';
import type { Ledger } from './provider.ts';
import type { World } from './world.ts';

const POLL_MS = 250;

/** Waits until the shop has come to rest; notes what is stuck. @returns how long it took, in ms */
export async function comeToRest(world: World, { patienceMs }: { patienceMs: number }): Promise<number> {
  const begin = Date.now();
  const deadline = begin + patienceMs;
  for (;;) {
    const stuck = await whatIsInTheAir(world);
    if (stuck.length === 0) return Date.now() - begin;
    if (Date.now() > deadline) {
      for (const detail of stuck) world.record.violated('nothing is stuck', detail);
      return Date.now() - begin;
    }
    await sleep(POLL_MS);
  }
}

async function whatIsInTheAir({ database, provider }: World): Promise<string[]> {
  const rows = async (what: string, sql: string) =>
    (await database.query(sql)).map((row) => `${what} ${JSON.stringify(row)}`);
  const atTheShop = [
    ...(await rows('open checkout', "SELECT id, expiresAt, nextCheckAt FROM checkouts WHERE state = 'open'")),
    ...(await rows(
      'payment that is waited for',
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
  // The provider's books are long.
  if (atTheShop.length > 0) return atTheShop;
  const ledger = await provider.ledger();
  return [
    ...ledger.events
      .filter(({ delivery }) => delivery === 'pending')
      .map(({ id }) => `undelivered event ${id}`),
    ...(await unsettled(ledger, database)),
  ];
}

/** Captured payments that have become nothing. */
async function unsettled(ledger: Ledger, database: World['database']): Promise<string[]> {
  const orders = new Set(
    (await database.query('SELECT paymentId FROM orders')).map(({ paymentId }) => paymentId),
  );
  const refunds = new Set(ledger.refunds.map(({ payment_id: id }) => id));
  return ledger.payments
    .filter(({ id, captured }) => captured && !orders.has(id) && !refunds.has(id))
    .map(({ id }) => `captured payment ${id}`);
}
