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

/** SQLite answers as on a full disk when its file may not grow. */
const allowPages = (count: number) => db.source.query(`PRAGMA max_page_count = ${count}`);
const revision = async () => (await db.read.findOneByOrFail(CatalogState, { id: 1 })).revision;
/** Raises the revision, and needs room. */
const write = () =>
  db.write(async (tx) => {
    await tx.increment(CatalogState, { id: 1 }, 'revision', 1);
    await tx.query('CREATE TABLE IF NOT EXISTS ballast (content TEXT)');
    await tx.query('INSERT INTO ballast VALUES (?)', ['x'.repeat(200_000)]);
  });

test('writes that find the disk full leave nothing, and once there is room each is there for other connections', async () => {
  const before = await revision();
  await allowPages(1);
  for (let turn = 0; turn < 4; turn++) await expect(write()).rejects.toThrow(/full/);
  expect(await revision()).toBe(before);
  await allowPages(1_000_000);
  await write();
  await write();
  expect(await revision()).toBe(before + 2);
});

test('a disk that is full only at the commit makes no later write vanish', async () => {
  const before = await revision();
  const runner = db.source.createQueryRunner();
  const query = runner.query.bind(runner);
  let failures = 2;
  jest.spyOn(runner, 'query').mockImplementation(async (statement: string, ...rest: []) => {
    if (statement !== 'COMMIT' || failures-- <= 0) return query(statement, ...rest);
    // SQLite has undone everything when it says so.
    await query('ROLLBACK');
    throw new Error('database or disk is full');
  });
  await expect(write()).rejects.toThrow(/full/);
  await expect(write()).rejects.toThrow(/full/);
  await write();
  await write();
  expect(await revision()).toBe(before + 2);
});
