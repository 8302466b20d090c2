import { setTimeout as sleep } from 'node:timers/promises';
import { CRASH_POINTS, type CrashPoint } from '../src/lib/crashPoint.ts';
import type { DatabaseKind } from './database.ts';
import type { Environment } from './environment.ts';
import { send } from './http.ts';
import { faultless } from './provider.ts';
import type { Line, LineState } from './proxy.ts';
import { type Random, randomOf } from './random.ts';
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
  /** For the report. */
  name: string;
  /** Causes the fault; settles when it is over and the shop answers again. */
  cause(environment: Environment): Promise<void>;
  /** Between this fault and the next, in ms. */
  pause: number;
}

export interface Plan {
  serverKills: number;
  databaseKills: number;
  kinds: readonly FaultKind[];
}

const DAY = 24 * 60 * 60 * 1000;
/** Kills per fault of each other kind. */
const KILLS_A_FAULT = 12;

/** The faults of a run, in the order in which they happen. */
export function planFaults(
  seed: number,
  kind: DatabaseKind,
  { serverKills, databaseKills, kinds }: Plan,
): Fault[] {
  const others = Math.ceil((serverKills + databaseKills) / KILLS_A_FAULT);
  const counts: { [kind in FaultKind]: number } = {
    server: Math.ceil(serverKills * 0.6),
    crash: Math.floor(serverKills * 0.4),
    database: kind === 'mysql' ? databaseKills : 0,
    cut: others,
    dead: others,
    stall: others,
    mute: others,
    refuse: others,
    disk: kind === 'sqlite' ? others : 0,
    clock: others,
    webhooks: others * 2,
  };
  const order = randomOf(seed, 'order of the faults');
  return kinds
    .flatMap((fault) => Array.from({ length: counts[fault] }, (_, turn) => ({ fault, turn })))
    .map((planned) => ({ ...planned, at: order.fraction() }))
    .sort((a, b) => a.at - b.at)
    .map(({ fault, turn }, index) => makers[fault](randomOf(seed, 'fault', index), kind, turn));
}

const makers: { [kind in FaultKind]: (random: Random, kind: DatabaseKind, turn: number) => Fault } = {
  server: (random) => {
    const number = random.integer(0, 99);
    const both = random.chance(0.1);
    const wait = random.integer(0, 500);
    return fault('server', 'kill -9 of a server', random, async (environment) => {
      // A random delay, so that the kill hits any kind of work.
      await sleep(wait);
      const hit = both ? environment.servers : [one(environment, number)];
      await Promise.all(hit.map((server) => server.kill()));
      await Promise.all(hit.map((server) => server.ready()));
    });
  },
  crash: (random, _, turn) => {
    const number = random.integer(0, 99);
    const name = CRASH_POINTS[turn % CRASH_POINTS.length] as CrashPoint;
    const crashAt = random.integer(1, 4);
    return fault('crash', `crash ${name}`, random, async (environment) => {
      const server = one(environment, number);
      await server.kill({ crashPoint: name, crashAt });
      await server.ready();
      await environment.record.nextCrash(CRASH_MS);
      await server.ready();
    });
  },
  database: (random) =>
    fault('database', 'kill -9 of the database', random, async (environment) => {
      await sleep(random.integer(0, 500));
      await environment.database.kill();
      await sleep(random.integer(0, 1500));
      await environment.database.restart();
      environment.record.databaseUp();
      await waitForDatabase(environment);
      await sleep(500);
    }),
  cut: (random, kind) => {
    const line = lineOf(random, kind);
    return fault('cut', `connections to the ${line} cut`, random, async (environment) => {
      for (let turn = 0; turn < 3; turn++) {
        lineIn(environment, line).cut();
        await sleep(150);
      }
    });
  },
  dead: (random, kind) => disturbed('dead', 'half-open', random, kind, random.integer(1500, 4000)),
  stall: (random, kind) => disturbed('stall', 'stalled', random, kind, random.integer(1000, 3000)),
  mute: (random) => disturbed('mute', 'mute', random, 'sqlite', random.integer(1000, 3000)),
  refuse: (random, kind) => disturbed('refuse', 'refusing', random, kind, random.integer(500, 2000)),
  disk: (random) => {
    const ms = random.integer(1000, 3000);
    return fault('disk', 'full disk', random, async ({ disk }) => {
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
    const way = clockShiftMs > 0 ? 'two days ahead' : 'two days behind';
    return fault('clock', `clock ${way}`, random, async (environment) => {
      const server = one(environment, number);
      await server.kill({ clockShiftMs });
      await server.ready();
      await sleep(ms);
      await server.kill();
      await server.ready();
    });
  },
  webhooks: (random, _, turn) => {
    const [name, faults] = webhookFaults[turn % webhookFaults.length] as (typeof webhookFaults)[number];
    const ms = random.integer(2000, 4000);
    return fault('webhooks', `webhooks ${name}`, random, async ({ provider }) => {
      await provider.setFaults(faults);
      await sleep(ms);
      await provider.setFaults(faultless);
    });
  },
};

/** Polls the servers' readiness until one has the database again. Shoppers' requests may be too rare to notice it. */
async function waitForDatabase({ servers, record }: Environment): Promise<void> {
  for (;;) {
    const answers = await Promise.all(
      servers.map(({ port }) => send({ method: 'GET', port, path: '/readyz', timeoutMs: 2000 })),
    );
    if (answers.some(({ status }) => status === 200)) return record.databaseUsable();
    await sleep(POLL_MS);
  }
}

const POLL_MS = 50;
const CRASH_MS = 4000;

const webhookFaults = [
  ['lost', { dropRate: 1 }],
  ['duplicated', { duplicate: true }],
  ['reordered', { shuffle: true, duplicate: true }],
  ['late', { delayMs: 3000 }],
] as const;

const fault = (kind: FaultKind, name: string, random: Random, cause: Fault['cause']): Fault => ({
  kind,
  name,
  cause,
  pause: random.integer(300, 1200),
});

type LineName = 'database' | 'provider';
const lineOf = (random: Random, kind: DatabaseKind): LineName =>
  kind === 'mysql' ? random.pick(['database', 'provider']) : 'provider';
const lineIn = (environment: Environment, name: LineName): Line =>
  name === 'database' && environment.databaseLine ? environment.databaseLine : environment.providerLine;
const one = ({ servers }: Environment, number: number): ShopServer =>
  servers[number % servers.length] as ShopServer;

const stateOf: { [kind: string]: LineState } = {
  dead: 'dead',
  stall: 'stalled',
  mute: 'mute',
  refuse: 'refusing',
};

/** A fault that puts a line into a bad state for `ms`. */
function disturbed(kind: FaultKind, word: string, random: Random, database: DatabaseKind, ms: number): Fault {
  const line = lineOf(random, database);
  return fault(kind, `connections to the ${line} ${word}`, random, async (environment) => {
    const hit = lineIn(environment, line);
    if (kind === 'refuse') hit.cut();
    hit.set(stateOf[kind] ?? 'open');
    await sleep(ms);
    hit.set('open');
  });
}
