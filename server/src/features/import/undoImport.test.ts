import { type CatalogueImports, catalogueImports } from '../../../test/catalogueImport.ts';
import { expectTypename } from '../../../test/expectTypename.ts';
import { AddReview, Categories } from '../../../test/generated/documents.ts';
import { startShop, type TestShop } from '../../../test/testkit.ts';
import { Category, Product } from '../catalog/catalog.entity.ts';
import { findLedgerMismatches } from '../stock/ledger.queries.ts';
import { ImportBusyError, ImportStateError, isInterrupted, runExclusively } from './importRuns.service.ts';
import { Import } from './imports.entity.ts';
import { deleteOldImports } from './imports.service.ts';
import { undoImport } from './undoImport.service.ts';

let kit: TestShop;
let imports: CatalogueImports;
beforeAll(async () => {
  kit = await startShop();
  imports = catalogueImports(kit);
});
afterAll(async () => {
  await kit.close();
  imports.close();
});

const HEADER = 'sku,product,category,sub_category,brand,sale_price,stock,description';
const run = (...lines: string[]) => imports.importLines(HEADER, lines);
const undo = (id: string) => undoImport(kit.shop, id);
const productOf = (sku: string) => kit.shop.db.read.findOneByOrFail(Product, { sku });
const importOf = (id: string) => kit.shop.db.read.findOneByOrFail(Import, { id });
const salt = (price: number, name = 'Salt', stock = 5) =>
  `U-1,${name},Staples,Salt,Own,${price},${stock},White.`;

describe('the undo of an import', () => {
  it('restores what it changed, stock included', async () => {
    await run(salt(20));
    const before = await productOf('U-1');
    const { id } = await run(salt(25, 'Rock salt', 9));
    expect(await productOf('U-1')).toMatchObject({ price: 2500, name: 'Rock salt', countInStock: 9 });
    expect(await undo(id)).toEqual({ restored: 4, kept: 0 });
    const { revision, updatedAt } = await productOf('U-1');
    expect(await productOf('U-1')).toEqual({ ...before, revision, updatedAt });
    expect(await findLedgerMismatches(kit.shop.db.read)).toEqual([]);
    expect(await importOf(id)).toMatchObject({ state: 'undone', restored: 4, kept: 0, activeKey: null });
  });

  it('keeps what has changed since, and says how much', async () => {
    const { id } = await run(salt(30, 'Sea salt', 3));
    await kit.shop.db.write((tx) => tx.update(Product, { sku: 'U-1' }, { name: 'Pink salt' }));
    expect(await undo(id)).toEqual({ restored: 3, kept: 1 });
    expect(await productOf('U-1')).toMatchObject({ price: 2000, name: 'Pink salt', countInStock: 5 });
  });

  it('withdraws what it created, which the next import brings back', async () => {
    const lines = ['W-1,Wheat,Staples,Flour,Own,40,8,Brown.', 'W-2,Maida,Staples,Flour,Own,35,8,White.'];
    const { id } = await run(...lines);
    expect(await undo(id)).toEqual({ restored: 2, kept: 0 });
    expect([await productOf('W-1'), await productOf('W-2')]).toMatchObject([
      { withdrawn: true },
      { withdrawn: true },
    ]);
    const again = await run(...lines);
    expect(again.counts).toMatchObject({ imported: 0, updated: 2 });
    expect(await productOf('W-1')).toMatchObject({ withdrawn: false });
    await undo(again.id);
    expect(await productOf('W-1')).toMatchObject({ withdrawn: true });
    await run(...lines);
    // Somebody withdraws it for good.
    await kit.shop.db.write((tx) => tx.update(Product, { sku: 'W-1' }, { withdrawn: true }));
    expect((await run(...lines)).counts).toMatchObject({ imported: 0, updated: 0 });
  });

  it('takes the categories that it created from shoppers, but not those that others use', async () => {
    const shown = async () => {
      await kit.shop.catalog.refresh();
      const { categories } = await kit.gql(Categories, {});
      return categories.flatMap(({ name, children }) => [name, ...children.map((child) => child.name)]);
    };
    /** By its id, through GraphQL and REST. */
    const read = async (id: string) => {
      const { body } = await kit.gqlRaw('query ($id: ID!) { category(id: $id) { name } }', { id });
      const { data } = body as { data: { category: { name: string } | null } };
      const rest = (await kit.rest('GET', `/category/${id}`)).body as { categoryData: { name: string }[] };
      return [data.category?.name, rest.categoryData.map(({ name }) => name)];
    };
    const before = await shown();
    const lines = ['C-1,Rope,Hardware,Ropes,Own,40,8,Long.', 'C-2,Nail,Hardware,Nails,Own,35,8,Sharp.'];
    const { id } = await run(...lines);
    expect(await shown()).toEqual([...before, 'Hardware', 'Ropes', 'Nails']);
    await run('C-3,Twine,Hardware,Ropes,Own,30,8,Thin.');
    const { subCatId } = await productOf('C-2');
    expect(await read(subCatId)).toEqual(['Nails', ['Nails']]);
    await undo(id);
    expect(await shown()).toEqual([...before, 'Hardware', 'Ropes']);
    expect(await read(subCatId)).toEqual([undefined, []]);
    // The withdrawn product still has its sub-category, and both come back together.
    const again = await run(...lines);
    expect(await shown()).toEqual([...before, 'Hardware', 'Ropes', 'Nails']);
    await undo(again.id);
    expect(await shown()).toEqual([...before, 'Hardware', 'Ropes']);
  });

  it('keeps a SKU that another product has got meanwhile', async () => {
    await run('K-1,Kaju,Staples,Nuts,Own,10,1,x');
    const { id } = await imports.importLines(
      'product_id,sku,product,category,sub_category,brand,sale_price',
      [`${(await productOf('K-1')).id},K-2,Kaju,Staples,Nuts,Own,10`],
    );
    await run('K-1,Other,Staples,Nuts,Own,11,1,x');
    expect(await undo(id)).toEqual({ restored: 0, kept: 1 });
    expect(await productOf('K-2')).toMatchObject({ name: 'Kaju' });
  });

  it('happens once', async () => {
    const { id } = await run(salt(50));
    const results = await Promise.allSettled([undo(id), undo(id), undo(id)]);
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    await expect(undo(id)).rejects.toThrow(ImportStateError);
  });

  it('takes back an import of more products than one batch has', async () => {
    const lines = Array.from(
      { length: 700 },
      (_, index) => `B-${index},Batch ${index},Many,Things,Own,9,1,x`,
    );
    const { id, counts } = await run(...lines);
    expect(counts.imported).toBe(700);
    expect(await undo(id)).toEqual({ restored: 700, kept: 0 });
    expect(
      await kit.shop.db.read.countBy(Product, { brand: 'Own', name: 'Batch 699', withdrawn: false }),
    ).toBe(0);
  });
});

