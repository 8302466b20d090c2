import { setTimeout as sleep } from 'node:timers/promises';
import { Between, type EntityManager, In, IsNull, MoreThan, Not } from 'typeorm';
import type { Db } from '../../database/database.ts';
import { isDuplicate } from '../../database/dialects.ts';
import { newId } from '../../lib/ids.ts';
import type { Log } from '../../lib/log.ts';
import { Import, type ImportState } from './imports.entity.ts';

// One import or undo runs at a time, in any process: its row alone has `activeKey`. It says every second, and with each
// batch, that it is alive; another run may take over from one that has not for `LEASE_MS`. One that has said so in the
// future has died before the clock was put back: a living one says it again within a second, and writes nothing if
// another run was faster.

const ACTIVE = 'active';
const BEAT_MS = 1000;
const WAIT_MS = 500;
/**
 * The clocks of the processes must differ by less. Otherwise a run may lose its import, but never writes after that:
 * see `confirm`.
 */
const LEASE_MS = 10_000;
const SILENT_AFTER_MS = 5000;

/** Why an import stopped whose process has died. */
const INTERRUPTED = 'The program was interrupted.';

/** What the runs of imports need. */
export interface RunContext {
  db: Db;
  log: Pick<Log, 'error'>;
}

/** An import that is running or being undone. */
export interface Run {
  importId: string;
  /** The member of staff who started the import or its undo; null: somebody at the command line. */
  actorId: string | null;
  /** How many records of the file earlier runs of the import have stored. */
  done: number;
  /**
   * Call it at the beginning of each transaction, and again at the end of a long one.
   * @param counts values of the import that are right when the transaction commits
   * @throws LostRunError when another run has taken over
   */
  confirm(tx: EntityManager, counts?: ImportValues): Promise<void>;
}

/** Values of an import; a function returns an SQL expression. */
type ImportValues = Parameters<typeof EntityManager.prototype.update<Import>>[2];

/** Values that add to stored counts. */
export const addCounts = (counts: Partial<Record<CountColumn, number>>): ImportValues =>
  Object.fromEntries(Object.entries(counts).map(([column, count]) => [column, () => `${column} + ${count}`]));

type CountColumn = 'imported' | 'updated' | 'repaired' | 'refused' | 'restored' | 'kept';

/** The import that a run begins with. */
export interface Claim {
  importId: string;
  /** Who starts it; null: somebody at the command line. */
  actorId: string | null;
  state: 'running' | 'undoing';
  /** States in which it may start. */
  from: ImportState[];
  /** In the transaction in which it starts. */
  onClaim?: (tx: EntityManager) => Promise<void>;
}

/** Another process has taken over, because this one did not say for `LEASE_MS` that it is alive. */
class LostRunError extends Error {
  override message = 'another process has taken over this import';
}

/** Another import runs or is being undone. */
export class ImportBusyError extends Error {
  override message = 'another import is running';
}

/** The import is in a state in which it can neither be started nor undone, for example because it runs. */
export class ImportStateError extends Error {
  override message = 'this import can neither be started nor taken back now';
}

/** Whether a run has died: it has not said for `LEASE_MS` that it is alive. */
export const isInterrupted = ({ activeKey, beatAt }: Pick<Import, 'activeKey' | 'beatAt'>): boolean =>
  activeKey !== null && Math.abs(Date.now() - beatAt) > LEASE_MS;

/** Whether a run may have died: it has not said for some seconds that it is alive. Nobody may take over yet. */
export const seemsInterrupted = (row: Pick<Import, 'activeKey' | 'beatAt'>): boolean =>
  row.activeKey !== null && Math.abs(Date.now() - row.beatAt) > SILENT_AFTER_MS && !isInterrupted(row);

/**
 * Whether what has stopped is the undo of an import. The undo can be continued, the import cannot: a part of it is
 * taken back.
 */
export const hasStoppedUndo = (row: Import): boolean =>
  (row.state === 'stopped' || isInterrupted(row)) &&
  // The release before may have continued the import instead.
  row.done === 0 &&
  // That release does not store when an undo begins.
  (row.undoBegunAt !== null || row.restored + row.kept > 0);

/** The alternatives to `hasStoppedUndo` for the database: what an import has that can be started or continued. */
const WITHOUT_STOPPED_UNDO = [{ undoBegunAt: IsNull(), restored: 0, kept: 0 }, { done: MoreThan(0) }];

