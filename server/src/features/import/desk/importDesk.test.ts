import { readdirSync, utimesSync } from 'node:fs';
import path from 'node:path';
import { Readable } from 'node:stream';
import sharp from 'sharp';
import { eventually } from '../../../../test/eventually.ts';
import {
  ActiveImport,
  DeskImport,
  DeskImports,
  ImportState,
  MapImportColumns,
  StartImport,
  UndoImport,
} from '../../../../test/generated/documents.ts';
import { type Shopper, startShop, type TestShop } from '../../../../test/testkit.ts';
import { sheetXml, workbookOf } from '../../../../test/workbook.ts';
import { zipOf } from '../../../../test/zip.ts';
import { Category, Product } from '../../catalog/catalog.entity.ts';
import { AuditEvent } from '../../users/audit.entity.ts';
import { Import } from '../imports.entity.ts';
import { deleteOldImportFiles, storeFile } from './importFiles.ts';

let kit: TestShop;
let manager: Shopper;
beforeAll(async () => {
  kit = await startShop();
  manager = await kit.newStaff('manager');
});
afterAll(() => kit.close());

const HEADER = 'sku,product,category,sub_category,brand,sale_price,stock';
const csvOf = (...lines: string[]) => [HEADER, ...lines, ''].join('\r\n');

async function send(content: string | Buffer, name = 'list.csv', token: string | null = manager.token) {
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(Buffer.from(content))]), name);
  const response = await fetch(`${kit.url}/desk/imports`, {
    method: 'POST',
    headers: token ? { authorization: `Bearer ${token}` } : {},
    body: form,
  });
  return { status: response.status, body: (await response.json()) as { id: string; msg?: string } };
}

const get = (pathname: string, token: string | null = manager.token) =>
  fetch(`${kit.url}${pathname}`, { headers: token ? { authorization: `Bearer ${token}` } : {} });

/** Sends a file. @returns the id of its import */
async function upload(content: string | Buffer, name?: string): Promise<string> {
  const { status, body } = await send(content, name);
  expect(status).toBe(201);
  return body.id;
}

const preview = async (id: string, variables: object = {}) =>
  (await kit.gql(DeskImport, { id, ...variables }, manager.token)).desk?.import;
const stateOf = async (id: string) => (await kit.gql(ImportState, { id }, manager.token)).desk?.import;
const activeId = async () => (await kit.gql(ActiveImport, {}, manager.token)).desk?.activeImport?.id;
const start = async (id: string) => (await kit.gql(StartImport, { id }, manager.token)).startImport;
const undo = async (id: string) => (await kit.gql(UndoImport, { id }, manager.token)).undoImport;

async function startAndWait(id: string) {
  expect(await start(id)).toMatchObject({ __typename: 'DeskImportUpdated' });
  await eventually(async () => (await stateOf(id))?.state, 'done');
  return stateOf(id);
}

