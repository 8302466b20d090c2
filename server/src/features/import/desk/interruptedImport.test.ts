import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { In } from 'typeorm';
import { deskImports, linesOf } from '../../../../test/deskImports.ts';
import { eventually } from '../../../../test/eventually.ts';
import { AdjustStock, DeskImport, UpdateProducts } from '../../../../test/generated/documents.ts';
import { reserveUnits } from '../../../../test/reserveUnits.ts';
import { Product } from '../../catalog/catalog.entity.ts';
import { Variant } from '../../catalog/variants/variants.entity.ts';
import { InventoryItem } from '../../stock/inventoryItems.entity.ts';
import { insertInventoryItems } from '../../stock/inventoryItems.service.ts';
import { findLedgerMismatches } from '../../stock/ledger.queries.ts';
import { StockMovement } from '../../stock/stockMovements.entity.ts';
import { ImportStateError } from '../importRuns.service.ts';
import { Import, ImportChange } from '../imports.entity.ts';

// Imports that stop, and those whose process dies. A batch has 500 records of a file, or 200 changes that are taken back.

const desk = deskImports();
const { upload, stateOf, start, undo, finish, stopAfter, countOf, readGrid } = desk;

/**
 * Begins an import, or its undo, of more than two batches in a process of its own, and kills that process.
 * @param hasBegun whether it has stored its first batch
 */
async function kill(work: 'import' | 'undo', id: string, hasBegun: () => Promise<boolean>): Promise<void> {
  const { databaseUrl, dataDir } = desk.kit.shop.env;
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
  try {
    await eventually(hasBegun, true);
  } catch (error) {
    throw new Error(output, { cause: error });
  } finally {
    program.kill('SIGKILL');
    await exit;
  }
  expect((await stateOf(id))?.state).toBe(work === 'import' ? 'running' : 'undoing');
  // When its lease has ended.
  await desk.kit.shop.db.write((tx) => tx.update(Import, { id }, { beatAt: 1 }));
  expect((await stateOf(id))?.state).toBe('stopped');
}

/**
 * Each product of a brand has its opening movement and its record, and no movement or record is without its product.
 */
async function expectWholeRows(brand: string, importId: string): Promise<void> {
  const { read } = desk.kit.shop.db;
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
    const { id, stored } = await killMidway('Killed', 1010);
    expect(await stateOf(id)).toMatchObject({ total: 1010, done: stored, imported: stored });
    expect(await finish(start, id, 'done')).toMatchObject({ imported: 1010, updated: 0 });
    expect(await countOf('Killed')).toBe(1010);
    await expectWholeRows('Killed', id);
  });

  it('can be taken back', async () => {
    const { id, stored } = await killMidway('Taken', 1010);
    expect(await finish(undo, id, 'undone')).toMatchObject({ restored: stored, kept: 0 });
    expect(await countOf('Taken')).toBe(0);
    await expectWholeRows('Taken', id);
  });
});

describe('an import that has stopped', () => {
  it('keeps what was sold and edited before it is continued', async () => {
    const id = await upload(linesOf('Kept', 510));
    await stopAfter(start, id, 1);
    const product = (await readGrid('Kept-0'))[0]!;
    const changes = [{ id: product.id, version: product.version, price: 9.5 }];
    const { updateProducts } = await desk.kit.gql(UpdateProducts, { changes }, desk.manager.token);
    expect(updateProducts).toMatchObject({ __typename: 'DeskProductsUpdated' });
    const waste = [{ productId: product.id, kind: 'waste' as const, change: -1, reason: 'Broken' }];
    await desk.kit.gql(AdjustStock, { adjustments: waste }, desk.manager.token);
    expect(await finish(start, id, 'done')).toMatchObject({ imported: 510, updated: 0 });
    expect(await desk.kit.shop.db.read.findOneByOrFail(Product, { id: product.id })).toMatchObject({
      price: 950,
      countInStock: 0,
    });
    await expectWholeRows('Kept', id);
  });
});