/** The import that runs or is being undone; null: none, or one whose run has died. */
export async function findActiveImport(db: Db): Promise<Import | null> {
  const row = await db.read.findOneBy(Import, { activeKey: ACTIVE });
  return row && !isInterrupted(row) ? row : null;
}

/**
 * Runs an import or its undo, and stores how it ended.
 * @param work returns what is stored in the end, the state included
 * @throws ImportBusyError when another one runs
 * @throws ImportStateError when the import itself is in another state
 */
export async function runExclusively<T extends Partial<Import>>(
  { db, log }: RunContext,
  target: Claim,
  work: (run: Run) => Promise<T>,
): Promise<T> {
  const runId = newId();
  const { importId, actorId } = target;
  const done = await claim(db, target, runId);
  const update = (tx: EntityManager, values: ImportValues) =>
    tx.update(Import, { id: importId, runId }, { ...values, beatAt: Date.now() });
  const stopHeartbeat = startHeartbeat(
    () => db.write((tx) => update(tx, {})),
    // The run goes on: a database that is away ends it itself.
    (err) => log.error({ err, importId }, 'an import could not say that it is alive'),
  );
  const run: Run = {
    importId,
    actorId,
    done,
    async confirm(tx, counts = {}) {
      const { affected } = await update(tx, counts);
      if (affected === 0) throw new LostRunError();
    },
  };
  const end = (values: Partial<Import>) =>
    db.write((tx) => update(tx, { ...values, activeKey: null, runId: null }));
  try {
    const result = await work(run);
    await end(result);
    return result;
  } catch (error) {
    const problem = (error instanceof Error ? error.message : String(error)).slice(0, 200);
    // When its lease has ended, it is shown as stopped all the same.
    await end({ state: 'stopped', problem }).catch((err) =>
      log.error({ err, importId }, 'the end of an import could not be stored'),
    );
    throw error;
  } finally {
    await stopHeartbeat();
  }
}

/**
 * Calls `beat` a second after its last call, or when that has ended if it takes longer.
 * @param onError called once for each series of failures
 * @returns a function that stops it and waits for a call that has begun, so that the caller may close the database
 * afterwards
 */
function startHeartbeat(
  beat: () => Promise<unknown>,
  onError: (error: unknown) => void,
): () => Promise<void> {
  const stop = new AbortController();
  let hasFailed = false;
  async function beatUntilStopped(): Promise<void> {
    for (let pause = BEAT_MS; await goesOnAfter(pause); ) {
      const beginning = performance.now();
      try {
        await beat();
        hasFailed = false;
      } catch (error) {
        if (!hasFailed) onError(error);
        hasFailed = true;
      }
      pause = Math.max(0, beginning + BEAT_MS - performance.now());
    }
  }
  /** False when it is stopped meanwhile. */
  const goesOnAfter = (pause: number) =>
    sleep(pause, true, { signal: stop.signal, ref: false }).catch(() => false);
  const end = beatUntilStopped();
  return async () => {
    stop.abort();
    await end;
  };
}

/** As `runExclusively`, but waits until no other import runs. */
export async function runWhenFree<T extends Partial<Import>>(
  ...[ctx, claimed, work]: Parameters<typeof runExclusively<T>>
): Promise<T> {
  for (;;) {
    try {
      return await runExclusively(ctx, claimed, work);
    } catch (error) {
      if (!(error instanceof ImportBusyError)) throw error;
      await sleep(WAIT_MS);
    }
  }
}

/** @returns how many records of the file earlier runs have stored */
async function claim(db: Db, { importId, state, from, onClaim }: Claim, runId: string): Promise<number> {
  try {
    return await db.write(async (tx) => {
      const now = Date.now();
      await tx.update(
        Import,
        { activeKey: ACTIVE, beatAt: Not(Between(now - LEASE_MS, now + LEASE_MS)) },
        { activeKey: null, runId: null, state: 'stopped', problem: INTERRUPTED },
      );
      const startable = { id: importId, state: In(from) };
      const { affected } = await tx.update(
        Import,
        state === 'running' ? WITHOUT_STOPPED_UNDO.map((other) => ({ ...startable, ...other })) : startable,
        {
          ...{ state, runId, activeKey: ACTIVE, beatAt: now, problem: '' },
          // The release before may continue the import instead: then it stores all records again.
          ...(state === 'undoing' && { undoBegunAt: now, done: 0 }),
        },
      );
      if (affected === 0) throw new ImportStateError();
      await onClaim?.(tx);
      return (await tx.findOneByOrFail(Import, { id: importId })).done;
    });
  } catch (error) {
    throw isDuplicate(error) ? new ImportBusyError() : error;
  }
}
