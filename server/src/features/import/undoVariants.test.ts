import { loose, variantImports, zeroCounts } from '../../../test/variantImports.ts';
import { Variant } from '../catalog/variants/variants.entity.ts';
import { InventoryItem } from '../stock/inventoryItems.entity.ts';
import { undoImport } from './undoImport.service.ts';

const tests = variantImports();
const { run, productOf, variantsOf, itemOf, mismatches } = tests;

describe('the undo of an import with variants', () => {
  it('restores variants, options, prices and stock', async () => {
    await run(...loose('Kiwis', [50, 95]));
    const [product, variants] = [await productOf('Kiwis'), await variantsOf('Kiwis')];
    const { id, counts } = await run(
      ...loose('Kiwis', [55, 99], 7000),
      'Kiwis,Kiwis,Fruits,Fresh,Own,2 kg,190,,,,,,,2000,loose',
    );
    expect(counts).toEqual({ ...zeroCounts, updated: 1 });
    expect(await variantsOf('Kiwis')).toHaveLength(3);
    expect(await itemOf(variants[0]!.inventoryId)).toMatchObject({ units: 7000 });
    expect(await undoImport(tests.kit.shop, id)).toMatchObject({ kept: 0 });
    expect(await variantsOf('Kiwis')).toEqual(variants);
    const { revision, updatedAt } = await productOf('Kiwis');
    expect(await productOf('Kiwis')).toEqual({ ...product, revision, updatedAt });
    expect(await itemOf(variants[0]!.inventoryId)).toMatchObject({ units: 5000 });
    expect(await mismatches()).toEqual([]);
  });

  it('makes a product one with a single price again, and gives back the SKU that a variant took', async () => {
    await tests.imports.importLines('product,category,sub_category,brand,sale_price,sku', [
      'Honey,Staples,Honey,Own,150,H-1',
    ]);
    const before = await productOf('Honey');
    const { id } = await run(
      'H,Honey,Staples,Honey,Own,250 g,150,,5,H-1,,,,,',
      'H,Honey,Staples,Honey,Own,500 g,280,,4,,,,,,',
    );
    expect(await productOf('Honey')).toMatchObject({ id: before.id, sku: null });
    const [first] = await variantsOf('Honey');
    await undoImport(tests.kit.shop, id);
    expect(await variantsOf('Honey')).toEqual([]);
    const { revision, updatedAt } = await productOf('Honey');
    expect(await productOf('Honey')).toEqual({ ...before, revision, updatedAt });
    expect(await itemOf(first!.inventoryId)).toMatchObject({ units: 0 });
    expect(await mismatches()).toEqual([]);
  });

  it('keeps variants that somebody has changed since', async () => {
    await run(...loose('Pears', [70, 130]));
    const { id } = await run(...loose('Pears', [75, 140]));
    const { id: productId } = await productOf('Pears');
    await tests.kit.shop.db.write((tx) =>
      tx.update(Variant, { productId, label: '1 kg' }, { price: 13_900 }),
    );
    expect(await undoImport(tests.kit.shop, id)).toMatchObject({ restored: 0 });
    expect(await variantsOf('Pears')).toMatchObject([{ price: 7500 }, { price: 13_900 }]);
  });

  it('takes all units back that lines of several products have put into a new inventory item', async () => {
    const header =
      'group,product,category,brand,option,sale_price,stock,stock_at_export,inventory,inventory_name';
    const line = (name: string, stock: number, inventory: string) =>
      `${name},${name},Fruits,Own,1 kg,60,${stock},100,${inventory},${inventory}`;
    const others = Array.from({ length: 500 }, (_, at) => `,Unit ${at},Many,Own,,9,1,,,`);
    const { id, counts } = await tests.imports.importLines(header, [
      ...[
        line('Limau', 100, 'One batch'),
        line('Yuzu', 150, 'One batch'),
        line('Pomelo', 100, 'Two batches'),
      ],
      ...others,
      line('Citron', 130, 'Two batches'),
    ]);
    expect(counts).toEqual({ ...zeroCounts, imported: 504 });
    const itemCalled = (name: string) => tests.kit.shop.db.read.findOneByOrFail(InventoryItem, { name });
    expect([await itemCalled('One batch'), await itemCalled('Two batches')]).toMatchObject([
      { units: 150 },
      { units: 130 },
    ]);
    expect(await undoImport(tests.kit.shop, id)).toMatchObject({ kept: 0 });
    expect([await itemCalled('One batch'), await itemCalled('Two batches')]).toMatchObject([
      { units: 0 },
      { units: 0 },
    ]);
    expect(await mismatches()).toEqual([]);
  });

  it('leaves the stock of variants that somebody has changed since', async () => {
    await tests.imports.importLines('product,category,sub_category,brand,sale_price', [
      'Plums,Fruits,Fresh,Own,30',
      'Peaches,Fruits,Fresh,Own,30',
    ]);
    const { id } = await run(
      ...['Plums', 'Peaches'].flatMap((name) => loose(name, [30, 58], 4000)),
      ...loose('Quinces', [20, 38], 3000),
      ...loose('Limes', [10, 18], 2000),
    );
    const change = async (name: string) => {
      const { id: productId } = await productOf(name);
      await tests.kit.shop.db.write((tx) =>
        tx.update(Variant, { productId, label: '1 kg' }, { price: 5900 }),
      );
    };
    const itemIdOf = async (name: string) => (await variantsOf(name))[0]!.inventoryId;
    const names = ['Plums', 'Peaches', 'Quinces', 'Limes'];
    const itemIds = await Promise.all(names.map(itemIdOf));
    await change('Plums');
    await change('Quinces');
    const { kept } = await undoImport(tests.kit.shop, id);
    expect(await Promise.all(itemIds.map(async (itemId) => (await itemOf(itemId)).units))).toEqual([
      4000, 0, 3000, 0,
    ]);
    // Of plums variants, old price and options, which belong together; and two stocks.
    expect(kept).toBe(5);
    expect(await variantsOf('Peaches')).toEqual([]);
    expect(await mismatches()).toEqual([]);
  });
});
