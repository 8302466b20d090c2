import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { In } from 'typeorm';
import { eventually } from '../../../../test/eventually.ts';
import {
  AdjustStock,
  DeskImport,
  DeskProducts,
  ImportState,
  StartImport,
  UndoImport,
  UpdateProducts,
} from '../../../../test/generated/documents.ts';
import { reserveUnits } from '../../../../test/reserveUnits.ts';
import { type Shopper, startShop, type TestShop } from '../../../../test/testkit.ts';
import { Product } from '../../catalog/catalog.entity.ts';
import { Variant } from '../../catalog/variants/variants.entity.ts';
import { InventoryItem } from '../../stock/inventoryItems.entity.ts';
import { insertInventoryItems } from '../../stock/inventoryItems.service.ts';
import { findLedgerMismatches } from '../../stock/ledger.queries.ts';
import { StockMovement } from '../../stock/stockMovements.entity.ts';
import { ImportStateError } from '../importRuns.service.ts';
import { Import, ImportChange } from '../imports.entity.ts';

// Imports whose process dies, and imports beside each other and beside edits.

let kit: TestShop;
let manager: Shopper;
beforeAll(async () => {
  kit = await startShop();
  manager = await kit.newStaff('manager');
});
afterAll(() => kit.close());

const HEADER = 'sku,product,category,sub_category,brand,sale_price,stock';
const linesOf = (brand: string, count: number, price = 10, stock = 1) =>
  Array.from(
    { length: count },
    (_, index) => `${brand}-${index},${brand} ${index},Desk,${brand},${brand},${price},${stock}`,
  );

/** Sends a file. @returns the id of its import */
async function upload(lines: readonly string[], header = HEADER): Promise<string> {
  const form = new FormData();
  form.append('file', new Blob([[header, ...lines, ''].join('\r\n')]), 'list.csv');
  const headers = { authorization: `Bearer ${manager.token}` };
  const response = await fetch(`${kit.url}/desk/imports`, { method: 'POST', headers, body: form });
  expect(response.status).toBe(201);
  return ((await response.json()) as { id: string }).id;
}

const stateOf = async (id: string) => (await kit.gql(ImportState, { id }, manager.token)).desk?.import;
const start = async (id: string) => (await kit.gql(StartImport, { id }, manager.token)).startImport;
const undo = async (id: string) => (await kit.gql(UndoImport, { id }, manager.token)).undoImport;

async function finish(work: typeof start, id: string, state: 'done' | 'undone') {
  expect(await work(id)).toMatchObject({ __typename: 'DeskImportUpdated' });
  await eventually(async () => (await stateOf(id))?.state, state);
  return stateOf(id);
}

/**
 * Begins an import, or its undo, in a process of its own, and kills that process.
 * @param hasBegun whether to kill it now
 */
async function kill(work: 'import' | 'undo', id: string, hasBegun: () => Promise<boolean>): Promise<void> {
  const { databaseUrl, dataDir } = kit.shop.env;
  const program = spawn(
    process.execPath,
    ['--import', 'tsx', path.join(__dirname, '../../../../test/killedImport.mjs'), work, id],
    { env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: databaseUrl ?? '' } },
  );
  const exit = once(program, 'exit');
  let output = '';
  program.stderr.on('data', (text) => {
    output += text;
  });
  await eventually(hasBegun, true).catch((error: unknown) => {
    throw new Error(output, { cause: error });
  });
  program.kill('SIGKILL');
  await exit;
  expect((await stateOf(id))?.state).toBe(work === 'import' ? 'running' : 'undoing');
  // When its lease has ended.
  await kit.shop.db.write((tx) => tx.update(Import, { id }, { beatAt: 1 }));
  expect((await stateOf(id))?.state).toBe('stopped');
}

const countOf = (brand: string, withdrawn = false) => kit.shop.db.read.countBy(Product, { brand, withdrawn });

/** The products that a text finds in the grid. */
async function readGrid(text: string) {
  await kit.shop.catalog.refresh();
  return (await kit.gql(DeskProducts, { filter: { text }, first: 100 }, manager.token)).desk!.products.nodes;
}

/**
 * Each product of a brand has its opening movement and its record, and no movement or record is without its product.
 */
