import fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import { type ShopCallers, shopCallers } from '../../test/callers.ts';
import { type CheckoutShop, startCheckoutShop } from '../../test/checkoutShop.ts';
import { eventually } from '../../test/eventually.ts';
import { BeginCheckout, Products } from '../../test/generated/documents.ts';
import { attributeOf, type ReceivedSpan, startTraceReceiver } from '../../test/traceReceiver.ts';
import { billing } from '../../tools/billing.mjs';
import { createApp } from '../app.ts';
import { createLog } from '../lib/log.ts';
import { openTracing, type Tracing } from './openTracing.ts';
import { traceRequests } from './requests.ts';

const SERVER = 2;
const CLIENT = 3;
const FAILED = 2;

let kit: CheckoutShop;
let receiver: Awaited<ReturnType<typeof startTraceReceiver>>;
let tracing: Tracing;
let app: FastifyInstance;
let traced: ShopCallers;
beforeAll(async () => {
  kit = await startCheckoutShop();
  receiver = await startTraceReceiver();
  process.env.OTEL_EXPORTER_OTLP_ENDPOINT = receiver.url;
  process.env.OTEL_BSP_SCHEDULE_DELAY = '10';
  tracing = openTracing({ ...kit.shop, env: { ...kit.shop.env, trustedProxies: 1 } });
  app = await createApp(kit.shop, { tracing });
  await app.listen({ host: '127.0.0.1', port: 0 });
  traced = shopCallers(app.listeningOrigin);
});
afterAll(async () => {
  await app.close();
  await tracing.close();
  await receiver.close();
  await kit.close();
});
beforeEach(() => {
  receiver.spans.length = 0;
});

/** The ended spans of a name. */
const endedSpans = (name: string): ReceivedSpan[] => receiver.spans.filter((span) => span.name === name);

/** The spans of the trace whose request has ended with a span of this name. */
async function traceOf(requestName: string): Promise<{ root: ReceivedSpan; spans: ReceivedSpan[] }> {
  await eventually(() => endedSpans(requestName).length, 1);
  const root = named(receiver.spans, requestName);
  return { root, spans: receiver.spans.filter(({ traceId }) => traceId === root.traceId) };
}

const named = (spans: ReceivedSpan[], name: string): ReceivedSpan => {
  const span = spans.find((other) => other.name === name);
  if (!span) throw new Error(`No span ${name} among ${spans.map((other) => other.name)}`);
  return span;
};

describe('a checkout', () => {
  it('is a tree: request, operation, and the SQL statements and the call of the provider in it', async () => {
    const { shopper } = await kit.fillCart();
    await traced.gql(BeginCheckout, { billing: { ...billing, email: shopper.email } }, shopper.token);

    const { root, spans } = await traceOf('POST /graphql');
    expect(root).toMatchObject({ kind: SERVER });
    expect(root.parentSpanId ?? '').toBe('');
    expect(attributeOf(root, 'http.response.status_code')).toBe('200');
    const operation = named(spans, 'mutation BeginCheckout');
    expect(operation.parentSpanId).toBe(root.spanId);
    expect(named(spans, 'razorpay createOrder')).toMatchObject({
      kind: CLIENT,
      parentSpanId: operation.spanId,
    });
    const statements = spans.filter((span) => attributeOf(span, 'db.query.text'));
    expect(statements.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['SELECT sessions', 'INSERT checkouts', 'UPDATE products', 'COMMIT']),
    );
    for (const { parentSpanId } of statements) expect(parentSpanId).toBe(operation.spanId);
    expect(receiver.services).toEqual(new Set(['kirana']));
  });

  it('leaves no personal data and no values of statements in spans', async () => {
    const { shopper } = await kit.fillCart();
    await traced.gql(BeginCheckout, { billing: { ...billing, email: shopper.email } }, shopper.token);
    const { spans } = await traceOf('POST /graphql');
    const text = JSON.stringify(spans);
    for (const value of [shopper.email, shopper.id, shopper.token, billing.phoneNumber, billing.zipCode])
      expect(text).not.toContain(value);
    expect(text).toContain('?');
  });
});

