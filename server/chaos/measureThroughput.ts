import { setTimeout as sleep } from 'node:timers/promises';
import { adapter } from '../bench/adapters/kirana.ts';
import { growCatalogue } from '../bench/catalogue.ts';
import { type Figures, type Load, measure, type Operation, unknown } from '../bench/load.ts';
import { operations } from '../bench/operations.ts';
import { write } from '../bench/table.ts';
import { openDatabase } from '../src/database/database.ts';
import { type Cluster, openCluster } from './environment/cluster.ts';
import { DATABASE_NAME } from './environment/database.ts';

const NODE_COUNTS = [1, 3];
/** From a response cache, from the catalogue in memory, and from the database. */
const NAMES = ['list, first page', 'search, cold', 'checkout to a paid order'];
const LOAD: Load = { connections: 10, seconds: 4 };
/** For V8 to optimise the code of all shops, before the first measurement, and for the connections before each of them. */
const FIRST_WARM_UP: Load = { connections: 10, seconds: 6 };
const WARM_UP_TIMES = 100;
const RESERVATION_SECONDS = 600;
/** For the proxy to notice that a shop is gone, and for another one to take over its jobs. */
const SETTLE_MS = 7000;

/** Times are CPU in ms per operation; of all shops, of all database nodes, and of the proxy. */
interface ThroughputRow {
  nodes: number;
  shops: number;
  operation: string;
  'per second': number;
  p50: number;
  p99: number;
  'CPU shops': number | null;
  'CPU database': number | null;
  'CPU proxy': number | null;
  'CPU sum': number | null;
}

/**
 * Measures operations through the proxy, with fewer and fewer shops on one and on three database nodes. Prints a table and writes
 * server/bench/results/cluster-throughput.json.
 * @returns true
 */
export async function measureThroughput(): Promise<boolean> {
  const rows: ThroughputRow[] = [];
  for (const nodes of NODE_COUNTS) {
    const cluster = await openCluster({ reservationSeconds: RESERVATION_SECONDS, nodes });
    try {
      await measureCluster(cluster, (row) => {
        rows.push(row);
        process.stdout.write(`${JSON.stringify(row)}\n`);
        write('cluster-throughput', rows, []);
      });
    } finally {
      await cluster.close();
    }
  }
  console.table(rows);
  return true;
}

async function measureCluster(cluster: Cluster, onRow: (row: ThroughputRow) => void): Promise<void> {
  await fillStock(cluster);
  const origin = `http://127.0.0.1:${cluster.port}`;
  const providerUrl = `http://127.0.0.1:${cluster.provider.port}/sandbox`;
  const shop = await adapter.prepare(origin, { shoppers: LOAD.connections, providerUrl });
  const measured = operations(shop).filter(({ name }) => NAMES.includes(name));
  const servers = [...cluster.servers];
  for (const operation of measured)
    await measureOperation(cluster, operation, { origin, servers, load: FIRST_WARM_UP });
  for (;;) {
    for (const operation of measured) {
      const figures = await measureOperation(cluster, operation, { origin, servers, load: LOAD });
      onRow(rowOf(figures, cluster.nodes.length, servers.length, operation.name));
    }
    const last = servers.pop();
    if (!last || servers.length === 0) return;
    await last.stop();
    await sleep(SETTLE_MS);
  }
}

/** Gives each product more units than are bought here. */
async function fillStock({ nodes: [node], disk }: Cluster): Promise<void> {
  const db = await openDatabase({ databaseUrl: `${node?.url}/${DATABASE_NAME}`, dataDir: disk.folder });
  await growCatalogue(db, 0);
  await db.close();
}

const measureOperation = (
  { nodes, proxy, provider }: Cluster,
  operation: Operation,
  { origin, servers, load }: { origin: string; servers: Cluster['servers']; load: Load },
): Promise<Figures> =>
  measure(
    {
      ...unknown,
      origin,
      pid: servers.map((server) => server.pid()),
      databasePid: nodes.map(({ pid }) => pid),
      providerPid: provider.pid,
      proxyPid: proxy.pid,
    },
    { ...operation, warmUpTimes: WARM_UP_TIMES },
    load,
  );

/** The figures of an operation as a line of the table. */
function rowOf(
  { perSecond, p50, p99, cpu, cpuDatabase, cpuProxy = null }: Figures,
  nodes: number,
  shops: number,
  operation: string,
): ThroughputRow {
  const parts = [cpu, cpuDatabase, cpuProxy];
  const isKnown = parts.every((part) => part !== null);
  return {
    nodes,
    shops,
    operation,
    'per second': perSecond,
    p50,
    p99,
    'CPU shops': cpu,
    'CPU database': cpuDatabase,
    'CPU proxy': cpuProxy,
    'CPU sum': isKnown
      ? Math.round(1000 * parts.reduce<number>((sum, part) => sum + (part ?? 0), 0)) / 1000
      : null,
  };
}