async function expectWholeRows(brand: string, importId: string): Promise<void> {
  const { read } = kit.shop.db;
  const products = await read.find(Product, { select: { id: true }, where: { brand } });
  const itemId = In(products.map(({ id }) => id));
  expect(await read.countBy(StockMovement, { itemId, kind: 'opening' })).toBe(products.length);
  expect(await read.countBy(StockMovement, { reference: importId, kind: 'opening' })).toBe(products.length);
  expect(await read.countBy(ImportChange, { importId, field: '' })).toBe(products.length);
  expect(await findLedgerMismatches(read)).toEqual([]);
}

describe('an import whose process is killed', () => {
  const killMidway = async (brand: string, count: number) => {
    const id = await upload(linesOf(brand, count));
    await kill('import', id, async () => (await countOf(brand)) > 0);
    const stored = await countOf(brand);
    expect(stored).toBeLessThan(count);
    await expectWholeRows(brand, id);
    return { id, stored };
  };

  it('is shown as stopped with what it has stored, and is continued without a difference', async () => {
    const { id, stored } = await killMidway('Killed', 2000);
    expect(await stateOf(id)).toMatchObject({ total: 2000, done: stored, imported: stored });
    expect(await finish(start, id, 'done')).toMatchObject({ imported: 2000, updated: 0 });
    expect(await countOf('Killed')).toBe(2000);
    await expectWholeRows('Killed', id);
  });

  it('keeps what was sold and edited before it is continued', async () => {
    const { id } = await killMidway('Kept', 2000);
    const product = (await readGrid('Kept-0'))[0]!;
    const changes = [{ id: product.id, version: product.version, price: 9.5 }];
    const { updateProducts } = await kit.gql(UpdateProducts, { changes }, manager.token);
    expect(updateProducts).toMatchObject({ __typename: 'DeskProductsUpdated' });
    const waste = [{ productId: product.id, kind: 'waste' as const, change: -1, reason: 'Broken' }];
    await kit.gql(AdjustStock, { adjustments: waste }, manager.token);
    expect(await finish(start, id, 'done')).toMatchObject({ imported: 2000, updated: 0 });
    expect(await kit.shop.db.read.findOneByOrFail(Product, { id: product.id })).toMatchObject({
      price: 950,
      countInStock: 0,
    });
    await expectWholeRows('Kept', id);
  });

  it('can be taken back', async () => {
    const { id, stored } = await killMidway('Taken', 2000);
    expect(await finish(undo, id, 'undone')).toMatchObject({ restored: stored, kept: 0 });
    expect(await countOf('Taken')).toBe(0);
    await expectWholeRows('Taken', id);
  });
});

/** Starts an import or its undo, which stops after some batches. */
const stopAfter = async (work: typeof start, id: string, batches: number) => {
  let count = 0;
  const stop = jest.spyOn(kit.shop.imports, 'throwIfStopping').mockImplementation(() => {
    if (++count === batches) throw new Error('stop');
  });
  expect(await work(id)).toMatchObject({ __typename: 'DeskImportUpdated' });
  await eventually(async () => (await stateOf(id))?.state, 'stopped');
  stop.mockRestore();
  return stateOf(id);
};

