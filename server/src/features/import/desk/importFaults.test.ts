import fs, { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { Writable } from 'node:stream';
import { EntityManager } from 'typeorm';
import { catalogueImports } from '../../../../test/catalogueImport.ts';
import { eventually } from '../../../../test/eventually.ts';
import { DeskImport, ImportState, StartImport } from '../../../../test/generated/documents.ts';
import { type Shopper, startShop, type TestShop } from '../../../../test/testkit.ts';
import { zipOf } from '../../../../test/zip.ts';
import { createLog } from '../../../lib/log.ts';
import { INTERNAL_ERROR_MESSAGE, UNAVAILABLE_MESSAGE } from '../../../lib/problems.ts';
import { isInterrupted, runExclusively } from '../importRuns.service.ts';
import { Import } from '../imports.entity.ts';
import { fileOf } from './importFiles.ts';

// Files and databases that fail while staff import.

let kit: TestShop;
let manager: Shopper;
let logged: { msg: string; err?: { message: string; code?: string } }[];
beforeAll(async () => {
  const log = createLog('error', { write: (line) => void logged.push(JSON.parse(line)) });
  kit = await startShop({}, log);
  manager = await kit.newStaff('manager');
});
beforeEach(() => {
  logged = [];
});
afterEach(() => jest.restoreAllMocks());
afterAll(() => kit.close());

const CSV =
  'sku,product,category,sub_category,brand,sale_price\r\nF-1,Dal,Faults,Pulses,Own,100\r\nF-2,,Faults,Pulses,Own,1\r\n';
const authorization = () => ({ authorization: `Bearer ${manager.token}` });

async function send(content: string | Buffer) {
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(Buffer.from(content))]), 'list.csv');
  const response = await fetch(`${kit.url}/desk/imports`, {
    method: 'POST',
    headers: authorization(),
    body: form,
  });
  return { status: response.status, body: (await response.json()) as { id: string; msg?: string } };
}

const upload = async (content: string | Buffer = CSV) => (await send(content)).body.id;
const preview = (id: string) => kit.gqlRaw(DeskImport, { id }, { token: manager.token });
const start = (id: string) => kit.gqlRaw(StartImport, { id }, { token: manager.token });
const refused = (id: string) =>
  fetch(`${kit.url}/desk/imports/${id}/refused.csv`, { headers: authorization() });

/** Puts an empty folder where a file was, or is going to be. */
function replaceByFolder(file: string): void {
  rmSync(file, { force: true });
  mkdirSync(file);
}

const errorOf = ({ body }: { body: unknown }) =>
  (body as { errors?: { message: string }[] }).errors?.[0]?.message;
const messages = () => logged.map(({ err }) => err?.message ?? '').join('\n');

describe('a file of an import that cannot be read', () => {
  it('is not taken for one that was deleted', async () => {
    const id = await upload();
    const folder = `${kit.shop.env.dataDir}/imports`;
    renameSync(folder, `${folder}-away`);
    writeFileSync(folder, 'no folder');
    try {
      expect(errorOf(await preview(id))).toBe(INTERNAL_ERROR_MESSAGE);
      expect(errorOf(await start(id))).toBe(INTERNAL_ERROR_MESSAGE);
      expect((await refused(id)).status).toBe(500);
      expect(messages()).toContain('ENOTDIR');
    } finally {
      rmSync(folder);
      renameSync(`${folder}-away`, folder);
    }
    expect(await preview(id)).toMatchObject({
      body: { data: { desk: { import: { preview: { total: 2 } } } } },
    });
  });

  it('is reported when it is the preview', async () => {
    const id = await upload();
    await preview(id);
    replaceByFolder(fileOf(kit.shop, id, 'preview.jsonl'));
    expect((await refused(id)).status).toBe(500);
    replaceByFolder(fileOf(kit.shop, id, 'preview.json'));
    expect(errorOf(await preview(id))).toBe(INTERNAL_ERROR_MESSAGE);
    expect(messages()).toContain('EISDIR');
  });

  it('is reported when it is the ZIP', async () => {
    const id = await upload(zipOf([{ name: 'a.csv', content: CSV }]));
    replaceByFolder(fileOf(kit.shop, id, 'zip'));
    expect(errorOf(await preview(id))).toBe(INTERNAL_ERROR_MESSAGE);
    expect(messages()).toContain('EISDIR');
  });
});

test.each([
  ['without a boundary', 'multipart/form-data', 'x'],
  ['with garbage', 'multipart/form-data; boundary=b', 'garbage'],
  [
    'that breaks off',
    'multipart/form-data; boundary=b',
    `--b\r\nContent-Disposition: form-data; name="file"; filename="a.csv"\r\n\r\n${CSV}`,
  ],
])('a form %s is refused, and nothing of it is kept', async (_, contentType, body) => {
  const before = fs.readdirSync(`${kit.shop.env.dataDir}/imports`);
  const headers = { ...authorization(), 'content-type': contentType };
  const response = await fetch(`${kit.url}/desk/imports`, { method: 'POST', headers, body });
  expect(response.status).toBe(400);
  expect(logged).toEqual([]);
  expect(fs.readdirSync(`${kit.shop.env.dataDir}/imports`)).toEqual(before);
});

