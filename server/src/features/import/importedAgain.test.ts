import { type CatalogueImports, catalogueImports } from '../../../test/catalogueImport.ts';
import { startShop, type TestShop } from '../../../test/testkit.ts';
import { newId } from '../../lib/ids.ts';
import { Category, Product } from '../catalog/catalog.entity.ts';

// Files that come back: saved by another program, with some values only, or after sales.

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

const zeroCounts = { imported: 0, updated: 0, repaired: 0, refused: 0 };
const productOf = (sku: string) => kit.shop.db.read.findOneByOrFail(Product, { sku });
const HEADER = 'product,category,sub_category,brand,sale_price,sku,stock,description';

describe('a file with an MRP alone', () => {
  it('says that one below the price is not shown', async () => {
    await imports.importLines('product,category,sale_price,market_price,sku', ['Ghee,Dairy MRP,100,120,M-1']);
    const { counts, reportLines } = await imports.importLines('sku,market_price', ['M-1,90']);
    expect(counts).toMatchObject({ updated: 1, repaired: 1 });
    expect(reportLines).toContain(
      '2,repaired,market_price,below the sale price: shown without a discount,90.00,100.00',
    );
    expect(await productOf('M-1')).toMatchObject({ price: 10_000, oldPrice: 10_000 });
  });
});

describe('a file that was saved in another encoding', () => {
  const good = 'Nestlé Café Crème,Boissons Été,Cafés Été,Nestlé,120,E-1,5,Doux – très बढ़िया';
  const damaged = good.replaceAll(/[^\0-\x7f]/g, '?');
  beforeAll(() => imports.importLines(HEADER, [good]));

  it.each([
    ['question marks', damaged.replace('120', '125'), 12_500],
    ['unreadable bytes', damaged.replaceAll('?', '\ufffd').replace('120', '126'), 12_600],
    ['one mark for several letters', damaged.replaceAll(/[?]+/g, '?').replace('120', '127'), 12_700],
    ['two encodings', Buffer.from(good.replace('120', '128')).toString('latin1'), 12_800],
  ])('keeps the stored texts, and changes the price: %s', async (_, line, price) => {
    const before = await productOf('E-1');
    const { counts, reportLines } = await imports.importLines(HEADER, [line]);
    expect(counts).toMatchObject({ imported: 0, updated: 1, refused: 0 });
    const { name, brand, description, subCatId } = before;
    expect(await productOf('E-1')).toMatchObject({ name, brand, description, subCatId, price });
    expect(reportLines.filter((one) => one.startsWith('2,'))).not.toEqual([]);
    expect(await kit.shop.db.read.countBy(Category, { parentId: before.catId })).toBe(1);
  });

  it('finds a product without a number by its damaged names', async () => {
    await imports.importLines(HEADER, [good.replace('E-1', '').replaceAll('Crème', 'Noisette')]);
    const lines = [damaged.replace('E-1', '').replaceAll('Cr?me', 'Noisette').replace('120', '130')];
    expect((await imports.importLines(HEADER, lines)).counts).toMatchObject({ imported: 0, updated: 1 });
  });

  it('refuses a product without a number of which several could be meant', async () => {
    const names = ['दूध 500 g', 'घी 500 g'];
    await imports.importLines(
      HEADER,
      names.map((name, index) => `${name},Dairy,Milk,Own,${40 + index},,5,`),
    );
    const { counts, reportLines } = await imports.importLines(HEADER, ['?? 500 g,Dairy,Milk,Own,300,,9,']);
    expect(counts).toEqual({ ...zeroCounts, refused: 1 });
    expect(reportLines).toContainEqual(
      expect.stringContaining('2,refused,product,letters are lost: several products could be meant'),
    );
    for (const [index, name] of names.entries())
      expect(await kit.shop.db.read.findOneByOrFail(Product, { name })).toMatchObject({
        price: 4000 + index * 100,
        countInStock: 5,
      });
  });

  it('does not put a product into one of several categories that could be meant', async () => {
    await imports.importLines(HEADER, ['Soap,चाय Own,Bars,Own,40,,5,', 'Oil,घी Own,Oils,Own,40,,5,']);
    await imports.importLines(HEADER, ['Salt,?? Own,Bars,Own,40,,5,']);
    const salt = await kit.shop.db.read.findOneByOrFail(Product, { name: 'Salt' });
    expect(await kit.shop.db.read.findOneByOrFail(Category, { id: salt.catId })).toMatchObject({
      name: '?? Own',
    });
  });

  it('stores a new text with a question mark', async () => {
    const line = good.replace('Crème', 'Crème?');
    expect((await imports.importLines(HEADER, [line])).counts).toMatchObject({ updated: 1 });
    expect(await productOf('E-1')).toMatchObject({ name: 'Nestlé Café Crème?' });
  });
});

