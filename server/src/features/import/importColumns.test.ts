import { type CatalogueImports, catalogueImports } from '../../../test/catalogueImport.ts';
import { reserveUnits } from '../../../test/reserveUnits.ts';
import { startShop, type TestShop } from '../../../test/testkit.ts';
import { Category, Product } from '../catalog/catalog.entity.ts';
import { findLedgerMismatches } from '../stock/ledger.queries.ts';
import { StockMovement } from '../stock/stockMovements.entity.ts';

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

const HEADER =
  'sku,product,category,sub_category,brand,sale_price,market_price,stock,options,countries,featured';
const run = (...lines: string[]) => imports.importLines(HEADER, lines);
const zeroCounts = { imported: 0, updated: 0, repaired: 0, refused: 0 };
const productOf = (sku: string) => kit.shop.db.read.findOneByOrFail(Product, { sku });
const movementsOf = (itemId: string) =>
  kit.shop.db.read.find(StockMovement, { where: { itemId }, order: { id: 'ASC' } });

describe('an import with its own columns', () => {
  it('sets stock, options, countries and featured of a new product', async () => {
    const { counts, id } = await run('R-1,Rice,Staples,Rice,Own,99,120,7,weight: 1 kg | 5 kg,IN NP,yes');
    expect(counts).toEqual({ ...zeroCounts, imported: 1 });
    const product = await productOf('R-1');
    expect(product).toMatchObject({
      name: 'Rice',
      countInStock: 7,
      productWeight: ['1 kg', '5 kg'],
      size: [],
      countries: ['IN', 'NP'],
      featured: true,
    });
    expect(await movementsOf(product.id)).toMatchObject([
      { quantity: 7, kind: 'opening', reference: id, actorId: null },
    ]);
  });

  it('finds a product by its SKU, whatever else has changed, and keeps what is blank', async () => {
    await run('S-1,Salt,Staples,Salt,Own,20,25,5,size: S | M,IN,yes');
    const before = await productOf('S-1');
    const { counts } = await run('S-1,Rock Salt,Spices,Powders,Other,22,,,,,');
    expect(counts).toMatchObject({ imported: 0, updated: 1 });
    const after = await productOf('S-1');
    expect(after).toEqual({
      ...before,
      name: 'Rock Salt',
      brand: 'Other',
      price: 2200,
      revision: after.revision,
      updatedAt: after.updatedAt,
      catId: after.catId,
      subCatId: after.subCatId,
    });
    const categories = await kit.shop.db.read.findBy(Category, [{ id: after.catId }, { id: after.subCatId }]);
    expect(categories.map(({ name }) => name).sort()).toEqual(['Powders', 'Spices']);
  });

  it('gives its SKU to the product of the same names', async () => {
    await run(',Ghee,Staples,Oil,Own,500,500,3,,,');
    expect((await run('G-1,Ghee,Staples,Oil,Own,500,500,,,,')).counts).toEqual({ ...zeroCounts, updated: 1 });
    expect(await productOf('G-1')).toMatchObject({ name: 'Ghee', countInStock: 3 });
  });

  it('takes products with the same names and different SKUs for different products', async () => {
    const lines = ['M-1,Milk,Dairy,Milk,Own,30,30,1,,,', 'M-2,Milk,Dairy,Milk,Own,30,30,2,,,'];
    expect((await run(...lines)).counts).toEqual({ ...zeroCounts, imported: 2 });
    expect((await run(...lines)).counts).toEqual(zeroCounts);
  });

  it('refuses a second line with the same SKU', async () => {
    const { counts, reportLines } = await run(
      'D-1,Dal,Staples,Dal,Own,10,10,1,,,',
      'D-1,Dal,Staples,Dal,Own,11,11,1,,,',
    );
    expect(counts).toEqual({ ...zeroCounts, imported: 1, refused: 1 });
    expect(reportLines).toContain('3,refused,sku,an earlier line is about the same product,D-1,line 2');
  });

  it('takes no number that a spreadsheet has shortened for a SKU', async () => {
    const lines = ['8.90106E+12,Soap,Home,Soaps,Own,10,10,1,,,', 'B-1,Brush,Home,Brushes,Own,10,10,1,,,'];
    const preview = await imports.importLines(HEADER, lines, { dryRun: true });
    const { counts, reportLines } = await run(...lines);
    expect(counts).toEqual({ ...zeroCounts, imported: 1, refused: 1 });
    expect(preview).toMatchObject({ counts, reportLines });
    expect(reportLines).toContain(
      '2,refused,sku,a number that a spreadsheet has shortened: format its column as text there,8.90106E+12,',
    );
    const { id } = await productOf('B-1');
    const edited = await imports.importLines(`product_id,${HEADER}`, [
      `${id},8.90106E+12,Brush,Home,Brushes,Own,12,12,1,,,`,
    ]);
    expect(edited.counts).toEqual({ ...zeroCounts, updated: 1, repaired: 1 });
    expect(await productOf('B-1')).toMatchObject({ price: 1200 });
  });

  it('removes options and countries where the file says none and all', async () => {
    await run('N-1,Nuts,Staples,Nuts,Own,10,10,1,size: S,IN,yes');
    await run('N-1,Nuts,Staples,Nuts,Own,10,10,1,none,all,no');
    expect(await productOf('N-1')).toMatchObject({ size: [], countries: [], featured: false });
  });

  it('sets HSN code and GST, also of a code that a spreadsheet took for a number', async () => {
    const header = 'sku,product,category,sub_category,sale_price,hsn,gst_rate,tax_exempt';
    const runTax = async (...cells: string[]) => {
      const line = ['GST-1,Tea,Staples,Tea,10', ...cells].join(',');
      const { counts, reportLines } = await imports.importLines(header, [line]);
      const { hsn, gstRate, taxExempt } = await productOf('GST-1');
      return { counts, hsn, gstRate, taxExempt, reportLines };
    };
    const taxed = { hsn: '0902', gstRate: 500, taxExempt: false };
    const first = await runTax('902', '5 %', '');
    expect(first).toMatchObject({ ...taxed, counts: { imported: 1, repaired: 1 } });
    const reason = 'a leading zero that a spreadsheet has dropped is added';
    expect(first.reportLines).toContain(`2,repaired,hsn,${reason},902,0902`);
    expect((await runTax('09 02', '', '')).counts).toEqual(zeroCounts);
    expect((await runTax('90121', '', '')).reportLines).toContain(`2,repaired,hsn,${reason},90121,090121`);
    await runTax('0902', '', '');
    expect(await runTax('', '', 'no')).toMatchObject({ ...taxed, counts: zeroCounts });
    expect(await runTax('12', '101', 'perhaps')).toMatchObject({ ...taxed, counts: { repaired: 1 } });
    const exempt = { hsn: '0902', gstRate: null, taxExempt: true };
    expect(await runTax('', '', 'yes')).toMatchObject({ ...exempt, counts: { updated: 1 } });
    expect(await runTax('', '18', '')).toMatchObject({ hsn: '0902', gstRate: 1800, taxExempt: false });
  });

  it.each(['GST %', 'GST(%)', 'Tax %', 'GST percentage'])(
    'reads the rates of a supplier’s column %s, and who has made it',
    async (name) => {
      const header = `sku,product,category,sub_category,sale_price,${name},Mfr`;
      await imports.importLines(header, [`GST-3 ${name},Tea ${name},Staples,Tea,10,5%,Tata`]);
      expect(await productOf(`GST-3 ${name}`)).toMatchObject({ gstRate: 500, brand: 'Tata' });
    },
  );

  it('refuses a rate of GST that the settings do not have today, but keeps one that a product has', async () => {
    const header = 'sku,product,category,sub_category,sale_price,gst_rate';
    const runRate = (sku: string, rate: string) =>
      imports.importLines(header, [`${sku},Item ${sku},Staples,Tea,10,${rate}`]);
    const { counts, reportLines } = await runRate('GST-2', '12');
    expect(counts).toEqual({ ...zeroCounts, refused: 1 });
    const reason = '"The rates of GST are 0 %, 5 %, 18 %, 40 %: see the settings"';
    expect(reportLines).toContain(`2,refused,gst_rate,${reason},12,`);
    await runRate('GST-2', '5');
    await kit.shop.db.write((tx) => tx.update(Product, { sku: 'GST-2' }, { gstRate: 1200 }));
    expect((await runRate('GST-2', '12')).counts).toEqual(zeroCounts);
    expect((await runRate('GST-2', '28')).counts).toEqual({ ...zeroCounts, refused: 1 });
    expect(await productOf('GST-2')).toMatchObject({ gstRate: 1200 });
  });

  it('notes a new SKU that differs from another one only in capitals', async () => {
    const line = (sku: string, name = `Item ${sku}`) => `${sku},${name},Staples,Tea,Own,10,10,1,,,`;
    const { counts, reportLines } = await run(line('cap-1'), line('CAP-1'), line('cap-2'));
    expect(counts).toEqual({ ...zeroCounts, imported: 3 });
    const notesOf = (lines: string[]) => lines.filter((text) => text.includes('only in capitals'));
    const note = (number: number, sku: string, other: string) =>
      `${number},noted,sku,differs from another SKU only in capitals,${sku},${other}`;
    expect(notesOf(reportLines)).toEqual([note(3, 'CAP-1', 'cap-1')]);
    const again = await run(line('cap-1'), line('CAP-1'), line('Cap-2'));
    expect(notesOf(again.reportLines)).toEqual([note(4, 'Cap-2', 'cap-2')]);
    const { id } = await productOf('cap-2');
    const own = await imports.importLines('product_id,sku', [`${id},CAP-2`]);
    expect(notesOf(own.reportLines)).toEqual([note(2, 'CAP-2', 'Cap-2')]);
  });

  it('reports and ignores what it cannot read', async () => {
    await run('X-1,Oats,Staples,Oats,Own,10,10,4,size: S,IN,yes');
    const { counts, reportLines } = await run('X-1,Oats,Staples,Oats,Own,10,10,-4,big,India,maybe');
    expect(counts).toEqual({ ...zeroCounts, repaired: 1 });
    expect(reportLines.filter((line) => line.includes('repaired'))).toEqual([
      '2,repaired,stock,"not a whole number from 0 to 10,00,000: the stock stays, and a new product has none",\'-4,',
      '2,repaired,options,"not written as ""weight: 500 g | 1 kg; size: S | M"": ignored",big,',
      '2,repaired,countries,not a list of two-letter country codes: ignored,India,',
      '2,repaired,featured,neither yes nor no: ignored,maybe,',
    ]);
  });

  it('sets the country of origin by name or code, keeps it, and removes it', async () => {
    const header = 'sku,product,category,sub_category,brand,sale_price,Country of Origin';
    const runOrigin = (origin: string) =>
      imports.importLines(header, [`O-1,Almonds,Staples,Nuts,Own,99,${origin}`]);
    const originOf = async () => (await productOf('O-1')).countryOfOrigin;
    await runOrigin('U.S.A.');
    expect(await originOf()).toBe('US');
    expect((await runOrigin('us')).counts).toEqual(zeroCounts);
    expect((await runOrigin('')).counts).toEqual(zeroCounts);
    await runOrigin('Made in India');
    expect(await originOf()).toBe('IN');
    const { reportLines } = await runOrigin('Atlantis');
    expect(reportLines.join()).toContain(
      'country_of_origin,neither the name nor the two-letter code of a country: ignored,Atlantis',
    );
    expect(await originOf()).toBe('IN');
    await runOrigin('none');
    expect(await originOf()).toBeNull();
  });

  it('sets what a package contains by its column, or only where it is unknown by the name', async () => {
    const header = 'sku,product,category,sub_category,brand,sale_price,contents,weight';
    const runContents = (record: string, readsContents = false) =>
      imports.importLines(header, [record], { readsContents });
    const contentsOf = async (sku: string) => (await productOf(sku)).contents;
    const flour = 'K-1,Flour 5 kg,Staples,Flour,Own,99';
    expect((await runContents(`${flour},,`)).counts).toEqual({ ...zeroCounts, imported: 1 });
    expect(await contentsOf('K-1')).toBeNull();
    expect((await runContents(`${flour},,`, true)).counts).toEqual({ ...zeroCounts, updated: 1 });
    expect(await contentsOf('K-1')).toBe('5 kg');
    await runContents(`${flour},2 x 2.5 Kg,`);
    expect((await runContents(`${flour},4 kgs,`, true)).counts).toEqual({ ...zeroCounts, updated: 1 });
    expect((await runContents(`${flour},,`, true)).counts).toEqual(zeroCounts);
    expect(await contentsOf('K-1')).toBe('4 kg');
    const { reportLines } = await runContents(`${flour},many,`);
    expect(reportLines.join()).toContain('contents,"no amount with its unit, such as 500 g: ignored",many');
    await runContents(`${flour},none,`);
    expect(await contentsOf('K-1')).toBeNull();
    // A new one by its name; none where the packages are options.
    await runContents('K-2,Sugar (500 g),Staples,Sugar,Own,99,,', true);
    await runContents('K-3,Salt 1 kg,Staples,Salt,Own,99,,1 kg | 2 kg', true);
    await runContents('K-3,Salt 1 kg,Staples,Salt,Own,98,,', true);
    expect([await contentsOf('K-2'), await contentsOf('K-3')]).toEqual(['500 g', null]);
  });

  it('reads weights and sizes from columns of their own, and keeps the other options', async () => {
    await run('W-1,Wheat,Staples,Wheat,Own,10,10,1,size: S; ram: 4 GB,,');
    const header = 'Code,Item,Sub category,Brand,Rate,Weight,Size';
    const { counts } = await imports.importLines(header, ['W-1,Wheat,wheat,Own,10,1 kg | 5 kg,none']);
    expect(counts).toEqual({ ...zeroCounts, updated: 1 });
    expect(await productOf('W-1')).toMatchObject({
      productWeight: ['1 kg', '5 kg'],
      size: [],
      productRam: ['4 GB'],
    });
  });

  it('gives a new product no units where the stock is blank', async () => {
    await run('Z-1,Zest,Staples,Zest,Own,10,10,,,,');
    expect(await productOf('Z-1')).toMatchObject({ countInStock: 0 });
  });
});