describe('a full disk', () => {
  const full = () =>
    new Writable({
      write: (_chunk, _encoding, done) =>
        done(
          Object.assign(new Error('ENOSPC: no space left on device, write'), {
            code: 'ENOSPC',
            syscall: 'write',
          }),
        ),
    }) as fs.WriteStream;
  const fillDisk = (isAffected: (file: string) => boolean) => {
    const { createWriteStream } = fs;
    jest.spyOn(fs, 'createWriteStream').mockImplementation((...args) => {
      if (!isAffected(String(args[0]))) return createWriteStream(...args);
      writeFileSync(args[0], '');
      return full();
    });
  };

  it.each([
    ['a file', () => CSV, '.part'],
    ['the CSV file of a ZIP', () => zipOf([{ name: 'a.csv', content: CSV }]), '.csv'],
  ])('refuses %s for now, and keeps nothing of it', async (_, content, extension) => {
    const folder = `${kit.shop.env.dataDir}/imports`;
    const before = fs.readdirSync(folder);
    fillDisk((file) => file.endsWith(extension));
    expect(await send(content())).toMatchObject({ status: 503, body: { msg: UNAVAILABLE_MESSAGE } });
    expect(logged).toMatchObject([{ err: { code: 'ENOSPC' } }]);
    expect(fs.readdirSync(folder)).toEqual(before);
  });

  it('fails a preview for now, which is made when there is space again', async () => {
    const id = await upload();
    const folder = `${kit.shop.env.dataDir}/imports`;
    const before = fs.readdirSync(folder);
    fillDisk((file) => file.includes('.jsonl.'));
    expect(await preview(id)).toMatchObject({
      status: 503,
      body: { errors: [{ message: UNAVAILABLE_MESSAGE }] },
    });
    expect(fs.readdirSync(folder)).toEqual(before);
    jest.restoreAllMocks();
    expect(await preview(id)).toMatchObject({
      body: { data: { desk: { import: { preview: { refused: 1 } } } } },
    });
  });
});

describe('a database that fails during an import', () => {
  const failWrites = () =>
    jest.spyOn(kit.shop.db, 'write').mockRejectedValue(new Error('the database is away'));
  const claimOf = (importId: string): Parameters<typeof runExclusively>[1] => ({
    importId,
    actorId: manager.id,
    state: 'running',
    from: ['ready', 'stopped'],
  });

  it('is logged when the end of the import cannot be stored', async () => {
    const id = await upload();
    const run = runExclusively(kit.shop, claimOf(id), async () => {
      failWrites();
      throw new Error('a bug');
    });
    await expect(run).rejects.toThrow('a bug');
    expect(logged).toMatchObject([
      { msg: 'the end of an import could not be stored', err: { message: 'the database is away' } },
    ]);
  });

  it('is logged once while the import cannot say that it is alive', async () => {
    const id = await upload();
    await kit.shop.db.write((tx) => tx.query("UPDATE imports SET activeKey = NULL, state = 'stopped'"));
    await runExclusively(kit.shop, claimOf(id), async () => {
      const write = failWrites();
      await eventually(() => write.mock.calls.length >= 2, true);
      write.mockRestore();
      return { state: 'done' };
    });
    expect(logged.map(({ msg }) => msg)).toEqual(['an import could not say that it is alive']);
    expect((await kit.gql(ImportState, { id }, manager.token)).desk?.import?.state).toBe('done');
  });

  it('ends after its last heartbeat, so that the caller may close the database', async () => {
    const id = await upload(CSV.replaceAll('F-', 'End-'));
    const { write } = kit.shop.db;
    let pending = 0;
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    const run = runExclusively(kit.shop, claimOf(id), async () => {
      const writeSpy = jest.spyOn(kit.shop.db, 'write').mockImplementation(async (work) => {
        pending++;
        await released;
        return write(work).finally(() => pending--);
      });
      await eventually(() => pending, 1);
      writeSpy.mockRestore();
      setTimeout(release, 100);
      return { state: 'done' };
    });
    await run;
    expect(pending).toBe(0);
  });
});

test('a batch that takes longer than the lease of its run keeps the import', async () => {
  const id = await upload(CSV.replaceAll('F-', 'Long-').replace('Dal', 'Long dal'));
  const realNow = Date.now;
  let late = 0;
  jest.spyOn(Date, 'now').mockImplementation(() => realNow() + late);
  const { query } = EntityManager.prototype;
  jest.spyOn(EntityManager.prototype, 'query').mockImplementation(function (this: EntityManager, ...args) {
    if (/INSERT INTO .products/.test(args[0])) late += 20_000;
    return query.apply(this, args);
  });
  const { write } = kit.shop.db;
  const interrupted: boolean[] = [];
  jest.spyOn(kit.shop.db, 'write').mockImplementation((work) =>
    write(async (tx) => {
      const before = late;
      const result = await work(tx);
      if (late > before) interrupted.push(isInterrupted(await tx.findOneByOrFail(Import, { id })));
      return result;
    }),
  );
  await start(id);
  await eventually(
    async () => (await kit.gql(ImportState, { id }, manager.token)).desk?.import?.state,
    'done',
  );
  expect(interrupted).toEqual([false]);
});

test('a picture that the user may not read is reported, and another error stops the import', async () => {
  const imports = catalogueImports(kit);
  const folder = `${imports.folder}/pictures`;
  mkdirSync(folder);
  writeFileSync(`${folder}/red.png`, 'x');
  const { openPictureFolder } = await import('../pictures/pictureSource.ts');
  const run = async () =>
    imports.importLines(
      'sku,product,category,sub_category,brand,sale_price,image',
      ['P,P,Faults,P,Own,1,red.png'],
      {
        pictures: await openPictureFolder(folder),
        dryRun: true,
      },
    );
  const { open } = fs.promises;
  const failWith = (code: string) =>
    jest.spyOn(fs.promises, 'open').mockImplementation(async (...args) => {
      if (!String(args[0]).endsWith('red.png')) return open(...args);
      throw Object.assign(new Error(code), { code });
    });
  failWith('EACCES');
  expect((await run()).reportLines).toContain(
    '2,repaired,image,this user may not read the file: ignored,red.png,',
  );
  failWith('EMFILE');
  await expect(run()).rejects.toThrow('EMFILE');
  imports.close();
});