describe('inventory items of an import that goes on', () => {
  const header = 'group,product,category,brand,option,sale_price,stock,inventory,inventory_name';
  const lineOf = (name: string, stock: number, rest: string) =>
    `${name},${name},Desk,Jars,1 kg,60,${stock},${rest}`;
  const itemOf = async (name: string) => {
    const { id: productId } = await kit.shop.db.read.findOneByOrFail(Product, { name });
    const { inventoryId } = await kit.shop.db.read.findOneByOrFail(Variant, { productId });
    return kit.shop.db.read.findOneByOrFail(InventoryItem, { id: inventoryId ?? '' });
  };

  it('are those that records mean which are imported in one run', async () => {
    const id = await upload(
      [
        lineOf('Jam', 10, 'shelf,Jam shelf'),
        lineOf('Chutney', 20, 'loose,'),
        lineOf('Relish', 30, 'rack,rack'),
        ...Array.from({ length: 500 }, (_, at) => `,Jar ${at},Desk,Jars,,9,1,,`),
        lineOf('Pickle', 11, 'shelf,'),
        lineOf('Curd', 12, 'shelf,Jam shelf'),
        lineOf('Marmalade', 10, 'shelf,Jam shelf'),
        lineOf('Dip', 12, '"Chutney, loose",'),
        lineOf('Salsa', 30, 'rack,rack'),
        lineOf('Pesto', 31, 'rack,rack'),
      ],
      header,
    );
    await stopAfter(start, id, 1);
    // Meanwhile the stock of another product gets the code by which the file names one of its own.
    const [other] = await kit.shop.db.write((tx) =>
      insertInventoryItems(tx, [{ name: 'Other rack', code: 'rack', countedIn: 'PIECE', units: 5 }]),
    );
    // And somebody changes a product, and renames a stock that it shares.
    const { id: productId } = await kit.shop.db.read.findOneByOrFail(Product, { name: 'Jam' });
    await kit.shop.db.write((tx) => tx.update(Variant, { productId }, { price: 5900 }));
    await kit.shop.db.write((tx) => tx.update(InventoryItem, { code: 'shelf' }, { name: 'Jams' }));
    // Two records set another stock of the same item.
    expect(await finish(start, id, 'done')).toMatchObject({ imported: 507, refused: 2 });
    expect(await itemOf('Marmalade')).toEqual(await itemOf('Jam'));
    expect(await itemOf('Jam')).toMatchObject({ code: 'shelf', name: 'Jams', units: 10 });
    expect(await itemOf('Pickle')).toMatchObject({ name: 'Pickle, shelf', units: 11 });
    expect(await itemOf('Chutney')).toMatchObject({ name: 'Chutney, loose', units: 20 });
    expect(await itemOf('Dip')).toMatchObject({ name: 'Dip, Chutney, loose', units: 12 });
    expect(await itemOf('Salsa')).toEqual(await itemOf('Relish'));
    expect(await itemOf('Salsa')).toMatchObject({ code: null, units: 30 });
    expect(await kit.shop.db.read.findOneByOrFail(InventoryItem, { id: other!.id })).toMatchObject({
      units: 5,
    });
    expect(await findLedgerMismatches(kit.shop.db.read)).toEqual([]);
  });
});

describe('inventory items with the same name in an import that goes on', () => {
  const header =
    'group,product,category,brand,option,sale_price,stock,stock_at_export,inventory,inventory_name';
  const lineOf = (name: string, rest: string) => `${name},${name},Desk,Tins,1 kg,60,${rest}`;
  const others = Array.from({ length: 500 }, () => ',,Desk,Tins,,9,1,,,');
  const itemIdOf = async (name: string) => {
    const { id: productId } = await kit.shop.db.read.findOneByOrFail(Product, { name });
    return (await kit.shop.db.read.findOneByOrFail(Variant, { productId })).inventoryId;
  };

  it('stay a local one and a shared one', async () => {
    const id = await upload(
      [
        lineOf('Paste', '10,,loose,'),
        lineOf('Puree', '20,,"Puree, sack","Puree, sack"'),
        ...others,
        lineOf('Syrup', '12,,"Paste, loose","Paste, loose"'),
        lineOf('Sauce', ',,"Puree, sack","Puree, sack"'),
      ],
      header,
    );
    await stopAfter(start, id, 1);
    expect(await finish(start, id, 'done')).toMatchObject({ imported: 4, refused: 500 });
    expect(await itemIdOf('Syrup')).not.toBe(await itemIdOf('Paste'));
    expect(await itemIdOf('Sauce')).toBe(await itemIdOf('Puree'));
    expect(await findLedgerMismatches(kit.shop.db.read)).toEqual([]);
  });

  it('keep the units that shoppers who are paying have reserved', async () => {
    const drum = 'drum,Oil drum';
    const id = await upload(
      [lineOf('Oil', `10,10,${drum}`), ...others, lineOf('Ghee', `,,${drum}`), lineOf('Fat', `2,10,${drum}`)],
      header,
    );
    await stopAfter(start, id, 1);
    const { id: productId } = await kit.shop.db.read.findOneByOrFail(Product, { name: 'Oil' });
    const inventoryId = (await itemIdOf('Oil')) ?? '';
    await reserveUnits(kit, { productId, inventoryId }, 4);
    expect(await finish(start, id, 'done')).toMatchObject({ imported: 3, repaired: 1 });
    const { read } = kit.shop.db;
    expect(await read.findOneByOrFail(InventoryItem, { id: inventoryId })).toMatchObject({ units: 0 });
    const change = { importId: id, productId: inventoryId };
    expect(await read.findOneByOrFail(ImportChange, change)).toMatchObject({ newValue: '4' });
  });
});

