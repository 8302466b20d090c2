import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createConnection } from 'mysql2/promise';
import { openDatabase } from '../src/database/database.ts';
import { freePort } from '../tools/freePort.mjs';
import { hasMysql, startMysql } from '../tools/mysqlServer.mjs';
import { adapter as kirana } from './adapters/kirana.ts';
import { measureBare } from './bare.ts';
import { growCatalogue } from './catalogue.ts';
import { openConnection } from './connection.ts';
import { throughDriverAlone } from './driver.ts';
import { asking, type Measured, measure, prepare, soak, unknown } from './load.ts';
import { operations, type Shop } from './operations.ts';
import { connectionCounts, isWanted, options, seconds, shoppers, sizes } from './options.ts';
import { measureOther, openOtherShop } from './otherShop.ts';
import { startProvider } from './provider.ts';
import { memoryOf, profileOf, startServer, stop, untilIdle } from './shopServer.ts';
import { openStatus } from './status.ts';
import { type Row, report, rowOf, write } from './table.ts';

// `npm run bench [-- --sizes 1000,10000 --connections 10,50 --seconds 4 --only list --sqlite]`: the built shop at each size of the
// catalogue, next to a bare Node server that sends the same bytes and to the database driver alone that sends the same statements,
// in the same run. The payment sandbox is a process of its own.
// With `--soak MINUTES` it does everything in turn for so long, over as many connections as the first figure says, and notes the memory.
// `npm run bench -- --compare URL --adapter FILE` asks another server the same in turns with a shop of as many products; with
// `--pid` and `--database`, where they run on this machine, also what it takes of a processor. See adapters/vendure.ts.
// With `--serve --sizes 10000` it measures nothing, and has the shop run until it is interrupted.

type Mysql = Awaited<ReturnType<typeof startMysql>>;
const rows: Row[] = [];
const notes: string[] = [];

const mode = options.compare ? 'compared' : options.soak ? 'soak' : options.profile ? 'profile' : 'bench';
const other = await openOtherShop();
const mysql = !options.sqlite && hasMysql() ? await startMysql() : null;
for (const size of other ? [other.shop.total] : sizes) await benchAt(size, mysql);
await mysql?.stop();
await other?.close();
if (!options.serve) report(mode, rows, notes);

async function benchAt(size: number, mysql: Mysql | null): Promise<void> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'kirana-bench-'));
  const databaseUrl = mysql && (await newDatabase(mysql.url, `bench_${size}`));
  const port = await freePort();
  const provider = await startProvider(port);
  try {
    // The first start makes the tables and the products that others are variants of.
    await stop((await startServer(dataDir, databaseUrl, provider, options.profile)).child);
    const db = await openDatabase({ databaseUrl, dataDir });
    await growCatalogue(db, size);
    await db.close();
    const begin = performance.now();
    const { child, origin } = await startServer(dataDir, databaseUrl, provider, options.profile);
    notes.push(`${size} products: first answer ${Math.round(performance.now() - begin)} ms after the start`);
    await untilIdle(child);
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
      if (options.serve) return await untilInterrupted(origin, mysql?.url);
      if (options.soak) return await soakShop(server, provider.url, Number(options.soak));
      const shop = await measureAll(server, provider.url);
      notes.push(`${size} products: ${memoryOf(child)} after the load`);
      if (databaseUrl && isWanted('add to cart and read it'))
        for (const connections of connectionCounts)
          notes.push(
            `${size} products: add to cart and read it, its statements through the driver alone over ${connections} connections: ` +
              `${await addingThroughDriver(databaseUrl, origin, shop, connections)} times a second`,
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

async function soakShop(
  { origin, child }: Measured & { child: ChildProcess },
  providerUrl: string,
  minutes: number,
): Promise<void> {
  const connections = connectionCounts[0] ?? 1;
  const shop = await kirana.prepare(origin, { shoppers: connections, providerUrl });
  const chosen = operations(shop).filter(({ name }) => isWanted(name));
  const memory: string[] = [];
  const before = [...notes];
  await soak(origin, chosen, { connections, minutes }, (refused) => {
    memory.push(memoryOf(child));
    const minuteByMinute = `minute by minute under load ${memory.join(', ')}; ${refused} answers of 503`;
    notes.splice(0, notes.length, ...before, `${shop.total} products: ${minuteByMinute}`);
    write(mode, rows, notes);
  });
}

async function measureAll(server: Measured & { child: ChildProcess }, providerUrl: string): Promise<Shop> {
  const shop = await kirana.prepare(server.origin, { shoppers, providerUrl });
  const comparable = new Set(operations(other?.shop ?? shop).map(({ name }) => name));
  for (const operation of operations(shop)) {
    const { name, typical } = operation;
    if (!isWanted(name) || !comparable.has(name)) continue;
    for (const connections of connectionCounts) {
      const load = { connections, seconds };
      await prepare(server.origin, operation, connections);
      const bare = other || !typical ? null : await measureBare(server.origin, typical, connections);
      const others = other && (await measureOther(other, name, load).catch(failing(name, connections)));
      const figures = await measure(server, operation, load);
      const row = rowOf({ products: shop.total, connections, operation: name }, figures, bare, others);
      if (options.profile)
        row.profile = await profileOf(server.child, () => measure(server, operation, load));
      rows.push(row);
      // One that fails takes nothing of what was measured before it.
      write(mode, rows, notes);
      process.stdout.write(`${shop.total} ${name} (${connections}): ${figures.perSecond}/s\n`);
    }
  }
  return shop;
}

/** Notes that the other shop could not do something, which is no reason to measure nothing after it. */
const failing =
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

/** For whoever wants the shop, or an empty database beside it. */
async function untilInterrupted(origin: string, databases = 'none'): Promise<void> {
  process.stdout.write(`The shop is at ${origin}, databases at ${databases}; Ctrl-C ends both\n`);
  const alive = setInterval(() => {}, 60_000);
  await once(process, 'SIGINT');
  clearInterval(alive);
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
