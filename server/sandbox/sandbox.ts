import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyBaseLogger, FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { clientFiles } from './clientFiles.ts';
import type { Collection, Payment } from './entities.ts';
import { badRequest, plainError, SandboxError } from './errors.ts';
import { fieldsOf, readPage, readText } from './input.ts';
import {
  authorizePayment,
  capturePayment,
  createOrder,
  find,
  isPending,
  type Ledger,
  type Outcome,
  openLedger,
  payAmount,
  payOrder,
  pendingEvents,
  pendingPayments,
  refundPayment,
  settleEvent,
  totals,
} from './ledger.ts';
import { declinedError } from './newEntities.ts';
import { pageRoutes } from './page.ts';
import { type Courier, createCourier, type WebhookFaults } from './webhooks.ts';

export interface SandboxOptions {
  /** The public half of the API key. */
  keyId: string;
  /** The secret half: authenticates API calls and signs the popup's response. */
  keySecret: string;
  /** Signs webhooks. */
  webhookSecret: string;
  /** URL for webhooks; a function if it is known only once the server listens; null: no webhooks. */
  webhookUrl: string | (() => string) | null;
  /** File of the journal, for one process at a time; null: in memory only. */
  journalFile: string | null;
  /** Delay after which the bank authorises pending payments, in ms; default: 30 s. */
  lateMs?: number;
  /** Default: the server's logger. */
  log?: FastifyBaseLogger;
  /** The time in milliseconds since 1970; default: Date.now. */
  now?: () => number;
}

interface ById {
  Params: { id: string };
}

const OUTCOMES: readonly string[] = [
  'success',
  'failure',
  'authorized',
  'late',
  'timeout',
] satisfies Outcome[];
const FAULTS = z
  .strictObject({
    delayMs: z.number().min(0),
    duplicate: z.boolean(),
    shuffle: z.boolean(),
    dropRate: z.number().min(0).max(1),
    loseNext: z.int().min(0),
  })
  .partial();
const SETTINGS = z.strictObject({ holdsRefunds: z.boolean() });
const LATE_MS = 30_000;
const CLIENT_FILE = join(clientFiles, 'checkout.client.js');

/**
 * A payment provider with Razorpay's HTTP API that moves no money. Under its prefix it serves a page for manual actions, the API at
 * `/v1`, the popup's script at `/checkout.js`, and for tests the faults and the ledger at `/control`.
 */
export async function sandboxPlugin(app: FastifyInstance, options: SandboxOptions): Promise<void> {
  const { keyId, keySecret, webhookUrl } = options;
  const ledger = openLedger({
    journalFile: options.journalFile,
    now: options.now ?? Date.now,
    onEvents: (events) => courier.send(events),
    onPending: (payment) => answerLate(payment),
  });
  const courier = createCourier({
    url: () => (typeof webhookUrl === 'function' ? webhookUrl() : webhookUrl),
    secret: options.webhookSecret,
    log: options.log ?? app.log,
    settle: (event, delivery) => settleEvent(ledger, event.id, delivery),
  });

  const timers = new Set<NodeJS.Timeout>();
  function answerLate({ id }: Payment): void {
    const timer = setTimeout(() => {
      timers.delete(timer);
      // Somebody may have answered by hand.
      if (isPending(find(ledger.payments, id))) authorizePayment(ledger, id);
    }, options.lateMs ?? LATE_MS);
    timers.add(timer.unref());
  }

  app.setErrorHandler((error, request, reply) => {
    const answer = toSandboxError(error);
    if (answer.status >= 500) request.log.error({ err: error }, 'sandbox request failed');
    return reply.status(answer.status).send({ error: answer.detail });
  });
  app.setNotFoundHandler(() => {
    throw plainError(400, 'The requested URL was not found on the server.');
  });
  // A process that died owes its webhooks and answers still.
  app.addHook('onListen', async () => {
    courier.send(pendingEvents(ledger));
    for (const payment of pendingPayments(ledger)) answerLate(payment);
  });
  app.addHook('onClose', async () => {
    for (const timer of timers) clearTimeout(timer);
    courier.close();
    ledger.journal.close();
  });

  await app.register(async (secured) => {
    secured.addHook('onRequest', async (request) => requireSecret(request, keyId, keySecret));
    orderRoutes(secured, ledger);
    paymentRoutes(secured, ledger);
    controlRoutes(secured, ledger, courier);
  });
  checkoutRoutes(app, ledger, keyId, keySecret);
  pageRoutes(app, ledger, courier);
}

function orderRoutes(app: FastifyInstance, ledger: Ledger): void {
  app.post('/v1/orders', async (request) => createOrder(ledger, fieldsOf(request.body)));
  app.get('/v1/orders', async (request) => {
    const query = fieldsOf(request.query);
    const orders = [...ledger.orders.values()].map((order) => order.entity);
    const wanted = orders.filter((order) => query.receipt === undefined || order.receipt === query.receipt);
    return collection(readPage(wanted, query));
  });
  app.get<ById>('/v1/orders/:id', async ({ params }) => find(ledger.orders, params.id).entity);
  app.get<ById>('/v1/orders/:id/payments', async ({ params }) => {
    find(ledger.orders, params.id);
    const payments = [...ledger.payments.values()].filter((payment) => payment.order_id === params.id);
    return collection(payments.reverse());
  });
}

