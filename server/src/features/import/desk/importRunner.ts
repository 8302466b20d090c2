import type { Db } from '../../../database/database.ts';
import type { Log } from '../../../lib/log.ts';
import { type Claim, type Run, runExclusively } from '../importRuns.service.ts';
import type { Import } from '../imports.entity.ts';

/** Runs imports and undos in the background of this process. */
export interface ImportRunner {
  /**
   * Starts work, and resolves as soon as it has begun.
   * @throws ImportBusyError when another import runs
   * @throws ImportStateError when it is in another state
   */
  start(claim: Claim, work: (run: Run) => Promise<Partial<Import>>): Promise<void>;
  /** Throws when the process must stop; call it between two batches. */
  throwIfStopping(): void;
  /** Ends the work after its current batch. The import can be continued. */
  stop(): Promise<void>;
}

export function createImportRunner(db: Db, log: Log): ImportRunner {
  let isStopping = false;
  const current = new Set<Promise<unknown>>();
  return {
    start: (claim, work) =>
      new Promise((resolve, reject) => {
        const run = runExclusively({ db, log }, claim, (started) => {
          resolve();
          return work(started);
        }).catch((error: unknown) => {
          // Before it has begun: the caller is told.
          reject(error);
          log.warn({ err: error, importId: claim.importId }, 'an import stopped');
        });
        current.add(run);
        void run.finally(() => current.delete(run));
      }),
    throwIfStopping() {
      if (isStopping) throw new Error('The shop was stopped.');
    },
    async stop() {
      isStopping = true;
      await Promise.all(current);
    },
  };
}
