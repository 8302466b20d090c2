import { once } from 'node:events';
import type { Shop } from '../shop.ts';
import { createMetrics } from './definitions.ts';
import { startMetricsServer } from './metricsServer.ts';
import { type AppObserver, createObserver } from './observer.ts';
import { createFiguresCache, readShopFigures, showFigures } from './shopFigures.ts';
import { observeStatements } from './statements.ts';

/** The running metrics. */
export interface OpenMetrics {
  /** For `createApp`. */
  observer: AppObserver;
  /** The port that the server listens on. */
  port: number;
  close(): Promise<void>;
}

/** Observes the shop's database from now on, and serves the metrics. @throws when the port cannot be used */
export async function openMetrics(
  { db, log }: Pick<Shop, 'db' | 'log'>,
  address: { host: string; port: number },
): Promise<OpenMetrics> {
  const metrics = createMetrics();
  observeStatements(db, metrics);
  const loadFigures = createFiguresCache(() => readShopFigures(db));
  const server = await startMetricsServer({
    ...address,
    registry: metrics.registry,
    update: async () => showFigures(metrics, await loadFigures()),
    log,
  });
  return {
    observer: createObserver(metrics),
    port: (server.address() as { port: number }).port,
    async close() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}