describe('an import at the desk', () => {
  it('is previewed, run, and taken back', async () => {
    const first = await upload(csvOf('D-1,Dal,Desk,Pulses,Own,100,5', 'D-2,Rajma,Desk,Pulses,Own,90,5'));
    expect(await startAndWait(first)).toMatchObject({
      imported: 2,
      total: 2,
      done: 2,
      actorName: expect.any(String),
    });

    const id = await upload(
      csvOf(
        'D-1,Dal,Desk,Beans,Own,120.5,9',
        'D-2,Rajma,Desk,Pulses,Own,90,5',
        'D-3,Chana ,Desk,Pulses,Own,80,1',
        'D-4,,Desk,Pulses,Own,80,1',
      ),
      'prices.csv',
    );
    const shown = await preview(id);
    expect(shown).toMatchObject({
      fileName: 'prices.csv',
      state: 'ready',
      file: { missing: [], mapping: expect.arrayContaining([{ column: 'sale_price', index: 5 }]) },
      preview: {
        total: 4,
        imported: 1,
        updated: 1,
        unchanged: 1,
        repaired: 1,
        refused: 1,
        newCategories: ['Desk / Beans'],
        categoriesToCreate: [{ category: 'Desk', subCategory: 'Beans', products: 1, similarName: null }],
      },
    });
    const rows = shown?.preview?.rows.nodes;
    expect(rows?.map(({ line, outcome }) => [line, outcome])).toEqual([
      [2, 'changed'],
      [3, 'unchanged'],
      [4, 'new'],
      [5, 'refused'],
    ]);
    expect(rows?.map(({ name }) => name)).toEqual(['Dal', 'Rajma', 'Chana', '']);
    expect(rows?.map(({ isCorrected }) => isCorrected)).toEqual([false, false, true, false]);
    expect(rows?.[0]?.changes).toEqual([
      { column: 'sale_price', old: '100.00', new: '120.50' },
      { column: 'market_price', old: '100.00', new: '120.50' },
      { column: 'stock', old: '5', new: '9' },
      { column: 'sub_category', old: 'Pulses', new: 'Beans' },
    ]);
    expect(rows?.[2]?.changes).toEqual([
      { column: 'sku', old: '', new: 'D-3' },
      { column: 'brand', old: '', new: 'Own' },
      { column: 'sale_price', old: '', new: '80.00' },
      { column: 'market_price', old: '', new: '80.00' },
      { column: 'stock', old: '', new: '1' },
      { column: 'category', old: '', new: 'Desk' },
      { column: 'sub_category', old: '', new: 'Pulses' },
    ]);
    const productBefore = await kit.shop.db.read.findOneByOrFail(Product, { sku: 'D-1' });
    expect(productBefore.price).toBe(10_000);

    expect(await startAndWait(id)).toMatchObject({ imported: 1, updated: 1, repaired: 1, refused: 1 });
    expect(await kit.shop.db.read.findOneByOrFail(Product, { sku: 'D-1' })).toMatchObject({ price: 12_050 });
    // The preview still shows what it was going to do.
    expect((await preview(id))?.preview).toMatchObject({ imported: 1, updated: 1 });

    expect(await undo(id)).toMatchObject({ __typename: 'DeskImportUpdated' });
    await eventually(async () => (await stateOf(id))?.state, 'undone');
    expect(await stateOf(id)).toMatchObject({ restored: 5, kept: 0 });
    expect(await kit.shop.db.read.findOneByOrFail(Product, { sku: 'D-1' })).toMatchObject({
      price: 10_000,
      catId: productBefore.catId,
      subCatId: productBefore.subCatId,
    });
    // Nothing is left in the sub-category that it had created.
    expect(await kit.shop.db.read.existsBy(Category, { name: 'Beans' })).toBe(false);
    const events = await kit.shop.db.read.findBy(AuditEvent, { subject: `import:${id}` });
    expect(events.map(({ action, actorId }) => [action, actorId]).sort()).toEqual([
      ['catalogueImported', manager.id],
      ['importUndone', manager.id],
      ['importUploaded', manager.id],
    ]);
  });

  it('shows its rows page by page, also those of one kind', async () => {
    const lines = Array.from(
      { length: 130 },
      (_, index) => `Q-${index},${index % 10 === 0 ? '' : `Item ₹${index}`},Desk,Pages,Own,10,1`,
    );
    const id = await upload(csvOf(...lines));
    const seen: number[] = [];
    let after: string | null | undefined = null;
    for (let page = 0; page < 3; page++) {
      const rows: NonNullable<NonNullable<Awaited<ReturnType<typeof preview>>>['preview']>['rows'] =
        (await preview(id, { first: 50, after }))!.preview!.rows;
      seen.push(...rows.nodes.map(({ line }) => line));
      after = rows.pageInfo.endCursor;
      expect(rows.pageInfo.hasNextPage).toBe(page < 2);
    }
    expect(seen).toEqual(lines.map((_, index) => index + 2));
    const refused = (await preview(id, { kind: 'refused', first: 100 }))!.preview!.rows;
    expect(refused.nodes).toHaveLength(13);
    expect(refused.pageInfo).toEqual({ hasNextPage: false, endCursor: null });
  });

  it('reads the columns that staff choose', async () => {
    const id = await upload('Code;x,Fruit,Aisle,Shelf,Maker,Coins\r\nA,Mango,Desk,Mapped,Own,50\r\n');
    expect(await preview(id)).toMatchObject({
      preview: null,
      file: { missing: ['product', 'category', 'sale_price'] },
    });
    expect(await start(id)).toMatchObject({ __typename: 'InvalidInput' });
    const columns = ['product', 'category', 'sub_category', 'brand', 'sale_price'];
    const mapping = columns.map((column, index) => ({ column, index: index + 1 }));
    const map = async (choice: { column: string; index: number }[]) =>
      (await kit.gql(MapImportColumns, { id, mapping: choice }, manager.token)).mapImportColumns;
    for (const wrong of [
      [{ column: 'colour', index: 1 }],
      [{ column: 'brand', index: 6 }],
      [{ column: 'brand', index: -1 }],
      [
        { column: 'brand', index: 1 },
        { column: 'product', index: 1 },
      ],
    ])
      expect(await map(wrong)).toMatchObject({ __typename: 'InvalidInput' });
    expect(await map(mapping)).toMatchObject({ __typename: 'DeskImportUpdated' });
    expect(await preview(id)).toMatchObject({ preview: { imported: 1 } });
    expect(await startAndWait(id)).toMatchObject({ imported: 1 });
    expect(await map(mapping)).toMatchObject({ __typename: 'InvalidInput' });
  });

  it('says how its file is read, and reads the columns in the line that staff choose', async () => {
    const text = 'Verma,Jaipur,x\rproduct,category,sale_price\rPrix,Café,price\rLime,Desk,50\r';
    const id = await upload(Buffer.from(text, 'latin1'), 'lines.csv');
    expect((await preview(id))?.file).toMatchObject({
      ...{ encoding: 'Windows-1252', headerLine: 2, missing: [] },
      firstLines: [
        { line: 1, text: 'Verma,Jaipur,x' },
        { line: 2 },
        { line: 3, text: 'Prix,Café,price' },
        { line: 4 },
      ],
    });
    const choose = async (variables: { headerLine: number }) =>
      (await kit.gql(MapImportColumns, { id, ...variables }, manager.token)).mapImportColumns;
    expect(await choose({ headerLine: 9 })).toMatchObject({ __typename: 'InvalidInput' });
    expect(await choose({ headerLine: 3 })).toMatchObject({ __typename: 'DeskImportUpdated' });
    expect(await preview(id)).toMatchObject({
      preview: null,
      file: {
        headerLine: 3,
        missing: ['product', 'category'],
        mapping: [{ column: 'sale_price', index: 2 }],
      },
    });
    expect(await choose({ headerLine: 2 })).toMatchObject({ __typename: 'DeskImportUpdated' });
    expect(await preview(id)).toMatchObject({ preview: { total: 2, imported: 1, refused: 1 } });
  });

  it('keeps what two members of staff choose at once, or tells one of them', async () => {
    const id = await upload('product,category,sale_price,x,y\nTwo Limes,Desk,50,A,B\n');
    const choose = async (variables: {
      mapping?: { column: string; index: number }[];
      headerLine?: number;
      setsMovedStock?: boolean;
    }) => (await kit.gql(MapImportColumns, { id, ...variables }, manager.token)).mapImportColumns;
    const mapping = ['product', 'category', 'sale_price', 'brand'].map((column, index) => ({
      column,
      index,
    }));
    const others = mapping.map((one) => (one.column === 'brand' ? { ...one, index: 4 } : one));
    await Promise.all([choose({ mapping }), choose({ setsMovedStock: true })]);
    expect(await kit.shop.db.read.findOneByOrFail(Import, { id })).toMatchObject({
      setsMovedStock: true,
      mapping: { brand: 3 },
    });
    const answers = await Promise.all([choose({ mapping: others }), choose({ headerLine: 1 })]);
    expect(answers.map((answer) => answer?.__typename).sort()).toEqual(['DeskImportUpdated', 'InvalidInput']);
  });

  it('may have a workbook, alone or in a ZIP', async () => {
    const texts: string[] = [];
    const sheet = sheetXml(
      [['Price list'], ['product', 'category', 'sale_price', 'sku'], ['Workbook Lime', 'Desk', 50, 'WB-1']],
      texts,
    );
    const workbook = workbookOf(sheet, texts);
    for (const [content, name] of [
      [workbook, 'list.xlsx'],
      [zipOf([{ name: 'list.xlsx', content: workbook }]), 'list.zip'],
    ] as const) {
      const id = await upload(content, name);
      expect(await preview(id)).toMatchObject({
        file: { encoding: 'Excel workbook', headerLine: 2 },
        preview: { total: 1, refused: 0, rows: { nodes: [{ line: 3, name: 'Workbook Lime' }] } },
      });
    }
  });

  it('leaves stock that has moved since the export, unless staff say otherwise', async () => {
    await startAndWait(await upload('product,category,sale_price,sku,stock\nMoved Lime,Desk,50,MV-1,9\n'));
    const id = await upload('sku,stock,stock_at_export\nMV-1,30,10\n');
    const change = { column: 'stock', old: '9', new: '30' };
    expect(await preview(id)).toMatchObject({ preview: { movedStock: 1, updated: 0, unchanged: 1 } });
    await kit.gql(MapImportColumns, { id, setsMovedStock: true }, manager.token);
    expect(await preview(id)).toMatchObject({
      preview: { movedStock: 1, updated: 1, rows: { nodes: [{ changes: [change] }] } },
    });
    expect(await startAndWait(id)).toMatchObject({ updated: 1 });
    expect(await kit.shop.db.read.findOneByOrFail(Product, { sku: 'MV-1' })).toMatchObject({
      countInStock: 30,
    });
  });

  it('of the release before, which stored no columns, goes on to read columns by their own names only', async () => {
    const id = await upload(
      'product,category,sub_category,brand,sale_price,Qty\r\nLime,Desk,Old,Own,50,7\r\n',
    );
    const columnsOf = async () => (await preview(id))?.file?.mapping.map(({ column }) => column);
    expect(await columnsOf()).toContain('stock');
    await kit.shop.db.write((tx) => tx.update(Import, { id }, { mapping: {} }));
    expect(await columnsOf()).toEqual(['product', 'category', 'sub_category', 'brand', 'sale_price']);
    await startAndWait(id);
    expect(await kit.shop.db.read.findOneByOrFail(Product, { name: 'Lime' })).toMatchObject({
      countInStock: 50,
    });
  });

  it('reads a ZIP with pictures', async () => {
    const picture = await sharp({ create: { width: 90, height: 60, channels: 3, background: 'teal' } })
      .jpeg()
      .toBuffer();
    const csv = `${HEADER},image\r\nZ-1,Lamp,Desk,Zipped,Own,50,1,lamp.jpg\r\n`;
    const id = await upload(
      zipOf([
        { name: 'goods.csv', content: csv },
        { name: 'pictures/lamp.jpg', content: picture },
      ]),
      'goods.zip',
    );
    expect((await preview(id))?.preview).toMatchObject({ imported: 1, repaired: 0 });
    await startAndWait(id);
    const { images } = await kit.shop.db.read.findOneByOrFail(Product, { sku: 'Z-1' });
    expect((await get(images[0]!, null)).headers.get('content-type')).toBe('image/webp');
  });

  it('says which new category may be a misspelling of an existing one, and how many products it would get', async () => {
    await startAndWait(await upload(csvOf('C-1,Ghee,Desk,Clarified butter,Own,90,5')));
    const id = await upload(
      csvOf(
        'C-2,Old ghee,Desk,Clarifeid butter,Own,90,5',
        'C-1,Ghee,Desk,Clarifeid butter,Own,90,5',
        'C-3,,Desk,Clarifeid butter,Own,90,5',
      ),
    );
    expect((await preview(id))?.preview).toMatchObject({
      ...{ imported: 1, updated: 1, refused: 1 },
      categoriesToCreate: [
        {
          ...{ category: 'Desk', subCategory: 'Clarifeid butter' },
          ...{ products: 2, similarName: 'Clarified butter' },
        },
      ],
    });
  });

  it('gives the refused records as a file that can be corrected', async () => {
    const id = await upload(csvOf('R-1,"=cmd, now",Desk,Pulses,Own,free,1', 'R-2,Good,Desk,Pulses,Own,5,1'));
    expect((await preview(id, { kind: 'refused' }))?.preview?.rows.nodes).toMatchObject([
      { outcome: 'refused', name: '=cmd, now' },
    ]);
    const response = await get(`/desk/imports/${id}/refused.csv`);
    expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect((await response.text()).split('\r\n')).toEqual([
      `${HEADER},Line in your file,Why it was refused`,
      `R-1,"'=cmd, now",Desk,Pulses,Own,free,1,2,Selling price: no usable price`,
      '',
    ]);
  });

  it('refuses a record with an unquoted comma, and again if its refused record is not corrected', async () => {
    const id = await upload(csvOf('R-3,Curd,thick,Desk,Pulses,Own,60,1', 'R-4,Good,Desk,Pulses,Own,5,1,,'));
    expect((await preview(id))?.preview).toMatchObject({ imported: 1, refused: 1 });
    expect((await preview(id, { kind: 'refused' }))?.preview?.rows.nodes).toMatchObject([
      {
        name: 'Curd',
        notes: [{ column: '', reason: '8 values for 7 columns: a comma in a value needs quotes' }],
      },
    ]);
    const file = await (await get(`/desk/imports/${id}/refused.csv`)).text();
    expect(file.split('\r\n')[1]).toBe(
      'R-3,Curd,thick,Desk,Pulses,Own,60,1,2,8 values for 7 columns: a comma in a value needs quotes',
    );
    expect((await preview(await upload(file)))?.preview).toMatchObject({ imported: 0, refused: 1 });
  });

  it('is refused while another one runs', async () => {
    const [one, two] = [
      await upload(csvOf('O-1,One,Desk,Two,Own,1,1')),
      await upload(csvOf('O-2,Two,Desk,Two,Own,1,1')),
    ];
    await kit.shop.db.write((tx) =>
      tx.update(Import, { id: one }, { state: 'running', activeKey: 'active', beatAt: Date.now() }),
    );
    expect(await start(two)).toEqual({
      __typename: 'DeskImportBusy',
      message: 'Another import is running. Please wait until it has ended.',
    });
    expect(await activeId()).toBe(one);
    for (const change of [start, undo])
      expect(await change(one)).toEqual({
        __typename: 'InvalidInput',
        message: 'This import is running',
      });
    expect(await stateOf(one)).toMatchObject({ state: 'running', seemsInterrupted: false });
    // Its process died, or the clock was put back after that.
    for (const sign of [-1, 1]) {
      const lastSeen = (ms: number) =>
        kit.shop.db.write((tx) => tx.update(Import, { id: one }, { beatAt: Date.now() + sign * ms }));
      await lastSeen(8000);
      expect(await stateOf(one)).toMatchObject({ state: 'running', seemsInterrupted: true });
      expect((await start(two))?.__typename).toBe('DeskImportBusy');
      expect(await activeId()).toBe(one);
      await lastSeen(20_000);
      expect(await activeId()).toBeUndefined();
      expect(await stateOf(one)).toMatchObject({ state: 'stopped', seemsInterrupted: false });
    }
    await startAndWait(two);
    expect(await startAndWait(one)).toMatchObject({ imported: 1, problem: '' });
  });

  it('is listed with the others, newest first', async () => {
    const page = async (after: string | null) =>
      (await kit.gql(DeskImports, { first: 2, after }, manager.token)).desk!.imports;
    const first = await page(null);
    expect(first.nodes).toHaveLength(2);
    const second = await page(first.pageInfo.endCursor!);
    const ids = [...first.nodes, ...second.nodes].map(({ id }) => id);
    expect(ids).toEqual([...ids].sort().reverse());
  });

  it('cannot start when its file was deleted after a day', async () => {
    const id = await upload(csvOf('F-1,File,Desk,Old,Own,1,1'));
    await deleteOldImportFiles(kit.shop);
    expect((await preview(id))?.file).not.toBeNull();
    const folder = path.join(kit.shop.env.dataDir, 'imports');
    const twoDaysAgo = Date.now() / 1000 - 2 * 86_400;
    for (const name of readdirSync(folder)) utimesSync(path.join(folder, name), twoDaysAgo, twoDaysAgo);
    await deleteOldImportFiles(kit.shop);
    expect(readdirSync(folder)).toEqual([]);
    expect(await preview(id)).toMatchObject({ file: null, preview: null });
    expect(await start(id)).toMatchObject({ __typename: 'InvalidInput' });
  });
});