describe('the stock of a file', () => {
  it('is recorded as a movement of the import, and only where it differs', async () => {
    await run('T-1,Tea,Beverages,Tea,Own,10,10,10,,,');
    const { id: productId } = await productOf('T-1');
    const { id, counts } = await run('T-1,Tea,Beverages,Tea,Own,10,10,4,,,');
    expect(counts).toEqual({ ...zeroCounts, updated: 1 });
    await run('T-1,Tea,Beverages,Tea,Own,10,10,4,,,');
    expect((await movementsOf(productId)).slice(1)).toMatchObject([
      { quantity: -6, kind: 'import', reference: id },
    ]);
    expect(await findLedgerMismatches(kit.shop.db.read)).toEqual([]);
  });

  it('counts units that open checkouts have reserved, which stay reserved', async () => {
    await run('C-1,Coffee,Beverages,Coffee,Own,10,10,10,,,');
    const { id: productId } = await productOf('C-1');
    await reserveUnits(kit, { productId }, 4);
    expect((await run('C-1,Coffee,Beverages,Coffee,Own,10,10,10,,,')).counts).toEqual(zeroCounts);
    await run('C-1,Coffee,Beverages,Coffee,Own,10,10,9,,,');
    expect(await kit.stockOf(productId)).toBe(5);
    const { counts, reportLines } = await run('C-1,Coffee,Beverages,Coffee,Own,10,10,1,,,');
    expect(counts).toEqual({ ...zeroCounts, updated: 1, repaired: 1 });
    expect(reportLines).toContain(
      '2,repaired,stock,fewer than shoppers who are paying have reserved: those stay,1,4',
    );
    expect(await kit.stockOf(productId)).toBe(0);
    expect((await movementsOf(productId)).map(({ quantity }) => quantity)).toEqual([10, -1, -5]);
    expect(await findLedgerMismatches(kit.shop.db.read)).toEqual([]);
  });
});
