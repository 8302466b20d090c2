import { setTimeout as sleep } from 'node:timers/promises';
import { CRASH_POINTS, type CrashPoint } from '../../src/lib/crashPoint.ts';
import { createRandom, type Random } from '../random.ts';
import type { DatabaseKind } from './database.ts';
import type { Environment } from './environment.ts';
import { send } from './http.ts';
import { noWebhookFaults } from './provider.ts';
import type { ProxyState, TcpProxy } from './proxy.ts';
import type { ShopServer } from './shopServer.ts';

export const faultKinds = [
  'server',
  'crash',
  'database',
  'cut',
  'dead',
  'stall',
  'mute',
  'refuse',
  'disk',
  'clock',
  'webhooks',
] as const;
export type FaultKind = (typeof faultKinds)[number];

/** One fault of a run, decided by the seed. */
export interface Fault {
  kind: FaultKind;
  /** Shown in the report. */
  name: string;
  /** Causes the fault and ends it; resolves when the shop is ready again. */
  cause(environment: Environment): Promise<void>;
  /** Time between this fault and the next, in ms. */
  pause: number;
}

/** How many faults to inject, and of which kinds. */
export interface FaultPlan {
  serverKills: number;
  databaseKills: number;
  kinds: readonly FaultKind[];
}

const DAY = 24 * 60 * 60 * 1000;
/** There is one fault of each other kind for this number of kills. */
const KILLS_PER_OTHER_FAULT = 12;

/** The faults of a run, in the order in which they happen. */
export function planFaults(
  seed: number,
  kind: DatabaseKind,
  { serverKills, databaseKills, kinds }: FaultPlan,
): Fault[] {
  const otherCount = Math.ceil((serverKills + databaseKills) / KILLS_PER_OTHER_FAULT);
  const counts: { [kind in FaultKind]: number } = {
    server: Math.ceil(serverKills * 0.6),
    crash: Math.floor(serverKills * 0.4),
    database: kind === 'mysql' ? databaseKills : 0,
    cut: otherCount,
    dead: otherCount,
    stall: otherCount,
    mute: otherCount,
    refuse: otherCount,
    disk: kind === 'sqlite' ? otherCount : 0,
    clock: otherCount,
    webhooks: otherCount * 2,
  };
  const orderRandom = createRandom(seed, 'order of the faults');
  return kinds
    .flatMap((fault) => Array.from({ length: counts[fault] }, (_, index) => ({ fault, indexOfKind: index })))
    .map((entry) => ({ ...entry, position: orderRandom.fraction() }))
    .sort((a, b) => a.position - b.position)
    .map(({ fault, indexOfKind }, index) =>
      faultCreators[fault](createRandom(seed, 'fault', index), kind, indexOfKind),
    );
}

