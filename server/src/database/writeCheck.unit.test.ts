import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { QueryFailedError } from 'typeorm';
import { eventually } from '../../test/eventually.ts';
import { type Db, openDatabase } from './database.ts';
import { Lease } from './lease.entity.ts';
import { migrate } from './migrate.ts';
import { createWriteCheck } from './writeCheck.ts';

let db: Db;
const dataDir = mkdtempSync(path.join(tmpdir(), 'kirana-write-check-'));
beforeAll(async () => {
  db = await openDatabase({ databaseUrl: null, dataDir });
  await migrate(db);
});
afterAll(async () => {
  await db.close();
  rmSync(dataDir, { recursive: true, force: true });
});

const beats = async () => (await db.read.findOneBy(Lease, { job: 'write check' }))?.beat ?? 0;

describe('the check whether the database can be written', () => {
  it('fails while the database is read-only, which is logged once, and recovers', async () => {
    const log = { error: jest.fn() };
    const isWritable = createWriteCheck(db, log, 0);
    for (let outage = 1; outage <= 2; outage++) {
      await eventually(isWritable, true);
      await db.source.query('PRAGMA query_only = ON');
      await eventually(isWritable, false);
      for (let turn = 0; turn < 5; turn++) await eventually(isWritable, false);
      await db.source.query('PRAGMA query_only = OFF');
      await eventually(isWritable, true);
      expect(log.error).toHaveBeenCalledTimes(outage);
    }
  });

  it('writes once in its interval, however often it is asked', async () => {
    const before = await beats();
    const isWritable = createWriteCheck(db, { error: jest.fn() }, 3_600_000);
    for (let turn = 0; turn < 100; turn++) expect(isWritable()).toBe(true);
    await eventually(beats, before + 1);
    expect(isWritable()).toBe(true);
    expect(await beats()).toBe(before + 1);
  });

  it.each([
    ['The server is running with the --read-only option', 1290, false],
    ['The table is full', 1114, false],
    ['Deadlock found', 1213, true],
    ['Connection lost', 2013, true],
  ])('MySQL’s error “%s”', async (message, errno, expected) => {
    const error = new QueryFailedError('', [], Object.assign(new Error(message), { errno }));
    const execute = jest.fn().mockRejectedValue(error);
    const isWritable = createWriteCheck({ dialect: 'mysql', execute }, { error: jest.fn() }, 0);
    isWritable();
    await eventually(() => execute.mock.calls.length, 1);
    await eventually(isWritable, expected);
  });

  it('fails after a minute in which no write has succeeded, for whatever reason', async () => {
    const execute = jest.fn().mockRejectedValue(new Error('Lock wait timeout exceeded'));
    const isWritable = createWriteCheck({ dialect: 'mysql', execute }, { error: jest.fn() }, 0);
    const now = jest.spyOn(performance, 'now').mockReturnValue(1000);
    const ask = async (time: number) => {
      now.mockReturnValue(time);
      isWritable();
      await new Promise(setImmediate);
      return isWritable();
    };
    expect([await ask(1000), await ask(60_999), await ask(61_000)]).toEqual([true, true, false]);
    execute.mockResolvedValue(undefined);
    expect(await ask(62_000)).toBe(true);
  });
});
