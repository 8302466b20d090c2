import type { Db } from '../database/database.ts';
import { isDuplicate } from '../database/dialects.ts';
import { Lease } from './lease.entity.ts';

/** Others take a job over when its holder has been silent for so long, in ms. */
export const LEASE_MS = 10_000;

/** One process's claim to a job that one process at a time is to do. */
export interface Claim {
  /** To be called several times within `LEASE_MS`, for ever. @returns whether the job is ours */
  keep(): Promise<boolean>;
  /** Whether nobody else can have taken the job over yet. */
  isOurs(): boolean;
  /** Leaves the job to others at once. */
  release(): Promise<void>;
}

/**
 * Nobody's clock is believed, because clocks differ and jump: the holder counts `beat` up, and who sees the same beat for
 * `LEASE_MS`, on a stopwatch of its own, takes over. Of several that try, the database lets one.
 * @param holder a name that no other process has
 */
export function createClaim(db: Db, job: string, holder: string): Claim {
  let seen: { beat: number; since: number } | null = null;
  let oursUntil = 0;

  /** Writes that we live, or begin to. @returns whether the row was as `expected` */
  async function beat(expected: Partial<Lease>): Promise<boolean> {
    const began = performance.now();
    const { affected } = await db.write((tx) =>
      tx.update(Lease, { job, ...expected }, { holder, beat: () => 'beat + 1' }),
    );
    oursUntil = affected === 1 ? began + LEASE_MS : 0;
    return affected === 1;
  }

  async function isFree(): Promise<boolean> {
    const lease = await db.read.findOneBy(Lease, { job });
    if (!lease) {
      await offer(db, job);
      return isFree();
    }
    const now = performance.now();
    if (seen?.beat !== lease.beat) seen = { beat: lease.beat, since: now };
    return lease.holder === null || now - seen.since >= LEASE_MS;
  }

  return {
    async keep() {
      if (oursUntil > 0 && (await beat({ holder }))) return true;
      return (await isFree()) && seen !== null && beat({ beat: seen.beat });
    },
    isOurs: () => performance.now() < oursUntil,
    async release() {
      oursUntil = 0;
      await db.write((tx) => tx.update(Lease, { job, holder }, { holder: null }));
    },
  };
}

/** Puts a job up that no process has done before. */
async function offer(db: Db, job: string): Promise<void> {
  try {
    await db.write((tx) => tx.insert(Lease, { job, holder: null, beat: 0 }));
  } catch (error) {
    if (!isDuplicate(error)) throw error;
  }
}
