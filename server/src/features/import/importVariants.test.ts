import { type CatalogueImports, catalogueImports } from '../../../test/catalogueImport.ts';
import { startShop, type TestShop } from '../../../test/testkit.ts';
import { Product } from '../catalog/catalog.entity.ts';
import { nextRevision } from '../catalog/catalogueRows.service.ts';
import { Variant } from '../catalog/variants/variants.entity.ts';
import { InventoryItem } from '../stock/inventoryItems.entity.ts';
import { insertInventoryItems } from '../stock/inventoryItems.service.ts';
import { findLedgerMismatches } from '../stock/ledger.queries.ts';
import { readUnits } from './imports.queries.ts';
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

const HEADER =
  'group,product,category,sub_category,brand,option,sale_price,market_price,stock,sku,gtin,amount,unit,takes,inventory';
const PICTURE = '/media/demo/v1/640/bananas.webp';
const run = (...lines: string[]) => imports.importLines(HEADER, lines);
const zeroCounts = { imported: 0, updated: 0, repaired: 0, refused: 0 };
const productOf = (name: string) => kit.shop.db.read.findOneByOrFail(Product, { name });
const variantsOf = async (name: string) => {
  const { id: productId } = await productOf(name);
  return kit.shop.db.read.find(Variant, { where: { productId }, order: { position: 'ASC' } });
};
const itemOf = (id: string | null) => kit.shop.db.read.findOneByOrFail(InventoryItem, { id: id ?? '' });
const mismatches = () => findLedgerMismatches(kit.shop.db.read);
const refusals = (reportLines: readonly string[]) => reportLines.filter((line) => line.includes(',refused,'));

/** Lines of a product with a name of its own, whose sizes draw on one stock in grams. */
const loose = (name: string, prices: readonly [number, number] = [26, 48], stock = 5000) => [
  `${name},${name},Fruits,Fresh,Own,500 g,${prices[0]},200,${stock},,,500,g,500,loose`,
  `${name},${name},Fruits,Fresh,Own,1 kg,${prices[1]},200,${stock},,,1,kg,1000,loose`,
];

/** Imports an export, after an edit. */
async function importExport(edit: (text: string) => string = (text) => text) {
  const [header = '', ...lines] = edit((await imports.exportText()).replace(/\r\n$/, '')).split('\r\n');
  return imports.importLines(header, lines);
}

/** Edits the line of an export with a text. */
const editLine = (text: string, change: (line: string) => string) => (file: string) =>
  file
    .split('\r\n')
    .map((line) => (line.includes(text) ? change(line) : line))
    .join('\r\n');

