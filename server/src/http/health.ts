import type { FastifyInstance } from 'fastify';
import type { Log } from '../lib/log.ts';

/** How long a successful check is reused: anybody may call /readyz. The proxy asks 100 ms after a failed answer. */
const READY_MS = 100;

interface HealthOptions {
  /** Whether the database has all migrations. Throws while it cannot be used. */
  isMigrated: () => Promise<boolean>;
  /** Whether the database can be written; does not wait for it. */
  isWritable: () => boolean;
  catalog: { readonly isSearchable: boolean };
  log: Log;
  /** Aborted when the process begins to shut down. */
  shutdown?: AbortSignal | undefined;
}

/**
 * GET /healthz: the process runs. GET /readyz: the database can be read and written, the search index complete, and the process does not shut
 * down.
 */
export async function health(app: FastifyInstance, options: HealthOptions): Promise<void> {
  const isReady = createReadinessCheck(options);
  app.get('/healthz', async () => ({ status: 'alive' }));
  app.get('/readyz', async (_, reply) => {
    const ready = await isReady();
    return reply.code(ready ? 200 : 503).send({ status: ready ? 'ready' : 'not ready' });
  });
}

/** Concurrent callers share one database check. An outage is logged once. */
function createReadinessCheck({
  isMigrated,
  isWritable,
  catalog,
  log,
  shutdown,
}: HealthOptions): () => Promise<boolean> {
  let readyUntil = 0;
  let isOutageLogged = false;
  let pending: Promise<boolean> | undefined;

  async function check(): Promise<boolean> {
    try {
      const ready = await isMigrated();
      if (ready) readyUntil = performance.now() + READY_MS;
      isOutageLogged = false;
      return ready;
    } catch (error) {
      if (!isOutageLogged) log.error({ err: error }, 'the database cannot be checked');
      isOutageLogged = true;
      return false;
    } finally {
      pending = undefined;
    }
  }

  return async () => {
    if (shutdown?.aborted || !catalog.isSearchable || !isWritable()) return false;
    if (performance.now() < readyUntil) return true;
    pending ??= check();
    return pending;
  };
}
