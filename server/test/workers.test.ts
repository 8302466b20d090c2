import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Db, openDatabase } from '../src/database/database.ts';
import { Lease } from '../src/database/lease.entity.ts';
import { Product } from '../src/features/catalog/catalog.entity.ts';
import { nextRevision } from '../src/features/catalog/catalog.queries.ts';
import { createExampleShopper, sendOperation } from '../tools/exampleShopper.mjs';
import { freePort } from '../tools/programs/freePort.mjs';
import { type BuiltShop, startBuiltShop } from './builtShop.ts';
import { eventually } from './eventually.ts';
import { createDatabase, type TestDatabase } from './testDatabase.ts';

// The built shop with two workers. The tests follow each other on one shop.

let dataDir: string;
let database: TestDatabase;
beforeAll(async () => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'kirana-workers-'));
  database = await createDatabase();
});
afterAll(async () => {
  await database.drop();
  rmSync(dataDir, { recursive: true });
});

function embeddedDatabaseTests() {
  it('is not allowed: it is for one process', async () => {
    const start = startBuiltShop(() => ({ DATA_DIR: dataDir }), ['--workers', '2']);
    await expect(start).rejects.toThrow('DATABASE_URL: needed together with more than one worker');
  });

  it('names a wrong number and unknown options', async () => {
    const start = (...args: string[]) => startBuiltShop(() => ({ DATA_DIR: dataDir }), args);
    await expect(start('--workers', 'many')).rejects.toThrow('WORKERS: must be a whole number from 1 to 256');
    await expect(start('--worker=2')).rejects.toThrow('Usage: npm start -- [--workers N]');
  });
}

