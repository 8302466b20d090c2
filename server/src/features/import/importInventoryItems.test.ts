import { refusals, variantImports, zeroCounts } from '../../../test/variantImports.ts';
import { nextRevision } from '../catalog/catalogueRows.service.ts';
import { InventoryItem } from '../stock/inventoryItems.entity.ts';
import { readUnits } from './imports.queries.ts';
import { undoImport } from './undoImport.service.ts';

const tests = variantImports();
const { run, productOf, variantsOf, itemOf, mismatches, insertItems } = tests;

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
    const { id: inventoryId } = await tests.kit.shop.db.read.findOneByOrFail(InventoryItem, {
      code: 'SHARED-1',
    });
    const { id: productId } = await productOf('Dal X');
    const { id: userId } = await tests.kit.newShopper();
    const now = Date.now();
    await tests.kit.shop.db.write(async (tx) => {
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
    const { id, counts } = await tests.imports.importLines(header, lines);
    expect(counts).toEqual({ ...zeroCounts, imported: 503 });
    expect((await tests.imports.importLines(header, lines, { dryRun: true })).counts).toEqual(zeroCounts);
    const items = await tests.kit.shop.db.read.findBy(InventoryItem, { code: 'MIL-1' });
    expect(items).toMatchObject([{ name: 'Millet', countedIn: 'G', units: 9000 }]);
    for (const name of ['Jowar', 'Bajra'])
      expect(await variantsOf(name)).toMatchObject([{ inventoryId: items[0]!.id }]);
    const { reportLines } = await tests.imports.importLines(header, [
      line('Kodo', 'MIL-1,Millet,piece'),
      line('Jowar', 'MIL-1,Millet,kg'),
    ]);
    expect(refusals(reportLines)).toEqual([
      '2,refused,stock_unit,its inventory item is counted in another unit,,',
      '3,refused,stock_unit,"a stock is counted in g, ml, cm or pieces",kg,',
    ]);
    expect(await undoImport(tests.kit.shop, id)).toMatchObject({ kept: 0 });
    expect(await itemOf(items[0]!.id)).toMatchObject({ units: 0 });
    expect(await mismatches()).toEqual([]);
    // Of two units for one new item the first counts.
    const sizes = await tests.imports.importLines(header, [
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
    const first = await tests.imports.importLines(header, lines);
    expect(first.counts).toEqual({ ...zeroCounts, imported: 3, refused: 1 });
    expect(refusals(first.reportLines)).toEqual(refused);
    const again = await tests.imports.importLines(header, lines);
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
    const onProgress = () => changes.push(tests.kit.shop.db.write((tx) => nextRevision(tx)));
    const { counts } = await tests.imports.importLines(header, lines, { onProgress });
    await Promise.all(changes);
    expect(counts).toEqual({ ...zeroCounts, imported: 507 });
    expect((await tests.imports.importLines(header, lines)).counts).toEqual(zeroCounts);
    const more = [line('Sack E', idOf(2)), line('Sack F', idOf(4))];
    expect((await tests.imports.importLines(header, more)).counts).toEqual({ ...zeroCounts, imported: 2 });
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
    const { counts, reportLines } = await tests.imports.importLines(header, lines);
    expect(counts).toEqual({ ...zeroCounts, imported: 1, refused: 2 });
    const reason = 'the code of a shared inventory item has at most 64 characters';
    expect(refusals(reportLines)).toEqual([3, 4].map((at) => `${at},refused,inventory,${reason},,`));
  });

  it('is read with more others than a statement has parameters', async () => {
    const [item] = await insertItems('Counted first', 'Counted last');
    const others = Array.from({ length: 11_000 }, (_, at) => `no item ${at}`);
    expect([...(await readUnits(tests.kit.shop.db.read, [...others, item!.id]))]).toEqual([
      [item!.id, { onHand: 9000, reserved: 0 }],
    ]);
    expect(await readUnits(tests.kit.shop.db.read, [])).toEqual(new Map());
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
