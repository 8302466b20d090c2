import { setTimeout as sleep } from 'node:timers/promises';
import { type Connection, encode, openConnection } from '../connection.ts';
import type { Operation, SendRequest } from '../load.ts';
import { type Browsing, percentile } from './figures.ts';

/** Requests that wait for their response at the same time; further ones are not sent. Three times as many as wait in the shop. */
const MAX_CONNECTIONS = 3600;
/** Between two looks at the clock. */
const TICK_MS = 2;
/** After the last request was sent. */
const LAST_RESPONSE_MS = 30_000;

/** The server answered 503 with Retry-After. */
class RefusedError extends Error {}

/**
 * Sends requests at a fixed rate, however slow the responses are, as shoppers do who know nothing of each other.
 * @param operations taken in turn, each with an iteration that was not used before
 * @param nextIteration counts the iterations
 */
export async function sendAtRate(
  origin: string,
  operations: readonly Operation[],
  { rate, seconds, nextIteration }: { rate: number; seconds: number; nextIteration: () => number },
): Promise<Browsing> {
  const idle: Connection[] = [];
  const connections = new Set<Connection>();
  const times: number[] = [];
  let [offered, refused, unsent, failed, pending] = [0, 0, 0, 0, 0];

  async function sendNext(): Promise<void> {
    if (idle.length === 0 && connections.size >= MAX_CONNECTIONS) {
      unsent++;
      return;
    }
    const iteration = nextIteration();
    const operation = operations[iteration % operations.length];
    const connection = idle.pop() ?? openConnection(origin);
    connections.add(connection);
    const sentAt = performance.now();
    pending++;
    try {
      await operation?.run(createSendRequest(connection), iteration, 0);
      times.push(performance.now() - sentAt);
      idle.push(connection);
    } catch (error) {
      if (error instanceof RefusedError) {
        refused++;
        idle.push(connection);
      } else {
        failed++;
        connections.delete(connection);
        connection.close();
      }
    } finally {
      pending--;
    }
  }

  const begin = performance.now();
  for (let elapsed = 0; elapsed < seconds * 1000; elapsed = performance.now() - begin) {
    for (const due = Math.floor((elapsed * rate) / 1000); offered < due; offered++) void sendNext();
    await sleep(TICK_MS);
  }
  for (let waited = 0; pending > 0 && waited < LAST_RESPONSE_MS; waited += TICK_MS) await sleep(TICK_MS);
  const end = performance.now();
  for (const connection of connections) connection.close();
  return {
    offered,
    answered: times.length,
    refused,
    unsent,
    failed: failed + pending,
    p50: percentile(times, 0.5),
    p99: percentile(times, 0.99),
    seconds: (end - begin) / 1000,
  };
}

const createSendRequest =
  (connection: Connection): SendRequest =>
  async (request) => {
    const { status, head, body } = await connection.send(encode(request));
    if (status === 503 && /\r\nretry-after: \d/i.test(head)) throw new RefusedError();
    if (status !== 200) throw new Error(`${request.path} answered ${status}`);
    return body;
  };
