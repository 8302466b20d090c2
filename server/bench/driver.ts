import { type Connection, createConnection } from 'mysql2/promise';

const SECONDS = 2;

/**
 * Measures the database driver alone with the statements that the shop sends for an operation. The statements are read from the
 * database server's log and repeated, with one connection per shopper.
 * @param runOperation runs the operation once for a shopper
 * @returns operations per second, over all connections
 */
export async function measureDriverAlone(
  databaseUrl: string,
  connections: number,
  runOperation: (shopper: number) => Promise<void>,
): Promise<number> {
  const admin = await createConnection(databaseUrl);
  const drivers: Connection[] = [];
  try {
    const recorded: string[][] = [];
    for (let shopper = 0; shopper < connections; shopper++) {
      recorded.push(await statementsSent(admin, () => runOperation(shopper)));
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
      // Excludes the statements of the shop's background work.
      .filter((sql) => !/catalog_state|leases|SET SESSION/.test(sql))
  );
}
