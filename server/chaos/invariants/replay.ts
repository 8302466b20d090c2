import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Environment } from '../environment/environment.ts';
import { type Ledger, sendWebhook } from '../environment/provider.ts';

/** Only this number of the newest events is sent again. */
const MAX_EVENTS = 600;
const CONCURRENCY = 8;
/** Time for changes that follow the processing. */
const SETTLE_MS = 300;

/** Sends processed events again, each unchanged and with a new id; the signature does not cover the id. Records a violation if data changes. */
export async function replayEvents(environment: Environment, { events }: Ledger): Promise<void> {
  const newestEvents = events.slice(-MAX_EVENTS);
  const before = await hashTables(environment);
  let next = 0;
  const worker = async () => {
    for (let index = next++; index < newestEvents.length; index = next++) {
      const { id, body } = newestEvents[index] as (typeof newestEvents)[number];
      const { port } = environment.serverFor(index);
      await sendWebhook(port, { id, body });
      await sendWebhook(port, { id: `again-${id}`, body });
    }
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, worker));
  await waitUntilProcessed(environment);
  const after = await hashTables(environment);
  for (const table of Object.keys(before)) {
    if (before[table] !== after[table])
      environment.record.addViolation('a replay changes nothing', `${table} changed`);
  }
}

async function waitUntilProcessed({ database }: Environment): Promise<void> {
  for (const deadline = Date.now() + 20_000; Date.now() < deadline; await sleep(200)) {
    const [row] = await database.query(
      'SELECT COUNT(*) AS count FROM webhook_events WHERE nextTryAt IS NOT NULL',
    );
    if (Number(row?.count) === 0) break;
  }
  await sleep(SETTLE_MS);
}

/** Hashes of the data that a replay must not change. */
async function hashTables({ database, provider }: Environment): Promise<{ [table: string]: string }> {
  const hash = (rows: unknown) => createHash('sha256').update(JSON.stringify(rows)).digest('hex');
  const { payments, refunds } = await provider.ledger();
  return {
    orders: hash(await database.query('SELECT * FROM orders ORDER BY id')),
    'checkout lines': hash(await database.query('SELECT * FROM checkout_lines ORDER BY id')),
    // `lockVersion` counts how often a payment was locked.
    payments: hash(
      await database.query('SELECT id, checkoutId, amount, createdAt FROM payments ORDER BY id'),
    ),
    refunds: hash(
      await database.query(
        'SELECT id, paymentId, amount, providerRefundId, failedAt FROM refunds ORDER BY id',
      ),
    ),
    'refunded lines': hash(await database.query('SELECT * FROM refund_lines ORDER BY refundId, orderLineId')),
    checkouts: hash(
      await database.query('SELECT id, state, amount, providerOrderId FROM checkouts ORDER BY id'),
    ),
    stock: hash(await database.query('SELECT id, countInStock FROM products ORDER BY id')),
    'stock movements': hash(await database.query('SELECT * FROM stock_movements ORDER BY id')),
    'the provider’s payments': hash(payments),
    'the provider’s refunds': hash(refunds),
  };
}