describe('products that an older release stored as a file had them', () => {
  const raw = {
    category: 'Tea &amp; Coffee',
    subCategory: 'Hot &amp; cold',
    name: 'Tea &amp; milk',
    brand: 'N/A',
  };
  const line = (sku: string, price: number) =>
    `${raw.name},${raw.category},${raw.subCategory},${raw.brand},${price},${sku},5,Strong.`;
  beforeAll(async () => {
    await imports.importLines(HEADER, ['Raw tea,Raw category,Raw shelf,Raw brand,90,,5,Strong.']);
    await kit.shop.db.write(async (tx) => {
      await tx.update(Product, { name: 'Raw tea' }, { name: raw.name, brand: raw.brand });
      await tx.update(Category, { name: 'Raw category' }, { name: raw.category });
      await tx.update(Category, { name: 'Raw shelf' }, { name: raw.subCategory });
    });
  });

  it('are found by their names', async () => {
    const before = await kit.shop.db.read.findOneByOrFail(Product, { name: raw.name });
    const { counts } = await imports.importLines(HEADER, [line('', 95)]);
    expect(counts).toMatchObject({ imported: 0, updated: 1, refused: 0 });
    const { name, brand, catId, subCatId } = before;
    expect(await kit.shop.db.read.findOneByOrFail(Product, { id: before.id })).toMatchObject({
      ...{ name, brand, catId, subCatId },
      price: 9500,
    });
    expect(await kit.shop.db.read.countBy(Category, { name: 'Tea & Coffee' })).toBe(0);
  });

  it('stay in their category when an export without edits is imported', async () => {
    const [header = '', ...lines] = (await imports.exportText()).trimEnd().split('\r\n');
    const own = lines.filter((one) => one.includes(raw.name));
    expect(own).toHaveLength(1);
    expect((await imports.importLines(header.replace('\ufeff', ''), own)).counts).toMatchObject({
      imported: 0,
      updated: 0,
    });
    expect(await kit.shop.db.read.countBy(Category, { name: 'Tea & Coffee' })).toBe(0);
  });
});

describe('a file with some values', () => {
  beforeAll(() => imports.importLines(HEADER, ['Rice,Staples,Rice,Own,100,V-1,5,Long.']));

  it.each([
    ['sku,stock', 'V-1,7', { countInStock: 7 }],
    ['sku,sale_price', 'V-1,99', { price: 9900, oldPrice: 10_000 }],
    ['sku,market_price', 'V-1,130', { price: 9900, oldPrice: 13_000 }],
    ['sku,market_price', 'V-1,50', { price: 9900, oldPrice: 9900 }],
    ['sku,product', 'V-1,Basmati', { name: 'Basmati' }],
    ['sku,brand,product', 'V-1,,N/A', { name: 'Basmati', brand: 'Own' }],
    ['sku,category,stock', 'V-1,Staples,8', { countInStock: 8 }],
    ['sku,sub_category,featured', 'V-1,Rice,yes', { featured: true }],
    ['"sku ",qty', '\u200e="V-1",9', { countInStock: 9 }],
  ])('updates these alone: %s', async (header, line, expected) => {
    const before = await productOf('V-1');
    const { counts } = await imports.importLines(header, [line]);
    expect(counts).toMatchObject({ imported: 0, refused: 0 });
    const { revision, updatedAt } = await productOf('V-1');
    expect(await productOf('V-1')).toEqual({ ...before, ...expected, revision, updatedAt });
    expect((await imports.importLines(header, [line])).counts).toMatchObject({ updated: 0 });
  });

  it('refuses products that the shop does not have, and creates no category for them', async () => {
    const { counts, reportLines } = await imports.importLines('sku,category,stock', ['V-2,Nowhere,7']);
    expect(counts).toEqual({ ...zeroCounts, refused: 1 });
    expect(reportLines).toContain('2,refused,sku,no product has this SKU,V-2,');
    expect(await kit.shop.db.read.countBy(Category, { name: 'Nowhere' })).toBe(0);
  });

  it('says what a new product lacks where the file could have it', async () => {
    const { reportLines } = await imports.importLines(HEADER, [',Staples,Rice,Own,100,V-3,5,']);
    expect(reportLines).toContain('2,refused,product,no product name,,');
  });
});

