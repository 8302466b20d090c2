import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createConnection } from 'mysql2/promise';
import { openDatabase } from '../src/database/database.ts';
import { stop } from '../tools/programs/boundProcess.mjs';
import { freePort } from '../tools/programs/freePort.mjs';
import { startHaproxy } from '../tools/programs/haproxy.mjs';
import { hasMysql, startMysql } from '../tools/programs/mysqlServer.mjs';
import { adapter as kirana, signUp } from './adapters/kirana.ts';
import { measureBare } from './bare.ts';
import { growCatalogue } from './catalogue.ts';
import { openConnection } from './connection.ts';
import { makeOwner, measureDesk, prepareDesk } from './desk/desk.ts';
import { measureImport } from './desk/importFile.ts';
import type { DeskData } from './desk/lists.ts';
import { measureDriverAlone } from './driver.ts';
import { createSendRequest, type MeasuredServer, measure, prepare, soak, unknown } from './load.ts';
import { operations, type Shop } from './operations.ts';
import { connectionCounts, isWanted, options, seconds, shoppers, sizes } from './options.ts';
import { measureOther, openOtherShop } from './otherShop.ts';
import { measureOverload, type OverloadRow } from './overload/overload.ts';
import { startProvider } from './provider.ts';
import { memoryOf, profileOf, startServer, waitUntilIdle } from './shopServer.ts';
import { openStatus } from './status.ts';
import { type Row, report, rowOf, write } from './table.ts';

// `npm run bench [-- --sizes 1000,10000 --connections 10,50 --seconds 4 --only list --sqlite]` measures the built shop with each
// catalogue size. In the same run it measures a bare Node server that sends the same bytes, and the database driver alone with the
// same statements. The payment sandbox runs in its own process.
// `--soak MINUTES` runs all operations in turn for that time, over the first number of connections, and records the memory.
// `--compare URL --adapter FILE` measures another server in turns with a shop of the same size; `--pid` and `--database` add its
// CPU time, if it runs on this machine. See adapters/vendure.ts.
// `--desk` measures the lists and searches of the desk instead, in a shop with as many orders, accounts and reviews as products
// (100,000). About six minutes.
// `--import FILE` measures preview, import and undo of a catalogue file at the desk instead, in a shop with the demo catalogue.
// `--overload` measures payments beside three times as much browsing as the shop bears, and the recovery; with `--pages` of rendered
// pages, with `--proxy` through HAProxy. Three minutes.
// `--serve --sizes 10000` measures nothing and keeps the shop running until it is interrupted.

/** Until the proxy has taken out the shops that do not exist. */
const PROXY_CHECKS_MS = 2500;
/** The load has up to 800. */
const PROXY_CONNECTIONS = 1000;

type Mysql = Awaited<ReturnType<typeof startMysql>>;
const rows: Row[] = [];
const overloadRows: OverloadRow[] = [];
const notes: string[] = [];

const mode = options.desk
  ? 'desk'
  : options.import
    ? 'import'
    : options.overload
      ? ['overload', ...(options.pages ? ['pages'] : []), ...(options.proxy ? ['proxy'] : [])].join('-')
      : options.compare
        ? 'compared'
        : options.soak
          ? 'soak'
          : options.profile
            ? 'profile'
            : 'bench';
const other = await openOtherShop();
const mysql = !options.sqlite && hasMysql() ? await startMysql() : null;
for (const size of other ? [other.shop.total] : sizes) await benchAt(size, mysql);
await mysql?.stop();
await other?.close();
if (options.overload) {
  console.table(overloadRows);
  for (const line of notes) process.stdout.write(`${line}\n`);
} else if (!options.serve) report(mode, rows, notes);

