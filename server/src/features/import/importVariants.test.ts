import { loose, refusals, variantImports, zeroCounts } from '../../../test/variantImports.ts';
import { insertInventoryItems } from '../stock/inventoryItems.service.ts';
import { undoImport } from './undoImport.service.ts';

const tests = variantImports();
const { run, productOf, variantsOf, itemOf, mismatches, insertItems } = tests;
const PICTURE = '/media/demo/v1/640/bananas.webp';

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
    const list = await tests.imports.importLines('sku,sale_price,stock', ['A-5 kg,270,2', 'B-1 kg,62,20']);
    expect(list.counts).toEqual({ ...zeroCounts, updated: 1 });
    expect(await variantsOf('Atta A')).toMatchObject([{ price: 6000 }, { price: 27_000, oldPrice: 30_000 }]);
    expect(await itemOf(five!.inventoryId)).toMatchObject({ units: 2 });
    const low = await tests.imports.importLines('sku,market_price', ['A-5 kg,200']);
    expect(low.reportLines.join()).toContain(
      '2,repaired,market_price,below the sale price: shown without a discount,200.00,270.00',
    );
    expect((await variantsOf('Atta A'))[1]).toMatchObject({ oldPrice: 27_000 });
    expect(await mismatches()).toEqual([]);
  });

  it('does not draw on another product’s item that is called like an option', async () => {
    const [mango] = await tests.kit.shop.db.write((tx) =>
      insertInventoryItems(tx, [{ name: 'Mango', countedIn: 'PIECE', units: 7 }]),
    );
    const line = (option: string) => `Smoothie,Smoothie,Drinks,Juice,Own,${option},60,80,5,,,,,,`;
    expect((await run(line('Mango'), line('Berry'))).counts).toEqual({ ...zeroCounts, imported: 1 });
    const [variant] = await variantsOf('Smoothie');
    expect(await itemOf(variant!.inventoryId)).toMatchObject({ name: 'Smoothie, Mango', units: 5 });
    expect(await itemOf(mango!.id)).toMatchObject({ units: 7 });
  });

  it('changes the variants of a file only, and gives a product with options its first ones', async () => {
    await tests.imports.importLines('product,category,sub_category,brand,sale_price,weight', [
      'Rice,Staples,Rice,Own,90,1 kg | 5 kg',
    ]);
    const { id } = await productOf('Rice');
    const header = 'product_id,option,sale_price';
    const { counts } = await tests.imports.importLines(header, [`${id},5 kg,400`, `${id},10 kg,780`]);
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
    const products = await tests.imports.importLines('product_id,sale_price', [`${id},1`]);
    expect(products.counts).toEqual(zeroCounts);
  });

  it('reads what an option contains when the import reads contents', async () => {
    const header = 'group,product,category,sub_category,brand,option,sale_price';
    const lines = ['P,Poha,Staples,Flakes,Own,500 g,30', 'P,Poha,Staples,Flakes,Own,Family pack 2 kg,110'];
    await tests.imports.importLines(header, lines);
    expect(await variantsOf('Poha')).toMatchObject([{ amount: null }, { amount: null }]);
    await tests.imports.importLines(header, lines, { readsContents: true });
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
    const taken = await tests.imports.importLines('product_id,option,sku', [`${other},1 kg,R-1`]);
    const plain = await tests.imports.importLines('product_id,sku', [`${other},R-1`]);
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

describe('what a file says of a variant beside its price', () => {
  const header =
    'group,product,category,brand,option,sale_price,amount,unit,position,option_image,paused,weighed';
  const runAll = (...lines: string[]) => tests.imports.importLines(header, lines);
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
    expect(await undoImport(tests.kit.shop, id)).toMatchObject({ kept: 0 });
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
    await tests.imports.importLines('product,category,sub_category,brand,sale_price,options', [
      'Phone,Gadgets,Phones,Own,900,size: S | L; ram: 4 GB | 8 GB',
    ]);
    const { id } = await productOf('Phone');
    const { reportLines } = await tests.imports.importLines('product_id,option,sale_price,position', [
      `${id},S / 4 GB,950,2`,
    ]);
    expect(refusals(reportLines)).toEqual([
      '2,refused,position,its options combine several lists: change them at the desk first,,',
    ]);
  });
});
