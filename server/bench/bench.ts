import { type ChildProcess, spawn } from 'node:child_process';
import { on, once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, cpus, loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { createConnection } from 'mysql2/promise';
import { openDatabase } from '../src/db/database.ts';
import { freePort } from '../tools/freePort.mjs';
import { hasMysql, startMysql } from '../tools/mysqlServer.mjs';
import { builtShopFile, builtShopModules, shopEnv, shopFlags } from '../tools/paths.mjs';
import { adapter as kirana } from './adapters/kirana.ts';
import { growCatalogue } from './catalogue.ts';
import { encode, openConnection, type Sent } from './connection.ts';
import { throughDriverAlone } from './driver.ts';
import { type Ask, asking, cpuOf, type Figures, type Measured, measure, soak } from './load.ts';
import { type Adapter, operations, type Shop } from './operations.ts';
import { type Provider, startProvider } from './provider.ts';

// `npm run bench [-- --sizes 1000,10000 --connections 10,50 --seconds 4 --only list --sqlite]`: the built shop at each size of the
// catalogue, next to a bare Node server that sends the same bytes and to the database driver alone that sends the same statements,
// in the same run. The payment sandbox is a process of its own.
// With `--soak MINUTES` it does everything in turn for so long, over as many connections as the first figure says, and notes the memory.
// `npm run bench -- --compare URL --adapter FILE` asks another server the same in turns with a shop of as many products; with
// `--pid`, where it runs on this machine, also what it takes of a processor. See adapters/vendure.ts.

const { values: options } = parseArgs({
  options: {
    sizes: { type: 'string', default: '1000,10000,100000' },
    connections: { type: 'string', default: '10,50' },
    seconds: { type: 'string', default: '3' },
    only: { type: 'string', default: '' },
    sqlite: { type: 'boolean', default: false },
    profile: { type: 'boolean', default: false },
    soak: { type: 'string' },
    compare: { type: 'string' },
    adapter: { type: 'string' },
    pid: { type: 'string' },
  },
});
const numbers = (text: string) => text.split(',').map(Number);
const wanted = new RegExp(options.only);
const profiler = path.join(import.meta.dirname, 'profiler.mjs');

type Row = {
  products: number;
  connections: number;
  operation: string;
  /** Compared with a bare Node server that sends the same: how much seldomer, and how much more CPU. */
  'times bare': number | null;
  /** How often another shop does the same in a second, its slowest but one in a hundred, and how many times as often this one. */
  other?: number;
  'other p99'?: number;
  'other cpu'?: number | null;
  'times other'?: number;
  /** How many times as much of a processor the other one takes each time. */
  'times other cpu'?: number | null;
  'CPU times bare': number | null;
  /** Who used the server's processor, in percent, the greatest first. */
  profile?: Record<string, number>;
} & Figures;
/** Indexing 100,000 products takes a few seconds. */
const IDLE_AT_LATEST_MS = 60_000;
/** So many users of the processor are listed. */
const PROFILED = 12;
type Mysql = Awaited<ReturnType<typeof startMysql>>;
/** What cannot be said of somebody else's machine. */
const unknown = { pid: null, databasePid: null, providerPid: null, statements: async () => null };
const rows: Row[] = [];
const notes: string[] = [];

/** Another shop that is running, which is measured in turns with this one. */
interface Other {
  server: Measured;
  shop: Shop;
}

const other = options.compare ? await openOther(options.compare.replace(/\/$/, '')) : null;
const mysql = !options.sqlite && hasMysql() ? await startMysql() : null;
for (const size of other ? [other.shop.total] : numbers(options.sizes)) await benchAt(size, mysql);
await mysql?.stop();
report();

async function openOther(origin: string): Promise<Other> {
  const module = options.adapter ? await import(pathToFileURL(path.resolve(options.adapter)).href) : null;
  const adapter: Adapter = module?.adapter ?? kirana;
  const shop = await adapter.prepare(origin, { shoppers: shoppers(), providerUrl: null });
  return { server: { origin, ...unknown, pid: Number(options.pid) || null }, shop };
}

async function benchAt(size: number, mysql: Mysql | null): Promise<void> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'kirana-bench-'));
  const databaseUrl = mysql && (await newDatabase(mysql.url, `bench_${size}`));
  const port = await freePort();
  const provider = await startProvider(port);
  try {
    // The first start makes the tables and the products that others are variants of.
    await stop((await startServer(dataDir, databaseUrl, provider)).child);
    const db = await openDatabase({ databaseUrl, dataDir });
    await growCatalogue(db, size);
    await db.close();
    const begin = performance.now();
    const { child, origin } = await startServer(dataDir, databaseUrl, provider);
    notes.push(`${size} products: first answer ${Math.round(performance.now() - begin)} ms after the start`);
    await untilIdle(child);
    const sql = databaseUrl ? await createConnection(databaseUrl) : null;
    try {
      notes.push(`${size} products: ${memoryOf(child)} before the load`);
      const server = {
        origin,
        pid: child.pid ?? null,
        databasePid: mysql?.pid ?? null,
        providerPid: provider.pid,
        statements: () => statementsOf(sql),
        child,
      };
      if (options.soak) return await soakShop(server, provider.url, Number(options.soak));
      const shop = await measureAll(server, provider.url);
      notes.push(`${size} products: ${memoryOf(child)} after the load`);
      if (databaseUrl && wanted.test('add to cart and read it'))
        for (const connections of numbers(options.connections))
          notes.push(
            `${size} products: add to cart and read it, its statements through the driver alone over ${connections} connections: ` +
              `${await addingThroughDriver(databaseUrl, origin, shop, connections)} times a second`,
          );
    } finally {
      await sql?.end();
      await stop(child);
    }
  } finally {
    await provider.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function soakShop(
  { origin, child }: Measured & { child: ChildProcess },
  providerUrl: string,
  minutes: number,
): Promise<void> {
  const connections = numbers(options.connections)[0] ?? 1;
  const shop = await kirana.prepare(origin, { shoppers: connections, providerUrl });
  const chosen = operations(shop).filter(({ name }) => wanted.test(name));
  const memory: string[] = [];
  await soak(origin, chosen, { connections, minutes }, () => memory.push(memoryOf(child)));
  notes.push(`${shop.total} products: minute by minute under load ${memory.join(', ')}`);
}

async function measureAll(server: Measured & { child: ChildProcess }, providerUrl: string): Promise<Shop> {
  const shop = await kirana.prepare(server.origin, { shoppers: shoppers(), providerUrl });
  const seconds = Number(options.seconds);
  for (const operation of operations(shop).filter(({ name }) => wanted.test(name))) {
    for (const connections of numbers(options.connections)) {
      const bare =
        other || !operation.typical
          ? null
          : await measureBare(server.origin, operation.typical, { connections, seconds });
      const others = await measureOther(operation.name, { connections, seconds });
      const figures = await measure(server, operation, { connections, seconds });
      rows.push({
        products: shop.total,
        connections,
        operation: operation.name,
        ...figures,
        'times bare': bare && ratio(bare.perSecond, figures.perSecond),
        'CPU times bare': bare && ratio(figures.cpu, bare.cpu),
        ...(others && {
          other: others.perSecond,
          'other p99': others.p99,
          'other cpu': others.cpu,
          'times other': Math.round((10 * figures.perSecond) / others.perSecond) / 10,
          'times other cpu': figures.cpu && others.cpu && Math.round((10 * others.cpu) / figures.cpu) / 10,
        }),
        ...(options.profile && {
          profile: await profileOf(server.child, () => measure(server, operation, { connections, seconds })),
        }),
      });
      process.stdout.write(`${shop.total} ${operation.name} (${connections}): ${figures.perSecond}/s\n`);
    }
  }
  return shop;
}

/** The same of the other shop; null where there is none, or it cannot do it. */
async function measureOther(
  name: string,
  load: { connections: number; seconds: number },
): Promise<Figures | null> {
  const same = other && operations(other.shop).find((operation) => operation.name === name);
  return same ? measure(other.server, same, load) : null;
}

/** Who used the server's processor during some work. */
async function profileOf(child: ChildProcess, work: () => Promise<unknown>): Promise<Record<string, number>> {
  child.kill('SIGUSR2');
  await work();
  child.kill('SIGUSR2');
  for await (const [line] of on(child.stdout ?? child, 'data')) {
    if (!String(line).startsWith('profile ')) continue;
    const used: [string, number][] = Object.entries(JSON.parse(String(line).slice('profile '.length)));
    const all = used.reduce((sum, [, time]) => sum + time, 0);
    const shares = used.map(([owner, time]) => [owner, Math.round((1000 * time) / all) / 10] as const);
    return Object.fromEntries(shares.sort(([, a], [, b]) => b - a).slice(0, PROFILED));
  }
  return {};
}

function ratio(more: number | null, less: number | null): number | null {
  return more && less ? Math.round((10 * more) / less) / 10 : null;
}

/** A bare server that sends what a request is answered with, headers and all. */
async function measureBare(
  origin: string,
  typical: Sent,
  load: { connections: number; seconds: number },
): Promise<Figures> {
  const connection = openConnection(origin);
  const { head, body } = await connection.send(encode(typical));
  connection.close();
  const child = spawn(process.execPath, [path.join(import.meta.dirname, 'bareServer.mjs')]);
  child.stdin.write(`${JSON.stringify(headersIn(head))}\n`);
  child.stdin.end(body);
  const [port] = await once(child.stdout, 'data');
  try {
    const bare = {
      origin: `http://127.0.0.1:${String(port).trim()}`,
      ...unknown,
      pid: child.pid ?? null,
    };
    const same = { name: 'bare', typical, run: async (ask: Ask) => void (await ask(typical)) };
    return await measure(bare, same, { ...load, seconds: 1 });
  } finally {
    await stop(child);
  }
}

/** Without those that Node writes by itself. */
function headersIn(head: string): Record<string, string> {
  const byNode = ['date', 'connection', 'keep-alive', 'transfer-encoding'];
  const lines = head.split('\r\n').slice(1);
  const headers = lines.map((line): [string, string] => {
    const colon = line.indexOf(':');
    return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
  });
  return Object.fromEntries(headers.filter(([name]) => !byNode.includes(name)));
}

/** As many as are at work at once. */
function shoppers(): number {
  return Math.max(...numbers(options.connections));
}

async function newDatabase(server: string, name: string): Promise<string> {
  const connection = await createConnection(server);
  await connection.query(`CREATE DATABASE ${name} CHARACTER SET utf8mb4`);
  await connection.end();
  return `${server}/${name}`;
}

/** What the database's server has been asked since it started, by anybody. */
async function statementsOf(
  sql: Awaited<ReturnType<typeof createConnection>> | null,
): Promise<number | null> {
  if (!sql) return null;
  const [status] = await sql.query("SHOW GLOBAL STATUS LIKE 'Questions'");
  return Number((status as { Value: string }[])[0]?.Value);
}

/** As many shoppers as there are connections, each with a cart of one product that gets one more of it. */
async function addingThroughDriver(
  databaseUrl: string,
  origin: string,
  { products, addToCart }: Shop,
  connections: number,
): Promise<number> {
  const ask = asking(openConnection(origin));
  return throughDriverAlone(databaseUrl, connections, async (shopper) => {
    if (addToCart) await ask(addToCart(shopper, products[shopper % products.length] ?? ''));
  });
}

/** The search index fills up behind the first answers, and the first page is rendered. */
async function untilIdle({ pid }: ChildProcess): Promise<void> {
  const deadline = performance.now() + IDLE_AT_LATEST_MS;
  for (let quiet = 0; quiet < 3 && performance.now() < deadline; ) {
    const before = cpuOf(pid ?? null);
    if (before === null) return;
    await sleep(300);
    quiet = (cpuOf(pid ?? null) ?? 0) - before > 30 ? 0 : quiet + 1;
  }
}

async function startServer(
  dataDir: string,
  databaseUrl: string | null,
  { port, env }: Provider,
): Promise<{ child: ChildProcess; origin: string }> {
  const command = options.profile ? ['--import', profiler, builtShopModules] : [...shopFlags, builtShopFile];
  const child = spawn(process.execPath, command, {
    env: {
      ...process.env,
      ...shopEnv,
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      PORT: String(port),
      DATA_DIR: dataDir,
      DATABASE_URL: databaseUrl ?? '',
      LOG_LEVEL: 'error',
      SEED: 'true',
      ...env,
      // All requests come from one address.
      RATE_LIMIT_FACTOR: '1000000',
    },
    stdio: ['ignore', options.profile ? 'pipe' : 'ignore', 'inherit'],
  });
  process.once('exit', () => child.kill('SIGKILL'));
  const origin = `http://127.0.0.1:${port}`;
  const deadline = performance.now() + 60_000;
  while (performance.now() < deadline) {
    const isReady = await fetch(`${origin}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isReady) return { child, origin };
    await sleep(10);
  }
  throw new Error('The shop did not come up within a minute');
}

async function stop(child: ChildProcess): Promise<void> {
  const ended = once(child, 'exit');
  child.kill();
  await ended;
}

function memoryOf({ pid }: ChildProcess): string {
  try {
    const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
    return `${Math.round(Number(kilobytes) / 1024)} MB`;
  } catch {
    return 'unknown memory';
  }
}

function report(): void {
  const machine = {
    node: process.version,
    cpus: availableParallelism(),
    model: cpus()[0]?.model,
    // More than the number of processors: others were at work, and the figures are too low.
    busy: loadavg().map((average) => Math.round(average * 10) / 10),
    date: new Date().toISOString().slice(0, 10),
  };
  if (rows.length > 0) console.table(rows);
  const name = options.compare ? 'compared' : options.soak ? 'soak' : options.profile ? 'profile' : 'bench';
  const file = path.join(import.meta.dirname, `results/${name}.json`);
  writeFileSync(file, `${JSON.stringify({ machine, notes, rows }, null, 2)}\n`);
  for (const note of notes) process.stdout.write(`${note}\n`);
}