describe('the counts of an import that stops twice', () => {
  it('are those of all its runs', async () => {
    const lines = linesOf('Counted', 1600);
    const refused = ['Counted-x,,Desk,Counted,Counted,10,1'];
    const repaired = ['Counted-y,Counted  y,Desk,Counted,Counted,10,1'];
    const id = await upload([
      ...refused,
      ...repaired,
      ...lines.slice(0, 1000),
      ...refused,
      ...lines.slice(1000),
    ]);
    const once = { refused: 1, repaired: 1, updated: 0, total: 1603 };
    expect(await stopAfter(start, id, 1)).toMatchObject({ ...once, done: 500, imported: 499 });
    // The stored batch is read again.
    expect(await stopAfter(start, id, 2)).toMatchObject({ ...once, done: 1000, imported: 999 });
    expect(await finish(start, id, 'done')).toMatchObject({
      ...once,
      done: 1603,
      imported: 1601,
      refused: 2,
    });
  });

  it('are right when a process has stored records without counting them', async () => {
    const id = await upload(linesOf('Uncounted', 700));
    await stopAfter(start, id, 1);
    await kit.shop.db.write((tx) => tx.update(Import, { id }, { imported: 100 }));
    expect(await finish(start, id, 'done')).toMatchObject({ imported: 700, updated: 0 });
  });

  it('are right when an undo of the release before has stopped without a trace', async () => {
    const id = await upload([
      'Traced-x,,Desk,Traced,Traced,10,1',
      'Traced-y,Traced  y,Desk,Traced,Traced,10,1',
    ]);
    const counts = { repaired: 1, refused: 1, imported: 1 };
    expect(await finish(start, id, 'done')).toMatchObject(counts);
    await kit.shop.db.write((tx) => tx.update(Import, { id }, { state: 'stopped', done: 0 }));
    expect(await finish(start, id, 'done')).toMatchObject(counts);
  });

  it('are those of all runs of its undo', async () => {
    const id = await upload(linesOf('Recounted', 700));
    await finish(start, id, 'done');
    expect(await stopAfter(undo, id, 1)).toMatchObject({ restored: 199, kept: 0, done: 0, imported: 700 });
    expect(await stopAfter(undo, id, 1)).toMatchObject({ restored: 398, kept: 0 });
    expect(await finish(undo, id, 'undone')).toMatchObject({ restored: 700, kept: 0, imported: 700 });
    expect(await countOf('Recounted')).toBe(0);
  });
});

