import { AggregatorRegistry } from 'prom-client';
import type { Log } from '../lib/log.ts';
import type { Shop } from '../shop.ts';
import { type MetricsAddress, type MetricsServer, startMetricsServer } from './metricsServer.ts';
import { createObserver } from './observer.ts';
import type { OpenMetrics } from './openMetrics.ts';
import { createShopMetrics } from './shopMetrics.ts';

/**
 * Observes the shop's database in a worker from now on; the primary process serves the metrics.
 * @param worker its number, a label of all its metrics. Sums over all workers would fall when one is replaced, which Prometheus takes
 *   for a restart of all
 */
export function openWorkerMetrics({ db }: Pick<Shop, 'db'>, worker: number): OpenMetrics {
  const metrics = createShopMetrics(db);
  metrics.registry.setDefaultLabels({ worker: String(worker) });
  AggregatorRegistry.setRegistries([metrics.registry]);
  // Answers the requests of the primary process from now on.
  new AggregatorRegistry();
  return { observer: createObserver(metrics), close: async () => {} };
}

/** Serves the metrics of all workers. @throws when the port cannot be used */
export function servePrimaryMetrics(address: MetricsAddress, log: Log): Promise<MetricsServer> {
  const workers = new AggregatorRegistry();
  return startMetricsServer(address, () => workers.clusterMetrics(), log);
}
