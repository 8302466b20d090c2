import type { FastifyInstance } from 'fastify';
import { type ShopCallers, shopCallers } from '../../test/callers.ts';
import { type CheckoutShop, startCheckoutShop } from '../../test/checkoutShop.ts';
import { AddToCart, Products } from '../../test/generated/documents.ts';
import { scansOf } from '../../test/scansOf.ts';
import { createApp } from '../app.ts';
import { openMetrics } from './openMetrics.ts';
import { readShopFigures } from './shopFigures.ts';

let kit: CheckoutShop;
let metrics: Awaited<ReturnType<typeof openMetrics>>;
let app: FastifyInstance;
let observed: ShopCallers;
beforeAll(async () => {
  kit = await startCheckoutShop();
  metrics = await openMetrics(kit.shop, { host: '127.0.0.1', port: 0 });
  app = await createApp(kit.shop, { observer: metrics.observer });
  await app.listen({ host: '127.0.0.1', port: 0 });
  observed = shopCallers(app.listeningOrigin);
});
afterAll(async () => {
  await app.close();
  await metrics.close();
  await kit.close();
});

/** The samples of a scrape by name and labels, such as `kirana_problems_total{problem="OutOfStock"}`. */
async function scrape({ port } = metrics): Promise<Map<string, number>> {
  const response = await fetch(`http://127.0.0.1:${port}/metrics`);
  expect(response.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/);
  const samples = (await response.text()).split('\n').filter((line) => line && !line.startsWith('#'));
  return new Map(
    samples.map((line) => {
      const end = line.lastIndexOf(' ');
      return [line.slice(0, end), Number(line.slice(end + 1))];
    }),
  );
}

/** By how much each sample grows while `work` runs. */
async function growthDuring(work: () => Promise<unknown>): Promise<(sample: string) => number> {
  const before = await scrape();
  await work();
  const after = await scrape();
  return (sample) => (after.get(sample) ?? 0) - (before.get(sample) ?? 0);
}

describe('/metrics', () => {
  it('is not on the shop’s own port, and nothing else is on its port', async () => {
    const shopResponse = await fetch(`${app.listeningOrigin}/metrics`);
    expect(await shopResponse.text()).not.toContain('kirana_http_requests_total');
    expect((await fetch(`http://127.0.0.1:${metrics.port}/graphql`)).status).toBe(404);
    expect((await fetch(`http://127.0.0.1:${metrics.port}/metrics`, { method: 'POST' })).status).toBe(404);
  });

  it('has the figures of the process', async () => {
    const samples = await scrape();
    for (const name of ['nodejs_eventloop_lag_p99_seconds', 'nodejs_heap_size_used_bytes'])
      expect(samples.get(name)).toBeGreaterThan(0);
  });
});

describe('while the database is away', () => {
  it('a scrape has everything but the figures of the database', async () => {
    const unavailable = new Error('The database is unavailable');
    const query = jest.spyOn(kit.shop.db.read, 'query').mockRejectedValue(unavailable);
    const other = await openMetrics(kit.shop, { host: '127.0.0.1', port: 0 });
    const samples = await scrape(other);
    expect(samples.get('kirana_database_up')).toBe(0);
    expect(samples.has('kirana_pending_payments')).toBe(false);
    expect(samples.get('nodejs_heap_size_used_bytes')).toBeGreaterThan(0);
    query.mockRestore();
    await other.close();
  });
});