async function benchAt(size: number, mysql: Mysql | null): Promise<void> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'kirana-bench-'));
  const databaseUrl = mysql && (await newDatabase(mysql.url, `bench_${size}`));
  const port = await freePort();
  const metricsPort = await freePort();
  const payments = await startProvider(port);
  const provider = options.overload
    ? { ...payments, env: { ...payments.env, METRICS_PORT: String(metricsPort) } }
    : payments;
  try {
    // The first start creates the tables and the demo catalogue, which growCatalogue copies.
    const first = await startServer(dataDir, databaseUrl, provider, options.profile);
    const token = options.desk || options.import ? await signUp(first.origin, 0) : null;
    await stop(first.child);
    const db = await openDatabase({ databaseUrl, dataDir });
    await growCatalogue(db, size);
    const ownerId = token && (await makeOwner(db));
    const desk = options.desk && token && ownerId ? await prepareDesk(db, size, { token, ownerId }) : null;
    await db.close();
    const begin = performance.now();
    const { child, origin } = await startServer(dataDir, databaseUrl, provider, options.profile);
    notes.push(`${size} products: first answer ${Math.round(performance.now() - begin)} ms after the start`);
    await waitUntilIdle(child);
    const database = databaseUrl ? await openStatus(databaseUrl) : null;
    try {
      notes.push(`${size} products: ${memoryOf(child)} before the load`);
      const server = {
        ...unknown,
        ...database,
        origin,
        pid: child.pid ?? null,
        providerPid: provider.pid,
        child,
      };
      if (options.serve) return await waitForInterrupt(origin, mysql?.url);
      if (desk) return await measureLists(server, desk, size);
      if (options.import && token) return await measureImport(server, { token, file: options.import }, note);
      if (options.overload) {
        const metricsUrl = `http://127.0.0.1:${metricsPort}/metrics`;
        const proxy = options.proxy ? await startProxy(port, dataDir) : null;
        try {
          return await measureOverload(
            {
              origin: proxy?.origin ?? origin,
              browsing: options.pages ? 'pages' : 'lists',
              child,
              providerUrl: provider.url,
              metricsUrl,
            },
            options.capacity ? Number(options.capacity) : null,
            addOverloadRow,
            note,
          );
        } finally {
          if (proxy) process.kill(proxy.pid);
        }
      }
      if (options.soak) return await soakShop(server, provider.url, Number(options.soak));
      const shop = await measureAll(server, provider.url);
      notes.push(`${size} products: ${memoryOf(child)} after the load`);
      if (databaseUrl && isWanted('add to cart and read it'))
        for (const connections of connectionCounts)
          notes.push(
            `${size} products: add to cart and read it, its statements through the driver alone over ${connections} connections: ` +
              `${await measureCartStatements(databaseUrl, origin, shop, connections)} times a second`,
          );
    } finally {
      await database?.close();
      await stop(child);
    }
  } finally {
    await provider.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** Starts HAProxy with the settings of a cluster, of which this shop is the only one. It waits until the proxy has noticed. */
async function startProxy(port: number, folder: string): Promise<{ origin: string; pid: number }> {
  const ports: [number, number, number] = [port, await freePort(), await freePort()];
  const proxy = await startHaproxy(ports, folder, { maxConnections: PROXY_CONNECTIONS });
  await sleep(PROXY_CHECKS_MS);
  return { ...proxy, origin: `http://127.0.0.1:${proxy.port}` };
}

function addOverloadRow(row: OverloadRow): void {
  overloadRows.push(row);
  process.stdout.write(`${JSON.stringify(row)}\n`);
}

/** Prints a note and stores it. */
function note(text: string): void {
  notes.push(text);
  write(mode, options.overload ? overloadRows : rows, notes);
  process.stdout.write(`${text}\n`);
}

/** Of several runs of an operation the one with the lowest 99th percentile is kept. */
function keepFastest(row: Row): void {
  const keyOf = ({ products, connections, operation }: Row) => `${products} ${connections} ${operation}`;
  const at = rows.findIndex((other) => keyOf(other) === keyOf(row));
  const previous = rows[at];
  if (!previous) return void rows.push(row);
  const fastest = row.p99 < previous.p99 ? row : previous;
  rows[at] = {
    ...fastest,
    'p99 of all runs': [...(previous['p99 of all runs'] ?? []), ...(row['p99 of all runs'] ?? [])],
  };
}

async function measureLists(
  server: MeasuredServer & { child: ChildProcess },
  desk: DeskData,
  products: number,
): Promise<void> {
  const profile = options.profile ? (work: () => Promise<unknown>) => profileOf(server.child, work) : null;
  for (const connections of connectionCounts)
    await measureDesk(server, desk, { products, connections, seconds, isWanted, profile }, (row) => {
      keepFastest(row);
      write(mode, rows, notes);
      process.stdout.write(`${row.operation}: ${row.perSecond}/s, p50 ${row.p50} ms, p99 ${row.p99} ms\n`);
    });
}

async function soakShop(
  { origin, child }: MeasuredServer & { child: ChildProcess },
  providerUrl: string,
  minutes: number,
): Promise<void> {
  const connections = connectionCounts[0] ?? 1;
  const shop = await kirana.prepare(origin, { shoppers: connections, providerUrl });
  const selectedOperations = operations(shop).filter(({ name }) => isWanted(name));
  const memory: string[] = [];
  const before = [...notes];
  await soak(origin, selectedOperations, { connections, minutes }, (refused) => {
    memory.push(memoryOf(child));
    const minuteByMinute = `minute by minute under load ${memory.join(', ')}; ${refused} answers of 503`;
    notes.splice(0, notes.length, ...before, `${shop.total} products: ${minuteByMinute}`);
    write(mode, rows, notes);
  });
}

async function measureAll(
  server: MeasuredServer & { child: ChildProcess },
  providerUrl: string,
): Promise<Shop> {
  const shop = await kirana.prepare(server.origin, { shoppers, providerUrl });
  const comparable = new Set(operations(other?.shop ?? shop).map(({ name }) => name));
  for (const operation of operations(shop)) {
    const { name, typical } = operation;
    if (!isWanted(name) || !comparable.has(name)) continue;
    for (const connections of connectionCounts) {
      const load = { connections, seconds };
      await prepare(server.origin, operation, connections);
      const bare = other || !typical ? null : await measureBare(server.origin, typical, connections);
      const otherFigures =
        other && (await measureOther(other, name, load).catch(noteFailure(name, connections)));
      const figures = await measure(server, operation, load);
      const row = rowOf({ products: shop.total, connections, operation: name }, figures, bare, otherFigures);
      if (options.profile)
        row.profile = await profileOf(server.child, () => measure(server, operation, load));
      rows.push(row);
      // Writes after each row, so that a later failure loses nothing.
      write(mode, rows, notes);
      process.stdout.write(`${shop.total} ${name} (${connections}): ${figures.perSecond}/s\n`);
    }
  }
  return shop;
}

/** Notes that an operation failed at the other shop; the measurement goes on without it. */
const noteFailure =
  (name: string, connections: number) =>
  (error: unknown): null => {
    notes.push(`the other shop failed at "${name}" over ${connections} connections: ${error}`);
    return null;
  };

async function newDatabase(server: string, name: string): Promise<string> {
  const connection = await createConnection(server);
  await connection.query(`CREATE DATABASE ${name} CHARACTER SET utf8mb4`);
  await connection.end();
  return `${server}/${name}`;
}

/** Keeps the shop and its database server running, for manual use. */
async function waitForInterrupt(origin: string, databases = 'none'): Promise<void> {
  process.stdout.write(`The shop is at ${origin}, databases at ${databases}; Ctrl-C ends both\n`);
  const keepAlive = setInterval(() => {}, 60_000);
  await once(process, 'SIGINT');
  clearInterval(keepAlive);
}

/** How often per second the driver alone runs the statements of "add to cart", with one shopper per connection. */
async function measureCartStatements(
  databaseUrl: string,
  origin: string,
  { products, addToCart }: Shop,
  connections: number,
): Promise<number> {
  const sendRequest = createSendRequest(openConnection(origin));
  return measureDriverAlone(databaseUrl, connections, async (shopper) => {
    if (addToCart) await sendRequest(addToCart(shopper, products[shopper % products.length] ?? ''));
  });
}
