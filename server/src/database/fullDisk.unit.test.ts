import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { CatalogState } from '../features/catalog/catalog.entity.ts';
import { type Db, openDatabase } from './database.ts';
import { migrate } from './migrate.ts';

let db: Db;
const dataDir = mkdtempSync(path.join(tmpdir(), 'kirana-full-'));
beforeAll(async () => {
  db = await openDatabase({ databaseUrl: null, dataDir });
  await migrate(db);
});
afterEach(() => jest.restoreAllMocks());
afterAll(async () => {
  await db.close();
  rmSync(dataDir, { recursive: true, force: true });
});

/** SQLite fails as on a full disk when its file must not grow. */
const allowPages = (count: number) => db.source.query(`PRAGMA max_page_count = ${count}`);
const revision = async () => (await db.read.findOneByOrFail(CatalogState, { id: 1 })).revision;
/** Increments the revision, and needs space. */
const write = () =>
  db.write(async (tx) => {
    await tx.increment(CatalogState, { id: 1 }, 'revision', 1);
    await tx.query('CREATE TABLE IF NOT EXISTS ballast (content TEXT)');
    await tx.query('INSERT INTO ballast VALUES (?)', ['x'.repeat(200_000)]);
  });

test('writes on a full disk are rolled back, and later ones are visible to other connections', async () => {
  const before = await revision();
  await allowPages(1);
  for (let turn = 0; turn < 4; turn++) await expect(write()).rejects.toThrow(/full/);
  expect(await revision()).toBe(before);
  await allowPages(1_000_000);
  await write();
  await write();
  expect(await revision()).toBe(before + 2);
});

test('a commit that fails on a full disk does not affect later transactions', async () => {
  const before = await revision();
  const runner = db.source.createQueryRunner();
  const query = runner.query.bind(runner);
  let failures = 2;
  jest.spyOn(runner, 'query').mockImplementation(async (statement: string, ...rest: []) => {
    if (statement !== 'COMMIT' || failures-- <= 0) return query(statement, ...rest);
    // SQLite has rolled back when it reports this.
    await query('ROLLBACK');
    throw new Error('database or disk is full');
  });
  await expect(write()).rejects.toThrow(/full/);
  await expect(write()).rejects.toThrow(/full/);
  await write();
  await write();
  expect(await revision()).toBe(before + 2);
});
