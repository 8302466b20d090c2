import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { eventually } from '../../../../test/eventually.ts';
import {
  AdjustStock,
  DeskImport,
  ImportState,
  MapImportColumns,
  StartImport,
  UndoImport,
} from '../../../../test/generated/documents.ts';
import { type Shopper, startShop, type TestShop } from '../../../../test/testkit.ts';
import { decodeListCursor, encodeListCursor } from '../../../lib/cursor.ts';
import { Product } from '../../catalog/catalog.entity.ts';
import { InventoryItem } from '../../stock/inventoryItems.entity.ts';
import { findLedgerMismatches } from '../../stock/ledger.queries.ts';
import { StockMovement } from '../../stock/stockMovements.entity.ts';
import { AuditEvent } from '../../users/audit.entity.ts';
import { Import } from '../imports.entity.ts';
import { readImportLayout } from './importFiles.ts';
import { withFile } from './importPreviews.service.ts';
import { makePreview, readRows } from './preview.ts';

let kit: TestShop;
let manager: Shopper;
beforeAll(async () => {
  kit = await startShop();
  manager = await kit.newStaff('manager');
});
afterEach(() => jest.restoreAllMocks());
afterAll(() => kit.close());

const COLUMNS = ['sku', 'product', 'category', 'sub_category', 'brand', 'sale_price', 'stock'];

const upload = (lines: readonly string[], { token } = manager): Promise<string> =>
  uploadFile([COLUMNS.join(','), ...lines, ''].join('\r\n'), token);

async function uploadFile(content: string | Uint8Array<ArrayBuffer>, token: string): Promise<string> {
  const form = new FormData();
  form.append('file', new Blob([content]), 'list.csv');
  const headers = { authorization: `Bearer ${token}` };
  const response = await fetch(`${kit.url}/desk/imports`, { method: 'POST', headers, body: form });
  return ((await response.json()) as { id: string }).id;
}

const preview = async (id: string, after: string | null = null) =>
  (await kit.gql(DeskImport, { id, first: 1, after }, manager.token)).desk?.import?.preview;
const stateOf = async (id: string) => (await kit.gql(ImportState, { id }, manager.token)).desk?.import?.state;
async function startAndWait(id: string, { token } = manager, previewId?: string): Promise<void> {
  await kit.gql(StartImport, { id, previewId }, token);
  await eventually(() => stateOf(id), 'done');
}

/** Holds back the next preview. @returns whether it is being made, and how it can go on */
function holdPreview() {
  const { createWriteStream } = fs;
  const held = { isMade: false, release: () => {} };
  const released = new Promise<void>((resolve) => {
    held.release = resolve;
  });
  jest.spyOn(fs, 'createWriteStream').mockImplementationOnce((...args) => {
    held.isMade = true;
    const file = createWriteStream(...args);
    const write = file._write.bind(file);
    file._write = (...chunk) => void released.then(() => write(...chunk));
    return file;
  });
  return held;
}

/** Holds back the next start of an import, after its preview was checked. */
function holdClaim() {
  const { imports } = kit.shop;
  const { start } = imports;
  const held = { isReached: false, release: () => {} };
  const released = new Promise<void>((resolve) => {
    held.release = resolve;
  });
  jest.spyOn(imports, 'start').mockImplementationOnce(async (...args) => {
    held.isReached = true;
    await released;
    return start(...args);
  });
  return held;
}

