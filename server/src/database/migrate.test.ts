import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createDatabase, type TestDatabase } from '../../test/testDatabase.ts';
import { baselines } from './baseline/baseline.ts';
import { readRevision } from './catalogRevision.ts';
import { type Db, openDatabase } from './database.ts';
import { createLease, LEASE_MS } from './lease.ts';
import { isMigrated, migrate } from './migrate.ts';

let database: TestDatabase;
let dataDir: string;
/** The same database, as several processes have opened it. */
let processes: [Db, Db, Db];
beforeEach(async () => {
  database = await createDatabase();
  dataDir = mkdtempSync(path.join(tmpdir(), 'kirana-migrate-'));
  const open = () => openDatabase({ databaseUrl: database.url, dataDir });
  processes = [await open(), await open(), await open()];
});
afterEach(async () => {
  jest.restoreAllMocks();
  for (const db of processes) await db.close();
  await database.drop();
  rmSync(dataDir, { recursive: true, force: true });
});

const allNames = () => processes[0].source.migrations.map(({ name }) => name);

describe('migrate', () => {
  it('applies all migrations, once', async () => {
    const [db, other] = processes;
    expect(await migrate(db)).toEqual(allNames());
    expect(await migrate(other)).toEqual([]);
  });

  it('increments the revision of a catalogue that exists, as replicas may apply the migration later', async () => {
    const [db] = processes;
    await migrate(db);
    expect(await readRevision(db.read)).toBe(0);
    await db.source.undoLastMigration();
    await migrate(db);
    expect(await readRevision(db.read)).toBe(1);
  });
});

describe('an empty database', () => {
  const applied = async () => {
    const rows: { timestamp: number; name: string }[] = await processes[0].source.query(
      'SELECT timestamp, name FROM migrations ORDER BY id',
    );
    return rows.map(({ timestamp, name }) => ({ timestamp: Number(timestamp), name }));
  };

  it('gets the baseline, and looks as if all migrations had been applied', async () => {
    const [{ source }] = processes;
    const runs = source.migrations.map((migration) => jest.spyOn(migration, 'up'));
    await migrate(processes[0]);
    for (const run of runs) expect(run).not.toHaveBeenCalled();
    expect(await applied()).toEqual(
      allNames().map((name) => ({ timestamp: Number(name?.slice(-13)), name })),
    );
    expect(await source.query('SELECT name FROM required_migrations')).toEqual([]);
    expect((await source.driver.createSchemaBuilder().log()).upQueries).toEqual([]);
  });

  /** Indexes of the baseline's statements, or how later ones begin. SQLite undoes all of them. */
  const interruptions =
    process.env.TEST_DATABASE === 'mysql'
      ? [2, 3, 30, 'INSERT INTO migrations', 'DELETE FROM required_migrations']
      : [30];
  it.each(interruptions)('is completed after an interruption before %s', async (statement) => {
    const [db, other] = processes;
    await interruptBaseline(db, statement);
    expect(await migrate(other)).toEqual(allNames());
    expect((await applied()).map(({ name }) => name)).toEqual(allNames());
    expect(await other.source.query('SELECT name FROM required_migrations')).toEqual([]);
    expect(await other.source.query('SELECT id, revision FROM catalog_state')).toEqual([
      { id: 1, revision: 0 },
    ]);
    expect((await other.source.driver.createSchemaBuilder().log()).upQueries).toEqual([]);
    expect(await migrate(db)).toEqual([]);
  });

  async function interruptBaseline({ source, dialect }: Db, before: number | string): Promise<void> {
    const query = source.query.bind(source);
    const start = typeof before === 'string' ? before : baselines[dialect].statements[before];
    jest.spyOn(source, 'query').mockImplementation(async (statement, ...rest) => {
      if (statement.startsWith(start ?? '')) throw new Error('killed');
      return query(statement, ...rest);
    });
    await expect(migrate(processes[0])).rejects.toThrow('killed');
    jest.restoreAllMocks();
  }
});

describe('the check of the migrations', () => {
  it('leaves connections for others when it fails often', async () => {
    const [db] = processes;
    // The name exists, and nothing can be read from it.
    await db.source.query('CREATE TABLE lost (id integer, timestamp bigint, name varchar(255))');
    await db.source.query('CREATE VIEW migrations AS SELECT * FROM lost');
    await db.source.query('DROP TABLE lost');
    // More often than there are connections.
    for (let check = 0; check < 12; check++) await expect(isMigrated(db)).rejects.toThrow(/migrations|lost/);
  });
});

function leaseTests(): void {
  /** Lets another process begin the last migration again. */
  async function startOtherMigration() {
    const [db, other] = processes;
    await migrate(db);
    await db.source.undoLastMigration();
    const lease = createLease(other, 'migrations', 'other', LEASE_MS);
    await lease.renew();
    return { db, lease };
  }

  it('applies the migrations once when several processes start with an empty database', async () => {
    const applied = await Promise.all(processes.map(migrate));
    expect(applied.filter(({ length }) => length > 0)).toEqual([allNames()]);
    const [row] = await processes[0].source.query('SELECT COUNT(*) AS count FROM migrations');
    expect(Number(row.count)).toBe(allNames().length);
  });

  it('waits as long as another process migrates', async () => {
    const { db, lease } = await startOtherMigration();
    const migration = migrate(db);
    await sleep(1000);
    expect(await isMigrated(db)).toBe(false);
    await lease.release();
    expect(await migration).toEqual(allNames().slice(-1));
  });

  it('continues after the death of the process that migrates', async () => {
    const { db } = await startOtherMigration();
    let time = 0;
    jest.spyOn(performance, 'now').mockImplementation(() => time);
    // It may read the beat of the other process late.
    const clock = setInterval(() => {
      time += LEASE_MS;
    }, 500);
    const applied = await migrate(db).finally(() => clearInterval(clock));
    expect(applied).toEqual(allNames().slice(-1));
  });

  it('keeps its lease while a migration takes longer than the lease lasts', async () => {
    const { db, lease } = await startOtherMigration();
    await lease.release();
    const [last] = db.source.migrations.slice(-1);
    let hasEnded = false;
    let migration: Promise<unknown> | undefined;
    await new Promise<void>((resolve) => {
      jest.spyOn(last!, 'up').mockImplementation(async (runner) => {
        resolve();
        // A statement: the server would close a connection that sends nothing for so long.
        await runner.query('SELECT SLEEP(?)', [(1.2 * LEASE_MS) / 1000]);
        hasEnded = true;
      });
      migration = migrate(db);
    });
    expect(await migrate(processes[1])).toEqual([]);
    expect(hasEnded).toBe(true);
    await migration;
  });
}

if (process.env.TEST_DATABASE === 'mysql') describe('migrate on MySQL', leaseTests);
