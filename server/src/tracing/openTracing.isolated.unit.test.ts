import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import fastify from 'fastify';
import { createLog } from '../lib/log.ts';
import type { Shop } from '../shop.ts';

let server: Server;
let requests = 0;
beforeAll(async () => {
  // Takes the spans and never answers.
  server = createServer(() => {
    requests++;
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  process.env.OTEL_EXPORTER_OTLP_ENDPOINT = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  // An hour: longer than the test.
  process.env.OTEL_EXPORTER_OTLP_TIMEOUT = '3600000';
  process.env.OTEL_BSP_EXPORT_TIMEOUT = '3600000';
  process.env.OTEL_BSP_SCHEDULE_DELAY = '10';
});
afterAll(async () => {
  server.close();
  server.closeAllConnections();
  await once(server, 'close');
});

it('is not loaded by the shop', async () => {
  for (const name of ['sdk-trace-node', 'exporter-trace-otlp-http', 'resources'])
    jest.doMock(`@opentelemetry/${name}`, () => {
      throw new Error(`@opentelemetry/${name} was loaded`);
    });
  await jest.isolateModulesAsync(async () => {
    await import('../app.ts');
    await import('../shop.ts');
    const { inSpan, currentTraceId } = await import('../lib/span.ts');
    expect(await inSpan('anything', {}, async () => currentTraceId())).toBeUndefined();
    await expect(import('./openTracing.ts')).rejects.toThrow('was loaded');
  });
  for (const name of ['sdk-trace-node', 'exporter-trace-otlp-http', 'resources'])
    jest.dontMock(`@opentelemetry/${name}`);
});

it('neither keeps requests nor the shutdown waiting for a collector that does not answer', async () => {
  const { openTracing } = await import('./openTracing.ts');
  const dataSource = { createQueryRunner: () => ({}) };
  const db = { read: { dataSource }, source: dataSource, dialect: 'sqlite' };
  const tracing = openTracing({
    db,
    log: createLog('silent'),
    env: { trustedProxies: 0 },
  } as unknown as Shop);
  const app = fastify();
  tracing.traceRequests(app);
  app.get('/', () => 'answered');
  for (let request = 0; request < 50; request++) expect((await app.inject('/')).body).toBe('answered');
  while (requests === 0) await new Promise((resolve) => setTimeout(resolve, 10));
  // It resolves although the collector takes an hour; otherwise the test would time out.
  expect(await tracing.close()).toBeUndefined();
});