function paymentRoutes(app: FastifyInstance, ledger: Ledger): void {
  app.get('/v1/payments', async ({ query }) =>
    collection(readPage(ledger.payments.values(), fieldsOf(query))),
  );
  app.get<ById>('/v1/payments/:id', async ({ params }) => find(ledger.payments, params.id));
  app.post<ById>('/v1/payments/:id/capture', async ({ params, body }) =>
    capturePayment(ledger, params.id, fieldsOf(body)),
  );
  app.post<ById>('/v1/payments/:id/refund', async ({ params, body, headers }) => {
    const key = headers['x-refund-idempotency'];
    return refundPayment(ledger, params.id, fieldsOf(body), typeof key === 'string' ? key : null);
  });
  app.get<ById>('/v1/payments/:id/refunds', async ({ params, query }) => {
    find(ledger.payments, params.id);
    const refunds = [...ledger.refunds.values()].map((refund) => refund.entity);
    return collection(
      readPage(
        refunds.filter((refund) => refund.payment_id === params.id),
        fieldsOf(query),
      ),
    );
  });
  app.get<{ Params: { id: string; refundId: string } }>(
    '/v1/payments/:id/refunds/:refundId',
    async ({ params }) => {
      const { entity } = find(ledger.refunds, params.refundId);
      if (entity.payment_id !== params.id) throw badRequest('The id provided does not exist');
      return entity;
    },
  );
  app.get('/v1/refunds', async ({ query }) => {
    const refunds = [...ledger.refunds.values()].map((refund) => refund.entity);
    return collection(readPage(refunds, fieldsOf(query)));
  });
  app.get<ById>('/v1/refunds/:id', async ({ params }) => find(ledger.refunds, params.id).entity);
}

function controlRoutes(app: FastifyInstance, ledger: Ledger, courier: Courier): void {
  app.post('/control/webhooks', async ({ body }) => Object.assign(courier.faults, readFaults(body)));
  app.post('/control/refunds', async ({ body }) => Object.assign(ledger.settings, readSettings(body)));
  app.get('/control/ledger', async () => ({
    orders: [...ledger.orders.values()].map((order) => order.entity),
    payments: [...ledger.payments.values()],
    refunds: [...ledger.refunds.values()].map((refund) => refund.entity),
    events: [...ledger.events.values()],
    totals: totals(ledger),
  }));
}

/** What the browser sees: the popup's script, and payments on the strength of the public key alone. */
function checkoutRoutes(app: FastifyInstance, ledger: Ledger, keyId: string, keySecret: string): void {
  const script = readFileSync(CLIENT_FILE);
  app.get('/checkout.js', async (_request, reply) =>
    reply
      .type('text/javascript; charset=utf-8')
      .header('cache-control', 'no-cache')
      // Shops on other origins load it, as they do Razorpay's.
      .header('cross-origin-resource-policy', 'cross-origin')
      .send(script),
  );
  app.post('/checkout/payments', async (request) => {
    const { key, order_id: orderId, outcome = 'success', ...input } = fieldsOf(request.body);
    if (typeof key !== 'string' || !same(key, keyId))
      throw plainError(401, 'The api key provided is invalid');
    if (!isOutcome(outcome)) throw badRequest('The outcome is not known.', 'outcome');
    const order = readText({ order_id: orderId }, 'order_id', 40);
    const payment =
      order === null ? payAmount(ledger, outcome, input) : payOrder(ledger, order, outcome, input);
    // A decline is an answer, not a bad request: the attempt was made and is in the books.
    if (payment.status === 'failed') return { error: declinedError(payment) };
    if (outcome === 'timeout') return { pending: true };
    if (order === null) return { razorpay_payment_id: payment.id };
    const signature = createHmac('sha256', keySecret).update(`${order}|${payment.id}`).digest('hex');
    return { razorpay_payment_id: payment.id, razorpay_order_id: order, razorpay_signature: signature };
  });
}

function isOutcome(value: unknown): value is Outcome {
  return typeof value === 'string' && OUTCOMES.includes(value);
}

function readFaults(body: unknown): Partial<WebhookFaults> {
  const faults = FAULTS.safeParse(body);
  if (!faults.success) throw badRequest(z.prettifyError(faults.error));
  return faults.data;
}

function readSettings(body: unknown): Ledger['settings'] {
  const settings = SETTINGS.safeParse(body);
  if (!settings.success) throw badRequest(z.prettifyError(settings.error));
  return settings.data;
}

function collection<T>(items: T[]): Collection<T> {
  return { entity: 'collection', count: items.length, items };
}

function requireSecret({ headers }: FastifyRequest, keyId: string, keySecret: string): void {
  const [scheme, credentials = ''] = (headers.authorization ?? '').split(' ');
  const given = Buffer.from(credentials, 'base64').toString();
  if (scheme?.toLowerCase() !== 'basic' || !same(given, `${keyId}:${keySecret}`)) {
    throw plainError(401, 'Authentication failed');
  }
}

/** Compares texts in constant time. */
function same(given: string, expected: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(given), digest(expected));
}

function toSandboxError(error: unknown): SandboxError {
  if (error instanceof SandboxError) return error;
  const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500;
  if (status >= 400 && status < 500) return plainError(status, (error as Error).message);
  return plainError(500, 'The server could not complete this request. Try again.', 'SERVER_ERROR');
}
