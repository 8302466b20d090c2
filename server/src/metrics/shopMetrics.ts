import type { Db } from '../database/database.ts';
import { createMetrics, type Metrics } from './definitions.ts';
import { createFiguresCache, readShopFigures, showFigures } from './shopFigures.ts';
import { observeStatements } from './statements.ts';

/** Creates the metrics of this process, and observes the database from now on. */
export function createShopMetrics(db: Db): Metrics {
  const loadFigures = createFiguresCache(() => readShopFigures(db));
  const metrics: Metrics = createMetrics(async () => showFigures(metrics, await loadFigures()));
  observeStatements(db, metrics);
  return metrics;
}
