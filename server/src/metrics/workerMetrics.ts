import cluster, { type Worker } from 'node:cluster';
import { on } from 'node:events';
import { AggregatorRegistry, type Registry } from 'prom-client';
import type { Log } from '../lib/log.ts';
import type { Shop } from '../shop.ts';
import { type MetricsAddress, type MetricsServer, startMetricsServer } from './metricsServer.ts';
import { createObserver } from './observer.ts';
import type { OpenMetrics } from './openMetrics.ts';
import { createShopMetrics } from './shopMetrics.ts';

/** Asks a worker for its metrics. */
interface MetricsRequest {
  kind: 'metrics';
  id: number;
}

/** A worker's answer to the request with this id. */
interface MetricsResponse {
  kind: 'metrics';
  id: number;
  metrics: object[];
}

/** Shorter than Prometheus waits for a scrape (10 s). */
const TIMEOUT_MS = 5000;

let lastId = 0;

/**
 * Observes the shop's database in a worker from now on; the primary process serves the metrics.
 * @param worker its number, a label of all its metrics. Sums over all workers would fall when one is replaced, which Prometheus takes
 *   for a restart of all
 */
export function openWorkerMetrics({ db }: Pick<Shop, 'db'>, worker: number): OpenMetrics {
  const metrics = createShopMetrics(db);
  metrics.registry.setDefaultLabels({ worker: String(worker) });
  answerRequests(metrics.registry);
  return { observer: createObserver(metrics), close: async () => {} };
}

/** Serves the metrics of all workers. @throws when the port cannot be used */
export function servePrimaryMetrics(address: MetricsAddress, log: Log): Promise<MetricsServer> {
  return startMetricsServer(address, collectFromWorkers, log);
}

function answerRequests(registry: Registry): void {
  process.on('message', async ({ kind, id }: MetricsRequest) => {
    if (kind !== 'metrics') return;
    const response: MetricsResponse = { kind, id, metrics: await registry.getMetricsAsJSON() };
    process.send?.(response, undefined, undefined, () => {});
  });
}

/** prom-client's `clusterMetrics` would keep the metrics of the other workers for ever when one does not answer. */
async function collectFromWorkers(): Promise<string> {
  const workers = Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined);
  const metrics = await Promise.all(workers.filter((worker) => worker.isConnected()).map(readMetrics));
  return AggregatorRegistry.aggregate(metrics).metrics();
}

/** The metrics of a worker; none if it ends before it answers. @throws Error without an answer */
async function readMetrics(worker: Worker): Promise<object[]> {
  const request: MetricsRequest = { kind: 'metrics', id: ++lastId };
  const messages = on(worker, 'message', { close: ['exit'], signal: AbortSignal.timeout(TIMEOUT_MS) });
  worker.send(request, () => {});
  try {
    for await (const [message] of messages as AsyncIterable<[MetricsResponse]>)
      if (message.kind === request.kind && message.id === request.id) return message.metrics;
    return [];
  } catch (cause) {
    throw new Error(`The worker with process id ${worker.process.pid} does not answer`, { cause });
  }
}
