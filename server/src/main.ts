import cluster from 'node:cluster';
import { addArguments } from './config/arguments.ts';
import { type Env, readEnv } from './config/env.ts';
import { explainStartupError } from './config/startupError.ts';
import { startWarnings } from './config/startWarnings.ts';
import { greeting } from './greeting.ts';
import { CLOSING_SIGNALS, createSignalHandler } from './http/gracefulShutdown.ts';
import { openProcessLog, type ProcessLog } from './lib/log.ts';
import { keepFilesPrivate } from './lib/privateFiles.ts';
import type { OpenMetrics } from './metrics/openMetrics.ts';
import { type MetricsOpener, serve } from './serve.ts';
import type { Shop } from './shop.ts';
import type { Opening } from './workers/messages.ts';
import { runPrimary } from './workers/primary.ts';
import { runWorker } from './workers/worker.ts';
import { WorkerStartError } from './workers/workers.ts';

async function main(): Promise<void> {
  const args = process.argv.slice(2);
  const env = readEnv(addArguments(process.env, args));
  keepFilesPrivate(env.dataDir);
  const log = await openProcessLog(env.logLevel, env.workers > 1);
  if (env.workers === 1) await runAlone(env, log);
  else if (cluster.isPrimary)
    await runPrimary({
      env,
      log: log.log,
      program: import.meta.filename,
      args,
      openMetrics: () => openPrimaryMetrics(env, log),
      onReady: (opening) => announce(env, log, opening),
    });
  else
    await runWorker({
      env,
      log,
      createMetricsOpener: (worker) => (shop) => openWorkerMetrics(shop, worker),
    });
}

/** Serves the shop in this process alone. */
async function runAlone(env: Env, log: ProcessLog): Promise<void> {
  const { close, ...opening } = await serve({ env, log: log.log, openMetrics });
  // Not by close-with-grace, which takes npm's forwarded signal for a second one.
  const onSignal = createSignalHandler({ close, exit: () => process.exit(1) });
  for (const signal of CLOSING_SIGNALS) process.on(signal, onSignal);
  announce(env, log, opening);
}

/** Says that the shop is open. */
function announce(env: Env, { log, showAll }: ProcessLog, { databaseLabel, migrations }: Opening): void {
  process.stdout.write(greeting(env, databaseLabel));
  showAll();
  if (migrations.length > 0)
    log.info(`the database was migrated up to ${migrations.at(-1)} (${migrations.length} new)`);
  for (const warning of startWarnings(env)) log.warn(warning);
}

// Without a configured port the code of the metrics is not even loaded.
const openMetrics: MetricsOpener = async (shop) => {
  if (!shop.env.metrics) return null;
  const { openMetrics: open } = await import('./metrics/openMetrics.ts');
  return open(shop, shop.env.metrics);
};

const openWorkerMetrics = async (shop: Shop, worker: number): Promise<OpenMetrics | null> => {
  if (!shop.env.metrics) return null;
  const { openWorkerMetrics: open } = await import('./metrics/workerMetrics.ts');
  return open(shop, worker);
};

async function openPrimaryMetrics(env: Env, { log }: ProcessLog): Promise<(() => Promise<void>) | null> {
  if (!env.metrics) return null;
  const { servePrimaryMetrics } = await import('./metrics/workerMetrics.ts');
  const { close } = await servePrimaryMetrics(env.metrics, log);
  return close;
}

main().catch((error) => {
  // A worker has printed its reason itself.
  if (!(error instanceof WorkerStartError)) process.stderr.write(`${explainStartupError(error)}\n`);
  process.exit(1);
});