describe('an undo that has stopped', () => {
  const refused = {
    __typename: 'InvalidInput',
    message: expect.stringMatching(
      /^The undo of this import has stopped half-way\. Please continue the undo/,
    ),
  };

  it('is continued by an undo only, and nothing is imported again', async () => {
    await finish(start, await upload(linesOf('Restocked', 700, 10, 5)), 'done');
    const id = await upload(linesOf('Restocked', 700, 12, 9));
    await finish(start, id, 'done');
    const counted = await kit.shop.db.read.findOneByOrFail(Product, { sku: 'Restocked-3' });
    const adjustments = [{ productId: counted.id, kind: 'waste' as const, change: -2, reason: 'Torn' }];
    await kit.gql(AdjustStock, { adjustments }, manager.token);
    const stopped = await stopAfter(undo, id, 1);
    expect(stopped).toMatchObject({ hasStoppedUndo: true, undoneAt: null, restored: expect.any(Number) });
    const productsNow = () => kit.shop.db.read.findBy(Product, { brand: 'Restocked' });
    const before = await productsNow();
    expect(await start(id)).toMatchObject(refused);
    expect(await productsNow()).toEqual(before);
    expect(await stateOf(id)).toEqual(stopped);
    const undone = await finish(undo, id, 'undone');
    expect(undone).toMatchObject({ hasStoppedUndo: false, undoneAt: expect.any(String), kept: 1 });
    const products = await productsNow();
    expect(new Set(products.map(({ price }) => price))).toEqual(new Set([1000]));
    const others = products.filter(({ id }) => id !== counted.id);
    expect(others).toHaveLength(699);
    expect(new Set(others.map(({ countInStock }) => countInStock))).toEqual(new Set([5]));
    expect(products.find(({ id }) => id === counted.id)?.countInStock).toBe(7);
    expect(await findLedgerMismatches(kit.shop.db.read)).toEqual([]);
  });

  it('is refused as an import also before its first batch, and when the release before had begun it', async () => {
    const id = await upload(linesOf('Barely', 3));
    await finish(start, id, 'done');
    const begin = (state: 'undoing' | 'running', from: 'done' | 'ready') =>
      kit.shop.imports.start({ importId: id, actorId: manager.id, state, from: [from] }, async () => {
        throw new Error('the database is away');
      });
    await begin('undoing', 'done');
    await eventually(async () => (await stateOf(id))?.state, 'stopped');
    expect(await stateOf(id)).toMatchObject({ hasStoppedUndo: true, restored: 0, kept: 0 });
    expect(await start(id)).toMatchObject(refused);
    const change = (values: Partial<Import>) => kit.shop.db.write((tx) => tx.update(Import, { id }, values));
    // Between the check and the start.
    await change({ state: 'ready' });
    await expect(begin('running', 'ready')).rejects.toThrow(ImportStateError);
    await change({ state: 'stopped', undoBegunAt: null, restored: 1 });
    expect(await start(id)).toMatchObject(refused);
    await change({ state: 'ready' });
    await expect(begin('running', 'ready')).rejects.toThrow(ImportStateError);
    await change({ state: 'stopped' });
    expect(await finish(undo, id, 'undone')).toMatchObject({ restored: 3, kept: 0 });
  });

  it('is an import again when the release before has continued that', async () => {
    const id = await upload(linesOf('Resumed', 700));
    await finish(start, id, 'done');
    const undoing = await stopAfter(undo, id, 1);
    expect(undoing).toMatchObject({ hasStoppedUndo: true, undoneAt: null });
    // Of that release, which has stored a batch.
    await kit.shop.db.write((tx) => tx.update(Import, { id }, { done: 500 }));
    expect(await stateOf(id)).toMatchObject({ state: 'stopped', hasStoppedUndo: false, undoneAt: null });
    await finish(start, id, 'done');
    expect(await finish(undo, id, 'undone')).toMatchObject({ undoneAt: expect.any(String) });
    expect(await countOf('Resumed')).toBe(0);
  });
});

describe('records without a category', () => {
  // Of two categories that other records give the sub-category Split, neither can be meant.
  const lines = (brand: string, count: number) => [
    `${brand}-0,${brand} 0,Pulses of ${brand},${brand},${brand},10,1`,
    ...linesOf(brand, count).slice(1),
    `${brand}-a,${brand} A,First of ${brand},Split ${brand},${brand},10,1`,
    `${brand}-b,${brand} B,Second of ${brand},Split ${brand},${brand},10,1`,
    `${brand}-c,${brand} C,,Split ${brand},${brand},10,1`,
  ];
  const withoutCategory = (line: string) => line.replace(',Desk,', ',,');
  const fileOf = (brand: string, count: number) => lines(brand, count).map(withoutCategory);
  const previewOf = async (id: string) =>
    (await kit.gql(DeskImport, { id, first: 1, after: null }, manager.token)).desk?.import?.preview;

  it('are in those that the file gives their sub-category, also when it is imported again', async () => {
    const file = fileOf('Twin', 20);
    const counts = { imported: 22, updated: 0, refused: 1 };
    const id = await upload(file);
    expect(await previewOf(id)).toMatchObject(counts);
    expect(await finish(start, id, 'done')).toMatchObject(counts);
    const again = await upload(file);
    expect(await previewOf(again)).toMatchObject({ imported: 0, updated: 0, refused: 1 });
    expect(await finish(start, again, 'done')).toMatchObject({ imported: 0, updated: 0, refused: 1 });
  });

  it('are where the preview has them, when the import goes on after its process was killed', async () => {
    const id = await upload(fileOf('Orphan', 2000));
    const counts = { imported: 2002, updated: 0, refused: 1 };
    expect(await previewOf(id)).toMatchObject(counts);
    await kill('import', id, async () => (await countOf('Orphan')) > 0);
    expect(await countOf('Orphan')).toBeLessThan(2002);
    expect(await finish(start, id, 'done')).toMatchObject(counts);
    expect(await countOf('Orphan')).toBe(2002);
  });
});