describe('an import of variants', () => {
  it('creates a product with variants that draw on one stock, and changes nothing when it is repeated', async () => {
    const { counts } = await run(...loose('Bananas'));
    expect(counts).toEqual({ ...zeroCounts, imported: 1 });
    expect(await productOf('Bananas')).toMatchObject({
      price: 2600,
      oldPrice: 20_000,
      countInStock: 0,
      productWeight: ['500 g', '1 kg'],
    });
    const [small, large] = await variantsOf('Bananas');
    expect(small).toMatchObject({ label: '500 g', price: 2600, oldPrice: 20_000, amount: 500, unit: 'G' });
    expect(large).toMatchObject({ label: '1 kg', price: 4800, requiredQuantity: 1000 });
    expect(large!.inventoryId).toBe(small!.inventoryId);
    expect(await itemOf(small!.inventoryId)).toMatchObject({
      name: 'Bananas, loose',
      countedIn: 'G',
      units: 5000,
    });
    expect((await run(...loose('Bananas'))).counts).toEqual(zeroCounts);
    expect(await mismatches()).toEqual([]);
  });

  it('gives packages that say their stock one of their own, and joins lines that are apart', async () => {
    const line = (group: string, option: string, price: number, stock: number) =>
      `${group},Atta ${group},Staples,Flour,Own,${option},${price},300,${stock},${group}-${option},,,,,`;
    const { counts } = await run(
      line('A', '1 kg', 60, 10),
      line('B', '1 kg', 62, 20),
      line('A', '5 kg', 280, 3),
      line('B', '5 kg', 290, 4),
    );
    expect(counts).toEqual({ ...zeroCounts, imported: 2 });
    const [one, five] = await variantsOf('Atta A');
    expect([one, five]).toMatchObject([
      { label: '1 kg', sku: 'A-1 kg', price: 6000, requiredQuantity: 1 },
      { label: '5 kg', sku: 'A-5 kg', price: 28_000 },
    ]);
    expect([await itemOf(one!.inventoryId), await itemOf(five!.inventoryId)]).toMatchObject([
      { name: 'Atta A, 1 kg', units: 10, countedIn: 'PIECE' },
      { units: 3 },
    ]);
    // A list with nothing but SKUs changes variants, too.
    const list = await imports.importLines('sku,sale_price,stock', ['A-5 kg,270,2', 'B-1 kg,62,20']);
    expect(list.counts).toEqual({ ...zeroCounts, updated: 1 });
    expect(await variantsOf('Atta A')).toMatchObject([{ price: 6000 }, { price: 27_000, oldPrice: 30_000 }]);
    expect(await itemOf(five!.inventoryId)).toMatchObject({ units: 2 });
    const low = await imports.importLines('sku,market_price', ['A-5 kg,200']);
    expect(low.reportLines.join()).toContain(
      '2,repaired,market_price,below the sale price: shown without a discount,200.00,270.00',
    );
    expect((await variantsOf('Atta A'))[1]).toMatchObject({ oldPrice: 27_000 });
    expect(await mismatches()).toEqual([]);
  });

  it('does not draw on another product’s item that is called like an option', async () => {
    const [mango] = await kit.shop.db.write((tx) =>
      insertInventoryItems(tx, [{ name: 'Mango', countedIn: 'PIECE', units: 7 }]),
    );
    const line = (option: string) => `Smoothie,Smoothie,Drinks,Juice,Own,${option},60,80,5,,,,,,`;
    expect((await run(line('Mango'), line('Berry'))).counts).toEqual({ ...zeroCounts, imported: 1 });
    const [variant] = await variantsOf('Smoothie');
    expect(await itemOf(variant!.inventoryId)).toMatchObject({ name: 'Smoothie, Mango', units: 5 });
    expect(await itemOf(mango!.id)).toMatchObject({ units: 7 });
  });

  it('changes the variants of a file only, and gives a product with options its first ones', async () => {
    await imports.importLines('product,category,sub_category,brand,sale_price,weight', [
      'Rice,Staples,Rice,Own,90,1 kg | 5 kg',
    ]);
    const { id } = await productOf('Rice');
    const header = 'product_id,option,sale_price';
    const { counts } = await imports.importLines(header, [`${id},5 kg,400`, `${id},10 kg,780`]);
    expect(counts).toEqual({ ...zeroCounts, updated: 1 });
    expect(await variantsOf('Rice')).toMatchObject([
      { label: '1 kg', price: 9000, inventoryId: null },
      { label: '5 kg', price: 40_000 },
      { label: '10 kg', price: 78_000 },
    ]);
    expect(await productOf('Rice')).toMatchObject({
      price: 9000,
      countInStock: 50,
      productWeight: ['1 kg', '5 kg', '10 kg'],
    });
    // A file of products keeps them.
    const products = await imports.importLines('product_id,sale_price', [`${id},1`]);
    expect(products.counts).toEqual(zeroCounts);
  });

  it('reads what an option contains when the import reads contents', async () => {
    const header = 'group,product,category,sub_category,brand,option,sale_price';
    const lines = ['P,Poha,Staples,Flakes,Own,500 g,30', 'P,Poha,Staples,Flakes,Own,Family pack 2 kg,110'];
    await imports.importLines(header, lines);
    expect(await variantsOf('Poha')).toMatchObject([{ amount: null }, { amount: null }]);
    await imports.importLines(header, lines, { readsContents: true });
    expect(await variantsOf('Poha')).toMatchObject([
      { amount: 500, unit: 'G' },
      { amount: 2000, unit: 'G' },
    ]);
  });

  it('refuses lines with a reason each, and imports the others', async () => {
    await insertItems('Shared', 'Shared');
    const line = (option: string, rest: string, price = '10') =>
      `R,Ragi,Staples,Millets,Own,${option},${price},${rest}`;
    const { counts, reportLines } = await run(
      line('1 kg', ',,R-1,,,,,'),
      line('1 kg', ',,,,,,,'),
      line('2 kg', ',,,,2,stone,,'),
      line('3 kg', ',,,,,,-1,'),
      line('4 kg', ',,R-1,,,,,'),
      line('5 kg', ',,,,,,,Shared'),
      line('6 kg', ',,,,,,,', ''),
      line('x'.repeat(51), ',,,,,,,'),
      ',Ragi,Staples,Millets,Own,7 kg,10,,,,,,,,',
      line('8 kg', ',7,,,,,,sack'),
      line('9 kg', ',8,,,,,,sack'),
      line('', ',,,,,,1,'),
      line('', ',,,,,,,'),
    );
    expect(counts).toEqual({ ...zeroCounts, imported: 1, repaired: 1, refused: 11 });
    expect(refusals(reportLines).map((one) => one.split(',').slice(0, 4).join(','))).toEqual([
      '4,refused,unit,"unknown unit: g',
      '5,refused,takes,"not a whole number from 1 to 10',
      '6,refused,sku,an earlier line has the same SKU',
      '10,refused,group,a variant needs the group or the product_id of its product',
      '14,refused,option,"no option',
      '3,refused,option,an earlier line has the same option',
      '7,refused,inventory,several inventory items have this name: write the id of one',
      '8,refused,sale_price,no usable price',
      '9,refused,option,an option has at most 50 characters',
      '12,refused,stock,another line sets another stock of the same inventory item',
      '13,refused,option,"no option',
    ]);
    expect(await variantsOf('Ragi')).toMatchObject([{ label: '1 kg' }, { label: '8 kg' }]);
    const { id: other } = await productOf('Rice');
    const taken = await imports.importLines('product_id,option,sku', [`${other},1 kg,R-1`]);
    const plain = await imports.importLines('product_id,sku', [`${other},R-1`]);
    expect(refusals([...taken.reportLines, ...plain.reportLines])).toEqual([
      '2,refused,sku,another product has this SKU,R-1,',
      '2,refused,sku,another product has this SKU,R-1,',
    ]);
  });

  it('notes what later lines say otherwise of their product', async () => {
    const { counts, reportLines } = await run(
      'T,Tea,Beverages,Tea,Own,100 g,50,50,,,,,,,',
      'T,Tea,Beverages,Tea,Other,250 g,120,,,,,,,,',
    );
    expect(counts).toEqual({ ...zeroCounts, imported: 1, repaired: 1 });
    expect(reportLines).toContain(
      '3,repaired,brand,the first line of its product says something else: ignored,Other,Own',
    );
    expect(await productOf('Tea')).toMatchObject({ brand: 'Own' });
  });

  it('keeps the lines of a product together where a batch ends', async () => {
    const lines = Array.from({ length: 499 }, (_, at) => `,Plain ${at},Many,Things,Own,,9,,1,,,,,,`);
    const { counts } = await run(...lines, ...loose('Grapes'));
    expect(counts).toMatchObject({ imported: 500, refused: 0 });
    expect(await variantsOf('Grapes')).toHaveLength(2);
  });
});

