import type { Db } from '../database/database.ts';
import { newId } from '../lib/ids.ts';
import type { Log } from '../lib/log.ts';
import type { Job } from './jobs.ts';
import { createJobLease, LEASE_MS } from './lease.ts';

/** How often the lease is renewed by its holder, and requested by the other processes. */
const RENEW_MS = LEASE_MS / 5;

/**
 * Runs the jobs one after another, in one of the processes that have started a scheduler; when that process dies, another one
 * continues.
 * @returns stops the scheduler after the current run
 */
export function startScheduler({ db, log }: { db: Db; log: Log }, jobs: readonly Job[]): () => Promise<void> {
  const lease = createJobLease(db, 'scheduler', newId());
  const lastStart = new Map<Job, number>();

  async function runDueJobs(): Promise<void> {
    for (const job of jobs) {
      if (!lease.isHeld()) return;
      const now = performance.now();
      if (now - (lastStart.get(job) ?? Number.NEGATIVE_INFINITY) < job.intervalMs) continue;
      lastStart.set(job, now);
      await job
        .run(lease.isHeld)
        .catch((error: unknown) => log.error({ err: error, job: job.name }, 'a job failed'));
    }
  }

  // Jobs may take longer than the lease lasts, so the lease is renewed while they run.
  const jobsRun = singleFlight(runDueJobs);
  const renewal = singleFlight(async () => {
    try {
      if (await lease.renew()) void jobsRun.start();
    } catch (error) {
      log.error({ err: error }, 'the lease of the scheduler could not be renewed');
    }
  });

  void renewal.start();
  const shortestInterval = Math.min(...jobs.map(({ intervalMs }) => intervalMs));
  const timer = setInterval(renewal.start, Math.min(RENEW_MS, shortestInterval)).unref();
  return async () => {
    clearInterval(timer);
    await renewal.current();
    await jobsRun.current();
    await lease
      .release()
      .catch((error: unknown) =>
        log.error({ err: error }, 'the lease of the scheduler could not be released'),
      );
  };
}

/** Does not start `work` while it is running. `work` must not throw. */
function singleFlight(work: () => Promise<void>) {
  let running: Promise<void> | null = null;
  return {
    start() {
      running ??= work().finally(() => {
        running = null;
      });
      return running;
    },
    current: async () => running,
  };
}
