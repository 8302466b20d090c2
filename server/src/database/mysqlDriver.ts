import { connect, type Socket } from 'node:net';
import mysql2, { type Pool, type PoolConnection, type PoolOptions } from 'mysql2';
import { commentStatements } from './sqlComments.ts';

/** In ms. Tests change them. */
export const timeouts = {
  /** For a free connection of the pool. */
  acquire: 5_000,
  /** For the first byte of the response to a statement. */
  query: 8_000,
  /** After which the server closes a connection that sends nothing; longer than we keep an unused one. */
  idle: 12_000,
};

/** Runs work whose statements may take longer than `timeouts.query`. */
export type WithoutQueryTimeout = <T>(work: () => Promise<T>) => Promise<T>;

interface MysqlDriverOptions {
  /** Whether other nodes of a cluster write, too. */
  isClusterNode: boolean;
  /** Whether statements name their request. */
  sqlComments: boolean;
}

/**
 * mysql2 for TypeORM's `driver` option, with the timeouts that mysql2 lacks: otherwise a request waits without limit for a free
 * connection, or for a response on a connection whose server is gone.
 */
export function createMysqlDriver({ isClusterNode, sqlComments }: MysqlDriverOptions): {
  driver: typeof mysql2;
  withoutQueryTimeout: WithoutQueryTimeout;
} {
  let exemptions = 0;

  function createPool(options: PoolOptions): Pool {
    const pool = mysql2.createPool({ ...options, stream: () => openSocket(options) });
    limitAcquireTime(pool);
    pool.on('connection', (connection) => {
      configureSession(connection);
      if (isClusterNode) waitForOtherNodes(connection);
      if (sqlComments) commentStatements(connection);
    });
    return pool;
  }

  function openSocket({ host = 'localhost', port = 3306, socketPath }: PoolOptions): Socket {
    const socket = socketPath ? connect(socketPath) : connect({ host, port, noDelay: true, keepAlive: true });
    socket.setTimeout(timeouts.query);
    socket.on('timeout', () => {
      // A timeout fires once; it has to be set again.
      if (exemptions > 0) socket.setTimeout(timeouts.query);
      // Unused connections end here, too; the pool opens new ones when they are needed.
      else socket.destroy(timeoutError('The database has not answered in time'));
    });
    return socket;
  }

  return {
    driver: { ...mysql2, createPool: createPool as typeof mysql2.createPool },
    async withoutQueryTimeout(work) {
      exemptions++;
      try {
        return await work();
      } finally {
        exemptions--;
      }
    },
  };
}

/** Makes `getConnection` fail when no connection becomes free within `timeouts.acquire`. */
function limitAcquireTime(pool: Pool): void {
  const acquire = pool.getConnection.bind(pool);
  pool.getConnection = (done) => {
    let expired = false;
    const timer = setTimeout(() => {
      expired = true;
      const error = timeoutError('No connection to the database has become free');
      done(error, undefined as unknown as PoolConnection);
    }, timeouts.acquire);
    acquire((error, connection) => {
      clearTimeout(timer);
      if (!expired) done(error, connection);
      else if (!error) connection.release();
    });
  };
}

/** Settings of each new connection, sent once instead of with each transaction. */
function configureSession(connection: PoolConnection): void {
  // A statement sees what others have committed meanwhile. The default, a snapshot, hides the row that violated a unique key.
  connection.query('SET SESSION TRANSACTION ISOLATION LEVEL READ COMMITTED');
  // By default the server holds the locks of a vanished client for hours, and waits 50 s for locks.
  connection.query(
    `SET SESSION wait_timeout = ${seconds(timeouts.idle)}, innodb_lock_wait_timeout = ${seconds(timeouts.query)}`,
  );
}

/**
 * Each statement first waits until its node has applied what other nodes have committed before. Otherwise a shopper whose requests
 * reach different nodes does not see the own cart, and a conditional update may miss a row.
 */
function waitForOtherNodes(connection: PoolConnection): void {
  // 1 for reads, 2 for UPDATE and DELETE, 4 for INSERT and REPLACE. A wait that takes too long ends with error 1205.
  connection.query('SET SESSION wsrep_sync_wait = 7');
}

const seconds = (ms: number) => Math.ceil(ms / 1000);

const timeoutError = (message: string): NodeJS.ErrnoException =>
  Object.assign(new Error(message), { code: 'ETIMEDOUT' });
