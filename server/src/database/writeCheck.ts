import type { Log } from '../lib/log.ts';
import type { Db } from './database.ts';
import { isWriteRefused, onConflictAdd } from './dialects.ts';

/** Between two writes, at least. */
const INTERVAL_MS = 2000;

/** After this time without a success it does not matter why: MySQL waits for ever on a full disk. */
const PATIENCE_MS = 60_000;

/**
 * Checks whether the database can be written, by a write of a few bytes: a database on a full disk, or one that is read-only, can be read.
 * Does not wait for the write, which may take long in a cluster that has just lost a node: the result is that of the write before.
 * An outage is logged once.
 */
export function createWriteCheck(
  db: Pick<Db, 'dialect' | 'execute'>,
  log: Pick<Log, 'error'>,
  intervalMs = INTERVAL_MS,
): () => boolean {
  let isWritable = true;
  let isPending = false;
  let checkedAt = Number.NEGATIVE_INFINITY;
  /** Since when no write has succeeded; null: the last one has. */
  let failingSince: number | null = null;
  const upsert =
    `INSERT INTO leases (job, holder, beat) VALUES ('write check', NULL, 1) ` +
    onConflictAdd(db.dialect, ['job'], 'beat');

  async function check(): Promise<void> {
    isPending = true;
    try {
      await db.execute(upsert, []);
      isWritable = true;
      failingSince = null;
    } catch (error) {
      failingSince ??= performance.now();
      // Others, such as a lost connection, say nothing about the disk; those who read notice them.
      if (!isWriteRefused(error)) return;
      if (isWritable) log.error({ err: error }, 'the database cannot be written');
      isWritable = false;
    } finally {
      isPending = false;
      checkedAt = performance.now();
    }
  }

  return () => {
    if (!isPending && performance.now() - checkedAt >= intervalMs) void check();
    return isWritable && (failingSince === null || performance.now() - failingSince < PATIENCE_MS);
  };
}
