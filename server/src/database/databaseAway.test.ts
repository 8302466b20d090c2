import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { connect, createServer, type Socket } from 'node:net';
import { createConnection } from 'mysql2/promise';
import type { DataSource, EntityManager } from 'typeorm';
import { eventually } from '../../test/eventually.ts';
import { AddReview, MyCart } from '../../test/generated/documents.ts';
import { type Shopper, startShop, type TestShop } from '../../test/testkit.ts';
import { startMariadb } from '../../tools/programs/mysqlServer.mjs';
import { CatalogState } from '../features/catalog/catalog.entity.ts';
import { UNAVAILABLE_MESSAGE } from '../lib/problems.ts';
import { isUnavailable } from './dialects.ts';
import { withSnapshot } from './maintenance.ts';
import { createMysqlDriver, timeouts } from './mysqlDriver.ts';

// What clients see while the database is unavailable.

const gqlAway = {
  status: 503,
  body: { errors: [{ message: UNAVAILABLE_MESSAGE, extensions: { code: 'SERVICE_UNAVAILABLE' } }] },
};
const restAway = {
  status: 503,
  body: { status: false, error: true, msg: UNAVAILABLE_MESSAGE, code: 'SHOP_UNAVAILABLE' },
};

const readCart = (kit: TestShop, token: string) => kit.gqlRaw(MyCart, {}, { token });

async function expectAway(kit: TestShop, { token }: Shopper) {
  const responses = await Promise.all([readCart(kit, token), kit.rest('GET', '/cart', { token })]);
  expect(responses).toMatchObject([gqlAway, restAway]);
  for (const { headers } of responses) expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
}

async function expectBack(kit: TestShop, { token }: Shopper) {
  expect(await readCart(kit, token)).toMatchObject({
    status: 200,
    body: { data: { me: { cart: {} } } },
  });
  expect(await kit.rest('GET', '/cart', { token })).toMatchObject({ status: 200 });
}

/** Waits until the database answers within its timeouts, which a busy machine may exceed. */
async function untilBack(kit: TestShop, { token }: Shopper) {
  while ((await readCart(kit, token)).status !== 200);
}

/** A product's page, which reads reviews from the database. */
async function page(kit: TestShop, id: string) {
  const response = await fetch(`${kit.url}/product/${id}`, { headers: { accept: 'text/html' } });
  return { status: response.status, retryAfter: response.headers.get('retry-after') };
}

/** A TCP proxy between the shop and its database that can cut connections, drop all data, or drop the answers to a statement. */
async function startProxy(port: number) {
  const sockets = new Set<Socket>();
  let silent = false;
  let unansweredStatement: string | null = null;
  const server = createServer((near) => {
    const far = connect(port, '127.0.0.1');
    near.on('data', (bytes) => {
      // Its first answer shows that the server has run the statement.
      if (unansweredStatement && bytes.includes(unansweredStatement))
        far.prependOnceListener('data', () => near.destroy());
    });
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from);
      from.on('data', (bytes) => void (silent || to.destroyed || to.write(bytes)));
      from.on('error', () => {});
      from.on('close', () => {
        sockets.delete(from);
        if (!silent) to.destroy();
      });
    }
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const cut = () => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    port: (server.address() as AddressInfo).port,
    cut,
    silence: (isSilent: boolean) => {
      silent = isSilent;
      if (!isSilent) cut();
    },
    loseAnswersTo: (statement: string | null) => {
      unansweredStatement = statement;
    },
    async close() {
      cut();
      server.close();
      await once(server, 'close');
    },
  };
}

