import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Environment } from './environment.ts';
import { type Ledger, sendWebhook } from './provider.ts';

/** Number of the newest events that are sent again. */
const MAX_EVENTS = 600;
const AT_A_TIME = 8;
const SETTLE_MS = 1500;

/** Sends processed events again: unchanged, and with new ids, which the signature does not cover. No data may change. */
export async function replayEvents(environment: Environment, { events }: Ledger): Promise<void> {
  const again = events.slice(-MAX_EVENTS);
  const before = await digest(environment);
  let next = 0;
  const worker = async () => {
    for (let index = next++; index < again.length; index = next++) {
      const { id, body } = again[index] as (typeof again)[number];
      const { port } = environment.serverFor(index);
      await sendWebhook(port, { id, body });
      await sendWebhook(port, { id: `again-${id}`, body });
    }
  };
  await Promise.all(Array.from({ length: AT_A_TIME }, worker));
  await untilProcessed(environment);
  const after = await digest(environment);
  for (const table of Object.keys(before)) {
    if (before[table] !== after[table])
      environment.record.addViolation('a replay changes nothing', `of ${table}`);
  }
}

async function untilProcessed({ database }: Environment): Promise<void> {
  for (const deadline = Date.now() + 20_000; Date.now() < deadline; await sleep(200)) {
    const [row] = await database.query(
      'SELECT COUNT(*) AS due FROM webhook_events WHERE nextTryAt IS NOT NULL',
    );
    if (Number(row?.due) === 0) break;
  }
  await sleep(SETTLE_MS / 5);
}

async function digest({ database, provider }: Environment): Promise<{ [table: string]: string }> {
  const of = (rows: unknown) => createHash('sha256').update(JSON.stringify(rows)).digest('hex');
  const { payments, refunds } = await provider.ledger();
  return {
    orders: of(await database.query('SELECT * FROM orders ORDER BY id')),
    'checkout lines': of(await database.query('SELECT * FROM checkout_lines ORDER BY id')),
    payments: of(await database.query('SELECT * FROM payments ORDER BY id')),
    refunds: of(
      await database.query('SELECT paymentId, amount, providerRefundId FROM refunds ORDER BY paymentId'),
    ),
    checkouts: of(
      await database.query('SELECT id, state, amount, providerOrderId FROM checkouts ORDER BY id'),
    ),
    stock: of(await database.query('SELECT id, countInStock FROM products ORDER BY id')),
    'the provider’s payments': of(payments),
    'the provider’s refunds': of(refunds),
  };
}