/** One function for each kind; `indexOfKind` counts the faults of that kind from 0. */
const faultCreators: {
  [kind in FaultKind]: (random: Random, kind: DatabaseKind, indexOfKind: number) => Fault;
} = {
  server: (random) => {
    const number = random.integer(0, 99);
    const killsAll = random.chance(0.1);
    const delayMs = random.integer(0, 500);
    return createFault('server', 'kill -9 of a server', random, async (environment) => {
      // The random delay makes the kill hit different kinds of work.
      await sleep(delayMs);
      const servers = killsAll ? environment.servers : [findServer(environment, number)];
      await Promise.all(servers.map((server) => server.kill()));
      await Promise.all(servers.map((server) => server.waitUntilReady()));
    });
  },
  crash: (random, _, indexOfKind) => {
    const number = random.integer(0, 99);
    const crashPoint = CRASH_POINTS[indexOfKind % CRASH_POINTS.length] as CrashPoint;
    const visit = random.integer(1, 4);
    return createFault('crash', `crash ${crashPoint}`, random, async (environment) => {
      const server = findServer(environment, number);
      const crash = environment.record.waitForCrash(CRASH_TIMEOUT_MS);
      await server.crashAt({ point: crashPoint, visit });
      await crash;
      await server.waitUntilReady();
    });
  },
  database: (random) =>
    createFault('database', 'kill -9 of the database', random, async (environment) => {
      await sleep(random.integer(0, 500));
      await environment.database.kill();
      await sleep(random.integer(0, 1500));
      await environment.database.restart();
      environment.record.markDatabaseRestarted();
      await waitForDatabase(environment);
      await sleep(500);
    }),
  cut: (random, kind) => {
    const proxyName = pickProxyName(random, kind);
    return createFault('cut', `connections to the ${proxyName} cut`, random, async (environment) => {
      for (let round = 0; round < 3; round++) {
        findProxy(environment, proxyName).cut();
        await sleep(150);
      }
    });
  },
  dead: (random, kind) => createProxyFault('dead', 'half-open', random, kind, random.integer(1500, 4000)),
  stall: (random, kind) => createProxyFault('stall', 'stalled', random, kind, random.integer(1000, 3000)),
  mute: (random) => createProxyFault('mute', 'mute', random, 'sqlite', random.integer(1000, 3000)),
  refuse: (random, kind) => createProxyFault('refuse', 'refusing', random, kind, random.integer(500, 2000)),
  disk: (random) => {
    const ms = random.integer(1000, 3000);
    return createFault('disk', 'full disk', random, async ({ disk }) => {
      if (!disk.canFill) return;
      disk.fill();
      await sleep(ms);
      disk.free();
    });
  },
  clock: (random) => {
    const number = random.integer(0, 99);
    const clockShiftMs = random.pick([-2 * DAY, 2 * DAY]);
    const ms = random.integer(2000, 4000);
    const direction = clockShiftMs > 0 ? 'two days ahead' : 'two days behind';
    return createFault('clock', `clock ${direction}`, random, async (environment) => {
      const server = findServer(environment, number);
      await server.kill({ clockShiftMs });
      await server.waitUntilReady();
      await sleep(ms);
      await server.kill();
      await server.waitUntilReady();
    });
  },
  webhooks: (random, _, indexOfKind) => {
    const [name, faults] = webhookFaults[
      indexOfKind % webhookFaults.length
    ] as (typeof webhookFaults)[number];
    const ms = random.integer(2000, 4000);
    return createFault('webhooks', `webhooks ${name}`, random, async ({ provider }) => {
      await provider.setFaults(faults);
      await sleep(ms);
      await provider.setFaults(noWebhookFaults);
    });
  },
};

/** Polls the servers' readiness until one can use the database again. Shoppers' requests may be too rare to detect this in time. */
async function waitForDatabase({ servers, record }: Environment): Promise<void> {
  for (;;) {
    const responses = await Promise.all(
      servers.map(({ port }) => send({ method: 'GET', port, path: '/readyz', timeoutMs: 2000 })),
    );
    if (responses.some(({ status }) => status === 200)) return record.markDatabaseUsable();
    await sleep(POLL_MS);
  }
}

const POLL_MS = 50;
const CRASH_TIMEOUT_MS = 4000;

const webhookFaults = [
  ['lost', { dropRate: 1 }],
  ['duplicated', { duplicate: true }],
  ['reordered', { shuffle: true, duplicate: true }],
  ['late', { delayMs: 3000 }],
] as const;

const createFault = (kind: FaultKind, name: string, random: Random, cause: Fault['cause']): Fault => ({
  kind,
  name,
  cause,
  pause: random.integer(300, 1200),
});

type ProxyName = 'database' | 'provider';
const pickProxyName = (random: Random, kind: DatabaseKind): ProxyName =>
  kind === 'mysql' ? random.pick(['database', 'provider']) : 'provider';
const findProxy = (environment: Environment, name: ProxyName): TcpProxy =>
  name === 'database' && environment.databaseProxy ? environment.databaseProxy : environment.providerProxy;
const findServer = ({ servers }: Environment, number: number): ShopServer =>
  servers[number % servers.length] as ShopServer;

const proxyStates: { [kind: string]: ProxyState } = {
  dead: 'dead',
  stall: 'stalled',
  mute: 'mute',
  refuse: 'refusing',
};

/** A fault that puts a proxy into a state other than `open` for `ms`. */
function createProxyFault(
  kind: FaultKind,
  stateName: string,
  random: Random,
  database: DatabaseKind,
  ms: number,
): Fault {
  const proxyName = pickProxyName(random, database);
  return createFault(kind, `connections to the ${proxyName} ${stateName}`, random, async (environment) => {
    const proxy = findProxy(environment, proxyName);
    if (kind === 'refuse') proxy.cut();
    proxy.set(proxyStates[kind] ?? 'open');
    await sleep(ms);
    proxy.set('open');
  });
}
