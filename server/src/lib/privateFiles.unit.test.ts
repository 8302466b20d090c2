import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openDatabase } from '../database/database.ts';
import { openPictureStore } from '../features/users/uploads/pictureStore.service.ts';

const umask = process.umask();
const folder = mkdtempSync(path.join(tmpdir(), 'kirana-private-'));
beforeEach(() => void process.umask(0o022));
afterAll(() => {
  process.umask(umask);
  rmSync(folder, { recursive: true, force: true });
});

const modeOf = (file: string) => (statSync(file).mode & 0o7777).toString(8);

describe('what the shop and its commands write', () => {
  it('can be read by their user alone, also in a data folder that others could read before', async () => {
    const dataDir = path.join(folder, 'existing');
    mkdirSync(dataDir);
    expect(modeOf(dataDir)).toBe('755');
    const db = await openDatabase({ databaseUrl: null, dataDir });
    await db.execute('CREATE TABLE ballast (content TEXT)', []);
    await openPictureStore({ s3: null, dataDir }).put('picture.webp', Buffer.from('x'));
    // As the commands write exports and reports.
    writeFileSync(path.join(dataDir, 'export.csv'), '');
    const files = ['kirana.sqlite', 'kirana.sqlite-wal', 'uploads/picture.webp', 'export.csv'];
    expect(files.map((file) => modeOf(path.join(dataDir, file)))).toEqual(['600', '600', '600', '600']);
    expect([dataDir, path.join(dataDir, 'uploads')].map(modeOf)).toEqual(['700', '700']);
    await db.close();
  });

  it('begins with a new data folder', async () => {
    const dataDir = path.join(folder, 'new', 'data');
    await (await openDatabase({ databaseUrl: null, dataDir })).close();
    expect(modeOf(dataDir)).toBe('700');
  });

  it('leaves a folder that all users share as it is', async () => {
    const dataDir = path.join(folder, 'shared');
    mkdirSync(dataDir);
    chmodSync(dataDir, 0o1777);
    const db = await openDatabase({ databaseUrl: null, dataDir });
    expect(modeOf(dataDir)).toBe('1777');
    expect(modeOf(path.join(dataDir, 'kirana.sqlite'))).toBe('600');
    await db.close();
  });
});
