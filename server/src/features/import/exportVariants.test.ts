import { catalogueImports } from '../../../test/catalogueImport.ts';
import { startShop, type TestShop } from '../../../test/testkit.ts';
import { editLine, loose, variantImports, zeroCounts } from '../../../test/variantImports.ts';
import { Product } from '../catalog/catalog.entity.ts';
import { Variant } from '../catalog/variants/variants.entity.ts';
import { InventoryItem } from '../stock/inventoryItems.entity.ts';
import { findLedgerMismatches } from '../stock/ledger.queries.ts';
import { readUnits } from './imports.queries.ts';

const tests = variantImports();
const { run, productOf, variantsOf, itemOf, mismatches, importExport, insertItems } = tests;

describe('an export with variants', () => {
  it('is imported without a change, and with exactly what was edited', async () => {
    await run(...loose('Mangoes', [90, 170]));
    const [, large] = await variantsOf('Mangoes');
    expect((await importExport()).counts).toEqual(zeroCounts);
    const text = await tests.imports.exportText();
    expect(text.split('\r\n').filter((line) => line.includes('Mangoes'))).toHaveLength(2);

    await run(...loose('Bananas'));
    const others = (await variantsOf('Bananas')).length;
    const dearer = await importExport(editLine('170.00,200.00', (line) => line.replace('170.00', '165.00')));
    expect(dearer.counts).toEqual({ ...zeroCounts, updated: 1 });
    expect(await variantsOf('Mangoes')).toMatchObject([{ price: 9000 }, { id: large!.id, price: 16_500 }]);
    expect(await variantsOf('Bananas')).toHaveLength(others);

    // The other line of this stock still has the former one.
    const counted = await importExport(
      editLine('165.00,200.00,5000', (line) => line.replace('5000', '4000')),
    );
    expect(counted.counts).toEqual({ ...zeroCounts, updated: 1 });
    expect(await itemOf(large!.inventoryId)).toMatchObject({ units: 4000 });
    expect(await mismatches()).toEqual([]);
  });

  it('has the only variant of a product without options', async () => {
    await run('U,Ghee,Dairy,Ghee,Own,,640,700,5000,U-1,8901063012349,1,L,1000,ghee');
    const [ghee, ...others] = await variantsOf('Ghee');
    expect(ghee).toMatchObject({ label: '', gtin: '8901063012349', amount: 1000, unit: 'ML' });
    expect(others).toEqual([]);
    expect((await importExport()).counts).toEqual(zeroCounts);
    const { counts } = await importExport(editLine(',U-1,', (line) => line.replace('640.00', '630.00')));
    expect(counts).toEqual({ ...zeroCounts, updated: 1 });
    expect(await variantsOf('Ghee')).toEqual([{ ...ghee, price: 63_000 }]);
  });

  it('keeps a stock that has moved since', async () => {
    await run(...loose('Papayas', [35, 65]));
    const text = await tests.imports.exportText();
    const [papaya] = await variantsOf('Papayas');
    const units = { units: 4500 };
    await tests.kit.shop.db.write(async (tx) => {
      await tx.update(InventoryItem, { id: papaya!.inventoryId! }, units);
      await tx.query(
        `INSERT INTO stock_movements (id, productId, quantity, kind, reason, createdAt)
           VALUES ('${papaya!.id}', '${papaya!.inventoryId}', -500, 'correction', '', 1)`,
      );
    });
    const [header = '', ...lines] = text.replace(/\r\n$/, '').split('\r\n');
    const { counts, reportLines } = await tests.imports.importLines(header, lines);
    expect(counts).toEqual(zeroCounts);
    expect(reportLines.join()).toContain('stock,has moved since the export: left as it is,5000,4500');
    expect(await itemOf(papaya!.inventoryId)).toMatchObject(units);
    await tests.imports.importLines(header, lines, { setsMovedStock: true });
    expect(await itemOf(papaya!.inventoryId)).toMatchObject({ units: 5000 });
    expect(await mismatches()).toEqual([]);
  });

  it('renames an option that its SKU names, and finds shared inventory items by name, code and id', async () => {
    const [byName, byCode] = await insertItems('Sack of lentils', 'Lentils', 'L-1');
    await run(
      `L,Lentils A,Staples,Dal,Own,1 kg,120,,,LA-1,,1,kg,1000,sack of LENTILS`,
      `L,Lentils A,Staples,Dal,Own,2 kg,230,,,LA-2,,2,kg,2000,L-1`,
      `L,Lentils A,Staples,Dal,Own,5 kg,560,,,LA-3,,5,kg,5000,own`,
    );
    expect(await variantsOf('Lentils A')).toMatchObject([
      { inventoryId: byName!.id },
      { inventoryId: byCode!.id },
      { inventoryId: null },
    ]);
    expect((await importExport()).counts).toEqual(zeroCounts);
    const before = await variantsOf('Lentils A');
    const renamed = await importExport(
      editLine('LA-2', (line) => line.replace(',2 kg,2000,', ',2 kilos,2000,')),
    );
    expect(renamed.counts).toMatchObject({ updated: 1, refused: 0 });
    expect((await variantsOf('Lentils A'))[1]).toMatchObject({ id: before[1]!.id, label: '2 kilos' });
    expect(await productOf('Lentils A')).toMatchObject({ productWeight: ['1 kg', '2 kilos', '5 kg'] });
  });
});

