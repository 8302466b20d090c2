import type { Shop } from '../shop.ts';
import { type MetricsAddress, startMetricsServer } from './metricsServer.ts';
import { type AppObserver, createObserver } from './observer.ts';
import { createShopMetrics } from './shopMetrics.ts';

/** The running metrics of a process. */
export interface OpenMetrics {
  /** For `createApp`. */
  observer: AppObserver;
  close(): Promise<void>;
}

/** Observes the shop's database from now on, and serves the metrics. @throws when the port cannot be used */
export async function openMetrics(
  { db, log }: Pick<Shop, 'db' | 'log'>,
  address: MetricsAddress,
): Promise<OpenMetrics & { port: number }> {
  const metrics = createShopMetrics(db);
  const server = await startMetricsServer(address, () => metrics.registry.metrics(), log);
  return { observer: createObserver(metrics), ...server };
}
