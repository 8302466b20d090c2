import closeWithGrace from 'close-with-grace';
import { createApp } from './app.ts';
import type { Env } from './config/env.ts';
import { addReplicas, type Db, openDatabase } from './database/database.ts';
import { migrate } from './database/migrate.ts';
import { findUnknownMigrations } from './database/schemaCompatibility.ts';
import { personalData } from './features/features.ts';
import type { SandboxMailbox } from './features/notifications/sandboxMailbox.ts';
import { CLOSE_TIMEOUT_MS, CLOSING_SIGNALS, prepareShutdown } from './http/gracefulShutdown.ts';
import { createJobs } from './jobs/jobs.ts';
import { startScheduler } from './jobs/scheduler.ts';
import type { Log } from './lib/log.ts';
import type { OpenMetrics } from './metrics/openMetrics.ts';
import { seedEmptyOrders } from './seed/seedOrders.ts';
import { seedEmptySubscribers } from './seed/seedSubscribers.ts';
import { closeShop, openShop, type Shop } from './shop.ts';
import type { Tracing } from './tracing/openTracing.ts';

/** After a crash in native code, such as SIGSEGV, a handler would return to the same instruction, endlessly. */
const CRASH_SIGNALS = ['SIGILL', 'SIGTRAP', 'SIGABRT', 'SIGBUS', 'SIGFPE', 'SIGSEGV'] as const;

/** Opens the metrics of this process; null: there are none. */
export type MetricsOpener = (shop: Shop) => Promise<OpenMetrics | null>;

interface ServeOptions {
  env: Env;
  log: Log;
  openMetrics: MetricsOpener;
  /** Of a worker, whose primary process has the demo's services. */
  demo?: { servicesUrl: string | null; mailbox: SandboxMailbox };
  /** Whether another worker has taken over from this one, so that it accepts no connections, and the readiness check must not fail. */
  isReplaced?: () => boolean;
}

/** The shop that this process serves. */
interface ServedShop {
  databaseLabel: string;
  /** Names of the migrations that were applied at the start. */
  migrations: string[];
  /** Resolves when the search index is complete. */
  ready: Promise<void>;
  /** Shuts the shop down gracefully, and ends this process. */
  close(): void;
}

/**
 * Opens the shop, listens, and starts the background work.
 * @throws when the database cannot be used or the port is taken
 */
export async function serve({
  env,
  log,
  openMetrics,
  demo,
  isReplaced = () => false,
}: ServeOptions): Promise<ServedShop> {
  const primary = await openDatabase(env);
  const migrations = await migrate(primary);
  await reportNewerSchema(primary, log);
  const db = await addReplicas(primary, env.replicaUrls, env.sqlComments, log);
  const shop = await openShop({ env, log, db, personalData, ...(demo && { mailbox: demo.mailbox }) });
  const shutdown = new AbortController();
  const metrics = await openMetrics(shop);
  const tracing = await startTracing(shop);
  const app = await createApp(shop, {
    preloadPages: true,
    shutdown: shutdown.signal,
    demoServicesUrl: demo?.servicesUrl ?? null,
    observer: metrics?.observer,
    tracing: tracing ?? undefined,
  });
  const shutDown = prepareShutdown(app, () => {
    if (!isReplaced()) shutdown.abort();
  });
  await app.listen({ host: env.host, port: env.port });
  shop.catalog.startIndexing();
  shop.catalog.startPolling(log);
  const stopScheduler = startScheduler(shop, createJobs(shop));
  const demoData = seedDemoData(shop);

  const { close } = closeWithGrace(
    {
      delay: env.shutdownDelayMs + CLOSE_TIMEOUT_MS,
      logger: log,
      skip: [...CLOSING_SIGNALS, ...CRASH_SIGNALS],
    },
    async ({ err }) => {
      if (err) log.fatal({ err }, 'uncaught error');
      await shutDown(err ? 0 : env.shutdownDelayMs, isReplaced());
      await stopScheduler();
      await demoData;
      await metrics?.close();
      await closeShop(shop);
      await tracing?.close();
    },
  );
  return { databaseLabel: db.label, migrations, ready: shop.catalog.whenSearchable, close };
}

/** After a rollback, or while a newer release is deployed. */
async function reportNewerSchema(db: Db, log: Log): Promise<void> {
  const migrations = await findUnknownMigrations(db);
  if (migrations.length > 0)
    log.warn({ migrations }, 'the database has migrations of a newer release; this release runs on it');
}

/** @returns null without a configured endpoint; then the code of the traces is not even loaded */
async function startTracing(shop: Shop): Promise<Tracing | null> {
  if (!shop.env.isTraced) return null;
  const { openTracing } = await import('./tracing/openTracing.ts');
  return openTracing(shop);
}

/** Gives an empty demo subscribers and orders, while it is open. */
async function seedDemoData(shop: Shop): Promise<void> {
  for (const seed of [seedEmptySubscribers, seedEmptyOrders])
    await seed(shop).catch((err: unknown) => shop.log.error({ err }, 'a part of the demo data is missing'));
}
