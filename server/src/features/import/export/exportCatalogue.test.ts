import { type CatalogueImports, catalogueImports } from '../../../../test/catalogueImport.ts';
import { startShop, type TestShop } from '../../../../test/testkit.ts';
import { Product } from '../../catalog/catalog.entity.ts';
import { exportCatalogue } from './exportCatalogue.service.ts';

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

/** Imports an export, after an edit. */
async function importExport(edit: (text: string) => string = (text) => text) {
  const [header = '', ...lines] = edit((await imports.exportText()).replace(/\r\n$/, '')).split('\r\n');
  return imports.importLines(header, lines);
}

const zeroCounts = { imported: 0, updated: 0, repaired: 0, refused: 0 };

describe('an export', () => {
  it('of the demo catalogue is imported without a change or a correction', async () => {
    const { counts, reportLines } = await importExport();
    expect({ counts, reportLines }).toEqual({ counts: zeroCounts, reportLines: [] });
  });

  it('of a product without a description or stars is imported without a correction', async () => {
    const [product] = await kit.shop.db.read.find(Product, { take: 1 });
    await kit.shop.db.write((tx) => tx.update(Product, { id: product!.id }, { description: '', rating: 0 }));
    expect((await importExport()).counts).toEqual(zeroCounts);
  });

  it('of values that no file would have is imported without a change', async () => {
    const [one, other, third, fourth, fifth] = await kit.shop.db.read.find(Product, { take: 5 });
    // Its options have no variants that name them.
    await kit.setVariants(one!.id, []);
    await kit.shop.db.write(async (tx) => {
      await tx.update(
        Product,
        { id: one!.id },
        {
          name: '=HYPERLINK("http://x")',
          brand: " '-brand  with   spaces",
          description: '\'=1\n\nWith, "quotes" and \u00a0spaces \n\nType: =A1',
          sku: '-7',
          size: ['a|b', 'c;d', 'e\\f'],
        },
      );
      await tx.update(
        Product,
        { id: fourth!.id },
        { name: '@Home Tea', brand: '+Plus', sku: '8 901063 012349' },
      );
      await tx.update(
        Product,
        { id: fifth!.id },
        { name: '-50 % Sugar', brand: '\uff1dEqual', sku: '8901060000000' },
      );
      await tx.update(Product, { id: one!.id }, { hsn: '04069000', gstRate: 25 });
      await tx.update(Product, { id: fourth!.id }, { hsn: '0406', taxExempt: true });
      // The same product as another one, but for its id.
      const { name, brand, catId, subCatId, price, oldPrice } = other!;
      await tx.update(Product, { id: third!.id }, { name, brand, catId, subCatId, price, oldPrice });
    });
    const text = await imports.exportText();
    expect(text).toContain(`"'=HYPERLINK(""http://x"")"`);
    expect((await importExport()).counts).toMatchObject({ imported: 0, updated: 0, refused: 0 });
  });

  it('is imported with exactly what was edited', async () => {
    const product = await kit.shop.db.read
      .findOneByOrFail(Product, { name: 'Alphonso Mangoes' })
      .catch(async () => {
        const [any] = await kit.shop.db.read.find(Product, { skip: 20, take: 1 });
        return any!;
      });
    const { counts, id } = await importExport((text) => text.replace(`,${product.name},`, ',Another name,'));
    expect(counts).toMatchObject({ imported: 0, updated: 1 });
    expect(await kit.shop.db.read.findOneByOrFail(Product, { id: product.id })).toMatchObject({
      name: 'Another name',
      images: product.images,
    });
    expect(id).not.toBe('');
  });

  it('lets other work of the process run between its parts', async () => {
    const parts = exportCatalogue(kit.shop.db);
    await parts.next();
    let hasRun = false;
    setImmediate(() => {
      hasRun = true;
    });
    await parts.next();
    expect(hasRun).toBe(true);
  });

  it('has a product in each part, with all its variants', async () => {
    const parts: string[] = [];
    for await (const part of exportCatalogue(kit.shop.db)) parts.push(part);
    const ids = parts.slice(1).map((part) => part.slice(0, 36));
    expect(new Set(ids).size).toBe(await kit.shop.db.read.countBy(Product, { withdrawn: false }));
    expect(ids).toEqual([...new Set(ids)]);
  });

  it('has no withdrawn products', async () => {
    const [product] = await kit.shop.db.read.find(Product, { skip: 30, take: 1 });
    await kit.shop.db.write((tx) => tx.update(Product, { id: product!.id }, { withdrawn: true }));
    expect(await imports.exportText()).not.toContain(product!.id);
  });
});