describe('inventory items of an import that goes on', () => {
  const header = 'group,product,category,brand,option,sale_price,stock,inventory,inventory_name';
  const lineOf = (name: string, stock: number, rest: string) =>
    `${name},${name},Desk,Jars,1 kg,60,${stock},${rest}`;
  const itemOf = async (name: string) => {
    const { id: productId } = await desk.kit.shop.db.read.findOneByOrFail(Product, { name });
    const { inventoryId } = await desk.kit.shop.db.read.findOneByOrFail(Variant, { productId });
    return desk.kit.shop.db.read.findOneByOrFail(InventoryItem, { id: inventoryId ?? '' });
  };

  it('are those that records mean which are imported in one run', async () => {
    const id = await upload(
      [
        lineOf('Jam', 10, 'shelf,Jam shelf'),
        lineOf('Chutney', 20, 'loose,'),
        lineOf('Relish', 30, 'rack,rack'),
        ...Array.from({ length: 500 }, () => ',,Desk,Jars,,9,1,,'),
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
    const [other] = await desk.kit.shop.db.write((tx) =>
      insertInventoryItems(tx, [{ name: 'Other rack', code: 'rack', countedIn: 'PIECE', units: 5 }]),
    );
    // And somebody changes a product, and renames a stock that it shares.
    const { id: productId } = await desk.kit.shop.db.read.findOneByOrFail(Product, { name: 'Jam' });
    await desk.kit.shop.db.write((tx) => tx.update(Variant, { productId }, { price: 5900 }));
    await desk.kit.shop.db.write((tx) => tx.update(InventoryItem, { code: 'shelf' }, { name: 'Jams' }));
    // Two of them set another stock of the same item.
    expect(await finish(start, id, 'done')).toMatchObject({ imported: 7, refused: 502 });
    expect(await itemOf('Marmalade')).toEqual(await itemOf('Jam'));
    expect(await itemOf('Jam')).toMatchObject({ code: 'shelf', name: 'Jams', units: 10 });
    expect(await itemOf('Pickle')).toMatchObject({ name: 'Pickle, shelf', units: 11 });
    expect(await itemOf('Chutney')).toMatchObject({ name: 'Chutney, loose', units: 20 });
    expect(await itemOf('Dip')).toMatchObject({ name: 'Dip, Chutney, loose', units: 12 });
    expect(await itemOf('Salsa')).toEqual(await itemOf('Relish'));
    expect(await itemOf('Salsa')).toMatchObject({ code: null, units: 30 });
    expect(await desk.kit.shop.db.read.findOneByOrFail(InventoryItem, { id: other!.id })).toMatchObject({
      units: 5,
    });
    expect(await findLedgerMismatches(desk.kit.shop.db.read)).toEqual([]);
  });
});

describe('inventory items with the same name in an import that goes on', () => {
  const header =
    'group,product,category,brand,option,sale_price,stock,stock_at_export,inventory,inventory_name';
  const lineOf = (name: string, rest: string) => `${name},${name},Desk,Tins,1 kg,60,${rest}`;
  const others = Array.from({ length: 500 }, () => ',,Desk,Tins,,9,1,,,');
  const itemIdOf = async (name: string) => {
    const { id: productId } = await desk.kit.shop.db.read.findOneByOrFail(Product, { name });
    return (await desk.kit.shop.db.read.findOneByOrFail(Variant, { productId })).inventoryId;
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
    expect(await findLedgerMismatches(desk.kit.shop.db.read)).toEqual([]);
  });

  it('keep the units that shoppers who are paying have reserved', async () => {
    const drum = 'drum,Oil drum';
    const id = await upload(
      [lineOf('Oil', `10,10,${drum}`), ...others, lineOf('Ghee', `,,${drum}`), lineOf('Fat', `2,10,${drum}`)],
      header,
    );
    await stopAfter(start, id, 1);
    const { id: productId } = await desk.kit.shop.db.read.findOneByOrFail(Product, { name: 'Oil' });
    const inventoryId = (await itemIdOf('Oil')) ?? '';
    await reserveUnits(desk.kit, { productId, inventoryId }, 4);
    expect(await finish(start, id, 'done')).toMatchObject({ imported: 3, repaired: 1 });
    const { read } = desk.kit.shop.db;
    expect(await read.findOneByOrFail(InventoryItem, { id: inventoryId })).toMatchObject({ units: 0 });
    const change = { importId: id, productId: inventoryId };
    expect(await read.findOneByOrFail(ImportChange, change)).toMatchObject({ newValue: '4' });
  });
});

describe('the counts of an import that stops twice', () => {
  it('are those of all its runs', async () => {
    const lines = linesOf('Counted', 1010);
    const refused = ['Counted-x,,Desk,Counted,Counted,10,1'];
    const repaired = ['Counted-y,Counted  y,Desk,Counted,Counted,10,1'];
    const id = await upload([
      ...refused,
      ...repaired,
      ...lines.slice(0, 1000),
      ...refused,
      ...lines.slice(1000),
    ]);
    const once = { refused: 1, repaired: 1, updated: 0, total: 1013 };
    expect(await stopAfter(start, id, 1)).toMatchObject({ ...once, done: 500, imported: 499 });
    // The stored batch is read again.
    expect(await stopAfter(start, id, 2)).toMatchObject({ ...once, done: 1000, imported: 999 });
    expect(await finish(start, id, 'done')).toMatchObject({
      ...once,
      done: 1013,
      imported: 1011,
      refused: 2,
    });
  });

  it('are right when a process has stored records without counting them', async () => {
    const id = await upload(linesOf('Uncounted', 510));
    await stopAfter(start, id, 1);
    await desk.kit.shop.db.write((tx) => tx.update(Import, { id }, { imported: 100 }));
    expect(await finish(start, id, 'done')).toMatchObject({ imported: 510, updated: 0 });
  });

  it('are right when an undo of the release before has stopped without a trace', async () => {
    const id = await upload([
      'Traced-x,,Desk,Traced,Traced,10,1',
      'Traced-y,Traced  y,Desk,Traced,Traced,10,1',
    ]);
    const counts = { repaired: 1, refused: 1, imported: 1 };
    expect(await finish(start, id, 'done')).toMatchObject(counts);
    await desk.kit.shop.db.write((tx) => tx.update(Import, { id }, { state: 'stopped', done: 0 }));
    expect(await finish(start, id, 'done')).toMatchObject(counts);
  });

  it('are those of all runs of its undo', async () => {
    const id = await upload(linesOf('Recounted', 410));
    await finish(start, id, 'done');
    expect(await stopAfter(undo, id, 1)).toMatchObject({ restored: 199, kept: 0, done: 0, imported: 410 });
    expect(await stopAfter(undo, id, 1)).toMatchObject({ restored: 398, kept: 0 });
    expect(await finish(undo, id, 'undone')).toMatchObject({ restored: 410, kept: 0, imported: 410 });
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
    await finish(start, await upload(linesOf('Restocked', 100, 10, 5)), 'done');
    const id = await upload(linesOf('Restocked', 100, 12, 9));
    await finish(start, id, 'done');
    const counted = await desk.kit.shop.db.read.findOneByOrFail(Product, { sku: 'Restocked-3' });
    const adjustments = [{ productId: counted.id, kind: 'waste' as const, change: -2, reason: 'Torn' }];
    await desk.kit.gql(AdjustStock, { adjustments }, desk.manager.token);
    const stopped = await stopAfter(undo, id, 1);
    expect(stopped).toMatchObject({ hasStoppedUndo: true, undoneAt: null, restored: expect.any(Number) });
    const productsNow = () => desk.kit.shop.db.read.findBy(Product, { brand: 'Restocked' });
    const before = await productsNow();
    expect(await start(id)).toMatchObject(refused);
    expect(await productsNow()).toEqual(before);
    expect(await stateOf(id)).toEqual(stopped);
    const undone = await finish(undo, id, 'undone');
    expect(undone).toMatchObject({ hasStoppedUndo: false, undoneAt: expect.any(String), kept: 1 });
    const products = await productsNow();
    expect(new Set(products.map(({ price }) => price))).toEqual(new Set([1000]));
    const others = products.filter(({ id }) => id !== counted.id);
    expect(others).toHaveLength(99);
    expect(new Set(others.map(({ countInStock }) => countInStock))).toEqual(new Set([5]));
    expect(products.find(({ id }) => id === counted.id)?.countInStock).toBe(7);
    expect(await findLedgerMismatches(desk.kit.shop.db.read)).toEqual([]);
  });

  it('is refused as an import also before its first batch, and when the release before had begun it', async () => {
    const id = await upload(linesOf('Barely', 3));
    await finish(start, id, 'done');
    const begin = (state: 'undoing' | 'running', from: 'done' | 'ready') =>
      desk.kit.shop.imports.start(
        { importId: id, actorId: desk.manager.id, state, from: [from] },
        async () => {
          throw new Error('the database is away');
        },
      );
    await begin('undoing', 'done');
    await eventually(async () => (await stateOf(id))?.state, 'stopped');
    expect(await stateOf(id)).toMatchObject({ hasStoppedUndo: true, restored: 0, kept: 0 });
    expect(await start(id)).toMatchObject(refused);
    const change = (values: Partial<Import>) =>
      desk.kit.shop.db.write((tx) => tx.update(Import, { id }, values));
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
    const id = await upload(linesOf('Resumed', 510));
    await finish(start, id, 'done');
    const undoing = await stopAfter(undo, id, 1);
    expect(undoing).toMatchObject({ hasStoppedUndo: true, undoneAt: null });
    // Of that release, which has stored a batch.
    await desk.kit.shop.db.write((tx) => tx.update(Import, { id }, { done: 500 }));
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
    (await desk.kit.gql(DeskImport, { id, first: 1, after: null }, desk.manager.token)).desk?.import?.preview;

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

  it('are where the preview has them, when the import goes on after it has stopped', async () => {
    const id = await upload(fileOf('Orphan', 510));
    const counts = { imported: 512, updated: 0, refused: 1 };
    expect(await previewOf(id)).toMatchObject(counts);
    await stopAfter(start, id, 1);
    expect(await countOf('Orphan')).toBe(500);
    expect(await finish(start, id, 'done')).toMatchObject(counts);
    expect(await countOf('Orphan')).toBe(512);
  });
});

describe('an undo whose process is killed', () => {
  it('is shown as stopped, and is continued without a difference', async () => {
    await finish(start, await upload(linesOf('Undone', 150)), 'done');
    const id = await upload(linesOf('Undone', 150, 12, 7));
    await finish(start, id, 'done');
    const restored = () => desk.kit.shop.db.read.countBy(ImportChange, { importId: id, state: 'undone' });
    await kill('undo', id, async () => (await restored()) > 0);
    expect(await restored()).toBeLessThan(450);
    expect(await findLedgerMismatches(desk.kit.shop.db.read)).toEqual([]);
    // Price, old price and stock of each product.
    expect(await finish(undo, id, 'undone')).toMatchObject({ restored: 450, kept: 0 });
    const products = await desk.kit.shop.db.read.findBy(Product, { brand: 'Undone' });
    expect(
      new Set(products.map(({ price, oldPrice, countInStock }) => [price, oldPrice, countInStock].join())),
    ).toEqual(new Set(['1000,1000,1']));
    expect(await findLedgerMismatches(desk.kit.shop.db.read)).toEqual([]);
  });

  it('cannot be followed by its import, continued', async () => {
    const id = await upload(linesOf('Again', 410));
    await finish(start, id, 'done');
    await kill('undo', id, async () => (await countOf('Again', true)) > 0);
    expect(await stateOf(id)).toMatchObject({ state: 'stopped', hasStoppedUndo: true });
    expect(await start(id)).toMatchObject({ __typename: 'InvalidInput' });
    await finish(undo, id, 'undone');
    expect(await countOf('Again', true)).toBe(410);
    await expectWholeRows('Again', id);
  });
});
