import type { Env } from './env.ts';
import { liveWarnings } from './liveModeWarnings.ts';

/** Settings that are allowed but most likely a mistake. */
export const startWarnings = (env: Env): string[] => [...workerWarnings(env), ...liveWarnings(env)];

function workerWarnings({ workers, limits }: Env): string[] {
  if (workers === 1 || limits.redisUrl) return [];
  return [
    `REDIS_URL is not set: each of the ${workers} workers counts rate limits for itself, so that passwords can be guessed ${workers} times as often`,
  ];
}
