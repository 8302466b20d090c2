import type { Socket } from 'node:net';
import mysql2, { type Pool, type PoolConnection, type PoolOptions } from 'mysql2';

/** In ms. */
export const bounds = {
  /** How long to wait for one of the pool's connections. */
  acquire: 5_000,
  /** How long the server may take to say anything at all about a statement. */
  answer: 8_000,
  /** How long the server waits for a word of ours; longer than we keep a connection that is not used. */
  silence: 12_000,
};

/** Work during which the server may take its time. */
export type Unhurried = <T>(work: () => Promise<T>) => Promise<T>;

/**
 * mysql2 for TypeORM, with bounds to what its pool waits for without end: a free connection, and an answer through a connection
 * whose other end is gone without a word.
 */
export function boundedMysql2(): {
  driver: typeof mysql2;
  /** Another pool with the settings of the one that the driver has made last. */
  openAnother(): Pool;
  unhurried: Unhurried;
} {
  let inNoHurry = 0;
  let settings: PoolOptions = {};

  function createPool(options: PoolOptions): Pool {
    settings = options;
    const pool = mysql2.createPool(options);
    const acquire = pool.getConnection.bind(pool);
    pool.getConnection = (done) => {
      let late = false;
      const timer = setTimeout(() => {
        late = true;
        done(
          timedOut('No connection to the database has become free'),
          undefined as unknown as PoolConnection,
        );
      }, bounds.acquire);
      acquire((error, connection) => {
        clearTimeout(timer);
        if (!late) done(error, connection);
        else if (!error) connection.release();
      });
    };
    pool.on('connection', bound);
    return pool;
  }

  function bound(connection: PoolConnection): void {
    // TypeORM asks for it with each statement, and mysql2 would make one each time.
    const promised = connection.promise();
    connection.promise = () => promised;
    const { stream } = connection as unknown as { stream: Socket };
    stream.setTimeout(bounds.answer);
    stream.on('timeout', () => {
      // Once it has gone off it is not set again by itself.
      if (inNoHurry > 0) stream.setTimeout(bounds.answer);
      // Also where nobody asks for anything: connections are opened anew when they are needed.
      else stream.destroy(timedOut('The database has not answered in time'));
    });
  }

  return {
    driver: { ...mysql2, createPool: createPool as typeof mysql2.createPool },
    openAnother: () => createPool(settings),
    async unhurried(work) {
      inNoHurry++;
      try {
        return await work();
      } finally {
        inNoHurry--;
      }
    },
  };
}

const timedOut = (message: string): NodeJS.ErrnoException =>
  Object.assign(new Error(message), { code: 'ETIMEDOUT' });
