import { setTimeout as sleep } from 'node:timers/promises';
import { openConnection } from '../connection.ts';
import { createSendRequest } from '../load.ts';
import type { Shop } from '../operations.ts';
import type { Payment } from './figures.ts';

/** Between two looks at the clock. */
const TICK_MS = 1;

/**
 * Lets shoppers who have filled their carts pay, at a fixed rate. If none is free, a payment waits, which counts.
 * @returns `stop`, which waits for the payments that have begun
 */
export async function startPayers(
  origin: string,
  { addToCart, checkOut, products }: Pick<Required<Shop>, 'addToCart' | 'checkOut' | 'products'>,
  { shoppers, rate }: { shoppers: number; rate: number },
): Promise<{ payments: readonly Payment[]; stop(): Promise<void> }> {
  const payments: Payment[] = [];
  const due: number[] = [];
  let isStopped = false;

  async function runShopper(shopper: number): Promise<void> {
    const connection = openConnection(origin);
    const send = createSendRequest(connection);
    for (let count = 0; ; count++) {
      const product = products[(7 * shopper + count) % products.length] ?? '';
      const cartFailure = await failureOf(send(addToCart(shopper, product)));
      while (due.length === 0 && !isStopped) await sleep(TICK_MS);
      const dueAt = due.shift();
      if (dueAt === undefined) break;
      const failure = cartFailure ?? (await failureOf(checkOut(send, shopper)));
      payments.push({ dueAt, duration: performance.now() - dueAt, failure });
    }
    connection.close();
  }

  const begin = performance.now();
  const clock = (async () => {
    for (let count = 1; !isStopped; count++) {
      const dueAt = begin + (1000 * count) / rate;
      while (performance.now() < dueAt && !isStopped) await sleep(TICK_MS);
      if (!isStopped) due.push(dueAt);
    }
  })();
  const running = Array.from({ length: shoppers }, (_, shopper) => runShopper(shopper));
  return {
    payments,
    async stop() {
      isStopped = true;
      await Promise.all([clock, ...running]);
    },
  };
}

const failureOf = (work: Promise<unknown>): Promise<string | null> =>
  work.then(
    () => null,
    (error: unknown) => String(error),
  );