function mariadbTests(): void {
  let mariadb: Awaited<ReturnType<typeof startMariadb>>;
  let proxy: Awaited<ReturnType<typeof startProxy>>;
  let kit: TestShop;
  let shopper: Shopper;
  const defaults = { ...timeouts };
  beforeAll(async () => {
    mariadb = await startMariadb({ durable: true });
    const connection = await createConnection(mariadb.url);
    await connection.query('CREATE DATABASE shop CHARACTER SET utf8mb4');
    await connection.end();
    proxy = await startProxy(Number(new URL(mariadb.url).port));
    kit = await startShop({ databaseUrl: `mysql://root@127.0.0.1:${proxy.port}/shop` });
    shopper = await kit.newShopper();
  });
  afterEach(() => Object.assign(timeouts, defaults));
  afterAll(async () => {
    await kit.close();
    await proxy.close();
    await mariadb.stop();
  });

  test('a killed server: 503 until it is back, and recovery without a restart of the shop', async () => {
    const statement = kit.shop.db.write((tx) => tx.query('SELECT SLEEP(60)')).catch((error) => error);
    await expectBack(kit, shopper);
    // Its page is not in the cache yet.
    const { id } = await kit.product('paneer');
    await mariadb.kill();
    expect(isUnavailable(await statement)).toBe(true);
    for (let turn = 0; turn < 3; turn++) await expectAway(kit, shopper);
    expect(await page(kit, id)).toEqual({ status: 503, retryAfter: expect.stringMatching(/^[1-9]\d*$/) });
    expect((await fetch(`${kit.url}/readyz`)).status).toBe(503);
    expect((await fetch(`${kit.url}/healthz`)).status).toBe(200);

    const body = JSON.stringify({ event: 'payment.captured', payload: {} });
    const [secret] = kit.shop.env.payments.webhookSecrets;
    const signature = createHmac('sha256', secret).update(body).digest('hex');
    const event = () =>
      fetch(`${kit.url}/webhooks/razorpay`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-razorpay-signature': signature },
        body,
      });
    expect((await event()).status).toBe(503);

    await mariadb.restart();
    await expectBack(kit, shopper);
    expect(await page(kit, id)).toEqual({ status: 200, retryAfter: null });
    expect((await event()).status).toBe(200);
    expect((await fetch(`${kit.url}/readyz`)).status).toBe(200);
  });

  test('a connection that is cut repeatedly: each request gets 200 or 503', async () => {
    for (let turn = 0; turn < 10; turn++) {
      const requests = Array.from({ length: 5 }, () => readCart(kit, shopper.token));
      setImmediate(proxy.cut);
      for (const { status } of await Promise.all(requests)) expect([200, 503]).toContain(status);
    }
    await expectBack(kit, shopper);
  });

  const revision = async () => (await kit.shop.db.read.findOneByOrFail(CatalogState, { id: 1 })).revision;
  const incrementRevision = (tx: EntityManager) => tx.increment(CatalogState, { id: 1 }, 'revision', 1);

  test('a lost answer to COMMIT: the transaction does not run again', async () => {
    const before = await revision();
    const work = jest.fn(incrementRevision);
    // The byte before a statement; READ COMMITTED is no commit.
    proxy.loseAnswersTo('\u0003COMMIT');
    const error = await kit.shop.db.write(work).catch((reason) => reason);
    proxy.loseAnswersTo(null);
    expect(isUnavailable(error)).toBe(true);
    expect(work).toHaveBeenCalledTimes(1);
    expect(await revision()).toBe(before + 1);
  });

  /** As the driver gets it from a server. */
  const errorWith = (errno: number): Promise<unknown> =>
    kit.shop.db.source
      .query(`SIGNAL SQLSTATE 'HY000' SET MYSQL_ERRNO = ${errno}, MESSAGE_TEXT = 'simulated'`)
      .catch((error) => error);

  test.each([1180, 1213])('error %i at COMMIT: the whole transaction runs again', async (errno) => {
    const before = await revision();
    const error = await errorWith(errno);
    const work = jest.fn(incrementRevision);
    await kit.shop.db.write(async (tx) => {
      await work(tx);
      if (work.mock.calls.length < 3)
        jest.spyOn(tx.queryRunner!, 'commitTransaction').mockRejectedValueOnce(error);
    });
    expect(work).toHaveBeenCalledTimes(3);
    expect(await revision()).toBe(before + 1);
  });

  test.each([1047, 1180])('error %i is answered with 503', async (errno) => {
    const failing = jest.spyOn(kit.shop.db, 'execute').mockRejectedValue(await errorWith(errno));
    const { id: productId, options } = await kit.product('rice');
    const body = { productId, quantity: 1, option: options[0] };
    const response = await kit.rest('POST', '/cart/add', { token: shopper.token, body });
    failing.mockRestore();
    expect(response).toMatchObject(restAway);
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
  });

  test.each([
    [true, 7],
    [false, 0],
  ])(
    'sessions wait for other nodes when the server is a node of a cluster: %s',
    async (isClusterNode, wait) => {
      const { driver } = createMysqlDriver({ isClusterNode, sqlComments: false });
      const { hostname: host, port } = new URL(mariadb.url);
      const pool = driver.createPool({ host, port: Number(port), user: 'root' }).promise();
      const [rows] = await pool.query('SELECT @@SESSION.wsrep_sync_wait AS wait');
      await pool.end();
      expect(rows).toEqual([{ wait }]);
    },
  );

  test('a silent server: requests time out with 503', async () => {
    timeouts.query = 200;
    // Open connections still have the normal timeout.
    proxy.cut();
    await untilBack(kit, shopper);
    proxy.silence(true);
    await expectAway(kit, shopper);
    Object.assign(timeouts, defaults);
    proxy.silence(false);
    await expectBack(kit, shopper);
  });

  test('a transaction gets another connection when that of the pool has been closed', async () => {
    await untilBack(kit, shopper);
    const { write } = kit.shop.db;
    await write((tx) => tx.query('SELECT 1'));
    proxy.cut();
    // The pool does not know yet.
    expect(await write((tx) => tx.query('SELECT 1 AS one'))).toMatchObject([{ one: expect.anything() }]);
  });

  test('withoutQueryTimeout allows long statements', async () => {
    timeouts.query = 100;
    proxy.cut();
    await untilBack(kit, shopper);
    const { source, withoutQueryTimeout } = kit.shop.db;
    await withoutQueryTimeout(() => source.query('SELECT SLEEP(0.5)'));
    await expect(source.query('SELECT SLEEP(0.5)')).rejects.toThrow(/not answered in time/);
  });

  test('locks of a vanished client are released after the idle timeout', async () => {
    timeouts.idle = 1000;
    proxy.cut();
    await expectBack(kit, shopper);
    const { write } = kit.shop.db;
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    let writing: Promise<unknown> = Promise.resolve();
    await new Promise<void>((hasLocks) => {
      writing = write(async (tx) => {
        await tx.query('UPDATE products SET countInStock = 7');
        hasLocks();
        await released;
        await tx.query('SELECT 1');
      }).catch((error) => error);
    });
    await write((tx) => tx.query('UPDATE products SET countInStock = 8'));
    release();
    expect(isUnavailable(await writing)).toBe(true);
    expect(await kit.shop.db.read.query('SELECT DISTINCT countInStock FROM products')).toEqual([
      { countInStock: 8 },
    ]);
  });

  test('withSnapshot lifts the idle timeout for its connection only while it runs', async () => {
    proxy.cut();
    await expectBack(kit, shopper);
    const source = kit.shop.db.read.dataSource;
    const limits = (manager: EntityManager | DataSource) =>
      manager.query('SELECT @@SESSION.wait_timeout AS seconds');
    const [{ seconds }] = await withSnapshot(kit.shop.db, limits);
    expect(Number(seconds)).toBeGreaterThan(3600);
    const all = await Promise.all(Array.from({ length: 10 }, () => limits(source)));
    for (const [limit] of all) expect(Number(limit.seconds)).toBe(timeouts.idle / 1000);
  });

  test('an exhausted pool: requests get 503 after the acquire timeout', async () => {
    // Connections of the previous test would be cut.
    proxy.cut();
    await expectBack(kit, shopper);
    const { read, write } = kit.shop.db;
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    let taken = 0;
    const writers = Array.from({ length: 10 }, () =>
      write(async (tx) => {
        await tx.query('SELECT 1');
        taken++;
        await released;
      }),
    );
    const readers = Array.from({ length: 10 }, () => read.dataSource.createQueryRunner());
    await Promise.all(readers.map((reader) => reader.connect()));
    while (taken < writers.length) await new Promise(setImmediate);
    timeouts.acquire = 200;
    await expectAway(kit, shopper);
    // Otherwise a proxy would take out all processes when they are busy.
    await eventually(async () => (await fetch(`${kit.url}/readyz`)).status, 200);
    await Promise.all(readers.map((reader) => reader.release()));
    await expectBack(kit, shopper);
    const { id: productId } = await kit.product('paneer');
    const input = { productId, review: 'good', customerRating: 5 };
    expect(await kit.gqlRaw(AddReview, { input }, { token: shopper.token })).toMatchObject(gqlAway);
    release();
    await Promise.all(writers);
    Object.assign(timeouts, defaults);
    await expectBack(kit, shopper);
  });
}

