import { Semaphore } from 'async-mutex';
import { type TooManyRequests, tooManyRequests } from '../problems.ts';

const RETRY_AFTER_SECONDS = 5;

/** Too much work of a kind is queued; `rejectWhenOverloaded` turns it into a problem. */
export class OverloadedError extends Error {}

/**
 * Bounds work that costs a lot of CPU or memory.
 * @param concurrency how many run at the same time
 * @param queue how many more may wait; further calls throw OverloadedError
 */
export function createLimiter(concurrency: number, queue: number) {
  const slots = new Semaphore(concurrency);
  let pending = 0;

  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (pending >= concurrency + queue) throw new OverloadedError();
    pending++;
    try {
      return await slots.runExclusive(work);
    } finally {
      pending--;
    }
  };
}

/** The work's result, or TooManyRequests where it throws OverloadedError. */
export async function rejectWhenOverloaded<T>(work: () => Promise<T>): Promise<T | TooManyRequests> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof OverloadedError) return tooManyRequests(RETRY_AFTER_SECONDS);
    throw error;
  }
}
