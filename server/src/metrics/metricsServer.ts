import { once } from 'node:events';
import { createServer } from 'node:http';
import { Registry } from 'prom-client';
import type { Log } from '../lib/log.ts';

const REQUEST_TIMEOUT_MS = 10_000;
const MAX_CONNECTIONS = 100;

/** Where the metrics are served; port 0: a free one. */
export interface MetricsAddress {
  host: string;
  port: number;
}

/** A server that has begun to listen. */
export interface MetricsServer {
  port: number;
  close(): Promise<void>;
}

/**
 * Serves GET /metrics in Prometheus's text format, on a port of its own.
 * @param collect returns the metrics as text
 * @throws when it cannot listen
 */
export async function startMetricsServer(
  { host, port }: MetricsAddress,
  collect: () => Promise<string>,
  log: Log,
): Promise<MetricsServer> {
  const server = createServer({ requestTimeout: REQUEST_TIMEOUT_MS }, async ({ method, url }, response) => {
    if (method !== 'GET' || url?.split('?')[0] !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    try {
      const text = await collect();
      response.writeHead(200, { 'content-type': Registry.PROMETHEUS_CONTENT_TYPE }).end(text);
    } catch (error) {
      log.error({ err: error }, 'the metrics could not be collected');
      response.writeHead(500).end();
    }
  });
  server.maxConnections = MAX_CONNECTIONS;
  server.listen(port, host);
  await once(server, 'listening');
  return {
    port: (server.address() as { port: number }).port,
    async close() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}
