import { deskImports, linesOf } from '../../../../test/deskImports.ts';
import { eventually } from '../../../../test/eventually.ts';
import { AdjustStock, UpdateProducts } from '../../../../test/generated/documents.ts';
import { Product } from '../../catalog/catalog.entity.ts';
import { findLedgerMismatches } from '../../stock/ledger.queries.ts';

// Imports beside each other and beside edits.

const desk = deskImports();
const { upload, stateOf, start, finish, countOf, readGrid } = desk;

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
    expect(await findLedgerMismatches(desk.kit.shop.db.read)).toEqual([]);
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
      const { updateProducts } = await desk.kit.gql(UpdateProducts, { changes }, desk.manager.token);
      // The import may have changed the row before: then nothing is saved, and the grid shows the row anew.
      if (updateProducts.__typename === 'DeskProductsUpdated') edited.push(productId);
      else expect(updateProducts).toMatchObject({ __typename: 'DeskEditConflict' });
      const adjustments = [{ productId, kind: 'received' as const, change: 2 }];
      await desk.kit.gql(AdjustStock, { adjustments }, desk.manager.token);
    }
    await eventually(async () => (await stateOf(id))?.state, 'done');
    const products = await desk.kit.shop.db.read.findBy(Product, { brand: 'Grid' });
    expect(products.map(({ price }) => price)).toEqual(products.map(() => 1500));
    for (const product of products) expect(product.featured).toBe(edited.includes(product.id));
    expect(await findLedgerMismatches(desk.kit.shop.db.read)).toEqual([]);
  });

  it('refuse an edit of a row that the import has changed meanwhile', async () => {
    await finish(start, await upload(linesOf('Stale', 10)), 'done');
    const [row] = await readGrid('Stale');
    await finish(start, await upload(linesOf('Stale', 10, 15)), 'done');
    const changes = [{ id: row!.id, version: row!.version, price: 99 }];
    const result = (await desk.kit.gql(UpdateProducts, { changes }, desk.manager.token)).updateProducts;
    expect(result).toMatchObject({ __typename: 'DeskEditConflict' });
    expect(await desk.kit.shop.db.read.findOneByOrFail(Product, { id: row!.id })).toMatchObject({
      price: 1500,
    });
  });
});
