import type { DataSource, EntityManager } from 'typeorm';
import type { Log } from '../lib/log.ts';
import { readRevision } from './catalogRevision.ts';
import { isUnavailable } from './dialects.ts';
import { JOBS_LEASE, Lease } from './lease.entity.ts';

/** Reads from copies of the database, which may be behind it. `work` may run twice. */
export interface Replicas {
  /** Reads data that may be up to twice `replicaTimes.check` old. */
  read<T>(work: (manager: EntityManager) => Promise<T>): Promise<T>;
  /**
   * Reads from a copy that has everything up to this revision of the catalogue, or else from the primary: for what is cached until the
   * revision changes, so that old data cannot stay.
   */
  readAtRevision<T>(revision: number, work: (manager: EntityManager) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

/** A configured replica. */
export interface ReplicaSource {
  /** For the log, without a password. */
  label: string;
  open(): Promise<DataSource>;
}

/** In ms. Tests change it. */
export const replicaTimes = {
  /** How often the replicas are compared with the primary. */
  check: 10_000,
};

/** Reads everything from the primary. */
export const withoutReplicas = (primary: EntityManager): Replicas => ({
  read: (work) => work(primary),
  readAtRevision: (_, work) => work(primary),
  close: async () => {},
});

interface Replica {
  label: string;
  open: ReplicaSource['open'];
  /** Null before the first connection. */
  source: DataSource | null;
  state: 'current' | 'behind' | 'away';
}

/** Opens the replicas; those that are away are tried again. */
export async function openReplicas(
  primary: EntityManager,
  sources: readonly ReplicaSource[],
  log: Log,
): Promise<Replicas> {
  const replicas = sources.map((source): Replica => ({ ...source, source: null, state: 'behind' }));
  /** The beat of the jobs' lease at the primary, when the replicas were compared last. It changes every few seconds. */
  let lastBeat = Number.POSITIVE_INFINITY;
  let turn = 0;

  function setState(replica: Replica, state: Replica['state'], err?: unknown): void {
    if (replica.state === state) return;
    replica.state = state;
    const { label } = replica;
    if (state === 'away')
      log.error({ err, replica: label }, 'a replica is away: the primary is read instead');
    if (state === 'behind') log.warn({ replica: label }, 'a replica is behind: the primary is read instead');
    if (state === 'current') log.info({ replica: label }, 'a replica is read');
  }

  async function check(replica: Replica): Promise<void> {
    try {
      replica.source ??= await replica.open();
      const beat = await readBeat(replica.source.manager);
      setState(replica, beat > 0 && beat >= lastBeat ? 'current' : 'behind');
    } catch (error) {
      setState(replica, 'away', error);
    }
  }

  async function checkAll(): Promise<void> {
    const beat = await readBeat(primary);
    await Promise.all(replicas.map(check));
    lastBeat = beat;
  }

  /** Runs `work` on the next usable replica. @returns null when it has to be done by the primary */
  async function tryReplica<T>(
    isUsable: (replica: Replica) => boolean,
    work: (manager: EntityManager) => Promise<{ value: T } | null>,
  ): Promise<{ value: T } | null> {
    const usable = replicas.filter((replica) => replica.source && isUsable(replica));
    const replica = usable[turn++ % usable.length];
    // One connection, because an address may lead to several servers.
    const runner = replica?.source?.createQueryRunner();
    if (!replica || !runner) return null;
    try {
      return await work(runner.manager);
    } catch (error) {
      // A statement that takes too long says nothing of the server, and an error such as an unknown column may be due to a migration
      // that the replica has not applied yet.
      if (isUnavailable(error) && !isTimeout(error)) setState(replica, 'away', error);
      else
        log.warn(
          { err: error, replica: replica.label },
          'a read of a replica failed: the primary is read instead',
        );
      return null;
    } finally {
      await runner.release();
    }
  }

  let pendingCheck: Promise<void> | null = null;
  await checkAll();
  const timer = setInterval(() => {
    // While the primary is away, nothing is known of the replicas.
    pendingCheck ??= checkAll()
      .catch(() => {})
      .finally(() => {
        pendingCheck = null;
      });
  }, replicaTimes.check).unref();

  return {
    async read(work) {
      const result = await tryReplica(
        ({ state }) => state === 'current',
        async (manager) => ({ value: await work(manager) }),
      );
      return result ? result.value : work(primary);
    },
    async readAtRevision(revision, work) {
      const result = await tryReplica(
        ({ state }) => state !== 'away',
        async (manager) =>
          (await readRevision(manager)) >= revision ? { value: await work(manager) } : null,
      );
      return result ? result.value : work(primary);
    },
    async close() {
      clearInterval(timer);
      await pendingCheck;
      for (const { source } of replicas) await source?.destroy();
    },
  };
}

const isTimeout = (error: unknown): boolean =>
  /^(ETIMEDOUT|PROTOCOL_SEQUENCE_TIMEOUT)$/.test(String((error as { code?: unknown } | null)?.code));

async function readBeat(manager: EntityManager): Promise<number> {
  const lease = await manager.findOneBy(Lease, { job: JOBS_LEASE });
  return lease?.beat ?? 0;
}
