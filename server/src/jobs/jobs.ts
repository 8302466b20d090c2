import { features } from '../features/features.ts';
import type { Shop } from '../shop.ts';
import type { Job } from './scheduler.ts';

const HOUR_MS = 60 * 60 * 1000;

/** All jobs, in the order in which they run. */
export function createJobs(shop: Shop): Job[] {
  const jobs = features.flatMap((feature) => feature.jobs?.(shop) ?? []);
  const cleanups = features.flatMap(({ cleanups = {} }) =>
    Object.entries(cleanups).map(([name, run]) => ({ name, intervalMs: HOUR_MS, run: () => run(shop) })),
  );
  return [
    // An hourly job, which may take long, does not delay those that run every few seconds.
    ...jobs.toSorted((a, b) => a.intervalMs - b.intervalMs),
    ...cleanups,
    // After those that delete.
    { name: 'empty the database log', intervalMs: HOUR_MS, run: () => shop.db.truncateLog() },
  ];
}
