import { setTimeout as sleep } from 'node:timers/promises';
import type { ApolloServerPlugin } from '@apollo/server';
import { DiagLogLevel, diag } from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { detectResources, envDetector, resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, NodeTracerProvider } from '@opentelemetry/sdk-trace-node';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../graphql/context.ts';
import type { Log } from '../lib/log.ts';
import type { Shop } from '../shop.ts';
import { operationSpanPlugin } from './operations.ts';
import { traceRequests } from './requests.ts';
import { traceStatements } from './statements.ts';

/** How long a shutdown waits for the last spans to be sent. */
const FLUSH_MS = 3000;
/** A collector that is away fails every few seconds. */
const WARNING_INTERVAL_MS = 60_000;

/** The running traces. */
export interface Tracing {
  /** For `createApp`. */
  traceRequests(app: FastifyInstance): void;
  apolloPlugin: ApolloServerPlugin<Context>;
  /** Sends what is not sent yet, for three seconds at most. */
  close(): Promise<void>;
}

/**
 * Sends spans to the collector from now on, in batches that no request waits for; when the collector is away they are dropped. Its
 * address, the sample and the limits are the standard's environment variables, which OpenTelemetry reads.
 */
export function openTracing({ db, log, env }: Pick<Shop, 'db' | 'log' | 'env'>): Tracing {
  logWarnings(log);
  const provider = new NodeTracerProvider({
    // The environment's service name wins.
    resource: resourceFromAttributes({ 'service.name': 'kirana' }).merge(
      detectResources({ detectors: [envDetector] }),
    ),
    spanProcessors: [new BatchSpanProcessor(new OTLPTraceExporter())],
  });
  provider.register();
  traceStatements(db);
  return {
    traceRequests: (app) => traceRequests(app, { hasProxy: env.trustedProxies > 0 }),
    apolloPlugin: operationSpanPlugin,
    async close() {
      const isFlushed = provider.shutdown().catch(() => {});
      await Promise.race([isFlushed, sleep(FLUSH_MS, undefined, { ref: false })]);
    },
  };
}

/** Without a logger, OpenTelemetry is silent about a collector that it does not reach. */
function logWarnings(log: Log): void {
  let lastAt = Number.NEGATIVE_INFINITY;
  const warn = (reason: string) => {
    if (performance.now() - lastAt < WARNING_INTERVAL_MS) return;
    lastAt = performance.now();
    log.warn({ reason: reason.slice(0, 500) }, 'traces could not be sent or configured');
  };
  const ignore = () => {};
  const logger = { error: warn, warn, info: ignore, debug: ignore, verbose: ignore };
  diag.setLogger(logger, { logLevel: DiagLogLevel.WARN, suppressOverrideMessage: true });
}
