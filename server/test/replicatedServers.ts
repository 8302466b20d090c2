import { createConnection } from 'mysql2/promise';
import { startMariadb } from '../tools/programs/mysqlServer.mjs';

type Server = Awaited<ReturnType<typeof startMariadb>>;

/** A server and one that copies it. */
export interface ReplicatedServers {
  primaryUrl: string;
  replicaUrl: string;
  replica: Pick<Server, 'kill' | 'restart'>;
  /** Runs a statement on the replica alone. */
  runOnReplica(sql: string): Promise<unknown>;
  /** The replica stays as it is until `resume`. */
  pause(): Promise<void>;
  /** Lets the replica apply what it has missed, and waits for it. */
  resume(): Promise<void>;
  stop(): Promise<void>;
}

/** Starts two MariaDB servers with an empty database each; the second one copies the first one. */
export async function startReplicatedServers(): Promise<ReplicatedServers> {
  const [primary, replica] = await Promise.all([
    startMariadb({ durable: true, serverId: 1 }),
    startMariadb({ durable: true, serverId: 2 }),
  ]);
  const run = async (url: string, sql: string) => {
    const connection = await createConnection(url);
    const [rows] = await connection.query(sql).finally(() => connection.end());
    return rows;
  };
  await run(
    replica.url,
    `CHANGE MASTER TO MASTER_HOST = '127.0.0.1', MASTER_PORT = ${new URL(primary.url).port}, MASTER_USER = 'root',
      MASTER_USE_GTID = slave_pos, MASTER_CONNECT_RETRY = 1`,
  );
  await run(replica.url, 'START SLAVE');
  await run(primary.url, 'CREATE DATABASE shop CHARACTER SET utf8mb4');
  const resume = async () => {
    await run(replica.url, 'START SLAVE SQL_THREAD');
    const [row] = (await run(primary.url, 'SELECT @@gtid_binlog_pos AS position')) as { position: string }[];
    await run(replica.url, `SELECT MASTER_GTID_WAIT('${row?.position}')`);
  };
  await resume();
  return {
    primaryUrl: `${primary.url}/shop`,
    replicaUrl: `${replica.url}/shop`,
    replica,
    runOnReplica: (sql) => run(`${replica.url}/shop`, sql),
    pause: async () => void (await run(replica.url, 'STOP SLAVE SQL_THREAD')),
    resume,
    stop: async () => void (await Promise.all([primary.stop(), replica.stop()])),
  };
}