describe('columns that depend on each other', () => {
  const header = `${HEADER},market_price,rating,size,ram`;
  const runAll = (...lines: string[]) => imports.importLines(header, lines);
  const line = (sku: string, subCategory: string, price: number, rest = ',,,') =>
    `${sku},Item ${sku},${subCategory},Own,${price},5,Good.,${rest}`;
  const change = (sku: string, values: Partial<Product>) =>
    kit.shop.db.write((tx) => tx.update(Product, { sku }, values));

  it('keep the price where its old price has changed, and the other way round', async () => {
    await runAll(line('G-1', 'Staples,Rice', 100), line('G-2', 'Staples,Rice', 100));
    const { id } = await runAll(
      line('G-1', 'Staples,Rice', 60, '60,,,'),
      line('G-2', 'Staples,Rice', 60, '60,,,'),
    );
    await change('G-1', { oldPrice: 7000 });
    await change('G-2', { price: 5000 });
    expect(await undo(id)).toEqual({ restored: 0, kept: 4 });
    expect([await productOf('G-1'), await productOf('G-2')]).toMatchObject([
      { price: 6000, oldPrice: 7000 },
      { price: 5000, oldPrice: 6000 },
    ]);
  });

  it('keep a price that would be above an old price which the import has not changed', async () => {
    await runAll(line('G-3', 'Staples,Rice', 100));
    const { id } = await runAll(line('G-3', 'Staples,Rice', 60));
    await change('G-3', { oldPrice: 7000 });
    expect(await undo(id)).toEqual({ restored: 0, kept: 1 });
    expect(await productOf('G-3')).toMatchObject({ price: 6000, oldPrice: 7000 });
  });

  it('keep the category where the sub-category has changed', async () => {
    await runAll(line('G-4', 'Staples,Rice', 10), line('G-5', 'Bakery,Buns', 10));
    const { id } = await runAll(line('G-4', 'Bakery,Bread', 12));
    const { catId, subCatId } = await productOf('G-5');
    await change('G-4', { subCatId });
    // The price and the old price.
    expect(await undo(id)).toEqual({ restored: 2, kept: 2 });
    expect(await productOf('G-4')).toMatchObject({ catId, subCatId, price: 1000 });
  });

  it('keep a category whose former sub-category was deleted, and restore the rest', async () => {
    await runAll(line('G-6', 'Staples,Seeds', 10), line('G-7', 'Staples,Rice', 10));
    const former = await productOf('G-6');
    const { id } = await runAll(line('G-6', 'Staples,Rice', 12), line('G-7', 'Staples,Rice', 12));
    await kit.shop.db.write((tx) => tx.delete(Category, { id: former.subCatId }));
    expect(await undo(id)).toEqual({ restored: 4, kept: 1 });
    const { subCatId } = await productOf('G-7');
    expect([await productOf('G-6'), await productOf('G-7')]).toMatchObject([
      { price: 1000, catId: former.catId, subCatId },
      { price: 1000 },
    ]);
  });

  it('keep a sub-category whose former category is no longer the stored one', async () => {
    await runAll(line('G-8', 'Staples,Rice', 10), line('G-9', 'Bakery,Buns', 10));
    const { id } = await runAll(line('G-8', 'Staples,Wheat', 10));
    const { catId } = await productOf('G-9');
    await change('G-8', { catId });
    expect(await undo(id)).toEqual({ restored: 0, kept: 1 });
  });

  it('keep the other options where one list has changed', async () => {
    await runAll(line('G-10', 'Staples,Rice', 10, ',,S | M,4 GB | 8 GB'));
    const { id } = await runAll(line('G-10', 'Staples,Rice', 10, ',,L,16 GB'));
    await change('G-10', { productRam: ['32 GB'] });
    expect(await undo(id)).toEqual({ restored: 0, kept: 2 });
    expect(await productOf('G-10')).toMatchObject({ size: ['L'], productRam: ['32 GB'] });
  });

  it('keep the rating where shoppers have reviewed the product', async () => {
    await runAll(line('G-11', 'Staples,Rice', 10), line('G-12', 'Staples,Rice', 10));
    const { id } = await runAll(
      line('G-11', 'Staples,Rice', 10, ',3,,'),
      line('G-12', 'Staples,Rice', 10, ',3,,'),
    );
    await kit.shop.catalog.refresh();
    const input = { productId: (await productOf('G-11')).id, review: 'Good', customerRating: 3 };
    const { addReview } = await kit.gql(AddReview, { input }, (await kit.newShopper()).token);
    expectTypename(addReview, 'ReviewAdded');
    expect(await undo(id)).toEqual({ restored: 1, kept: 1 });
    expect([await productOf('G-11'), await productOf('G-12')]).toMatchObject([
      { rating: 30, reviewCount: 1 },
      { rating: 0, reviewCount: 0 },
    ]);
  });
});