describe('a shop that is filled from an export', () => {
  it('has the same variants and stocks', async () => {
    await runOptions('-', 'none', 'N/A', 'None');
    await tests.imports.importLines('product,category,sub_category,brand,sale_price,options', [
      'Cover,Gadgets,Cases,Own,99,weight: \\none',
    ]);
    expect(await productOf('Cover')).toMatchObject({ productWeight: ['none'] });
    expect((await importExport()).counts).toEqual(zeroCounts);
    const [header = '', ...lines] = (await tests.imports.exportText()).replace(/\r\n$/, '').split('\r\n');
    const other = await startShop();
    const otherImports = catalogueImports(other);
    try {
      await empty(other);
      // A spreadsheet may have sorted it.
      const { counts } = await otherImports.importLines(header, lines.reverse());
      expect(counts).toMatchObject({ updated: 0, refused: 0 });
      expect((await otherImports.importLines(header, lines)).counts).toMatchObject({
        updated: 0,
        imported: 0,
      });
      expect(await catalogueOf(other)).toEqual(await catalogueOf(tests.kit));
      expect(await findLedgerMismatches(other.shop.db.read)).toEqual([]);
    } finally {
      await other.close();
      otherImports.close();
    }
  });

  /** Imports a product with options that mean nothing in other columns. */
  async function runOptions(...options: string[]): Promise<void> {
    const { counts } = await run(
      ...options.map((option, at) => `Case,Case,Gadgets,Cases,Own,${option},${at + 10},20,3,,,,,,`),
    );
    expect(counts).toEqual({ ...zeroCounts, imported: 1 });
    expect((await variantsOf('Case')).map(({ label }) => label)).toEqual(options);
  }

  const empty = ({ shop }: TestShop) =>
    shop.db.write(async (tx) => {
      const tables = ['banners', 'variants', 'products', 'inventory_items', 'stock_movements'];
      for (const table of tables) await tx.query(`DELETE FROM ${table}`);
      for (const rows of ['categories WHERE parentId IS NOT NULL', 'categories'])
        await tx.query(`DELETE FROM ${rows}`);
    });

  /** Products on sale with their variants and what these draw on, by name and without ids. */
  async function catalogueOf({ shop: { db } }: TestShop) {
    const products = await db.read.findBy(Product, { withdrawn: false });
    const units = await readUnits(
      db.read,
      (await db.read.find(InventoryItem)).map(({ id }) => id),
    );
    const names = new Map(
      (await db.read.find(InventoryItem)).map(({ id, name, code, countedIn }) => [
        id,
        { name, code, countedIn, onHand: units.get(id)?.onHand },
      ]),
    );
    const variants = await db.read.find(Variant, { order: { position: 'ASC' } });
    return products
      .map(({ id, name, brand, sku, price, oldPrice, countInStock, images, ...lists }) => ({
        ...{ name, brand, sku, price, oldPrice, countInStock, images },
        ...{ size: lists.size, productWeight: lists.productWeight, productRam: lists.productRam },
        variants: variants
          .filter(({ productId }) => productId === id)
          .map(({ id: _, productId: __, inventoryId, ...variant }) => ({
            ...variant,
            item: names.get(inventoryId ?? '') ?? null,
          })),
      }))
      .sort((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1));
  }
});
