import type { Db } from '../database/database.ts';
import { JOBS_LEASE } from '../database/lease.entity.ts';
import { createLease } from '../database/lease.ts';
import { newId } from '../lib/ids.ts';
import type { Log } from '../lib/log.ts';

/** Work that is repeated, in one process at a time. */
export interface Job {
  name: string;
  /** From the start of a run to the start of the next one, at least. */
  intervalMs: number;
  /** @param shouldContinue to be called between two steps: false when this process must stop */
  run(shouldContinue: () => boolean): Promise<void>;
}

/**
 * How long a process that has died, or is suspended, still counts as the one that runs the jobs. Jobs may run twice, so a short time is
 * harmless.
 */
export const JOBS_LEASE_MS = 3500;
/**
 * How often a process checks whether it may run the jobs. Another one begins at most `JOBS_LEASE_MS` and twice this time after the
 * death of the process that ran them: one check sees its last heartbeat, another one the end of the lease.
 */
export const TICK_MS = 500;

/**
 * Runs the jobs one after another, in one of the processes that have started a scheduler; when that process dies, another one
 * continues.
 * @returns stops the scheduler after the current job
 */
export function startScheduler({ db, log }: { db: Db; log: Log }, jobs: readonly Job[]): () => Promise<void> {
  const lease = createLease(db, JOBS_LEASE, newId(), JOBS_LEASE_MS);
  const runDueJobs = createJobRunner(jobs, lease.isHeld, log);
  let jobsRun: Promise<void> | null = null;
  let renewal: Promise<void> | null = null;

  async function renewLease(): Promise<void> {
    try {
      if (!(await lease.renew())) return;
      // Jobs may take longer than the lease lasts, so it is renewed while they run.
      jobsRun ??= runDueJobs().finally(() => {
        jobsRun = null;
      });
    } catch (error) {
      log.error({ err: error }, 'the lease of the scheduler could not be renewed');
    }
  }
  function tick(): void {
    renewal ??= renewLease().finally(() => {
      renewal = null;
    });
  }

  tick();
  const shortestInterval = Math.min(...jobs.map(({ intervalMs }) => intervalMs));
  const timer = setInterval(tick, Math.min(TICK_MS, shortestInterval)).unref();
  return async () => {
    clearInterval(timer);
    await renewal;
    await jobsRun;
    await lease
      .release()
      .catch((error: unknown) =>
        log.error({ err: error }, 'the lease of the scheduler could not be released'),
      );
  };
}

/** @returns a function that runs the jobs whose interval is over; an error in one does not keep the others from running */
function createJobRunner(jobs: readonly Job[], isLeaseHeld: () => boolean, log: Log): () => Promise<void> {
  const lastStart = new Map<Job, number>();
  return async () => {
    for (const job of jobs) {
      if (!isLeaseHeld()) return;
      const now = performance.now();
      if (now - (lastStart.get(job) ?? Number.NEGATIVE_INFINITY) < job.intervalMs) continue;
      lastStart.set(job, now);
      await job
        .run(isLeaseHeld)
        .catch((error: unknown) => log.error({ err: error, job: job.name }, 'a job failed'));
    }
  };
}