describe('a product_id that the shop does not have', () => {
  const id = '01890000-0000-7000-8000-0000000000aa';
  const ignored = `noted,product_id,no product has this id: ignored,${id},`;
  const header = 'product_id,product,category,sub_category,brand,sale_price,group,option';

  /** Without those about the file as a whole. */
  const ofRecords = (reportLines: string[]) => reportLines.filter((line) => !line.startsWith('1,'));

  it('is noted of a product that is found by its names, changed or not, and of a new one', async () => {
    await imports.importLines(HEADER, ['Sago,Staples,Pearls,Own,70,,5,Long.']);
    const run = async (name: string, price: number) => {
      const line = `${id},${name},Staples,Pearls,Own,${price},,`;
      const { counts, reportLines } = await imports.importLines(header, [line]);
      expect(ofRecords(reportLines)).toEqual([`2,${ignored}`]);
      return counts;
    };
    expect(await run('Sago', 70)).toEqual(zeroCounts);
    expect(await run('Sago', 75)).toEqual({ ...zeroCounts, updated: 1 });
    expect(await run('Tapioca', 60)).toEqual({ ...zeroCounts, imported: 1 });
  });

  it('is noted of each variant, and of an id of another product', async () => {
    const line = (option: string, price: number, productId = id) =>
      `${productId},Sevai,Staples,Pearls,Own,${price},sevai,${option}`;
    await imports.importLines(header, [line('250 g', 30), line('500 g', 55)]);
    const { id: other } = await kit.shop.db.read.findOneByOrFail(Product, { name: 'Sago' });
    const { id: sevai } = await kit.shop.db.read.findOneByOrFail(Product, { name: 'Sevai' });
    const again = await imports.importLines(header, [line('250 g', 30), line('500 g', 55)]);
    expect(again).toMatchObject({ counts: { updated: 0 } });
    expect(ofRecords(again.reportLines)).toEqual(expect.arrayContaining([`2,${ignored}`, `3,${ignored}`]));
    const mixed = await imports.importLines(header, [line('250 g', 30, sevai), line('500 g', 55, other)]);
    expect(mixed.reportLines).toContain(`3,noted,product_id,the id of another product: ignored,${other},`);
  });

  it('is the reason for which a record without names is refused, and said once', async () => {
    const { reportLines } = await imports.importLines('product_id,sale_price', [`${id},9`]);
    expect(reportLines).toEqual([`2,refused,product_id,no product has this id,${id},`]);
  });

  it('makes no second product of a record about one that an earlier line names by its SKU', async () => {
    await imports.importLines(HEADER, ['Millet,Staples,Pearls,Own,70,MLT,5,Long.']);
    const { id: millet } = await productOf('MLT');
    const { counts, reportLines } = await imports.importLines(
      'sku,product_id,product,category,sub_category,brand,sale_price',
      ['MLT,,Millet,Staples,Pearls,Own,71', `,${millet},Millet,Staples,Pearls,Own,72`],
    );
    expect(counts).toEqual({ ...zeroCounts, updated: 1, refused: 1 });
    expect(reportLines).toContain(
      `3,refused,product_id,an earlier line is about the same product,${millet},`,
    );
  });

  it('is not the reason for which a record is refused that names the product by its SKU, too', async () => {
    await imports.importLines(HEADER, ['Ragi,Staples,Pearls,Own,70,RAG,5,Long.']);
    const { id: ragi } = await productOf('RAG');
    const header = 'sku,product_id,product,category,sub_category,brand,sale_price';
    const refused = (line: string) => `${line},refused,sku,an earlier line is about the same product,RAG,`;
    const bySku = await imports.importLines(header, [
      `,${ragi},Ragi,Staples,Pearls,Own,71`,
      'RAG,,Ragi,Staples,Pearls,Own,72',
    ]);
    expect(bySku.reportLines).toContain(refused('3'));
    const unknown = await imports.importLines(header, [
      `,${ragi},Ragi,Staples,Pearls,Own,71`,
      `RAG,${newId()},Ragi,Staples,Pearls,Own,72`,
    ]);
    expect(unknown.reportLines).toContain(refused('3'));
  });
});

