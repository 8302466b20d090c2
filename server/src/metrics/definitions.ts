import { type Aggregator, Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** All metrics of one process. */
export type Metrics = ReturnType<typeof createMetrics>;

/** Upper bounds in seconds. A cached response takes less than a millisecond. */
const REQUEST_BUCKETS = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
/** Few, because there is a series for each bucket of each operation. */
const OPERATION_BUCKETS = [0.005, 0.025, 0.1, 0.25, 0.5, 1, 5];
/** TypeORM measures whole milliseconds; a statement is cancelled after 8 s. */
const STATEMENT_BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 8];

/** Of values that must not be added: a worker and its successor have the same labels for a while. */
const AGGREGATE_BY_MAX = 'max';

/**
 * Creates the metrics in a registry of their own. Each label has a bounded set of values: routes, names from the schema and from our own
 * clients, actions and states, but nothing that a client can choose.
 * @param updateFigures called whenever the figures of the database are collected
 */
export function createMetrics(updateFigures = async () => {}) {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  replaceStartTime(registry);
  const registers = [registry];
  return {
    registry,
    requests: new Counter({
      name: 'kirana_http_requests_total',
      help: 'Responses by method, route pattern and status; 503 is also sent when the shop is overloaded',
      labelNames: ['method', 'route', 'status'],
      registers,
    }),
    requestDuration: new Histogram({
      name: 'kirana_http_request_duration_seconds',
      help: 'Time from the arrival of a request until its response is sent, by route pattern',
      labelNames: ['route'],
      buckets: REQUEST_BUCKETS,
      registers,
    }),
    operationDuration: new Histogram({
      name: 'kirana_graphql_operation_duration_seconds',
      help: 'Time of a GraphQL operation that is not answered from the response cache, also of rendered pages; names other than those of our clients are `other`',
      labelNames: ['operation'],
      buckets: OPERATION_BUCKETS,
      registers,
    }),
    operationErrors: new Counter({
      name: 'kirana_graphql_errors_total',
      help: 'Errors in responses to GraphQL operations, by error code',
      labelNames: ['operation', 'code'],
      registers,
    }),
    problems: new Counter({
      name: 'kirana_problems_total',
      help: 'Expected failures that were returned, by type: `OutOfStock` is a stock refusal',
      labelNames: ['problem'],
      registers,
    }),
    statementDuration: new Histogram({
      name: 'kirana_sql_statement_duration_seconds',
      help: 'Time of an SQL statement, without waiting for a connection, by its first word',
      labelNames: ['verb'],
      buckets: STATEMENT_BUCKETS,
      registers,
    }),
    statementErrors: new Counter({
      name: 'kirana_sql_errors_total',
      help: 'SQL statements that failed, also those that violated a unique key as planned, by their first word',
      labelNames: ['verb'],
      registers,
    }),
    cacheLookups: new Counter({
      name: 'kirana_response_cache_lookups_total',
      help: 'Look-ups in the response cache by transport; mutations and personal requests are misses',
      labelNames: ['transport', 'result'],
      registers,
    }),
    rateLimitRefusals: new Counter({
      name: 'kirana_rate_limit_refusals_total',
      help: 'Requests refused by a rate limit, by action',
      labelNames: ['action'],
      registers,
    }),
    databaseUp: new Gauge({
      name: 'kirana_database_up',
      help: '1 if the figures below could be read from the database, else 0; they are missing then',
      aggregator: AGGREGATE_BY_MAX,
      registers,
      collect: updateFigures,
    }),
    figures: createFigureGauges({ aggregator: AGGREGATE_BY_MAX, registers, collect: updateFigures }),
    webVitals: createWebVitals(registers),
  };
}

/** prom-client leaves the start time of workers out. Its changes say how often a process was replaced. */
function replaceStartTime(registry: Registry): void {
  const name = 'process_start_time_seconds';
  registry.removeSingleMetric(name);
  new Gauge({
    name,
    help: 'Start time of the process in seconds since 1970',
    aggregator: AGGREGATE_BY_MAX,
    registers: [registry],
  }).set(Math.round(performance.timeOrigin / 1000));
}