function workerTests() {
  let shop: BuiltShop;
  let db: Db;
  let metricsPort: number;
  beforeAll(async () => {
    metricsPort = await freePort();
    shop = await startBuiltShop(
      () => ({
        DATA_DIR: dataDir,
        DATABASE_URL: database.url ?? '',
        METRICS_PORT: String(metricsPort),
        BACKGROUND_DELAY_MS: '0',
        RATE_LIMIT_FACTOR: '1000',
        SHUTDOWN_DELAY_SECONDS: '1',
      }),
      ['--workers', '2'],
    );
    db = await openDatabase({ databaseUrl: database.url, dataDir });
    await eventually(() => readyWorkers().size, 2);
  });
  afterAll(async () => {
    shop.kill('SIGKILL');
    await db.close();
  });

  /** The lines of the log that are JSON. */
  const logLines = (): Record<string, unknown>[] =>
    shop
      .output()
      .split('\n')
      .flatMap((line) => (line.startsWith('{') && line.endsWith('}') ? [JSON.parse(line)] : []));

  /** The process ids of the workers by number, as the log says. */
  function readyWorkers(): Map<number, number> {
    const lines = logLines().filter(({ msg }) => msg === 'a worker is ready');
    return new Map(lines.map(({ worker, workerPid }) => [Number(worker), Number(workerPid)]));
  }

  /** Sends a request, by default on a connection of its own. @returns its status, or the error of the connection */
  function get(urlPath: string, agent = new Agent()): Promise<{ status: number | string; body: string }> {
    return new Promise((resolve) => {
      request(`${shop.origin}${urlPath}`, { agent }, async (response) => {
        let body = '';
        for await (const part of response) body += part;
        resolve({ status: response.statusCode ?? 0, body });
      })
        .on('error', ({ message }) => resolve({ status: message, body: '' }))
        .end();
    });
  }

  /** The value of a metric by worker. */
  async function readMetric(name: string): Promise<Map<number, number>> {
    const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
    const samples = text.split('\n').filter((line) => line.startsWith(name));
    return new Map(
      samples.map((line) => [
        Number(/worker="(\d+)"/.exec(line)?.[1]),
        Number(line.slice(line.lastIndexOf(' ') + 1)),
      ]),
    );
  }

  /** Sends requests until both workers have answered some. @returns the texts of all responses */
  async function getFromBoth(urlPath: string, route: string): Promise<string[]> {
    const metric = `kirana_http_requests_total{method="GET",route="${route}",status="200"`;
    const before = await readMetric(metric);
    const hasAnswered = (counts: Map<number, number>) => (worker: number) =>
      (counts.get(worker) ?? 0) > (before.get(worker) ?? 0);
    const bodies: string[] = [];
    do {
      const responses = await Promise.all(Array.from({ length: 10 }, () => get(urlPath)));
      bodies.push(...responses.map(({ body }) => body));
    } while (![1, 2].every(hasAnswered(await readMetric(metric))));
    return bodies;
  }

  it('one after another start; the first one migrates; the shop is announced once', async () => {
    expect(shop.output().match(/Kirana is open/g)).toHaveLength(1);
    expect(shop.output()).toMatch(/^Kirana is open/);
    expect(shop.output().match(/the database was migrated/g)).toHaveLength(1);
    expect(shop.output()).toContain('each of the 2 workers counts rate limits for itself');
  });

  it('share the port, and their metrics are served together', async () => {
    const bodies = await getFromBoth('/healthz', '/healthz');
    expect(new Set(bodies)).toEqual(new Set(['{"status":"alive"}']));
    expect([...(await readMetric('kirana_database_up'))].sort()).toEqual([
      [1, 1],
      [2, 1],
    ]);
  });

  it('fail a scrape while one of them hangs, and the log names it', async () => {
    const pid = Number(readyWorkers().get(1));
    const scrape = async () => (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).status;
    process.kill(pid, 'SIGSTOP');
    expect(await scrape()).toBe(500);
    process.kill(pid, 'SIGCONT');
    expect(await scrape()).toBe(200);
    const failures = () => logLines().filter(({ msg }) => msg === 'the metrics could not be collected');
    // The answer may arrive before the log.
    await eventually(() => failures().length, 1);
    expect(JSON.stringify(failures())).toContain(`The worker with process id ${pid} does not answer`);
  });

  it('sell through one payment sandbox, and show all mails of the demo', async () => {
    const { token } = await createExampleShopper(shop.origin);
    const { me } = await sendOperation(shop.origin, '{ me { orders { status } } }', {}, token);
    expect(me.orders).toEqual([{ status: 'paid' }]);
    const subjects = async () => {
      const { mails } = JSON.parse((await get('/sandbox/mails/list')).body) as {
        mails: { subject: string }[];
      };
      return mails.map(({ subject }) => subject).sort();
    };
    // What is bought may become low, which the owner gets a mail about.
    const expected = expect.arrayContaining([
      'Is this your email address?',
      expect.stringMatching(/is paid$/),
    ]);
    await eventually(subjects, expected);
    expect(await subjects()).toEqual(expected);
    expect((await get('/sandbox')).body).toContain('Sandbox payments');
  });

  it('both show a change of the catalogue', async () => {
    const [product] = await db.read.find(Product, { take: 1 });
    if (!product) throw new Error('The catalogue is empty');
    const name = `${product.name}, changed`;
    const shownNames = async () => {
      const bodies = await getFromBoth(`/api/products/${product.id}`, '/api/products/:id');
      return new Set(bodies.map((body) => JSON.parse(body).name));
    };
    expect(await shownNames()).toEqual(new Set([product.name]));
    await db.write(async (tx) => {
      const revision = await nextRevision(tx);
      await tx.update(Product, { id: product.id }, { name, revision });
    });
    await eventually(shownNames, new Set([name]));
  });

  it('are replaced when they die; the jobs go on in another one', async () => {
    const before = readyWorkers();
    const readHolder = async () => (await db.read.findOneByOrFail(Lease, { job: 'scheduler' })).holder;
    const holder = await readHolder();
    process.kill(Number(before.get(1)), 'SIGKILL');
    // The other worker goes on meanwhile; connections that the dead one has accepted are reset.
    await eventually(async () => (await get('/readyz')).status, 200);
    await eventually(() => readyWorkers().get(1) !== before.get(1), true);
    expect(readyWorkers().get(2)).toBe(before.get(2));
    process.kill(Number(before.get(2)), 'SIGKILL');
    await eventually(() => readyWorkers().get(2) !== before.get(2), true);
    await eventually(async () => ![holder, null].includes(await readHolder()), true);
    expect(logLines().filter(({ msg }) => msg === 'a worker has died')).toMatchObject([
      { worker: 1, workerPid: before.get(1), signal: 'SIGKILL' },
      { worker: 2, workerPid: before.get(2), signal: 'SIGKILL' },
    ]);
  });

  it('are replaced one after another on SIGHUP without a failed request', async () => {
    const before = readyWorkers();
    let isRestarting = true;
    const statuses: Record<string, number> = {};
    const keptAlive = new Agent({ keepAlive: true, maxSockets: 1 });
    const count = async (urlPath: string, agent?: Agent) => {
      while (isRestarting) {
        const { status } = await get(urlPath, agent);
        statuses[status] = (statuses[status] ?? 0) + 1;
      }
    };
    const clients = [count('/readyz'), count('/api/products/featured'), count('/readyz', keptAlive)];
    shop.kill('SIGHUP');
    await eventually(() => logLines().some(({ msg }) => msg === 'all workers are replaced'), true);
    isRestarting = false;
    await Promise.all(clients);
    keptAlive.destroy();
    expect(Object.keys(statuses)).toEqual(['200']);
    for (const [number, pid] of readyWorkers()) expect(pid).not.toBe(before.get(number));
    expect(logLines().filter(({ msg }) => msg === 'a worker has died')).toHaveLength(2);
  });

  it('answer what is in flight on SIGTERM, and end with the primary process', async () => {
    const inFlight = get('/api/products/featured');
    shop.kill('SIGTERM');
    await eventually(async () => (await get('/readyz')).status, 503);
    expect((await get('/api/products/featured')).status).toBe(200);
    expect((await inFlight).status).toBe(200);
    expect(await shop.exit).toEqual([0, null]);
    for (const pid of readyWorkers().values()) expect(() => process.kill(pid, 0)).toThrow('ESRCH');
    // The deaths of two workers, and the failed scrape.
    expect(logLines().filter(({ level }) => Number(level) >= 50)).toHaveLength(3);
  });
}

if (process.env.TEST_DATABASE === 'mysql') describe('workers', workerTests);
else describe('more than one worker with the embedded database', embeddedDatabaseTests);
