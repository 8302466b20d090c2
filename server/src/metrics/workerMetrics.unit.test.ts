import cluster, { type Worker } from 'node:cluster';
import { EventEmitter } from 'node:events';
import { createLog } from '../lib/log.ts';
import { createMetrics } from './definitions.ts';
import type { MetricsServer } from './metricsServer.ts';
import { servePrimaryMetrics } from './workerMetrics.ts';

/** A worker without a process. `onRequest` is called with each request for its metrics. */
class FakeWorker extends EventEmitter {
  process = { pid: 4711 };
  private readonly onRequest: (worker: FakeWorker, id: number) => void;
  constructor(onRequest: (worker: FakeWorker, id: number) => void) {
    super();
    this.onRequest = onRequest;
  }
  isConnected = () => true;
  send = ({ id }: { id: number }) => void setImmediate(() => this.onRequest(this, id));
}

const metricsOf = async (name: string, payments: number) => {
  const metrics = createMetrics();
  metrics.registry.setDefaultLabels({ worker: name });
  metrics.figures.pendingPayments.set(payments);
  return metrics.registry.getMetricsAsJSON();
};
const answer = (name: string, payments: number) => async (worker: FakeWorker, id: number) =>
  worker.emit('message', { kind: 'metrics', id, metrics: await metricsOf(name, payments) });

let server: MetricsServer;
beforeEach(async () => {
  server = await servePrimaryMetrics({ host: '127.0.0.1', port: 0 }, createLog('silent'));
});
afterEach(async () => {
  jest.restoreAllMocks();
  await server.close();
});

/** The pending payments of a scrape by worker. */
async function scrape(...workers: FakeWorker[]): Promise<string[]> {
  const byId = Object.fromEntries(workers.map((worker, index) => [index, worker as unknown as Worker]));
  jest.replaceProperty(cluster, 'workers', byId);
  const response = await fetch(`http://127.0.0.1:${server.port}/metrics`);
  const lines = (await response.text())
    .split('\n')
    .filter((line) => line.startsWith('kirana_pending_payments'));
  for (const worker of workers) expect(worker.eventNames()).toEqual([]);
  return lines.sort();
}

it('serves the metrics of all workers', async () => {
  const lines = await scrape(new FakeWorker(answer('1', 7)), new FakeWorker(answer('2', 8)));
  expect(lines).toEqual(['kirana_pending_payments{worker="1"} 7', 'kirana_pending_payments{worker="2"} 8']);
});

it('serves those of the others when a worker ends before it answers', async () => {
  const ended = new FakeWorker((worker) => worker.emit('exit', null, 'SIGKILL'));
  expect(await scrape(new FakeWorker(answer('1', 7)), ended)).toEqual([
    'kirana_pending_payments{worker="1"} 7',
  ]);
});

it('ignores other messages, and what a worker answers to an earlier scrape', async () => {
  const worker = new FakeWorker(async (sender, id) => {
    sender.emit('message', { kind: 'mail', id, mail: {} });
    await answer('1', 5)(sender, id - 1);
    await answer('1', 7)(sender, id);
  });
  expect(await scrape(worker)).toEqual(['kirana_pending_payments{worker="1"} 7']);
});