describe('an import that stops half-way', () => {
  const lines = (price: number) =>
    Array.from({ length: 550 }, (_, index) => `H-${index},Half ${index},Many,Halves,Own,${price},1,x`);

  it('is shown with its reason, and can be undone', async () => {
    await run(...lines(10));
    await expect(
      imports.importLines(HEADER, lines(12), {
        onProgress: () => {
          throw new Error('power failure');
        },
      }),
    ).rejects.toThrow('power failure');
    const [stopped] = await kit.shop.db.read.find(Import, { order: { createdAt: 'DESC' }, take: 1 });
    expect(stopped).toMatchObject({ state: 'stopped', problem: 'power failure', done: 500, activeKey: null });
    expect(await productOf('H-0')).toMatchObject({ price: 1200 });
    expect(await undo(stopped!.id)).toEqual({ restored: 1000, kept: 0 });
    expect(await productOf('H-0')).toMatchObject({ price: 1000, oldPrice: 1000 });
  });
});

describe('two imports at once', () => {
  it('are refused while one of them is alive, and one takes over from a dead one', async () => {
    const [first, second] = [await run(salt(60)), await run(salt(61))];
    const claim = (importId: string) => ({
      importId,
      actorId: null,
      state: 'undoing' as const,
      from: ['done', 'stopped'] as const,
    });
    const start = (importId: string, work: () => Promise<Partial<Import>>) =>
      runExclusively(kit.shop, { ...claim(importId), from: ['done', 'stopped'] }, work);
    await start(first.id, async () => {
      await expect(undo(second.id)).rejects.toThrow(ImportBusyError);
      // As if it had not beaten for long.
      await kit.shop.db.write((tx) => tx.update(Import, { id: first.id }, { beatAt: 1 }));
      expect(isInterrupted(await importOf(first.id))).toBe(true);
      await undo(second.id);
      expect(await importOf(first.id)).toMatchObject({
        state: 'stopped',
        problem: 'The program was interrupted.',
      });
      return { state: 'undone' };
    });
    // The dead one could not write its end.
    expect(await importOf(first.id)).toMatchObject({ state: 'stopped' });
  });
});

test('imports are deleted after 90 days', async () => {
  const { id } = await run(salt(70));
  await kit.shop.db.write((tx) => tx.update(Import, { id }, { createdAt: Date.now() - 91 * 86_400_000 }));
  await deleteOldImports(kit.shop);
  expect(await kit.shop.db.read.findOneBy(Import, { id })).toBeNull();
});
