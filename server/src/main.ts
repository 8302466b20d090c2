import closeWithGrace from 'close-with-grace';
import { createApp } from './app.ts';
import { readEnv } from './config/env.ts';
import { liveWarnings } from './config/liveModeWarnings.ts';
import { explainStartupError } from './config/startupError.ts';
import { openDatabase } from './database/database.ts';
import { migrate } from './database/migrate.ts';
import { greeting } from './greeting.ts';
import { createSignalHandler, prepareShutdown } from './http/gracefulShutdown.ts';
import { createJobs } from './jobs/jobs.ts';
import { startScheduler } from './jobs/scheduler.ts';
import { openProcessLog } from './lib/log.ts';
import type { OpenMetrics } from './metrics/openMetrics.ts';
import { seedEmptyOrders } from './seed/seedOrders.ts';
import { seedEmptySubscribers } from './seed/seedSubscribers.ts';
import { closeShop, openShop, type Shop } from './shop.ts';
import type { Tracing } from './tracing/openTracing.ts';

/** After the drain time; longer than the slowest request. Then the process exits in any case. */
const CLOSE_TIMEOUT_MS = 15_000;
const CLOSING_SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
/** After a crash in native code, such as SIGSEGV, a handler would return to the same instruction, endlessly. */
const CRASH_SIGNALS = ['SIGILL', 'SIGTRAP', 'SIGABRT', 'SIGBUS', 'SIGFPE', 'SIGSEGV'] as const;

async function main(): Promise<void> {
  const env = readEnv(process.env);
  const { log, showAll } = await openProcessLog(env.logLevel);
  const db = await openDatabase(env);
  const migrations = await migrate(db);
  const shop = await openShop({ env, log, db });
  const shutdown = new AbortController();
  const metrics = await startMetrics(shop);
  const tracing = await startTracing(shop);
  const app = await createApp(shop, {
    preloadPages: true,
    shutdown: shutdown.signal,
    observer: metrics?.observer,
    tracing: tracing ?? undefined,
  });
  const shutDown = prepareShutdown(app, () => shutdown.abort());
  await app.listen({ host: env.host, port: env.port });
  shop.catalog.startIndexing();
  shop.catalog.startPolling(log);
  const stopScheduler = startScheduler(shop, createJobs(shop));
  const logMissing = (err: unknown) => log.error({ err }, 'a part of the demo data is missing');
  const demoData = seedEmptySubscribers(shop)
    .catch(logMissing)
    .then(() => seedEmptyOrders(shop))
    .catch(logMissing);

  const { close } = closeWithGrace(
    {
      delay: env.shutdownDelayMs + CLOSE_TIMEOUT_MS,
      logger: log,
      skip: [...CLOSING_SIGNALS, ...CRASH_SIGNALS],
    },
    async ({ err }) => {
      if (err) log.fatal({ err }, 'uncaught error');
      await shutDown(err ? 0 : env.shutdownDelayMs);
      await stopScheduler();
      await demoData;
      await metrics?.close();
      await closeShop(shop);
      await tracing?.close();
    },
  );
  // Not by close-with-grace, which takes npm's forwarded signal for a second one.
  const onSignal = createSignalHandler({ close, exit: () => process.exit(1) });
  for (const signal of CLOSING_SIGNALS) process.on(signal, onSignal);

  process.stdout.write(greeting(env, db.label));
  showAll();
  if (migrations.length > 0) log.info(`the database was migrated: ${migrations.join(', ')}`);
  for (const warning of liveWarnings(env)) log.warn(warning);
}

/** @returns null without a configured port; then the code of the metrics is not even loaded */
async function startMetrics(shop: Shop): Promise<OpenMetrics | null> {
  if (!shop.env.metrics) return null;
  const { openMetrics } = await import('./metrics/openMetrics.ts');
  return openMetrics(shop, shop.env.metrics);
}

/** @returns null without a configured endpoint; then the code of the traces is not even loaded */
async function startTracing(shop: Shop): Promise<Tracing | null> {
  if (!shop.env.isTraced) return null;
  const { openTracing } = await import('./tracing/openTracing.ts');
  return openTracing(shop);
}

main().catch((error) => {
  process.stderr.write(`${explainStartupError(error)}\n`);
  process.exit(1);
});
