import { setTimeout as sleep } from 'node:timers/promises';
import type { Result } from './doors.ts';

/** Pauses between tries of somebody who meets a shop that is away, in ms. */
const PAUSES = [100, 200, 400, 800, 1200, 1600, 2000, 2000, 2000];

/** Tries again while the shop is away or busy, for as long as somebody waits. */
export async function patiently<T extends Pick<Result, 'verdict'>>(call: () => Promise<T>): Promise<T> {
  let result = await call();
  for (const pause of PAUSES) {
    if (result.verdict !== 'away' && result.verdict !== 'busy') break;
    await sleep(pause);
    result = await call();
  }
  return result;
}