describe('an export that is imported after sales', () => {
  const sell = (id: string, quantity: number) =>
    kit.shop.db.write((tx) => tx.decrement(Product, { id }, 'countInStock', quantity));
  /** Imports an export of which the product's stock was edited. */
  async function importExport(text: string, stock: string | null, options = {}) {
    const [header = '', ...lines] = text.trimEnd().split('\r\n');
    const own = lines.filter((line) => line.includes(',X-1,'));
    const edited = own.map((line) => (stock === null ? line : line.replace(',409,409,', `,${stock},409,`)));
    return imports.importLines(header.replace('\ufeff', ''), edited, options);
  }
  let text: string;
  beforeAll(async () => {
    await imports.importLines(HEADER, ['Oil,Staples,Oil,Own,100,X-1,409,Pure.']);
    text = await imports.exportText();
  });

  it('changes nothing without an edit and a sale', async () => {
    expect(await importExport(text, null)).toMatchObject({ counts: zeroCounts, reportLines: [] });
  });

  it('sets the units that were edited where nothing was sold', async () => {
    expect((await importExport(text, '500')).counts).toEqual({ ...zeroCounts, updated: 1 });
    expect(await productOf('X-1')).toMatchObject({ countInStock: 500 });
    await importExport(text.replaceAll(',409,409,', ',409,500,'), null);
    expect(await productOf('X-1')).toMatchObject({ countInStock: 409 });
  });

  it('leaves units that were sold since, edited or not', async () => {
    const { id } = await productOf('X-1');
    await sell(id, 1);
    for (const stock of [null, '450']) {
      const { counts, reportLines } = await importExport(text, stock);
      expect(counts).toEqual(zeroCounts);
      expect(reportLines).toEqual([
        `2,noted,stock,has moved since the export: left as it is,${stock ?? '409'},408`,
      ]);
    }
    expect((await importExport(text, '408')).reportLines).toEqual([]);
    expect(await productOf('X-1')).toMatchObject({ countInStock: 408 });
  });

  it.each(['about 408', '#####', ''])('leaves units of which the export had %j', async (stockAtExport) => {
    const edited = text.replaceAll(',409,409,', `,409,${stockAtExport},`);
    const { counts, reportLines } = await importExport(edited, null);
    expect(counts).toMatchObject({ updated: 0, refused: 0 });
    expect(reportLines).toContain('2,noted,stock,has moved since the export: left as it is,409,408');
    expect(await productOf('X-1')).toMatchObject({ countInStock: 408 });
  });

  it('sets them where that is wanted', async () => {
    expect((await importExport(text, '450', { setsMovedStock: true })).counts).toEqual({
      ...zeroCounts,
      updated: 1,
    });
    expect(await productOf('X-1')).toMatchObject({ countInStock: 450 });
  });
});