describe('the preview of an import', () => {
  it('is of the columns that were chosen last, also while one of others is being made', async () => {
    const id = await upload(['M-1,Dal,Previews,Pulses,Own,100,5']);
    const held = holdPreview();
    const older = preview(id);
    await eventually(async () => held.isMade, true);
    const swapped = ['sku', 'brand', 'category', 'sub_category', 'product', 'sale_price', 'stock'];
    const mapping = swapped.map((column, index) => ({ column, index }));
    await kit.gql(MapImportColumns, { id, mapping }, manager.token);
    const newer = preview(id);
    // So that it is asked for meanwhile.
    await sleep(200);
    held.release();
    await older;
    expect((await newer)?.rows.nodes).toMatchObject([{ name: 'Own' }]);
    expect((await preview(id))?.rows.nodes).toMatchObject([{ name: 'Own' }]);
  });

  it('is the same when it is made again, also of products that share a new stock', async () => {
    const header = 'group,product,category,brand,option,sale_price,stock,takes,inventory,inventory_name';
    const lines = ['Kodo', 'Foxtail'].map(
      (name) => `${name},${name},Previews,Own,1 kg,60,9000,1000,MI-1,Millet`,
    );
    const id = await uploadFile([header, ...lines, ''].join('\r\n'), manager.token);
    const row = await kit.shop.db.read.findOneByOrFail(Import, { id });
    const layout = await readImportLayout(kit.shop, row);
    const make = () => withFile(kit.shop, row, layout, (file) => makePreview(kit.shop, id, file, ''));
    expect((await make()).id).toBe((await make()).id);
    const { rows } = await readRows(kit.shop, id, { kind: null, first: 9, start: 0 });
    const shownStocks = rows.map(({ changes }) =>
      changes.filter(({ column }) => column === 'Millet: Stock').map((change) => change.new),
    );
    expect(shownStocks).toEqual([['9000 piece'], []]);
    expect(rows[1]?.changes).toContainEqual({ column: '1 kg: Inventory item', old: '', new: 'Millet' });
  });

  it('shows the units that earlier batches put into a new stock, as the import finds them', async () => {
    const header =
      'group,product,category,brand,option,sale_price,stock,stock_at_export,inventory,inventory_name';
    const lineOf = (name: string, stock: number) =>
      `${name},${name},Previews,Own,1 kg,60,${stock},100,BA-1,Barley`;
    const others = Array.from({ length: 500 }, (_, at) => `,Other ${at},Previews,Own,,9,1,,,`);
    const lines = [header, lineOf('Pearl', 100), ...others, lineOf('Naked', 150), ''];
    const id = await uploadFile(lines.join('\r\n'), manager.token);
    await preview(id);
    const { rows } = await readRows(kit.shop, id, { kind: null, first: 999, start: 0 });
    const stocks = rows.flatMap(({ changes }) => changes.filter(({ column }) => column === 'Barley: Stock'));
    expect(stocks.map(({ old, new: after }) => [old, after])).toEqual([
      ['', '100 piece'],
      ['100 piece', '150 piece'],
    ]);
    await startAndWait(id);
    const item = await kit.shop.db.read.findOneByOrFail(InventoryItem, { code: 'BA-1' });
    expect(item.units).toBe(150);
  });

  it('is whole when two processes make it at once', async () => {
    const id = await upload(
      Array.from({ length: 300 }, (_, at) => `T-${at},Dal ${at},Previews,Pulses,Own,100,5`),
    );
    const row = await kit.shop.db.read.findOneByOrFail(Import, { id });
    const layout = await readImportLayout(kit.shop, row);
    const make = () => withFile(kit.shop, row, layout, (file) => makePreview(kit.shop, id, file, ''));
    const [one, other] = await Promise.all([make(), make()]);
    expect(one.id).toBe(other.id);
    const { rows } = await readRows(kit.shop, id, { kind: null, first: 999, start: 0 });
    expect(rows.map(({ line }) => line)).toEqual(Array.from({ length: 300 }, (_, at) => at + 2));
  });

  it('says what is wrong with a file that has its first line only', async () => {
    const id = await upload([]);
    const { body } = await kit.gqlRaw(DeskImport, { id, first: 1, after: null }, { token: manager.token });
    const message = 'The file is not a catalogue: there are no products after its first line';
    expect(body).toMatchObject({ errors: [{ message, extensions: { code: 'BAD_USER_INPUT' } }] });
    const { startImport } = await kit.gql(StartImport, { id }, manager.token);
    expect(startImport).toMatchObject({ __typename: 'InvalidInput', message });
  });

  it('is of the values between the tabs of a "Unicode text" of Excel, and imports them', async () => {
    const lines = [COLUMNS, ['U-1', 'घी, 1 l', 'Previews', 'Oils', 'Own', '1,200.50', '5']];
    const text = `\ufeff${lines.map((cells) => cells.join('\t')).join('\r\n')}`;
    const id = await uploadFile(Buffer.from(text, 'utf16le'), manager.token);
    expect(await preview(id)).toMatchObject({ imported: 1, rows: { nodes: [{ name: 'घी, 1 l' }] } });
    await startAndWait(id);
    expect(await kit.shop.db.read.findOneByOrFail(Product, { sku: 'U-1' })).toMatchObject({
      name: 'घी, 1 l',
      price: 120_050,
    });
  });

  it('shows all that would be stored of a new product', async () => {
    const columns = [...COLUMNS, 'type', 'description', 'rating', 'weight', 'countries', 'featured'];
    const values = ['N-1', 'Besan', 'Previews', 'Flours', 'Own', '90', '5'];
    const others = ['Gram flour', 'Ground finely', '4.5', '500 g | 1 kg', 'IN', 'yes'];
    const id = await uploadFile([columns, [...values, ...others]].map(String).join('\r\n'), manager.token);
    const changes = (await preview(id))?.rows.nodes[0]?.changes;
    expect(changes?.map(({ column, new: value }) => [column, value])).toEqual([
      ['sku', 'N-1'],
      ['brand', 'Own'],
      ['sale_price', '90.00'],
      ['market_price', '90.00'],
      ['stock', '5'],
      ['options', 'weight: 500 g | 1 kg'],
      ['rating', '4.5'],
      ['description', 'Ground finely\n\nType: Gram flour'],
      ['countries', 'IN'],
      ['featured', 'yes'],
      ['category', 'Previews'],
      ['sub_category', 'Flours'],
    ]);
  });

  it('notes what is assumed of a new product because the file does not say it', async () => {
    const notesOf = async (text: string) =>
      (await preview(await uploadFile(text, manager.token)))?.rows.nodes[0]?.notes.map(
        ({ column, reason }) => `${column}: ${reason}`,
      );
    expect(await notesOf('product,category,sale_price\nAssumed Lime,Previews,50\n')).toEqual([
      'brand: not in the file: "Unbranded" is assumed',
      'sub_category: not in the file: "Other" is assumed',
      'stock: not in the file: 50 units are assumed',
      'description: not in the file: a sentence with type and brand is used',
    ]);
    const columns = [...COLUMNS, 'description'].join();
    expect(await notesOf(`${columns}\nA-1,Lime,Previews,Fruit,,50,,Sour\n`)).toEqual([
      'brand: blank',
      'stock: blank: 0 units are assumed',
    ]);
    expect(await notesOf(`${columns}\nA-1,Lime,Previews,Fruit,Own,50,7,Sour\n`)).toEqual([]);
  });

  it('names the stored product of a record that has its SKU only', async () => {
    const id = await upload(['NM-1,Named Lime,Previews,Fruit,Own,50,5']);
    await startAndWait(id);
    const update = await uploadFile('sku,stock\nNM-1,8\n', manager.token);
    expect((await preview(update))?.rows.nodes).toMatchObject([
      { name: 'Named Lime', sku: 'NM-1', changes: [{ column: 'stock', old: '5', new: '8' }] },
    ]);
  });

  it('names product and option of a record that is refused, when it is read or later', async () => {
    const header = 'product_id,group,product,category,brand,option,sale_price,sku,takes';
    const sizes = ['250 g', '500 g'].map(
      (option, at) => `,N,Nougat,Previews,Own,${option},${at + 5},NG-${at},`,
    );
    const rowsOf = async (lines: readonly string[]) => {
      const id = await uploadFile([header, ...lines, ''].join('\n'), manager.token);
      const { desk } = await kit.gql(DeskImport, { id, first: 10 }, manager.token);
      return { id, rows: desk?.import?.preview?.rows.nodes };
    };
    const { id } = await rowsOf(sizes);
    await startAndWait(id);
    const { id: productId } = await kit.shop.db.read.findOneByOrFail(Product, { name: 'Nougat' });
    const { rows } = await rowsOf([
      `${productId},,,,,250 g,5,,-1`,
      ',,,,,500 g,,NG-1,-1',
      `${productId},,,,,${'x'.repeat(51)},7,,`,
      ',New,Halva,Previews,Own,1 kg,9,,-1',
    ]);
    expect(rows?.map(({ outcome, name, variant }) => [outcome, name, variant]).sort()).toEqual([
      ['refused', 'Halva', '1 kg'],
      ['refused', 'Nougat', '250 g'],
      ['refused', 'Nougat', '500 g'],
      ['refused', 'Nougat', 'x'.repeat(51)],
    ]);
  });

  it('refuses a number that a spreadsheet has shortened as a SKU', async () => {
    const id = await upload([
      '8.90106E+12,Soap,Previews,Soaps,Own,10,1',
      'S-2,Brush,Previews,Soaps,Own,10,1',
    ]);
    const reason = 'a number that a spreadsheet has shortened: format its column as text there';
    expect(await preview(id)).toMatchObject({
      imported: 1,
      refused: 1,
      rows: { nodes: [{ outcome: 'refused', notes: [{ column: 'sku', reason, old: '8.90106E+12' }] }] },
    });
    await startAndWait(id);
    expect(await preview(id)).toMatchObject({ imported: 1, refused: 1 });
    expect(await kit.shop.db.read.existsBy(Product, { name: 'Soap' })).toBe(false);
  });

  it('is what is imported: a start is refused after the catalogue has changed', async () => {
    await startAndWait(await upload(['P-1,Poha,Previews,Poha,Own,100,5']));
    const id = await upload(['P-1,Poha,Previews,Poha,Own,120,5']);
    const shown = await preview(id);
    await startAndWait(await upload(['X-1,Other,Previews,Other,Own,10,1']));
    // What the import would do is the same.
    expect((await preview(id))?.id).toBe(shown?.id);
    await startAndWait(await upload(['P-1,Poha,Previews,Poha,Own,110,5']));
    const { startImport } = await kit.gql(StartImport, { id, previewId: shown?.id }, manager.token);
    expect(startImport).toMatchObject({
      __typename: 'InvalidInput',
      message: expect.stringMatching('has changed since you saw this preview'),
    });
    expect(await stateOf(id)).toBe('ready');
    const changed = await preview(id);
    expect(changed?.rows.nodes[0]?.changes).toMatchObject([
      { column: 'sale_price', old: '110.00', new: '120.00' },
      { column: 'market_price' },
    ]);
    await startAndWait(id, manager, changed?.id);
    expect(await kit.shop.db.read.findOneByOrFail(Product, { sku: 'P-1' })).toMatchObject({ price: 12_000 });
  });

  it('shows the units of now, after a minute at the latest', async () => {
    await startAndWait(await upload(['N-1,Nuts,Previews,Nuts,Own,100,5']));
    const id = await upload(['N-1,Nuts,Previews,Nuts,Own,100,30']);
    const shown = await preview(id);
    const { id: productId } = await kit.shop.db.read.findOneByOrFail(Product, { sku: 'N-1' });
    const adjustments = [{ productId, kind: 'received' as const, change: 4 }];
    await kit.gql(AdjustStock, { adjustments }, manager.token);
    expect((await preview(id))?.id).toBe(shown?.id);
    jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 61_000);
    const { startImport } = await kit.gql(StartImport, { id, previewId: shown?.id }, manager.token);
    expect(startImport).toMatchObject({ __typename: 'InvalidInput' });
    expect((await preview(id))?.rows.nodes).toMatchObject([
      { changes: [{ column: 'stock', old: '9', new: '30' }] },
    ]);
  });

  it('is imported without taking back what was sold or counted since', async () => {
    await startAndWait(
      await upload([
        'S-1,Salt,Previews,Salts,Own,20,40',
        'S-2,Sago,Previews,Salts,Own,30,40',
        'S-3,Soda,Previews,Salts,Own,9,4',
      ]),
    );
    const id = await upload([
      'S-1,Salt,Previews,Salts,Own,20,40',
      'S-2,Sago,Previews,Salts,Own,30,100',
      'S-3,Soda,Previews,Salts,Own,9,1',
    ]);
    const shown = await preview(id);
    expect(shown).toMatchObject({ updated: 2, unchanged: 1 });
    const productOf = (sku: string) => kit.shop.db.read.findOneByOrFail(Product, { sku });
    const count = async (sku: string, countedUnits: number) => {
      const { id: productId, countInStock: expectedOnHand } = await productOf(sku);
      const adjustments = [{ productId, kind: 'count' as const, countedUnits, expectedOnHand }];
      const { adjustStock } = await kit.gql(AdjustStock, { adjustments }, manager.token);
      expect(adjustStock).toMatchObject({ __typename: 'DeskStockAdjusted' });
    };
    await count('S-1', 37);
    await count('S-2', 30);
    await count('S-3', 2);
    await startAndWait(id, manager, shown?.id);
    // 40 as before, 60 more, and 3 fewer of which 2 have gone.
    expect(
      await Promise.all(['S-1', 'S-2', 'S-3'].map(async (sku) => (await productOf(sku)).countInStock)),
    ).toEqual([37, 90, 0]);
    const movements = await kit.shop.db.read.findBy(StockMovement, { reference: id });
    expect(movements.map(({ quantity }) => quantity).sort()).toEqual([-2, 60]);
  });

  it('has one line for each record, also if a text separates lines as Unicode does', async () => {
    const id = await uploadFile(
      [
        [...COLUMNS, 'description'].join(','),
        'U-1,Urad,Previews,Pulses,Own,20,40,One\u2028Two\u2029Three',
        '',
      ].join('\r\n'),
      manager.token,
    );
    expect((await preview(id))?.rows.nodes).toMatchObject([{ name: 'Urad' }]);
    const stored = fs.readFileSync(path.join(kit.shop.env.dataDir, 'imports', `${id}.preview.jsonl`), 'utf8');
    expect(stored.split(/[\n\u2028\u2029]/)).toEqual([expect.any(String), '']);
    await startAndWait(id);
  });

  it('is not imported with columns that somebody chooses in the same moment', async () => {
    const id = await upload(['R-1,Rusk,Previews,Rusks,Own,3,10']);
    const shown = await preview(id);
    const choose = (names: readonly string[]) =>
      kit.gql(
        MapImportColumns,
        { id, mapping: names.map((column, index) => ({ column, index })) },
        manager.token,
      );
    // Price and stock the other way round, chosen while the start checks the preview.
    const held = holdClaim();
    const starting = kit.gql(StartImport, { id, previewId: shown?.id }, manager.token);
    await eventually(async () => held.isReached, true);
    await choose(['sku', 'product', 'category', 'sub_category', 'brand', 'stock', 'sale_price']);
    held.release();
    expect((await starting).startImport).toMatchObject({ __typename: 'InvalidInput' });
    expect(await stateOf(id)).toBe('ready');
  });

  it('is not imported if its rows are those of another one, as after a power cut while it was made anew', async () => {
    await startAndWait(await upload(['T-3,Tulsi,Previews,Teas,Own,100,5']));
    const id = await upload(['T-3,Tulsi,Previews,Teas,Own,100,12']);
    const shown = await preview(id);
    const file = path.join(kit.shop.env.dataDir, 'imports', `${id}.preview.jsonl`);
    const rows = fs.readFileSync(file, 'utf8');
    fs.writeFileSync(file, rows.replace('"onHand":5', '"onHand":7'));
    const start = async () =>
      (await kit.gql(StartImport, { id, previewId: shown?.id }, manager.token)).startImport;
    expect(await start()).toMatchObject({ message: expect.stringContaining('look at the new preview') });
    expect(await stateOf(id)).toBe('ready');
    fs.writeFileSync(file, rows);
    await startAndWait(id, manager, shown?.id);
    expect(await kit.shop.db.read.findOneByOrFail(Product, { sku: 'T-3' })).toMatchObject({
      countInStock: 12,
    });
  });

  it('shows what happens to variants, and keeps what is counted of their inventory item since', async () => {
    const header =
      'group,product,category,sub_category,brand,option,sale_price,market_price,stock,amount,unit,takes,inventory,position,paused';
    const fileOf = (price: number, grams: number, ...more: string[]) =>
      [
        header,
        `B,Berries,Previews,Fruits,Own,500 g,${price},150,${grams},500,g,500,loose`,
        `B,Berries,Previews,Fruits,Own,1 kg,120,150,${grams},1,kg,1000,loose`,
        ...more,
        '',
      ].join('\r\n');
    const rowsOf = async (id: string) =>
      (await kit.gql(DeskImport, { id, first: 10 }, manager.token)).desk?.import?.preview?.rows.nodes;
    const first = await uploadFile(fileOf(65, 8000), manager.token);
    const created = await rowsOf(first);
    expect(created).toMatchObject([
      { outcome: 'new', variant: '500 g' },
      { outcome: 'merged', name: 'Berries', variant: '1 kg', changes: [], isCorrected: false },
    ]);
    expect(created?.[0]?.changes).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ column: 'Variants', old: '', new: '2' }),
        expect.objectContaining({ column: '1 kg: Takes of its stock', new: '1000' }),
        expect.objectContaining({ column: 'Berries, loose: Stock', old: '', new: '8000 g' }),
      ]),
    );
    await startAndWait(first);
    expect(await rowsOf(await uploadFile(fileOf(65, 8000), manager.token))).toMatchObject([
      { outcome: 'unchanged', changes: [] },
      { outcome: 'merged' },
    ]);

    const more = 'B,Berries,Previews,Fruits,Own,2 kg,230,230,9000,2,kg,2000,loose,1,yes';
    const refused = 'B,Berries,Previews,Fruits,Own,3 kg,,,,,,,';
    const second = await uploadFile(fileOf(70, 9000, more, refused), manager.token);
    const [changed, ...others] = (await rowsOf(second)) ?? [];
    expect(others.map(({ outcome, variant }) => [outcome, variant])).toEqual([
      ['merged', '1 kg'],
      ['merged', '2 kg'],
      ['refused', '3 kg'],
    ]);
    expect(changed?.changes.map(({ column, old, new: next }) => [column, old, next])).toEqual([
      ['Variants', '2', '3'],
      ['Order of the variants', '500 g | 1 kg', '2 kg | 500 g | 1 kg'],
      ['2 kg: Option (variant)', '', '2 kg'],
      ['2 kg: Selling price', '', '230.00'],
      ['2 kg: MRP (old price)', '', '230.00'],
      ['2 kg: Amount of a variant', '', '2 kg'],
      ['2 kg: Takes of its stock', '', '2000'],
      ['2 kg: Inventory item', '', 'Berries, loose'],
      ['2 kg: Paused (not on sale)', 'no', 'yes'],
      ['500 g: Selling price', '65.00', '70.00'],
      ['Berries, loose: Stock', '8000 g', '9000 g'],
    ]);
    const item = await kit.shop.db.read.findOneByOrFail(InventoryItem, { name: 'Berries, loose' });
    const adjustments = [{ productId: item.id, kind: 'waste' as const, change: -500, reason: 'Wet' }];
    await kit.gql(AdjustStock, { adjustments }, manager.token);
    await startAndWait(second, manager, (await preview(second))?.id);
    const read = async () => (await kit.shop.db.read.findOneByOrFail(InventoryItem, { id: item.id })).units;
    expect(await read()).toBe(8500);
    await kit.gql(UndoImport, { id: second }, manager.token);
    await eventually(() => stateOf(second), 'undone');
    expect(await read()).toBe(7500);
    expect(await findLedgerMismatches(kit.shop.db.read)).toEqual([]);
  });

  describe('made anew because it is a minute old', () => {
    const inAMinute = () => jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 61_000);
    async function receive(sku: string, change: number): Promise<void> {
      const { id: productId } = await kit.shop.db.read.findOneByOrFail(Product, { sku });
      const adjustments = [{ productId, kind: 'received' as const, change }];
      await kit.gql(AdjustStock, { adjustments }, manager.token);
    }

    it('while a start checks the former one, refuses the start', async () => {
      await startAndWait(await upload(['T-1,Tea,Previews,Teas,Own,100,5']));
      const id = await upload(['T-1,Tea,Previews,Teas,Own,100,12']);
      const shown = await preview(id);
      const held = holdClaim();
      const starting = kit.gql(StartImport, { id, previewId: shown?.id }, manager.token);
      await eventually(async () => held.isReached, true);
      await receive('T-1', 2);
      const clock = inAMinute();
      expect((await preview(id))?.id).not.toBe(shown?.id);
      clock.mockRestore();
      held.release();
      expect((await starting).startImport).toMatchObject({ __typename: 'InvalidInput' });
      expect(await stateOf(id)).toBe('ready');
    });

    it('while the import begins, is not stored', async () => {
      await startAndWait(await upload(['T-2,Tulsi,Previews,Teas,Own,100,5']));
      const id = await upload(['T-2,Tulsi,Previews,Teas,Own,100,12']);
      const shown = await preview(id);
      await receive('T-2', 2);
      const held = holdPreview();
      const clock = inAMinute();
      const late = preview(id);
      await eventually(async () => held.isMade, true);
      clock.mockRestore();
      await startAndWait(id, manager, shown?.id);
      held.release();
      expect((await late)?.id).toBe(shown?.id);
      expect((await preview(id))?.rows.nodes).toMatchObject([
        { changes: [{ column: 'stock', old: '5', new: '12' }] },
      ]);
      expect(await kit.shop.db.read.findOneByOrFail(Product, { sku: 'T-2' })).toMatchObject({
        countInStock: 14,
      });
    });
  });

  it('is not made of a file with more than 500 columns', async () => {
    const form = new FormData();
    form.append('file', new Blob([`${'x,'.repeat(501)}\r\n1\r\n`]), 'list.csv');
    const headers = { authorization: `Bearer ${manager.token}` };
    const response = await fetch(`${kit.url}/desk/imports`, { method: 'POST', headers, body: form });
    expect(response.status).toBe(400);
    expect(await response.text()).toContain('it has more than 500 columns');
  });

  describe('refuses a cursor', () => {
    const lines = (name: string) =>
      [1, 2, 3].map((row) => `${name}-${row},Rice ${row},Previews,Rice,Own,10,1`);
    const errorOf = async (id: string, after: string) => {
      const { body } = await kit.gqlRaw(DeskImport, { id, first: 1, after }, { token: manager.token });
      return (body as { errors?: { message: string; extensions: object }[] }).errors?.[0];
    };

    it('that was forged', async () => {
      const id = await upload(lines('C'));
      const cursor = (await preview(id))?.rows.pageInfo.endCursor ?? '';
      expect((await preview(id, cursor))?.rows.nodes).toMatchObject([{ name: 'Rice 2' }]);
      const [previewId = '', start = 0] = decodeListCursor('importRows', cursor) ?? [];
      const unsigned = Buffer.from(JSON.stringify([previewId, start])).toString('base64url');
      for (const after of [unsigned, encodeListCursor('imports', [previewId, start])])
        expect(await errorOf(id, after)).toMatchObject({
          message: 'after is not one of our cursors',
          extensions: { code: 'BAD_USER_INPUT' },
        });
      // A cursor that is signed with the secret, which a demo publishes, still reads whole rows only.
      for (const position of [1.5, 2, Number(start) + 1, -1, 1e9, 1e308])
        expect(await errorOf(id, encodeListCursor('importRows', [previewId, position]))).toMatchObject({
          message: 'The preview was made anew. Please begin at its first page.',
          extensions: { code: 'BAD_USER_INPUT' },
        });
    });

    it('of a preview that was made anew', async () => {
      const id = await upload(lines('A'));
      const cursor = (await preview(id))?.rows.pageInfo.endCursor ?? '';
      await startAndWait(await upload(['A-1,Rice,Previews,Rice,Own,10,1']));
      expect(await errorOf(id, cursor)).toMatchObject({
        message: 'The preview was made anew. Please begin at its first page.',
        extensions: { code: 'BAD_USER_INPUT' },
      });
    });
  });
});