describe('requests', () => {
  it('are counted by route pattern', async () => {
    const { id } = await observed.product('rice');
    const growth = await growthDuring(async () => {
      await observed.rest('GET', `/products/${id}`);
      await observed.rest('GET', '/nothing/at/all').catch(() => {});
      await (await fetch(`${app.listeningOrigin}/a/page/that/does/not/exist`)).text();
    });
    expect(growth('kirana_http_requests_total{method="GET",route="/api/products/:id",status="200"}')).toBe(1);
    expect(growth('kirana_http_requests_total{method="GET",route="unmatched",status="404"}')).toBe(1);
    expect(growth('kirana_http_request_duration_seconds_count{route="page"}')).toBe(1);
  });

  it('to GraphQL are measured by the names of our clients’ operations', async () => {
    const { token } = await kit.newShopper();
    const growth = await growthDuring(async () => {
      await observed.gql(AddToCart, { input: { productId: 'nothing' } }, token);
      await observed.gqlRaw('query ChosenByAClient { me { email } }');
      await observed.gqlRaw('{ me { nothing } }');
    });
    const counted = (operation: string) =>
      growth(`kirana_graphql_operation_duration_seconds_count{operation="${operation}"}`);
    expect([counted('AddToCart'), counted('other'), counted('ChosenByAClient')]).toEqual([1, 2, 0]);
    expect(growth('kirana_graphql_errors_total{operation="other",code="GRAPHQL_VALIDATION_FAILED"}')).toBe(1);
    expect(growth('kirana_problems_total{problem="NotFound"}')).toBe(1);
  });

  it('count refusals for want of stock by GraphQL and REST', async () => {
    const { token } = await kit.newShopper();
    const { id, options } = await kit.product('ghee');
    await kit.setStock(id, 1);
    const body = { productId: id, quantity: 5, option: options[0] };
    const growth = await growthDuring(async () => {
      await observed.gql(AddToCart, { input: body }, token);
      await observed.rest('POST', '/cart/add', { body, token });
    });
    expect(growth('kirana_problems_total{problem="OutOfStock"}')).toBe(2);
  });

  it('count hits and misses of the response cache', async () => {
    const growth = await growthDuring(async () => {
      for (let time = 0; time < 3; time++) await observed.gql(Products, { first: 7 });
    });
    const lookups = (result: string) =>
      growth(`kirana_response_cache_lookups_total{transport="graphql",result="${result}"}`);
    expect([lookups('miss'), lookups('hit')]).toEqual([1, 2]);
  });

  it('count refusals by a rate limit', async () => {
    const body = { email: 'nobody@example.com', password: 'wrong password' };
    const growth = await growthDuring(async () => {
      for (let attempt = 0; attempt < 7; attempt++) await observed.rest('POST', '/user/signin', { body });
    });
    expect(growth('kirana_rate_limit_refusals_total{action="signIn"}')).toBe(2);
  });

  it('count SQL statements and failed ones', async () => {
    const growth = await growthDuring(async () => {
      await kit.shop.db.read.query('SELECT 1');
      await kit.shop.db.read.query('SELECT nonsense').catch(() => {});
    });
    expect(growth('kirana_sql_errors_total{verb="SELECT"}')).toBe(1);
    expect(growth('kirana_sql_statement_duration_seconds_count{verb="SELECT"}')).toBeGreaterThanOrEqual(1);
  });
});

describe('readShopFigures', () => {
  it('counts checkouts, pending payments, waiting events, refunds in trouble and mails', async () => {
    const before = await readShopFigures(kit.shop.db);
    const { checkout } = await kit.startCheckout();
    const { checkout: second } = await kit.startCheckout();
    const now = Date.now();
    await kit.sql(
      `UPDATE checkouts SET paymentPendingSince = ${now - 90_000}, nextCheckAt = ${now - 40_000} WHERE id = '${checkout.id}'`,
    );
    await kit.sql(`UPDATE checkouts SET createdAt = ${now - 4_000_000} WHERE id = '${second.id}'`);
    const figures = await readShopFigures(kit.shop.db, now);
    expect(figures.payments).toEqual({ count: 1, oldestSince: now - 90_000, nextCheckAt: now - 40_000 });
    const openBefore = before.checkouts.find(({ state }) => state === 'open')?.count ?? 0;
    expect(figures.checkouts).toContainEqual({ state: 'open', count: openBefore + 1 });
    expect(figures.unresolvedRefunds).toBe(0);
    expect(figures.events).toEqual({ count: 0, oldestAt: null });
    await kit.sql(`INSERT INTO webhook_events (id, event, body, receivedAt, attempts, nextTryAt)
      VALUES ('waiting', 'payment.captured', '{}', ${now - 7000}, 3, ${now + 60_000}),
        ('processed', 'payment.captured', '', ${now - 9000}, 1, NULL)`);
    expect((await readShopFigures(kit.shop.db)).events).toEqual({ count: 1, oldestAt: now - 7000 });
    await kit.sql('UPDATE mails SET nextTryAt = NULL');
    expect((await readShopFigures(kit.shop.db)).mails).toEqual([]);
    await kit.sql(`INSERT INTO mails (id, recipient, subject, text, bulk, createdAt, attempts, nextTryAt)
      VALUES ('a-mail', 'a@example.com', 'Subject', 'Text', 0, ${now - 5000}, 1, ${now + 60_000})`);
    const { mails } = await readShopFigures(kit.shop.db);
    expect(mails).toEqual([{ bulk: false, count: 1, oldestAt: now - 5000 }]);
  });

  it('takes six statements, none of which scans a table', async () => {
    const statements = await kit.statements(() => readShopFigures(kit.shop.db));
    expect(statements).toHaveLength(6);
    for (const { sql, parameters } of statements)
      expect({ sql, scans: await scansOf(kit.shop.db, sql, parameters) }).toEqual({ sql, scans: [] });
  });
});