/** What shoppers' browsers measure, by the names that they have there. */
export type WebVitals = ReturnType<typeof createWebVitals>;

/** The limits of "good" and "poor" are bounds of buckets, so that the shares below them are exact. */
function createWebVitals(registers: Registry[]) {
  const create = (name: string, help: string, buckets: number[]) =>
    new Histogram({
      name: `kirana_web_vitals_${name}`,
      help: `${help}, measured in a share of the shoppers’ browsers`,
      labelNames: ['page', 'device'],
      buckets,
      registers,
    });
  return {
    LCP: create(
      'lcp_seconds',
      'Largest Contentful Paint: time until the largest part of an opened page is painted; good up to 2.5 s',
      [0.5, 1, 1.5, 2, 2.5, 3, 4, 6, 10],
    ),
    INP: create(
      'inp_seconds',
      'Interaction to Next Paint: time from an interaction, about the slowest of a visit, until the page shows its effect; good up to 0.2 s',
      [0.05, 0.1, 0.15, 0.2, 0.3, 0.5, 1, 2],
    ),
    CLS: create(
      'cls',
      'Cumulative Layout Shift: how much of a page moved unexpectedly, without a unit; good up to 0.1',
      [0.01, 0.025, 0.05, 0.1, 0.15, 0.25, 0.5, 1],
    ),
    FCP: create(
      'fcp_seconds',
      'First Contentful Paint: time until something of an opened page is painted; good up to 1.8 s',
      [0.25, 0.5, 1, 1.8, 3, 6],
    ),
    TTFB: create(
      'ttfb_seconds',
      'Time to First Byte: time until the response to the request of a page begins; good up to 0.8 s',
      [0.1, 0.2, 0.4, 0.8, 1.8, 4],
    ),
  };
}

/** Values of the database, which are the same in all processes of the shop. */
export type FigureGauges = ReturnType<typeof createFigureGauges>;

function createFigureGauges(options: {
  aggregator: Aggregator;
  registers: Registry[];
  collect: () => Promise<void>;
}) {
  return {
    recentCheckouts: new Gauge({
      name: 'kirana_recent_checkouts',
      help: 'Checkouts that began within the last hour, by state; `paid` has an order, `refunded` a payment without one',
      labelNames: ['state'],
      ...options,
    }),
    pendingPayments: new Gauge({
      name: 'kirana_pending_payments',
      help: 'Payments that are made and not settled yet',
      ...options,
    }),
    oldestPendingPayment: new Gauge({
      name: 'kirana_oldest_pending_payment_age_seconds',
      help: 'Time since the oldest payment is pending; 0 if there is none',
      ...options,
    }),
    reconciliationDelay: new Gauge({
      name: 'kirana_reconciliation_delay_seconds',
      help: 'How long the next check of a checkout is overdue; it grows when no process runs the jobs',
      ...options,
    }),
    webhookEvents: new Gauge({
      name: 'kirana_webhook_events',
      help: 'Events of the payment provider that are received and not processed yet',
      ...options,
    }),
    oldestWebhookEvent: new Gauge({
      name: 'kirana_oldest_webhook_event_age_seconds',
      help: 'Age of the oldest event that is not processed yet; 0 if there is none',
      ...options,
    }),
    unresolvedRefunds: new Gauge({
      name: 'kirana_unresolved_refunds',
      help: 'Refunds that the provider refused or has not completed after some attempts; staff see them at the desk',
      ...options,
    }),
    outboxMails: new Gauge({
      name: 'kirana_outbox_mails',
      help: 'Mails that are not sent yet; `bulk` are newsletters',
      labelNames: ['kind'],
      ...options,
    }),
    oldestMail: new Gauge({
      name: 'kirana_outbox_oldest_mail_age_seconds',
      help: 'Age of the oldest mail that is not sent yet; 0 if there is none',
      labelNames: ['kind'],
      ...options,
    }),
  };
}