describe('an inventory item', () => {
  const line = (group: string, option: string, stock: number, takes = 1000) =>
    `${group},Dal ${group},Staples,Dal,Own,${option},90,200,${stock},,,,,${takes},SHARED-1`;

  it('that several products share is counted once', async () => {
    const [, item] = await insertItems('Dal, bags', 'Dal, sack', 'SHARED-1');
    const { counts } = await run(line('X', '1 kg', 8000), line('Y', '1 kg', 8000), line('Y', '2 kg', 8000));
    expect(counts).toEqual({ ...zeroCounts, imported: 2 });
    expect(await itemOf(item!.id)).toMatchObject({ units: 8000 });
    const different = await run(line('X', '1 kg', 7000), line('Y', '1 kg', 6000), line('Y', '2 kg', 7000));
    expect(refusals(different.reportLines)).toEqual([
      '3,refused,stock,another line sets another stock of the same inventory item,,',
    ]);
    expect(await itemOf(item!.id)).toMatchObject({ units: 7000 });
    expect(await mismatches()).toEqual([]);
  });

  it('keeps what shoppers who are paying have reserved of it', async () => {
    const { id: inventoryId } = await kit.shop.db.read.findOneByOrFail(InventoryItem, { code: 'SHARED-1' });
    const { id: productId } = await productOf('Dal X');
    const { id: userId } = await kit.newShopper();
    const now = Date.now();
    await kit.shop.db.write(async (tx) => {
      await tx.query(
        `INSERT INTO checkouts (id, userId, state, activeKey, amount, billing, claimedAt, createdAt, expiresAt)
           VALUES ('${userId}', '${userId}', 'open', 'active', 100, '{}', ${now}, ${now}, ${now + 900_000})`,
      );
      await tx.query(
        `INSERT INTO checkout_lines (id, checkoutId, productId, title, image, \`option\`, quantity, price, inventoryId, requiredQuantity)
           VALUES ('${userId}', '${userId}', '${productId}', 'Dal', '', '1 kg', 2, 25, '${inventoryId}', 1000)`,
      );
      await tx.update(InventoryItem, { id: inventoryId }, { units: 5000 });
    });
    // On hand are those that are reserved, too.
    expect((await run(line('X', '1 kg', 7000))).counts).toEqual(zeroCounts);
    const { reportLines } = await run(line('X', '1 kg', 900));
    expect(reportLines).toContain(
      '2,repaired,stock,fewer than shoppers who are paying have reserved: those stay,900,2000',
    );
    expect(await itemOf(inventoryId)).toMatchObject({ units: 0 });
    expect(await mismatches()).toEqual([]);
  });

  it('is created for several products where the file names it, in the unit that it says', async () => {
    const header =
      'group,product,category,brand,option,sale_price,market_price,stock,takes,inventory,inventory_name,stock_unit';
    const line = (name: string, rest = 'MIL-1,Millet,g') =>
      `${name},${name},Staples,Own,1 kg,60,60,9000,1000,${rest}`;
    // The second product is in another batch.
    const others = Array.from({ length: 500 }, (_, at) => `,Filler ${at},Many,Own,,9,9,1,,,,`);
    const lines = [line('Kodo'), line('Jowar'), ...others, line('Bajra')];
    const { id, counts } = await imports.importLines(header, lines);
    expect(counts).toEqual({ ...zeroCounts, imported: 503 });
    expect((await imports.importLines(header, lines, { dryRun: true })).counts).toEqual(zeroCounts);
    const items = await kit.shop.db.read.findBy(InventoryItem, { code: 'MIL-1' });
    expect(items).toMatchObject([{ name: 'Millet', countedIn: 'G', units: 9000 }]);
    for (const name of ['Jowar', 'Bajra'])
      expect(await variantsOf(name)).toMatchObject([{ inventoryId: items[0]!.id }]);
    const { reportLines } = await imports.importLines(header, [
      line('Kodo', 'MIL-1,Millet,piece'),
      line('Jowar', 'MIL-1,Millet,kg'),
    ]);
    expect(refusals(reportLines)).toEqual([
      '2,refused,stock_unit,its inventory item is counted in another unit,,',
      '3,refused,stock_unit,"a stock is counted in g, ml, cm or pieces",kg,',
    ]);
    expect(await undoImport(kit.shop, id)).toMatchObject({ kept: 0 });
    expect(await itemOf(items[0]!.id)).toMatchObject({ units: 0 });
    expect(await mismatches()).toEqual([]);
    // Of two units for one new item the first counts.
    const sizes = await imports.importLines(header, [
      'Kokum,Kokum,Staples,Own,b,60,60,1000,5,pot,,g',
      'Kokum,Kokum,Staples,Own,c,61,61,,7,pot,,ml',
    ]);
    expect(refusals(sizes.reportLines)).toEqual([
      '3,refused,stock_unit,its inventory item is counted in another unit,,',
    ]);
  });

  it('is shared with no product by accident, because it is called alike', async () => {
    const header = 'group,product,category,brand,option,sale_price,stock,inventory,inventory_name';
    const line = (name: string, stock: number, rest: string) =>
      `${name},${name},Fruits,Own,1 kg,60,${stock},${rest}`;
    const lines = [
      line('Java plums', 10, 'heap,"Java plums, heap"'),
      line('Damsons', 20, 'heap,"Damsons, heap"'),
      line('Medlars', 30, 'heap,'),
      line('Sloes', 10, 'heap,"Java plums, heap"'),
    ];
    const refused = [
      '3,refused,inventory_name,an earlier line has another name for the same inventory item,,',
    ];
    const first = await imports.importLines(header, lines);
    expect(first.counts).toEqual({ ...zeroCounts, imported: 3, refused: 1 });
    expect(refusals(first.reportLines)).toEqual(refused);
    const again = await imports.importLines(header, lines);
    expect(again.counts).toEqual({ ...zeroCounts, refused: 1 });
    expect(refusals(again.reportLines)).toEqual(refused);
    const [[plum], [medlar], [sloe]] = [
      await variantsOf('Java plums'),
      await variantsOf('Medlars'),
      await variantsOf('Sloes'),
    ];
    expect(sloe!.inventoryId).toBe(plum!.inventoryId);
    expect(await itemOf(plum!.inventoryId)).toMatchObject({ code: 'heap', units: 10 });
    expect(await itemOf(medlar!.inventoryId)).toMatchObject({ name: 'Medlars, heap', units: 30 });
  });

  it('is known by its id in another shop, also when the catalogue changes during the import', async () => {
    const header = 'group,product,category,brand,option,sale_price,stock,inventory,inventory_name';
    const line = (name: string, inventory: string, shared = 'Sack') =>
      `${name},${name},Fruits,Own,1 kg,60,9,${inventory},${shared}`;
    const idOf = (at: number) => `01890000-0000-7000-8000-00000000000${at}`;
    const others = Array.from({ length: 500 }, (_, at) => `,Sacked ${at},Many,Own,,9,1,,`);
    const lines = [
      ...[line('Sack A', idOf(1)), line('Sack B', idOf(2)), line('Pit A', 'pit', 'Pit')],
      ...others,
      ...[
        line('Sack C', idOf(1)),
        line('Sack D', idOf(3)),
        line('Pit B', 'pit', ''),
        line('Pit C', 'Pit', 'pit'),
      ],
    ];
    const changes: Promise<unknown>[] = [];
    const onProgress = () => changes.push(kit.shop.db.write((tx) => nextRevision(tx)));
    const { counts } = await imports.importLines(header, lines, { onProgress });
    await Promise.all(changes);
    expect(counts).toEqual({ ...zeroCounts, imported: 507 });
    expect((await imports.importLines(header, lines)).counts).toEqual(zeroCounts);
    const more = [line('Sack E', idOf(2)), line('Sack F', idOf(4))];
    expect((await imports.importLines(header, more)).counts).toEqual({ ...zeroCounts, imported: 2 });
    const codes = ['Sack A', 'Sack B', 'Sack C', 'Sack D', 'Sack E', 'Sack F'].map(async (name) => {
      const [variant] = await variantsOf(name);
      return (await itemOf(variant!.inventoryId)).code;
    });
    expect(await Promise.all(codes)).toEqual([1, 2, 1, 3, 2, 4].map(idOf));
    const [[first], [local], [last]] = [
      await variantsOf('Pit A'),
      await variantsOf('Pit B'),
      await variantsOf('Pit C'),
    ];
    expect(last!.inventoryId).toBe(first!.inventoryId);
    expect(await itemOf(local!.inventoryId)).toMatchObject({ name: 'Pit B, pit' });
  });

  it('has no code that was cut', async () => {
    const header = 'group,product,category,brand,option,sale_price,stock,inventory,inventory_name';
    const text = 'x'.repeat(64);
    const lines = [text, `${text}y`, `${text}z`].map(
      (inventory, at) => `Cut ${at},Cut ${at},Fruits,Own,1 kg,60,9,${inventory},Long ${at}`,
    );
    const { counts, reportLines } = await imports.importLines(header, lines);
    expect(counts).toEqual({ ...zeroCounts, imported: 1, refused: 2 });
    const reason = 'the code of a shared inventory item has at most 64 characters';
    expect(refusals(reportLines)).toEqual([3, 4].map((at) => `${at},refused,inventory,${reason},,`));
  });

  it('is read with more others than a statement has parameters', async () => {
    const [item] = await insertItems('Counted first', 'Counted last');
    const others = Array.from({ length: 11_000 }, (_, at) => `no item ${at}`);
    expect([...(await readUnits(kit.shop.db.read, [...others, item!.id]))]).toEqual([
      [item!.id, { onHand: 9000, reserved: 0 }],
    ]);
    expect(await readUnits(kit.shop.db.read, [])).toEqual(new Map());
  });

  it('is not guessed where codes differ only in capitals', async () => {
    await insertItems('Red rice', 'Red rice, bags', 'RED-1');
    await insertItems('Redder rice', 'Redder rice, bags', 'Red-1');
    const line = (inventory: string) => `Red,Red rice,Staples,Rice,Own,1 kg,90,90,,,,1,kg,1000,${inventory}`;
    const { counts, reportLines } = await run(line('red-1'));
    expect(counts).toEqual({ ...zeroCounts, refused: 1 });
    expect(refusals(reportLines)).toEqual([
      '2,refused,inventory,several codes differ from it only in capitals: write one as it is,,',
    ]);
    expect((await run(line('Red-1'))).counts).toEqual({ ...zeroCounts, imported: 1 });
    const [variant] = await variantsOf('Red rice');
    expect(await itemOf(variant!.inventoryId)).toMatchObject({ name: 'Redder rice, bags' });
  });
});

