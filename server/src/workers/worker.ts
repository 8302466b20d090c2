import { once } from 'node:events';
import type { Env } from '../config/env.ts';
import { createSignalHandler } from '../http/gracefulShutdown.ts';
import type { ProcessLog } from '../lib/log.ts';
import { type MetricsOpener, serve } from '../serve.ts';
import type { PrimaryMessage, StartMessage, WorkerMessage } from './messages.ts';

interface WorkerOptions {
  env: Env;
  log: ProcessLog;
  /** @param worker the number of this worker */
  createMetricsOpener(worker: number): MetricsOpener;
}

/**
 * Serves the shop in a worker until the primary process ends or replaces it.
 * @throws as `serve`
 */
export async function runWorker({
  env,
  log: { log, showAll },
  createMetricsOpener,
}: WorkerOptions): Promise<void> {
  // The primary process says what the signal of a closed terminal means.
  process.on('SIGHUP', () => {});
  const start = await receiveStart();
  let isReplaced = false;
  const { databaseLabel, migrations, ready, close } = await serve({
    env: { ...env, cookieSecret: start.cookieSecret },
    log,
    openMetrics: createMetricsOpener(start.number),
    demo: {
      servicesUrl: start.demoServicesUrl,
      mailbox: { add: (mail) => send({ kind: 'mail', mail }), list: () => [] },
    },
    isReplaced: () => isReplaced,
  });
  const onSignal = createSignalHandler({ close, exit: () => process.exit(1) });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, onSignal);
  process.on('message', ({ kind }: PrimaryMessage) => {
    if (kind !== 'retire') return;
    isReplaced = true;
    onSignal();
  });
  await ready;
  await send({ kind: 'ready', databaseLabel, migrations });
  showAll();
}

async function receiveStart(): Promise<StartMessage> {
  const message = once(process, 'message');
  await send({ kind: 'loaded' });
  const [start] = (await message) as [StartMessage];
  return start;
}

/** @throws when the primary process cannot be reached */
const send = (message: WorkerMessage): Promise<void> =>
  new Promise((resolve, reject) => {
    process.send?.(message, undefined, undefined, (error) => (error ? reject(error) : resolve()));
  });
