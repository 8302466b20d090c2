import { Semaphore } from 'async-mutex';
import { type TooManyRequests, tooManyRequests } from './problems.ts';

const BUSY_SECONDS = 5;

/** Too much of such work is going on; to be answered with 429. */
export class Busy extends Error {}

/**
 * Bounds work that costs a lot of CPU or memory. What it returns runs work when it is its turn.
 * @param concurrency how many run at a time
 * @param queue how many more may wait; the next one is refused, for `unlessBusy` to answer
 */
export function createTurns(concurrency: number, queue: number) {
  const slots = new Semaphore(concurrency);
  let inside = 0;

  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (inside >= concurrency + queue) throw new Busy();
    inside++;
    try {
      return await slots.runExclusive(work);
    } finally {
      inside--;
    }
  };
}

export type Turns = ReturnType<typeof createTurns>;

/** The work's result, or the answer to somebody for whom the queue was too long. */
export async function unlessBusy<T>(work: () => Promise<T>): Promise<T | TooManyRequests> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof Busy) return tooManyRequests(BUSY_SECONDS);
    throw error;
  }
}
