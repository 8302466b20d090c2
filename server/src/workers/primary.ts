import cluster from 'node:cluster';
import type { Env } from '../config/env.ts';
import { createSandboxMailbox } from '../features/notifications/sandboxMailbox.ts';
import { CLOSE_TIMEOUT_MS, createSignalHandler } from '../http/gracefulShutdown.ts';
import type { Log } from '../lib/log.ts';
import { openDemoServices } from './demoServices.ts';
import type { Opening } from './messages.ts';
import { createWorkers } from './workers.ts';

interface PrimaryOptions {
  env: Env;
  log: Log;
  /** The program of the workers, and its arguments. */
  program: string;
  args: string[];
  /** Serves the metrics of all workers. @returns closes them; null: there are none */
  openMetrics(): Promise<(() => Promise<void>) | null>;
  /** Called when the first worker is ready. */
  onReady(opening: Opening): void;
}

/** After the time in which a worker ends by itself. */
const KILL_DELAY_MS = 5000;

/**
 * Starts the workers, which share the port by node:cluster, replaces those that die, and ends with them. SIGHUP replaces all of them,
 * one after another; on a terminal, where it means that the terminal is gone, it ends the shop like SIGINT and SIGTERM.
 * @throws WorkerStartError when the first worker does not start
 */
export async function runPrimary(options: PrimaryOptions): Promise<void> {
  const { env, log, program, args, openMetrics, onReady } = options;
  const mailbox = createSandboxMailbox();
  const demoServices =
    env.mode === 'demo' ? await openDemoServices(env, log, env.mail.sandbox ? mailbox : null) : null;
  // Workers accept connections themselves. The default, where the primary process passes them on, leaves a connection open for ever
  // when it is on its way to a worker that dies.
  cluster.schedulingPolicy = cluster.SCHED_NONE;
  cluster.setupPrimary({ exec: program, args });
  const workers = createWorkers({
    log,
    start: { cookieSecret: env.cookieSecret, demoServicesUrl: demoServices?.url ?? null },
    count: env.workers,
    onReady,
    onMail: (mail) => void mailbox.add(mail),
  });
  let closeMetrics: Awaited<ReturnType<typeof openMetrics>> = null;

  async function close(): Promise<void> {
    const exitCode = await workers.stop(env.shutdownDelayMs + CLOSE_TIMEOUT_MS + KILL_DELAY_MS);
    await closeMetrics?.();
    await demoServices?.close();
    process.exit(exitCode);
  }
  const onSignal = createSignalHandler({ close, exit: () => process.exit(1) });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, onSignal);
  process.on('SIGHUP', process.stdout.isTTY ? onSignal : workers.replaceAll);

  closeMetrics = await openMetrics();
  await workers.startAll();
}
