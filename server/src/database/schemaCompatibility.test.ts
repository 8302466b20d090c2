import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { MigrationInterface, QueryRunner, TableColumn } from 'typeorm';
import { createDatabase, type TestDatabase } from '../../test/testDatabase.ts';
import { previousRelease } from '../../tools/schema/previousRelease.mjs';
import { listTables } from './baseline/listTables.ts';
import { type Db, openDatabase } from './database.ts';
import { isMigrated, migrate } from './migrate.ts';
import { findUnknownMigrations } from './schemaCompatibility.ts';

let database: TestDatabase;
let dataDir: string;
let db: Db;
beforeEach(async () => {
  database = await createDatabase();
  dataDir = mkdtempSync(path.join(tmpdir(), 'kirana-schema-'));
  db = await openDatabase({ databaseUrl: database.url, dataDir });
  await migrate(db);
});
afterEach(async () => {
  await db.close();
  await database.drop();
  rmSync(dataDir, { recursive: true, force: true });
});

const requireMigration = (name: string) =>
  db.source.query(`INSERT INTO required_migrations VALUES ('${name}')`);
const newestMigration = () => db.source.migrations.at(-1)?.name ?? '';

describe('a database of a newer release', () => {
  const newer = 'Newer1999000000000';
  beforeEach(() =>
    db.source.query(`INSERT INTO migrations (timestamp, name) VALUES (1999000000000, '${newer}')`),
  );

  it('is used, and its migrations are named', async () => {
    expect(await migrate(db)).toEqual([]);
    expect(await isMigrated(db)).toBe(true);
    expect(await findUnknownMigrations(db)).toEqual([newer]);
  });

  it('is used when something is removed that this release no longer uses', async () => {
    await requireMigration(newestMigration());
    expect(await migrate(db)).toEqual([]);
  });

  it('is refused when something is removed that this release uses', async () => {
    await requireMigration(newestMigration());
    await requireMigration(newer);
    await expect(migrate(db)).rejects.toThrow(`it needs a release that has ${newer}. Start that one`);
  });
});

it('is refused when another release was interrupted while it made the database', async () => {
  await requireMigration('BaselineNewer1999000000000');
  await expect(migrate(db)).rejects.toThrow('Start that release, or use a new, empty database.');
});

it('has no unknown migrations of this release', async () => {
  expect(await findUnknownMigrations(db)).toEqual([]);
});

describe('the migrations since the previous release', () => {
  interface Schema {
    columns: Map<string, TableColumn>;
    requiredMigrations: string[];
  }

  async function readSchema(): Promise<Schema> {
    const runner = db.source.createQueryRunner();
    try {
      // All but TypeORM's own.
      const names = (await listTables(db.source)).filter((name) => name !== 'migrations');
      const tables = await runner.getTables(names);
      const hasRequired = await runner.hasTable('required_migrations');
      const required = hasRequired ? await runner.query('SELECT name FROM required_migrations') : [];
      return {
        columns: new Map(
          tables.flatMap(({ name, columns }) =>
            columns.map((column) => [`${name.split('.').at(-1)}.${column.name}`, column]),
          ),
        ),
        requiredMigrations: required.map(({ name }: { name: string }) => name),
      };
    } finally {
      await runner.release();
    }
  }

  async function returnToPreviousRelease(): Promise<void> {
    const isNewer = async () =>
      (await db.source.query('SELECT name FROM migrations ORDER BY id DESC LIMIT 1'))[0].name !==
      previousRelease.migration;
    while (await isNewer()) await db.source.undoLastMigration();
  }

  /** The schema of the previous release, and that of this one. */
  async function readSchemas(): Promise<{ before: Schema; after: Schema }> {
    const after = await readSchema();
    await returnToPreviousRelease();
    return { before: await readSchema(), after };
  }

  const isRequired = ({ isNullable, default: value, isGenerated, generatedType }: TableColumn) =>
    !isNullable && value === undefined && !isGenerated && !generatedType;
  const tableOf = (name: string) => name.split('.')[0];

  it('only add to the schema, or require the previous release', async () => {
    const { before, after } = await readSchemas();
    expect(before.columns.size).toBeGreaterThan(100);
    const tables = new Set([...before.columns.keys()].map(tableOf));
    const removed = [...before.columns.keys()].filter((name) => !after.columns.has(name));
    const newlyRequired = [...after.columns]
      .filter(([name, column]) => {
        const former = before.columns.get(name);
        return tables.has(tableOf(name)) && isRequired(column) && !(former && isRequired(former));
      })
      .map(([name]) => name);
    // The previous release does not set these columns.
    expect(newlyRequired).toEqual([]);
    // It must know the migrations that make it do without what is removed.
    const required = after.requiredMigrations.filter((name) => !before.requiredMigrations.includes(name));
    expect(removed).toEqual(required.length > 0 ? expect.anything() : []);
    const known = db.source.migrations.map(({ name }) => name);
    expect(known).toEqual(expect.arrayContaining(required));
    for (const name of required)
      expect(known.indexOf(name)).toBeLessThanOrEqual(known.indexOf(previousRelease.migration));
  });

  /** @returns whether all of the migration's changes were executed before it was interrupted */
  async function interrupt(
    migration: MigrationInterface,
    runner: QueryRunner,
    changes: number,
  ): Promise<boolean> {
    const query = runner.query.bind(runner);
    let remaining = changes;
    const killed = jest.spyOn(runner, 'query').mockImplementation(async (statement, ...rest) => {
      if (!statement.startsWith('SELECT') && remaining-- === 0) throw new Error('killed');
      return query(statement, ...rest);
    });
    const error: unknown = await migration.up(runner).catch((reason: unknown) => reason);
    killed.mockRestore();
    if (error && !(error instanceof Error && error.message === 'killed')) throw error;
    return !error;
  }

  // SQLite undoes an interrupted migration.
  if (process.env.TEST_DATABASE === 'mysql')
    it('are completed after an interruption, also before they are recorded', async () => {
      await returnToPreviousRelease();
      const { migrations } = db.source;
      const newer = migrations.slice(
        migrations.findIndex(({ name }) => name === previousRelease.migration) + 1,
      );
      expect(newer).not.toEqual([]);
      const runner = db.source.createQueryRunner();
      for (const migration of newer)
        for (let isComplete = false, changes = 1; !isComplete; changes++) {
          isComplete = await interrupt(migration, runner, changes);
          await migration.up(runner);
          if (!isComplete) await migration.down(runner);
        }
      await runner.release();
      expect((await db.source.driver.createSchemaBuilder().log()).upQueries).toEqual([]);
    });
});