describe('the route for files', () => {
  const good = csvOf('X-1,Some,Desk,Route,Own,1,1');

  it.each(['packer', 'support', 'shopper'] as const)('refuses a %s', async (role) => {
    const { token } = role === 'shopper' ? await kit.newShopper() : await kit.newStaff(role);
    expect((await send(good, 'a.csv', token)).status).toBe(403);
    for (const file of ['/desk/export.csv', '/desk/imports/x/refused.csv'])
      expect((await get(file, token)).status).toBe(403);
  });

  it('refuses a visitor, also one with the cookie of a member of staff', async () => {
    expect((await send(good, 'a.csv', null)).status).toBe(401);
    const response = await fetch(`${kit.url}/desk/export.csv`, {
      headers: { cookie: `kirana_session=${manager.token}` },
    });
    expect(response.status).toBe(401);
  });

  it.each<[string, () => string | Buffer, string]>([
    ['an empty file', () => '', 'it is empty'],
    ['a picture', () => Buffer.from([0x89, 0x50, 0, 0, 1]), 'it is not a text file'],
    ['a ZIP without a CSV file', () => zipOf([{ name: 'a.png', content: 'x' }]), 'must have one CSV file'],
    ['an OpenDocument file', () => zipOf([{ name: 'content.xml', content: 'x' }]), '(.ods)'],
    [
      'a ZIP with an OpenDocument file',
      () => zipOf([{ name: 'list.ods', content: zipOf([{ name: 'content.xml', content: 'x' }]) }]),
      '(.ods)',
    ],
    ['a web page called .xls in a ZIP', () => zipOf([{ name: 'a.xls', content: '<table>' }]), 'web page'],
    [
      'a ZIP with a path out of it',
      () => zipOf([{ name: '../../x.csv', content: good }]),
      'its ZIP is damaged, or has a password. Please pack',
    ],
    [
      'a ZIP whose CSV file is a bomb',
      () => zipOf([{ name: 'a.csv', content: Buffer.alloc(30_000_000, 'x') }]),
      'its list is too large',
    ],
    [
      'a ZIP that lies about a size',
      () => zipOf([{ name: 'a.csv', content: Buffer.alloc(30_000_000, 'x'), declaredSize: 100 }]),
      'its ZIP is damaged',
    ],
  ])('refuses %s, and keeps nothing of it', async (_, content, reason) => {
    const folder = path.join(kit.shop.env.dataDir, 'imports');
    const before = readdirSync(folder);
    const { status, body } = await send(content());
    expect(status).toBe(400);
    expect(body.msg).toContain(reason);
    expect(readdirSync(folder)).toEqual(before);
  });

  it.each([
    ['a CSV file', 'x', 20],
    ['a ZIP', 'PK\x03\x04', 200],
  ])('refuses %s over the limit while it is sent, and keeps nothing of it', async (_, begin, limitMb) => {
    const folder = path.join(kit.shop.env.dataDir, 'imports');
    const before = readdirSync(folder);
    let sentMb = 0;
    const endless = async function* () {
      yield Buffer.from(begin);
      for (const chunk = Buffer.alloc(1024 * 1024, 'x'); ; sentMb++) yield chunk;
    };
    const isTooLarge = `The file is larger than ${limitMb} MB`;
    await expect(storeFile(kit.shop, Readable.from(endless(), { objectMode: false }))).rejects.toThrow(
      isTooLarge,
    );
    expect(sentMb).toBeLessThan(limitMb + 20);
    expect(readdirSync(folder)).toEqual(before);
  });

  it('answers a file over the limit with 413', async () => {
    const { status, body } = await send(Buffer.alloc(21 * 1024 * 1024, 'x'));
    expect({ status, message: body.msg }).toEqual({ status: 413, message: 'The file is larger than 20 MB' });
  });

  it('refuses another field, and JSON', async () => {
    const form = new FormData();
    form.append('image', new Blob(['x']), 'a.csv');
    const headers = { authorization: `Bearer ${manager.token}` };
    const url = `${kit.url}/desk/imports`;
    expect((await fetch(url, { method: 'POST', headers, body: form })).status).toBe(400);
    expect((await fetch(url, { method: 'POST', headers, body: '{}' })).status).toBe(415);
  });

  it('exports the catalogue, and records who has exported it', async () => {
    const findEvents = () => kit.shop.db.read.findBy(AuditEvent, { action: 'catalogueExported' });
    const before = await findEvents();
    const response = await get('/desk/export.csv');
    expect(response.headers.get('content-disposition')).toBe('attachment; filename="catalogue.csv"');
    expect(await response.text()).toMatch(/^product_id,sku,product,/);
    expect((await findEvents()).slice(before.length)).toMatchObject([{ actorId: manager.id }]);
  });
});
