import { type Connection, createConnection } from 'mysql2/promise';

const SECONDS = 2;

/**
 * How often the database driver alone gets the statements done that a shop sends for an operation: those are read from the
 * server's own log, and sent again and again over as many connections, those of each shopper over one.
 * @param once does the operation for a shopper
 * @returns times a second, of all connections together
 */
export async function throughDriverAlone(
  databaseUrl: string,
  connections: number,
  once: (shopper: number) => Promise<void>,
): Promise<number> {
  const admin = await createConnection(databaseUrl);
  const drivers: Connection[] = [];
  try {
    const recorded: string[][] = [];
    for (let shopper = 0; shopper < connections; shopper++) {
      recorded.push(await statementsSent(admin, () => once(shopper)));
      drivers.push(await createConnection(databaseUrl));
    }
    let times = 0;
    const deadline = performance.now() + SECONDS * 1000;
    const sendAll = async (driver: Connection, statements: string[]) => {
      while (performance.now() < deadline) {
        for (const sql of statements) await driver.query(sql);
        times++;
      }
    };
    await Promise.all(drivers.map((driver, at) => sendAll(driver, recorded[at] ?? [])));
    return Math.round(times / SECONDS);
  } finally {
    await Promise.all([admin, ...drivers].map((connection) => connection.end()));
  }
}

async function statementsSent(admin: Connection, work: () => Promise<void>): Promise<string[]> {
  await admin.query("SET GLOBAL log_output = 'TABLE'");
  await admin.query('TRUNCATE TABLE mysql.general_log');
  await admin.query('SET GLOBAL general_log = 1');
  await work();
  await admin.query('SET GLOBAL general_log = 0');
  const [rows] = await admin.query(
    "SELECT argument FROM mysql.general_log WHERE command_type = 'Query' AND thread_id <> CONNECTION_ID() ORDER BY event_time",
  );
  return (
    (rows as { argument: Buffer | string }[])
      .map(({ argument }) => String(argument))
      // What the shop asks by itself now and again is no part of it.
      .filter((sql) => !/catalog_state|leases|SET SESSION/.test(sql))
  );
}
