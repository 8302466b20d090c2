import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { createConnection } from 'mysql2/promise';
import { openDatabase } from '../src/db/database.ts';
import { freePort } from '../tools/freePort.mjs';
import { hasMysql, startMysql } from '../tools/mysqlServer.mjs';
import { adapter as kirana } from './adapters/kirana.ts';
import { growCatalogue } from './catalogue.ts';
import { encode, openConnection } from './connection.ts';
import { type Figures, type Measured, measure, type Operation } from './load.ts';
import { type Adapter, operations } from './operations.ts';

// `npm run bench [-- --sizes 1000,10000 --connections 10,50 --seconds 4 --only list --sqlite]`: the built shop at each size of the
// catalogue, next to a bare Node server that sends the same bytes and to the database driver alone, in the same run.
// `npm run bench -- --compare URL --adapter FILE` asks another server the same; see adapters/vendure.ts.

const { values: options } = parseArgs({
  options: {
    sizes: { type: 'string', default: '1000,10000,100000' },
    connections: { type: 'string', default: '10,50' },
    seconds: { type: 'string', default: '4' },
    only: { type: 'string', default: '' },
    sqlite: { type: 'boolean', default: false },
    compare: { type: 'string' },
    adapter: { type: 'string' },
  },
});
const numbers = (text: string) => text.split(',').map(Number);
const wanted = new RegExp(options.only);
const entry = path.join(import.meta.dirname, '../dist/main.js');

type Row = {
  products: number;
  connections: number;
  operation: string;
  'times bare': number | null;
} & Figures;
const rows: Row[] = [];
const notes: string[] = [];

if (options.compare) {
  const module = options.adapter ? await import(pathToFileURL(path.resolve(options.adapter)).href) : null;
  const origin = options.compare.replace(/\/$/, '');
  await measureAll({ origin, pid: null, statements: async () => null }, module?.adapter ?? kirana);
} else {
  const mysql = !options.sqlite && hasMysql() ? await startMysql() : null;
  for (const size of numbers(options.sizes)) await benchAt(size, mysql?.url ?? null);
  await mysql?.stop();
}
report();

async function benchAt(size: number, mysqlUrl: string | null): Promise<void> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'kirana-bench-'));
  const databaseUrl = mysqlUrl && (await newDatabase(mysqlUrl, `bench_${size}`));
  try {
    // The first start makes the tables and the demo shopper.
    await stop((await startServer(dataDir, databaseUrl)).child);
    const db = await openDatabase({ databaseUrl, dataDir });
    await growCatalogue(db, size);
    await db.close();
    const begin = performance.now();
    const { child, origin } = await startServer(dataDir, databaseUrl);
    notes.push(`${size} products: first answer ${Math.round(performance.now() - begin)} ms after the start`);
    // The search index fills up behind the first answers.
    await sleep(5000);
    const sql = databaseUrl ? await createConnection(databaseUrl) : null;
    try {
      await measureAll({ origin, pid: child.pid ?? null, statements: () => statementsOf(sql) }, kirana);
      notes.push(`${size} products: ${memoryOf(child)} after the load`);
      if (sql)
        notes.push(
          `${size} products: one row by its key through the driver alone: ${await driverAlone(sql)} a second`,
        );
    } finally {
      await sql?.end();
      await stop(child);
    }
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function measureAll(server: Measured, adapter: Adapter): Promise<void> {
  const shop = await adapter.prepare(server.origin);
  const seconds = Number(options.seconds);
  for (const operation of operations(shop).filter(({ name }) => wanted.test(name))) {
    for (const connections of numbers(options.connections)) {
      const bare =
        server.pid === null ? null : await measureBare(server.origin, operation, { connections, seconds });
      const figures = await measure(server, operation, { connections, seconds });
      rows.push({
        products: shop.total,
        connections,
        operation: operation.name,
        ...figures,
        'times bare': bare && Math.round((10 * bare) / figures.requestsPerSecond) / 10,
      });
      process.stdout.write(
        `${shop.total} ${operation.name} (${connections}): ${figures.requestsPerSecond}/s\n`,
      );
    }
  }
}

/** How often a bare server sends the bytes that the first request is answered with. */
async function measureBare(
  origin: string,
  operation: Operation,
  load: { connections: number; seconds: number },
): Promise<number> {
  const connection = openConnection(origin);
  const { body } = await connection.send(encode(operation.request(0)));
  connection.close();
  const child = spawn(process.execPath, [path.join(import.meta.dirname, 'bareServer.mjs')]);
  child.stdin.end(body);
  const [port] = await once(child.stdout, 'data');
  try {
    const bare = {
      origin: `http://127.0.0.1:${String(port).trim()}`,
      pid: child.pid ?? null,
      statements: async () => null,
    };
    const figures = await measure(bare, { ...operation, isRight: () => true }, { ...load, seconds: 1 });
    return figures.requestsPerSecond;
  } finally {
    await stop(child);
  }
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

async function driverAlone(sql: Awaited<ReturnType<typeof createConnection>>): Promise<number> {
  const [products] = await sql.query('SELECT id FROM products LIMIT 1');
  const { id } = (products as { id: string }[])[0] ?? {};
  const begin = performance.now();
  let count = 0;
  for (; performance.now() < begin + 1000; count++)
    await sql.query('SELECT price FROM products WHERE id = ?', [id]);
  return count;
}

async function startServer(
  dataDir: string,
  databaseUrl: string | null,
): Promise<{ child: ChildProcess; origin: string }> {
  const port = await freePort();
  const child = spawn(process.execPath, [entry], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      PORT: String(port),
      DATA_DIR: dataDir,
      DATABASE_URL: databaseUrl ?? '',
      LOG_LEVEL: 'error',
      // All requests come from one address.
      RATE_LIMIT_FACTOR: '1000000',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
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
    cpus: cpus().length,
    model: cpus()[0]?.model,
    // More than the number of processors: others were at work, and the figures are too low.
    busy: loadavg().map((average) => Math.round(average * 10) / 10),
    date: new Date().toISOString().slice(0, 10),
  };
  const file = path.join(import.meta.dirname, `results/${options.compare ? 'compared' : 'bench'}.json`);
  writeFileSync(file, `${JSON.stringify({ machine, notes, rows }, null, 2)}\n`);
  console.table(rows);
  for (const note of notes) process.stdout.write(`${note}\n`);
}
