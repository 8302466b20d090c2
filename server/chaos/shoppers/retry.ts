import { setTimeout as sleep } from 'node:timers/promises';
import type { Result } from './verdicts.ts';

/** Pauses before the retries, in ms. */
const PAUSES_MS = [100, 200, 400, 800, 1200, 1600, 2000, 2000, 2000];

/** Repeats a call while the shop is unavailable or busy, up to nine times. @returns the last result */
export async function withRetries<T extends Pick<Result, 'verdict'>>(call: () => Promise<T>): Promise<T> {
  let result = await call();
  for (const pause of PAUSES_MS) {
    if (result.verdict !== 'unavailable' && result.verdict !== 'busy') break;
    await sleep(pause);
    result = await call();
  }
  return result;
}
