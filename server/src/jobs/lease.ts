import type { Db } from '../database/database.ts';
import { isDuplicate } from '../database/dialects.ts';
import { Lease } from './lease.entity.ts';

/** Another process acquires the lease if its holder has not renewed it for this long. */
export const LEASE_MS = 10_000;

/** A lease as one process uses it. */
export interface JobLease {
  /** Acquires or renews the lease; to be called several times within `LEASE_MS`. @returns whether this process holds it */
  renew(): Promise<boolean>;
  /** Whether this process certainly still holds the lease. */
  isHeld(): boolean;
  /** Releases the lease, so that another process can acquire it at once. */
  release(): Promise<void>;
}

/**
 * Wall clocks differ and jump, so no time is stored: the holder increments `beat`, and a process that has read the same beat for
 * `LEASE_MS` of its own monotonic clock acquires the lease. If several try, a conditional update lets one succeed.
 * @param holder unique for each process
 */
export function createJobLease(db: Db, job: string, holder: string): JobLease {
  let lastBeat: { value: number; since: number } | null = null;
  let heldUntil = 0;

  /** Increments the beat, if the row is as `expected`. @returns whether it was */
  async function beat(expected: Partial<Lease>): Promise<boolean> {
    const startedAt = performance.now();
    const { affected } = await db.write((tx) =>
      tx.update(Lease, { job, ...expected }, { holder, beat: () => 'beat + 1' }),
    );
    heldUntil = affected === 1 ? startedAt + LEASE_MS : 0;
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
    return lease.holder === null || now - lastBeat.since >= LEASE_MS;
  }

  return {
    async renew() {
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

/** For a job that runs for the first time. */
async function insertLease(db: Db, job: string): Promise<void> {
  try {
    await db.write((tx) => tx.insert(Lease, { job, holder: null, beat: 0 }));
  } catch (error) {
    if (!isDuplicate(error)) throw error;
  }
}
