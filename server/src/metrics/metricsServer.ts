import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { Registry } from 'prom-client';
import type { Log } from '../lib/log.ts';

interface MetricsServerOptions {
  host: string;
  port: number;
  registry: Registry;
  /** Called before each scrape. */
  update(): Promise<void>;
  log: Log;
}

/** Serves GET /metrics in Prometheus's text format, on a port of its own. @throws when it cannot listen */
export async function startMetricsServer({
  host,
  port,
  registry,
  update,
  log,
}: MetricsServerOptions): Promise<Server> {
  const server = createServer(async ({ method, url }, response) => {
    if (method !== 'GET' || url?.split('?')[0] !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    try {
      await update();
      const text = await registry.metrics();
      response.writeHead(200, { 'content-type': registry.contentType }).end(text);
    } catch (error) {
      log.error({ err: error }, 'the metrics could not be collected');
      response.writeHead(500).end();
    }
  });
  server.listen(port, host);
  await once(server, 'listening');
  return server;
}
