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
  let isClosing = false;
  function closeOnce(): void {
    if (!isClosing) close();
    isClosing = true;
  }
  // Retirement is no signal: the first signal after it must not cut off requests in flight.
  const onSignal = createSignalHandler({ close: closeOnce, exit: () => process.exit(1) });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, onSignal);
  process.on('message', ({ kind }: PrimaryMessage) => {
    if (kind !== 'retire') return;
    isReplaced = true;
    closeOnce();
  });
  await ready;
  await send({ kind: 'ready', databaseLabel, migrations });
  showAll();
}

/** Requests for metrics, which all workers receive, may come first. */
function receiveStart(): Promise<StartMessage> {
  return new Promise((resolve, reject) => {
    function onMessage(message: PrimaryMessage): void {
      if (message.kind !== 'start') return;
      process.off('message', onMessage);
      resolve(message);
    }
    process.on('message', onMessage);
    send({ kind: 'loaded' }).catch(reject);
  });
}

/** @throws when the primary process cannot be reached */
const send = (message: WorkerMessage): Promise<void> =>
  new Promise((resolve, reject) => {
    process.send?.(message, undefined, undefined, (error) => (error ? reject(error) : resolve()));
  });