test('the ledger and the audit log name who has sent, mapped, imported and undone a file', async () => {
  await startAndWait(await upload(['L-1,Lentils,Ledger,Pulses,Own,100,5']));
  const [importer, undoer] = [await kit.newStaff('manager'), await kit.newStaff('owner')];
  const id = await upload(['L-1,Lentils,Ledger,Pulses,Own,100,9']);
  const mapping = COLUMNS.map((column, index) => ({ column, index }));
  await kit.gql(MapImportColumns, { id, mapping }, importer.token);
  await startAndWait(id, importer);
  await kit.gql(UndoImport, { id }, undoer.token);
  await eventually(() => stateOf(id), 'undone');
  const [movements, events] = await Promise.all([
    kit.shop.db.read.find(StockMovement, { where: { reference: id }, order: { id: 'ASC' } }),
    kit.shop.db.read.find(AuditEvent, { where: { subject: `import:${id}` }, order: { id: 'ASC' } }),
  ]);
  expect(movements.map(({ quantity, actorId }) => [quantity, actorId])).toEqual([
    [4, importer.id],
    [-4, undoer.id],
  ]);
  expect(events.map(({ action, actorId }) => [action, actorId])).toEqual([
    ['importUploaded', manager.id],
    ['importColumnsChosen', importer.id],
    ['catalogueImported', importer.id],
    ['importUndone', undoer.id],
  ]);
});
