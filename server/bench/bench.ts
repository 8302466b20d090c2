import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { cpus, tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { openDatabase } from '../src/db/database.ts';
import { growCatalogue } from './catalogue.ts';
import { type Figures, measure, type Operation } from './load.ts';
import { operations, post } from './operations.ts';

// `npm run bench [-- SIZE …]`: the built shop on the embedded database, on loopback, at each catalogue size (default 264 and
// 27555 products), next to a bare Node server in the same run. Writes results/bench.json and prints a table.

const sizes = process.argv.slice(2).map(Number);
const load = { connections: 10, seconds: 4 };
const results: Record<string, Record<string, Figures>> = {};
const entry = path.join(import.meta.dirname, '../dist/main.js');

for (const size of sizes.length > 0 ? sizes : [264, 27_555]) results[size] = await benchAt(size);
const file = path.join(import.meta.dirname, 'results/bench.json');
const machine = { node: process.version, cpus: cpus().length, model: cpus()[0]?.model, load };
writeFileSync(file, `${JSON.stringify({ machine, results }, null, 2)}\n`);
print();

async function benchAt(size: number): Promise<Record<string, Figures>> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'kirana-bench-'));
  try {
    const seeding = await startServer(dataDir);
    await stop(seeding.child);
    const db = await openDatabase({ databaseUrl: null, dataDir });
    await growCatalogue(db, size);
    await db.close();
    const begin = performance.now();
    const { child, origin } = await startServer(dataDir);
    process.stdout.write(`${size} products: ready after ${Math.round(performance.now() - begin)} ms\n`);
    try {
      return await measureAll(origin, child);
    } finally {
      await stop(child);
    }
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function measureAll(origin: string, child: ChildProcess): Promise<Record<string, Figures>> {
  const figures: Record<string, Figures> = {};
  for (const operation of await operations(origin)) {
    figures[operation.name] = await measure(origin, child.pid ?? 0, operation, load);
    process.stdout.write(`  ${operation.name}: ${figures[operation.name]?.requestsPerSecond} requests/s\n`);
  }
  const [list] = await operations(origin);
  if (list) figures['bare server, the bytes of list of 12'] = await measureBare(origin, list);
  return figures;
}

async function measureBare(origin: string, list: Operation): Promise<Figures> {
  const { path: to, body } = list.request(0);
  const answer = await post(origin + to, body);
  const child = spawn(process.execPath, [
    path.join(import.meta.dirname, 'bareServer.mjs'),
    JSON.stringify(answer),
  ]);
  const [port] = await once(child.stdout, 'data');
  try {
    return await measure(`http://127.0.0.1:${String(port).trim()}`, child.pid ?? 0, list, load);
  } finally {
    await stop(child);
  }
}

async function startServer(dataDir: string): Promise<{ child: ChildProcess; origin: string }> {
  const port = await freePort();
  const child = spawn(process.execPath, [entry], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      PORT: String(port),
      DATA_DIR: dataDir,
      LOG_LEVEL: 'error',
      // All the load comes from one address.
      RATE_LIMIT_FACTOR: '1000000',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const origin = `http://127.0.0.1:${port}`;
  for (let tries = 0; tries < 600; tries++) {
    if (
      await fetch(`${origin}/readyz`).then(
        ({ ok }) => ok,
        () => false,
      )
    )
      return { child, origin };
    await sleep(50);
  }
  throw new Error('The shop did not come up within 30 s');
}

async function stop(child: ChildProcess): Promise<void> {
  const ended = once(child, 'exit');
  child.kill();
  await ended;
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  return typeof address === 'object' && address ? address.port : 0;
}

function print(): void {
  const rows = Object.entries(results).flatMap(([size, figures]) =>
    Object.entries(figures).map(([operation, figure]) => ({ products: size, operation, ...figure })),
  );
  console.table(rows);
}