function sqliteTests(): void {
  let kit: TestShop;
  let shopper: Shopper;
  beforeAll(async () => {
    kit = await startShop();
    shopper = await kit.newShopper();
  });
  afterAll(() => kit.close());

  test('a full disk: writes get 503, reads succeed', async () => {
    const { id: productId } = await kit.product('paneer');
    const { token, id: userId } = shopper;
    const text = 'long '.repeat(390);
    // Needs more space than may be left in the file.
    const input = { productId, review: text, customerRating: 5 };
    const addByGraphql = () => kit.gqlRaw(AddReview, { input }, { token });
    const addByRest = () =>
      kit.rest('POST', '/productReviews/add', {
        token,
        body: { ...input, customerId: userId, customerName: 'x' },
      });
    const { source } = kit.shop.db;
    // Leaves no free pages in the file.
    await source.query('VACUUM');
    await source.query('PRAGMA max_page_count = 1');
    expect(await addByGraphql()).toMatchObject(gqlAway);
    expect(await addByRest()).toMatchObject(restAway);
    await expectBack(kit, shopper);
    await source.query('PRAGMA max_page_count = 1000000');
    expect(await addByGraphql()).toMatchObject({
      status: 200,
      body: { data: { addReview: { __typename: 'ReviewAdded' } } },
    });
  });

  test.each(['SQLITE_IOERR_WRITE', 'SQLITE_FULL', 'SQLITE_CANTOPEN'])(
    '%s is answered with 503',
    async (code) => {
      const failing = jest
        .spyOn(kit.shop.db, 'execute')
        .mockRejectedValue(Object.assign(new Error('no'), { code }));
      const { token } = shopper;
      const { id: productId, options } = await kit.product('rice');
      const called = await kit.rest('POST', '/cart/add', {
        token,
        body: { productId, quantity: 1, option: options[0] },
      });
      expect(called).toMatchObject(restAway);
      failing.mockRestore();
    },
  );
}

if (process.env.TEST_DATABASE === 'mysql') describe('MariaDB', mariadbTests);
else describe('SQLite', sqliteTests);