describe('an undo whose process is killed', () => {
  it('is shown as stopped, and is continued without a difference', async () => {
    await finish(start, await upload(linesOf('Undone', 1200)), 'done');
    const id = await upload(linesOf('Undone', 1200, 12, 7));
    await finish(start, id, 'done');
    const restored = () => kit.shop.db.read.countBy(ImportChange, { importId: id, state: 'undone' });
    await kill('undo', id, async () => (await restored()) > 0);
    expect(await restored()).toBeLessThan(3600);
    expect(await findLedgerMismatches(kit.shop.db.read)).toEqual([]);
    // Price, old price and stock of each product.
    expect(await finish(undo, id, 'undone')).toMatchObject({ restored: 3600, kept: 0 });
    const products = await kit.shop.db.read.findBy(Product, { brand: 'Undone' });
    expect(
      new Set(products.map(({ price, oldPrice, countInStock }) => [price, oldPrice, countInStock].join())),
    ).toEqual(new Set(['1000,1000,1']));
    expect(await findLedgerMismatches(kit.shop.db.read)).toEqual([]);
  });

  it('cannot be followed by its import, continued', async () => {
    const id = await upload(linesOf('Again', 1200));
    await finish(start, id, 'done');
    await kill('undo', id, async () => (await countOf('Again', true)) > 0);
    expect(await stateOf(id)).toMatchObject({ state: 'stopped', hasStoppedUndo: true });
    expect(await start(id)).toMatchObject({ __typename: 'InvalidInput' });
    await finish(undo, id, 'undone');
    expect(await countOf('Again', true)).toBe(1200);
    await expectWholeRows('Again', id);
  });
});

describe('imports at the same time', () => {
  it('run one after the other', async () => {
    const ids = [await upload(linesOf('Twice', 300)), await upload(linesOf('Twice', 300, 20, 5))];
    const results = await Promise.all(ids.map(start));
    expect(results.map((result) => result?.__typename).sort()).toEqual([
      'DeskImportBusy',
      'DeskImportUpdated',
    ]);
    const first = ids[results.findIndex((result) => result?.__typename === 'DeskImportUpdated')]!;
    await eventually(async () => (await stateOf(first))?.state, 'done');
    await finish(start, ids.find((id) => id !== first)!, 'done');
    expect(await countOf('Twice')).toBe(300);
    expect(await findLedgerMismatches(kit.shop.db.read)).toEqual([]);
  });
});

describe('an import and edits in the grid at the same time', () => {
  const PRODUCTS = 600;

  it('keep what the file does not change, and lose no movement', async () => {
    await finish(start, await upload(linesOf('Grid', PRODUCTS)), 'done');
    const rows = await readGrid('Grid');
    const id = await upload(linesOf('Grid', PRODUCTS, 15, 4));
    expect(await start(id)).toMatchObject({ __typename: 'DeskImportUpdated' });
    const edited: string[] = [];
    for (const { id: productId, version } of rows.slice(0, 20)) {
      const changes = [{ id: productId, version, featured: true }];
      const { updateProducts } = await kit.gql(UpdateProducts, { changes }, manager.token);
      // The import may have changed the row before: then nothing is saved, and the grid shows the row anew.
      if (updateProducts.__typename === 'DeskProductsUpdated') edited.push(productId);
      else expect(updateProducts).toMatchObject({ __typename: 'DeskEditConflict' });
      const adjustments = [{ productId, kind: 'received' as const, change: 2 }];
      await kit.gql(AdjustStock, { adjustments }, manager.token);
    }
    await eventually(async () => (await stateOf(id))?.state, 'done');
    const products = await kit.shop.db.read.findBy(Product, { brand: 'Grid' });
    expect(products.map(({ price }) => price)).toEqual(products.map(() => 1500));
    for (const product of products) expect(product.featured).toBe(edited.includes(product.id));
    expect(await findLedgerMismatches(kit.shop.db.read)).toEqual([]);
  });

  it('refuse an edit of a row that the import has changed meanwhile', async () => {
    await finish(start, await upload(linesOf('Stale', 10)), 'done');
    const [row] = await readGrid('Stale');
    await finish(start, await upload(linesOf('Stale', 10, 15)), 'done');
    const changes = [{ id: row!.id, version: row!.version, price: 99 }];
    const result = (await kit.gql(UpdateProducts, { changes }, manager.token)).updateProducts;
    expect(result).toMatchObject({ __typename: 'DeskEditConflict' });
    expect(await kit.shop.db.read.findOneByOrFail(Product, { id: row!.id })).toMatchObject({ price: 1500 });
  });
});
