import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Db, openDatabase } from '../../src/database/database.ts';
import { migrate } from '../../src/database/migrate.ts';
import { type BuiltShop, startBuiltShop } from '../builtShop.ts';
import { createDatabase, type TestDatabase } from '../testDatabase.ts';

// The built shop on a database that a newer release has migrated, as after a rollback.

let database: TestDatabase;
let dataDir: string;
let shop: BuiltShop | undefined;
beforeAll(async () => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'kirana-newer-'));
  database = await createDatabase();
  await withDatabase(migrate);
  await execute(`INSERT INTO migrations (timestamp, name) VALUES (1999000000000, 'Newer1999000000000')`);
});
afterEach(async () => {
  shop?.kill('SIGTERM');
  await shop?.exit;
});
afterAll(async () => {
  await database.drop();
  rmSync(dataDir, { recursive: true });
});

async function withDatabase(work: (db: Db) => Promise<unknown>): Promise<void> {
  const db = await openDatabase({ databaseUrl: database.url, dataDir });
  await work(db).finally(() => db.close());
}
const execute = (statement: string) => withDatabase(({ source }) => source.query(statement));

const start = () =>
  startBuiltShop(() => ({ DATA_DIR: dataDir, ...(database.url && { DATABASE_URL: database.url }) }));

it('starts, and names the migrations that it does not know', async () => {
  shop = await start();
  expect(shop.output()).toContain(
    '"migrations":["Newer1999000000000"],"msg":"the database has migrations of a newer release; this release runs on it"',
  );
});

it('does not start when the newer release has removed what it uses', async () => {
  await execute(`INSERT INTO required_migrations VALUES ('Newer1999000000000')`);
  await expect(start()).rejects.toThrow(
    /ended:\nA newer release has removed from this database what this release uses: it needs a release that has Newer1999000000000\./,
  );
});