describe('an export with variants', () => {
  it('is imported without a change, and with exactly what was edited', async () => {
    await run(...loose('Mangoes', [90, 170]));
    const [, large] = await variantsOf('Mangoes');
    expect((await importExport()).counts).toEqual(zeroCounts);
    const text = await imports.exportText();
    expect(text.split('\r\n').filter((line) => line.includes('Mangoes'))).toHaveLength(2);

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
    const text = await imports.exportText();
    const [papaya] = await variantsOf('Papayas');
    const units = { units: 4500 };
    await kit.shop.db.write(async (tx) => {
      await tx.update(InventoryItem, { id: papaya!.inventoryId! }, units);
      await tx.query(
        `INSERT INTO stock_movements (id, productId, quantity, kind, reason, createdAt)
           VALUES ('${papaya!.id}', '${papaya!.inventoryId}', -500, 'correction', '', 1)`,
      );
    });
    const [header = '', ...lines] = text.replace(/\r\n$/, '').split('\r\n');
    const { counts, reportLines } = await imports.importLines(header, lines);
    expect(counts).toEqual(zeroCounts);
    expect(reportLines.join()).toContain('stock,has moved since the export: left as it is,5000,4500');
    expect(await itemOf(papaya!.inventoryId)).toMatchObject(units);
    await imports.importLines(header, lines, { setsMovedStock: true });
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

describe('what a file says of a variant beside its price', () => {
  const header =
    'group,product,category,brand,option,sale_price,amount,unit,position,option_image,paused,weighed';
  const runAll = (...lines: string[]) => imports.importLines(header, lines);
  const line = (option: string, rest: string) => `Figs,Figs,Fruits,Own,${option},90,${option},${rest}`;
  const figs = [line('1 kg', ',3,,yes,yes'), line('250 g', `,1,${PICTURE},no,no`), line('500 g', ',2,,,')];

  it('is its picture, its place, and whether it is paused or weighed', async () => {
    expect((await runAll(...figs)).counts).toEqual({ ...zeroCounts, imported: 1 });
    const stored = [
      { label: '250 g', picture: PICTURE, paused: false, weighed: false },
      { label: '500 g', picture: null, paused: false, weighed: false },
      { label: '1 kg', picture: null, paused: true, weighed: true },
    ];
    expect(await variantsOf('Figs')).toMatchObject(stored);
    expect((await productOf('Figs')).productWeight).toEqual(['250 g', '500 g', '1 kg']);
    expect((await runAll(...figs)).counts).toEqual(zeroCounts);
    // Blank cells keep them.
    expect((await runAll(line('250 g', ',,,,'), line('1 kg', ',,,,'))).counts).toEqual(zeroCounts);
    const { id } = await runAll(line('250 g', ',,none,yes,yes'), line('1 kg', ',1,,no,no'));
    expect(await variantsOf('Figs')).toMatchObject([
      { label: '1 kg', paused: false, weighed: false },
      { label: '250 g', picture: null, paused: true, weighed: true },
      { label: '500 g' },
    ]);
    expect(await productOf('Figs')).toMatchObject({ productWeight: ['1 kg', '250 g', '500 g'] });
    expect(await undoImport(kit.shop, id)).toMatchObject({ kept: 0 });
    expect(await variantsOf('Figs')).toMatchObject(stored);
    expect((await productOf('Figs')).productWeight).toEqual(['250 g', '500 g', '1 kg']);
  });

  it('places a variant among those that the file does not have, and a new one behind them', async () => {
    await runAll(line('2 kg', ',,,,'), line('1 kg', ',2,,,'));
    const labels = async () => (await variantsOf('Figs')).map(({ label }) => label);
    expect(await labels()).toEqual(['250 g', '1 kg', '500 g', '2 kg']);
    const same = [line('1 kg', ',1,,,'), line('2 kg', ',1,,,'), line('250 g', ',30,,,')];
    const { reportLines } = await runAll(...same);
    expect(reportLines).toContain(
      '3,noted,position,an earlier line has the same place: the present order of the two stays,1,',
    );
    expect(await labels()).toEqual(['1 kg', '2 kg', '500 g', '250 g']);
    expect((await runAll(...same)).counts).toEqual(zeroCounts);
  });

  it('is refused or ignored with the reason', async () => {
    const { reportLines } = await runAll(
      line('250 g', ',0,,,'),
      line('500 g', ',,front.jpg,perhaps,'),
      line('1 kg', ',,/media/uploads/640/0123456789abcdef0123456789abcdef.webp,,'),
      line('2 kg', `,,${PICTURE} | ${PICTURE},,`),
      'Wax,Wax,Home,Own,Block,50,1,piece,,,,yes',
      ',Wicks,Home,Own,,9,,,2,,yes,no',
    );
    const texts = reportLines.filter((text) => /,(?:refused|repaired),/.test(text));
    expect(texts).toEqual([
      '2,refused,position,"not a whole number from 1 to 10,00,000",0,',
      '3,repaired,option_image,pictures are not imported: ignored,front.jpg,',
      '3,repaired,paused,neither yes nor no: ignored,perhaps,',
      '4,repaired,option_image,not a picture of this product: ignored,/media/uploads/640/0123456789abcdef0123456789abcdef.webp,',
      `5,repaired,option_image,a variant has one picture: ignored,${PICTURE} | ${PICTURE},`,
      '6,refused,unit,what is weighed has an amount in g or ml,,',
      '7,repaired,paused,the record names no variant: ignored,yes,',
      '7,repaired,position,the record names no variant: ignored,2,',
    ]);
  });

  it('does not reorder options that combine several lists', async () => {
    await imports.importLines('product,category,sub_category,brand,sale_price,options', [
      'Phone,Gadgets,Phones,Own,900,size: S | L; ram: 4 GB | 8 GB',
    ]);
    const { id } = await productOf('Phone');
    const { reportLines } = await imports.importLines('product_id,option,sale_price,position', [
      `${id},S / 4 GB,950,2`,
    ]);
    expect(refusals(reportLines)).toEqual([
      '2,refused,position,its options combine several lists: change them at the desk first,,',
    ]);
  });
});

describe('a shop that is filled from an export', () => {
  it('has the same variants and stocks', async () => {
    await runOptions('-', 'none', 'N/A', 'None');
    await imports.importLines('product,category,sub_category,brand,sale_price,options', [
      'Cover,Gadgets,Cases,Own,99,weight: \\none',
    ]);
    expect(await productOf('Cover')).toMatchObject({ productWeight: ['none'] });
    expect((await importExport()).counts).toEqual(zeroCounts);
    const [header = '', ...lines] = (await imports.exportText()).replace(/\r\n$/, '').split('\r\n');
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
      expect(await catalogueOf(other)).toEqual(await catalogueOf(kit));
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
    expect(await undoImport(kit.shop, id)).toMatchObject({ kept: 0 });
    expect(await variantsOf('Kiwis')).toEqual(variants);
    const { revision, updatedAt } = await productOf('Kiwis');
    expect(await productOf('Kiwis')).toEqual({ ...product, revision, updatedAt });
    expect(await itemOf(variants[0]!.inventoryId)).toMatchObject({ units: 5000 });
    expect(await mismatches()).toEqual([]);
  });

  it('makes a product one with a single price again, and gives back the SKU that a variant took', async () => {
    await imports.importLines('product,category,sub_category,brand,sale_price,sku', [
      'Honey,Staples,Honey,Own,150,H-1',
    ]);
    const before = await productOf('Honey');
    const { id } = await run(
      'H,Honey,Staples,Honey,Own,250 g,150,,5,H-1,,,,,',
      'H,Honey,Staples,Honey,Own,500 g,280,,4,,,,,,',
    );
    expect(await productOf('Honey')).toMatchObject({ id: before.id, sku: null });
    const [first] = await variantsOf('Honey');
    await undoImport(kit.shop, id);
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
    await kit.shop.db.write((tx) => tx.update(Variant, { productId, label: '1 kg' }, { price: 13_900 }));
    expect(await undoImport(kit.shop, id)).toMatchObject({ restored: 0 });
    expect(await variantsOf('Pears')).toMatchObject([{ price: 7500 }, { price: 13_900 }]);
  });

  it('takes all units back that lines of several products have put into a new inventory item', async () => {
    const header =
      'group,product,category,brand,option,sale_price,stock,stock_at_export,inventory,inventory_name';
    const line = (name: string, stock: number, inventory: string) =>
      `${name},${name},Fruits,Own,1 kg,60,${stock},100,${inventory},${inventory}`;
    const others = Array.from({ length: 500 }, (_, at) => `,Unit ${at},Many,Own,,9,1,,,`);
    const { id, counts } = await imports.importLines(header, [
      ...[
        line('Limau', 100, 'One batch'),
        line('Yuzu', 150, 'One batch'),
        line('Pomelo', 100, 'Two batches'),
      ],
      ...others,
      line('Citron', 130, 'Two batches'),
    ]);
    expect(counts).toEqual({ ...zeroCounts, imported: 504 });
    const itemCalled = (name: string) => kit.shop.db.read.findOneByOrFail(InventoryItem, { name });
    expect([await itemCalled('One batch'), await itemCalled('Two batches')]).toMatchObject([
      { units: 150 },
      { units: 130 },
    ]);
    expect(await undoImport(kit.shop, id)).toMatchObject({ kept: 0 });
    expect([await itemCalled('One batch'), await itemCalled('Two batches')]).toMatchObject([
      { units: 0 },
      { units: 0 },
    ]);
    expect(await mismatches()).toEqual([]);
  });

  it('leaves the stock of variants that somebody has changed since', async () => {
    await imports.importLines('product,category,sub_category,brand,sale_price', [
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
      await kit.shop.db.write((tx) => tx.update(Variant, { productId, label: '1 kg' }, { price: 5900 }));
    };
    const itemIdOf = async (name: string) => (await variantsOf(name))[0]!.inventoryId;
    const names = ['Plums', 'Peaches', 'Quinces', 'Limes'];
    const itemIds = await Promise.all(names.map(itemIdOf));
    await change('Plums');
    await change('Quinces');
    const { kept } = await undoImport(kit.shop, id);
    expect(await Promise.all(itemIds.map(async (itemId) => (await itemOf(itemId)).units))).toEqual([
      4000, 0, 3000, 0,
    ]);
    // Of plums variants, old price and options, which belong together; and two stocks.
    expect(kept).toBe(5);
    expect(await variantsOf('Peaches')).toEqual([]);
    expect(await mismatches()).toEqual([]);
  });
});

/** Stores inventory items in grams. @param code of the last one */
async function insertItems(...[first, second, code]: [string, string, string?]) {
  const item = { countedIn: 'G' as const, units: 9000 };
  return kit.shop.db.write((tx) =>
    insertInventoryItems(tx, [
      { ...item, name: first },
      { ...item, name: second, code: code ?? null },
    ]),
  );
}
