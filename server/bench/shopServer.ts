import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { builtShopFile, builtShopModules } from '../tools/paths.mjs';
import { cpuOf } from './load.ts';

const profiler = path.join(import.meta.dirname, 'profiler.mjs');
/** Sent to a starting shop until it succeeds. */
const PROBE_PATH = `/graphql?query=${encodeURIComponent('{ products(first: 12) { nodes { name price } } }')}`;
/** Indexing 100,000 products takes a few seconds. */
const IDLE_AT_LATEST_MS = 60_000;
/** As `npm start`, the Dockerfile and the systemd unit have it. */
const YOUNG_GENERATION = '--max-semi-space-size=32';
/** Number of entries in a profile. */
const PROFILE_ENTRIES = 12;

/**
 * Starts the built shop and waits until it answers.
 * @param place the port on which it listens, and environment variables of its own
 * @param profiled loads the profiler, which `profileOf` needs
 */
export async function startServer(
  dataDir: string,
  databaseUrl: string | null,
  { port, env }: { port: number; env: Readonly<Record<string, string>> },
  profiled: boolean,
): Promise<{ child: ChildProcess; origin: string }> {
  const command = profiled ? ['--import', profiler, builtShopModules] : [builtShopFile];
  const child = spawn(process.execPath, [YOUNG_GENERATION, ...command], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      PORT: String(port),
      DATA_DIR: dataDir,
      DATABASE_URL: databaseUrl ?? '',
      LOG_LEVEL: 'error',
      SEED: 'true',
      ...env,
      // All requests come from one address.
      RATE_LIMIT_FACTOR: '1000000',
    },
    stdio: ['ignore', 'ignore', 'inherit', ...(profiled ? ['ipc' as const] : [])],
  });
  process.once('exit', () => child.kill('SIGKILL'));
  const origin = `http://127.0.0.1:${port}`;
  const deadline = performance.now() + 60_000;
  while (performance.now() < deadline) {
    const hasAnswered = await fetch(`${origin}${PROBE_PATH}`, {
      headers: { 'apollo-require-preflight': 'true' },
    }).then(
      ({ ok }) => ok,
      () => false,
    );
    if (hasAnswered) return { child, origin };
    await sleep(10);
  }
  throw new Error('The shop did not come up within a minute');
}

/** Waits until the shop uses little CPU: after the first response it still builds the search index and renders the first page. */
export async function waitUntilIdle({ pid }: ChildProcess): Promise<void> {
  const deadline = performance.now() + IDLE_AT_LATEST_MS;
  for (let quiet = 0; quiet < 3 && performance.now() < deadline; ) {
    const before = cpuOf(pid ?? null);
    if (before === null) return;
    await sleep(300);
    quiet = (cpuOf(pid ?? null) ?? 0) - before > 30 ? 0 : quiet + 1;
  }
}

export function memoryOf({ pid }: ChildProcess): string {
  try {
    const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
    return `${Math.round(Number(kilobytes) / 1024)} MB`;
  } catch {
    return 'unknown memory';
  }
}

/** CPU shares during `work`, in percent, by package or folder; the largest first. */
export async function profileOf(
  child: ChildProcess,
  work: () => Promise<unknown>,
): Promise<Record<string, number>> {
  child.send('start');
  await work();
  const answer = once(child, 'message');
  child.send('stop');
  const [cpuTimes] = (await answer) as [Record<string, number>];
  const total = Object.values(cpuTimes).reduce((sum, time) => sum + time, 0);
  const shares = Object.entries(cpuTimes).map(
    ([owner, time]) => [owner, Math.round((1000 * time) / total) / 10] as const,
  );
  return Object.fromEntries(shares.sort(([, a], [, b]) => b - a).slice(0, PROFILE_ENTRIES));
}
