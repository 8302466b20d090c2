import { setTimeout as sleep } from 'node:timers/promises';
import { newId } from '../lib/ids.ts';
import type { Db } from './database.ts';
import { ifDuplicate } from './dialects.ts';
import { Lease } from './lease.entity.ts';

/** How long the lease of `withLease` lasts, whose work should not run twice because of a short outage. */
export const LEASE_MS = 10_000;
/** How often the holder renews it. */
const RENEW_MS = LEASE_MS / 5;
/** How often a process that waits for it requests it. */
const WAIT_MS = 250;

/** A lease as one process uses it. */
export interface ProcessLease {
  /**
   * Acquires the lease, or renews it when a third of its time has passed. To be called several times within the duration.
   * @returns whether this process holds it
   */
  renew(): Promise<boolean>;
  /** Whether this process certainly still holds the lease. */
  isHeld(): boolean;
  /** Releases the lease, so that another process can acquire it at once. */
  release(): Promise<void>;
}

/**
 * Wall clocks differ and jump, so no time is stored: the holder increments `beat`, and a process that has read the same beat for
 * the lease's duration on its own monotonic clock acquires the lease. If several try, a conditional update lets one succeed.
 * @param holder unique for each process
 * @param durationMs the same in all processes: others acquire the lease if its holder has not renewed it for so long
 */
export function createLease(db: Db, job: string, holder: string, durationMs: number): ProcessLease {
  let lastBeat: { value: number; since: number } | null = null;
  let heldUntil = 0;

  /** Increments the beat, if the row is as `expected`. @returns whether it was */
  async function beat(expected: Partial<Lease>): Promise<boolean> {
    const startedAt = performance.now();
    const { affected } = await db.write((tx) =>
      tx.update(Lease, { job, ...expected }, { holder, beat: () => 'beat + 1' }),
    );
    heldUntil = affected === 1 ? startedAt + durationMs : 0;
    return affected === 1;
  }

  async function isFree(): Promise<boolean> {
    const lease = await db.read.findOneBy(Lease, { job });
    if (!lease) {
      await insertLease(db, job);
      return isFree();
    }
    const now = performance.now();
    if (lastBeat?.value !== lease.beat) lastBeat = { value: lease.beat, since: now };
    return lease.holder === null || now - lastBeat.since >= durationMs;
  }

  return {
    async renew() {
      const remainingMs = heldUntil - performance.now();
      if (remainingMs > durationMs * (2 / 3)) return true;
      if (heldUntil > 0 && (await beat({ holder }))) return true;
      return (await isFree()) && lastBeat !== null && beat({ beat: lastBeat.value });
    },
    isHeld: () => performance.now() < heldUntil,
    async release() {
      heldUntil = 0;
      await db.write((tx) => tx.update(Lease, { job, holder }, { holder: null }));
    },
  };
}

/**
 * Runs `work` in one process at a time. Waits as long as another process holds the lease; a process that has died holds it for
 * `LEASE_MS`. A process that was suspended for longer continues its work beside the new holder, so both must be harmless.
 */
export async function withLease<T>(db: Db, job: string, work: () => Promise<T>): Promise<T> {
  const lease = createLease(db, job, newId(), LEASE_MS);
  while (!(await lease.renew())) await sleep(WAIT_MS);
  let renewal: Promise<unknown> | null = null;
  const timer = setInterval(() => {
    // A database that is unavailable fails the work as well.
    renewal ??= lease
      .renew()
      .catch(() => false)
      .finally(() => {
        renewal = null;
      });
  }, RENEW_MS);
  try {
    return await work();
  } finally {
    clearInterval(timer);
    await renewal;
    await lease.release();
  }
}

/** For a job that runs for the first time. */
async function insertLease(db: Db, job: string): Promise<void> {
  await db.write((tx) => tx.insert(Lease, { job, holder: null, beat: 0 })).catch(ifDuplicate(() => {}));
}
