import { AggregatorRegistry, type MetricObjectWithValues, type MetricValue } from 'prom-client';
import { createMetrics } from './definitions.ts';

/** What a worker sends to the primary process. */
async function readWorker(payments: number): Promise<MetricObjectWithValues<MetricValue<string>>[]> {
  const metrics = createMetrics();
  metrics.registry.setDefaultLabels({ worker: '1' });
  metrics.databaseUp.set(1);
  metrics.figures.pendingPayments.set(payments);
  metrics.requests.inc({ method: 'GET', route: '/', status: '200' }, 4);
  return metrics.registry.getMetricsAsJSON();
}

describe('createMetrics', () => {
  it('has the start time of workers, of the successor while one is replaced', async () => {
    const startTime = Math.round(performance.timeOrigin / 1000);
    const text = await AggregatorRegistry.aggregate([await readWorker(0), await readWorker(0)]).metrics();
    expect(text).toContain(`process_start_time_seconds{worker="1"} ${startTime}\n`);
  });

  it('does not add the figures of the database in a worker and its successor', async () => {
    const text = await AggregatorRegistry.aggregate([await readWorker(7), await readWorker(8)]).metrics();
    expect(text).toContain('kirana_database_up{worker="1"} 1\n');
    expect(text).toContain('kirana_pending_payments{worker="1"} 8\n');
    expect(text).toContain('kirana_http_requests_total{method="GET",route="/",status="200",worker="1"} 8\n');
  });
});
