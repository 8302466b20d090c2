import { setTimeout as sleep } from 'node:timers/promises';
import { createRandom, pickWeighted, type Random } from '../random.ts';
import type { Cluster } from './cluster.ts';

/** One fault of a cluster, decided by the seed. */
export interface ClusterFault {
  /** Shown in the report. */
  name: string;
  /** Causes the fault and ends it; resolves when all nodes are in sync and all shops are ready again. */
  cause(cluster: Cluster): Promise<void>;
  /** Time between this fault and the next, in ms. */
  pause: number;
}

/** How often each kind happens, in relation to the others. */
const weights = {
  'kill -9 of a shop': 10,
  'a shop suspended': 4,
  'kill -9 of a database node': 8,
  'a database node suspended': 6,
  'a database node cut off': 6,
  'kill -9 of Redis': 5,
  'rolling restart of the shops': 4,
};
type Kind = keyof typeof weights;

/** Entry files of other releases than the one that the shops run. */
export interface Releases {
  /** Null: there is no rollback. */
  previous: string | null;
  /** Adds a column. */
  next: string;
}

/**
 * The faults of a run, in the order in which they happen. Once, in the middle, the shops go back to the previous release and then to the
 * next one.
 * @param count if there are fewer than kinds, the last kinds are left out
 * @param maxOutageMs the longest time that something is away or suspended; default: as long as its kind of fault may take
 */
export function planClusterFaults(
  seed: number,
  count: number,
  { previous, next }: Releases,
  maxOutageMs = Number.POSITIVE_INFINITY,
): ClusterFault[] {
  const random = createRandom(seed, 'order of the faults');
  const kinds = Object.keys(weights) as Kind[];
  const replacements = [
    ...(previous ? [createReplacement('rollback by one release', random, previous)] : []),
    createReplacement('deployment with a migration', random, next),
  ];
  const furtherCount = Math.max(0, count - replacements.length - kinds.length);
  const order = [
    ...kinds.slice(0, Math.max(0, count - replacements.length)),
    ...Array.from({ length: furtherCount }, () => pickWeighted(random, weights)),
  ]
    .map((kind) => ({ kind, position: random.fraction() }))
    .sort((a, b) => a.position - b.position);
  const faults = order.map(({ kind }, index) => {
    const faultRandom = createRandom(seed, 'fault', index);
    const pickMs: PickMs = (min, max) => faultRandom.integer(min, Math.min(max, maxOutageMs));
    return createFault(kind, faultRandom, causes[kind](faultRandom, pickMs));
  });
  return faults.toSpliced(Math.floor(faults.length / 2), 0, ...replacements);
}

const createReplacement = (name: string, random: Random, release: string): ClusterFault =>
  createFault(name, random, (cluster) => replaceShops(cluster, release));

const createFault = (name: string, random: Random, cause: ClusterFault['cause']): ClusterFault => ({
  name,
  async cause(cluster) {
    await cause(cluster);
    await cluster.waitUntilRecovered();
  },
  pause: random.integer(200, 800),
});

/** Picks how long something is away or suspended, in ms. */
type PickMs = (min: number, max: number) => number;

const causes: { [kind in Kind]: (random: Random, pickMs: PickMs) => ClusterFault['cause'] } = {
  'kill -9 of a shop': (random, pickMs) => {
    const number = random.integer(0, 99);
    const awayMs = pickMs(0, 2000);
    return async ({ servers }) => {
      await sleep(awayMs / 4);
      const server = pick(servers, number);
      await server.kill();
      await server.waitUntilReady();
    };
  },
  'a shop suspended': (random, pickMs) => {
    const number = random.integer(0, 99);
    // The proxy notices after three to five seconds; another shop takes its jobs over after four to six.
    const ms = pickMs(1000, 15_000);
    return async ({ servers }) => {
      const pid = pick(servers, number).pid();
      process.kill(pid, 'SIGSTOP');
      await sleep(ms);
      process.kill(pid, 'SIGCONT');
    };
  },
  'kill -9 of a database node': (random, pickMs) => {
    const number = random.integer(0, 99);
    // Before the others have noticed, or after it.
    const awayMs = pickMs(500, 6000);
    return async ({ nodes, disturb }) => {
      const node = pick(nodes, number);
      await disturb(node, async () => {
        await node.kill();
        await sleep(awayMs);
        await node.restart();
      });
    };
  },
  'a database node suspended': (random, pickMs) => {
    const number = random.integer(0, 99);
    // The others suspect a silent node after one and a half seconds.
    const ms = pickMs(1000, 6000);
    return async ({ nodes, disturb }) => {
      const node = pick(nodes, number);
      await disturb(node, async () => {
        node.signal('SIGSTOP');
        await sleep(ms);
        node.signal('SIGCONT');
        await sleep(NODE_NOTICES_MS);
      });
    };
  },
  'a database node cut off': (random, pickMs) => {
    const number = random.integer(0, 99);
    const ms = pickMs(1000, 6000);
    return async ({ nodes, disturb }) => {
      const node = pick(nodes, number);
      await disturb(node, async () => {
        await node.isolate(true);
        await sleep(ms);
        await node.isolate(false);
        await sleep(NODE_NOTICES_MS);
      });
    };
  },
  'kill -9 of Redis': (_, pickMs) => {
    const ms = pickMs(500, 3000);
    return async ({ redis }) => {
      await redis.kill();
      await sleep(ms);
      await redis.restart();
    };
  },
  'rolling restart of the shops': () => (cluster) => replaceShops(cluster),
};

/** Replaces the shops one after the other, each when the one before is in use again. @param release its entry file; default: as before */
export async function replaceShops(cluster: Cluster, release?: string): Promise<void> {
  for (const server of cluster.servers) {
    await server.replace(release);
    await sleep(PROXY_NOTICES_MS);
  }
}

/**
 * Nodes notice that one was silent after one and a half seconds, also when it is back by then. If the next fault began before, two nodes
 * would be missing at the same time: the third serves nobody then, as it must.
 */
const NODE_NOTICES_MS = 2000;

/** HAProxy checks each shop that is down every 200 ms. */
const PROXY_NOTICES_MS = 300;

const pick = <T>(list: readonly T[], number: number): T => list[number % list.length] as T;