describe('a request', () => {
  it('continues the trace of the proxy', async () => {
    const traceId = 'a'.repeat(32);
    const traceparent = `00-${traceId}-${'b'.repeat(16)}-01`;
    await fetch(`${app.listeningOrigin}/graphql?query={__typename}`, { headers: { traceparent } });
    const { root } = await traceOf('GET /graphql');
    expect(root).toMatchObject({ traceId, parentSpanId: 'b'.repeat(16) });
  });

  it('begins a trace of its own where no proxy is configured', async () => {
    const other = fastify();
    traceRequests(other, { hasProxy: false });
    other.get('/direct', () => 'text');
    await other.inject({
      url: '/direct',
      headers: { traceparent: `00-${'c'.repeat(32)}-${'d'.repeat(16)}-01` },
    });
    const { root } = await traceOf('GET /direct');
    expect(root.traceId).not.toBe('c'.repeat(32));
    expect(root.parentSpanId ?? '').toBe('');
  });

  it('is named by its route, without ids, and its operation only by names of our clients', async () => {
    const { id } = await kit.product('rice');
    await traced.rest('GET', `/products/${id}`);
    const { root } = await traceOf('GET /api/products/:id');
    expect(JSON.stringify(root)).not.toContain(id);
    await traced.gqlRaw('query ChosenByAClient { shopInfo { name } }');
    const { spans } = await traceOf('POST /graphql');
    expect(spans.map(({ name }) => name)).toContain('query');
    expect(JSON.stringify(spans)).not.toContain('ChosenByAClient');
  });

  it('has its own operation only, with others at the same time', async () => {
    await Promise.all([11, 12, 13].map((first) => traced.gql(Products, { first })));
    await eventually(() => endedSpans('POST /graphql').length, 3);
    for (const { traceId, spanId } of endedSpans('POST /graphql')) {
      const operations = endedSpans('query').filter((span) => span.traceId === traceId);
      expect(operations.map(({ parentSpanId }) => parentSpanId)).toEqual([spanId]);
    }
  });

  it('that fails says with what kind of error, and not with which values', async () => {
    const { read } = kit.shop.db;
    const other = fastify();
    traceRequests(other, { hasProxy: false });
    other.get('/failing', () => read.query('SELECT name FROM nothing WHERE email = ?', ['asha@example.com']));
    await other.inject('/failing');
    const { root, spans } = await traceOf('GET /failing');
    expect(root.status.code).toBe(FAILED);
    const statement = named(spans, 'SELECT nothing');
    expect(statement).toMatchObject({ parentSpanId: root.spanId, status: { code: FAILED } });
    expect(attributeOf(statement, 'error.type')).toMatch(/ER_NO_SUCH_TABLE|SQLITE_ERROR/);
    expect(JSON.stringify(spans)).not.toContain('asha');
  });

  it('has its trace in each line of the log', async () => {
    const lines: string[] = [];
    const loggerInstance: FastifyBaseLogger = createLog('info', { write: (line) => void lines.push(line) });
    const other = fastify({ loggerInstance });
    traceRequests(other, { hasProxy: false });
    other.post('/logging', async (request) => {
      await new Promise(setImmediate);
      request.log.info('in a handler');
      return {};
    });
    await other.listen({ host: '127.0.0.1', port: 0 });
    await fetch(`${other.listeningOrigin}/logging`, { method: 'POST', body: 'text' });
    const { root } = await traceOf('POST /logging');
    const line = lines.find((text) => text.includes('in a handler')) ?? '{}';
    expect(JSON.parse(line)).toMatchObject({ traceId: root.traceId });
    loggerInstance.info('outside of requests');
    expect(lines.at(-1)).not.toContain('traceId');
    await other.close();
  });

  it('of a health check is not traced', async () => {
    await fetch(`${app.listeningOrigin}/readyz`);
    await fetch(`${app.listeningOrigin}/graphql?query={__typename}`);
    await traceOf('GET /graphql');
    expect(receiver.spans.filter(({ name }) => name.includes('readyz'))).toEqual([]);
  });
});

describe('a mail', () => {
  it('is a trace of its own, without its recipient', async () => {
    const { shopper } = await kit.fillCart();
    await kit.sql(`INSERT INTO mails (id, recipient, subject, text, bulk, createdAt, attempts, nextTryAt)
      VALUES ('traced-mail', '${shopper.email}', 'Subject', 'Text', 0, ${Date.now()}, 0, 1)`);
    await kit.sendMails();
    const { root, spans } = await traceOf('smtp send');
    expect(root.kind).toBe(CLIENT);
    expect(JSON.stringify(spans)).not.toContain(shopper.email);
  });
});
