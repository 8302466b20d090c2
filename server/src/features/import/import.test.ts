import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Raw } from 'typeorm';
import { eventually } from '../../../test/eventually.ts';
import { Products } from '../../../test/generated/documents.ts';
import { runImportCommand } from '../../../test/importCommand.ts';
import { startShop, type TestShop } from '../../../test/testkit.ts';
import { CatalogState, Category, Product } from '../catalog/catalog.entity.ts';
import { nextRevision } from '../catalog/catalog.queries.ts';
import { importCatalogue } from './imports.service.ts';
import { createReport } from './report.ts';

let kit: TestShop;
let folder: string;
beforeAll(async () => {
  kit = await startShop();
  folder = mkdtempSync(path.join(tmpdir(), 'kirana-import-'));
});
afterAll(async () => {
  await kit.close();
  rmSync(folder, { recursive: true });
});

const HEADER =
  'index,product,category,sub_category,brand,sale_price,market_price,type,rating,description,image';

function fileOf(lines: readonly string[], header = HEADER): string {
  const file = path.join(folder, 'list.csv');
  writeFileSync(file, [header, ...lines, ''].join('\r\n'));
  return file;
}

/** Imports lines below the usual header. @returns the counts and the lines of the report without its header */
async function run(lines: readonly string[], { dryRun = false, header = HEADER } = {}) {
  const report = createReport(folder, 'list.csv', new Date());
  const file = fileOf(lines, header);
  const { imported, updated, repaired, refused } = await importCatalogue(
    kit.shop,
    { path: file, pictures: null },
    {
      dryRun,
      report,
    },
  );
  await report.close();
  const reportLines = readFileSync(report.path, 'utf8').split('\r\n').slice(1, -1);
  rmSync(report.path);
  return { counts: { imported, updated, repaired, refused }, reportLines };
}

const zeroCounts = { imported: 0, updated: 0, repaired: 0, refused: 0 };
const productsOf = (brand: string) =>
  kit.shop.db.read.find(Product, { where: { brand }, order: { position: 'ASC' } });
const revision = async () => (await kit.shop.db.read.findOneByOrFail(CatalogState, { id: 1 })).revision;

test('repeating an import changes nothing, and a changed file updates only the changes', async () => {
  const lines = [
    '1,Toor Dal,Staples,Dal,Rohini,99.5,120,Pulses,4.1,"Split, and ""polished"".\r\nCooks fast.",',
    '2,Toor Dal,Staples,Dal,Rohini,450,500,Pulses,,Five kilos.,',
    '3,Whole Milk,Dairy & Eggs,Milk,Rohini,31,31,Milk,5,Fresh.,',
  ];
  expect((await run(lines)).counts).toEqual({ ...zeroCounts, imported: 3, repaired: 1 });
  const before = await revision();
  expect((await run(lines)).counts).toEqual(zeroCounts);
  expect(await revision()).toBe(before);

  const [dal, large, milk] = await productsOf('Rohini');
  expect(dal).toMatchObject({
    name: 'Toor Dal',
    price: 9950,
    oldPrice: 12_000,
    rating: 41,
    countInStock: 50,
    images: [],
    description: 'Split, and "polished".\nCooks fast.\n\nType: Pulses',
  });
  expect(large).toMatchObject({ price: 45_000, rating: 0 });
  const categories = await kit.shop.db.read.find(Category, { where: { id: milk!.catId } });
  expect(categories.map(({ name, slug }) => [name, slug])).toEqual([['Dairy & Eggs', 'dairy-eggs']]);

  const dearer = lines.map((line) => line.replace('450,', '460,')).reverse();
  expect((await run(dearer)).counts).toEqual({ ...zeroCounts, updated: 1 });
  expect((await productsOf('Rohini')).map(({ id, price }) => [id, price])).toEqual([
    [dal!.id, 9950],
    [large!.id, 46_000],
    [milk!.id, 3100],
  ]);
});

test('absent columns and blank fields keep the stored values', async () => {
  await run(['1,Rava,Staples,Flour,Chakki,60,60,Flour,4.5,Coarse.,']);
  await kit.shop.db.write((tx) => tx.update(Product, { brand: 'Chakki' }, { countInStock: 3 }));
  const header = 'Brand,Product,Category,Sub Category,Sale Price';
  expect(await run(['Chakki,Rava,Staples,Flour,60'], { header })).toEqual({
    counts: zeroCounts,
    reportLines: ['market_price', 'type', 'rating', 'description'].map(
      (column) => `1,noted,${column},the file has no such column: stored values are kept,,`,
    ),
  });
  expect((await run(['1,Rava,Staples,Flour,Chakki,60,60,Flour,,,'])).counts).toEqual(zeroCounts);
  await kit.shop.db.write((tx) => tx.update(Product, { brand: 'Chakki' }, { rating: 20, reviewCount: 1 }));
  expect((await run(['1,Rava,Staples,Flour,Chakki,60,60,Flour,4.9,Coarse.,'])).counts).toEqual(zeroCounts);
  expect(await productsOf('Chakki')).toMatchObject([
    { countInStock: 3, rating: 20, description: 'Coarse.\n\nType: Flour' },
  ]);
});

test('a file without old prices keeps those of products that it finds by name, and finds each pack by its price', async () => {
  await run([
    '1,Poha,Staples,Flakes,Avalakki,50,60,Rice,4,Thin.,',
    '2,Poha,Staples,Flakes,Avalakki,90,120,Rice,4,Thick.,',
  ]);
  const [small, large] = await productsOf('Avalakki');
  const pricesOf = async () =>
    (await productsOf('Avalakki')).map(({ id, price, oldPrice }) => [id, price, oldPrice]);
  const header = 'Brand,Product,Category,Sub Category,Sale Price';
  const line = (price: number) => `Avalakki,Poha,Staples,Flakes,${price}`;
  expect((await run([line(90), line(50)], { header })).counts).toEqual(zeroCounts);

  const withThird = await run([line(20), line(50), line(90)], { header });
  expect(withThird.counts).toEqual({ ...zeroCounts, imported: 1 });
  const dearer = await run([line(20), line(55), line(90)], { header });
  expect(dearer.counts).toEqual({ ...zeroCounts, updated: 1 });
  const [, , third] = await productsOf('Avalakki');
  expect(await pricesOf()).toEqual([
    [small!.id, 5500, 6000],
    [large!.id, 9000, 12_000],
    [third!.id, 2000, 2000],
  ]);

  // A price that rises above the old one takes it along; a blank cell is as a missing column.
  const rows = [20, 55, 130].map((price, index) => `${index},Poha,Staples,Flakes,Avalakki,${price},,,,,`);
  expect((await run(rows)).counts).toEqual({ ...zeroCounts, updated: 1 });
  expect(await pricesOf()).toEqual([
    [small!.id, 5500, 6000],
    [large!.id, 13_000, 13_000],
    [third!.id, 2000, 2000],
  ]);
});

test('the report has each repaired, merged or refused line with the reason', async () => {
  const { counts, reportLines } = await run([
    '1,Ghee,Staples,Oil,Gopal ,500,450,Ghee,4,Good.,ghee.jpg',
    '2,"Ghee, large",Staples,Oil,Gopal,900.005,950,Ghee,4,"Two\r\nlines.",',
    '3,,Staples,Oil,Gopal,10,10,Ghee,4,x,',
    '4,"Oil,Staples,Oil,Gopal,10,10,Ghee,4,x,',
    '5,Butter,Staples,Oil,Gopal,free,10,Ghee,4,x,',
    '6,GHEE,Staples,Oil,GOPAL,500,500,Ghee,3,Other words.,,,',
    '7,Curd, thick,Staples,Oil,Gopal,60,60,Curd,4,x,c.jpg',
  ]);
  expect(counts).toEqual({ imported: 2, updated: 0, repaired: 3, refused: 4 });
  expect(reportLines).toEqual([
    '2,repaired,market_price,below the sale price: shown without a discount,450.00,500.00',
    '2,repaired,brand,white space normalized,"Gopal ",Gopal',
    "2,repaired,image,pictures are not imported: the category's picture is shown,ghee.jpg,",
    '3,repaired,sale_price,rounded half up,900.005,900.01',
    '5,refused,product,no product name,,',
    '6,refused,,"a quote is not closed, or text follows a closing quote","4,""Oil,Staples,Oil,Gopal,10,10,Ghee,4,x,",',
    '7,refused,sale_price,no usable price,free,',
    '8,merged,product,same product and prices as an earlier line: merged into it,Ghee | 3 stars | Other words.,line 2',
    '9,refused,,12 values for 11 columns: a comma in a value needs quotes,"7,Curd, thick,Staples,Oil,Gopal,60,60,Curd,4,x,c.jpg",',
  ]);
});

test.each([
  [';', 'semicolon'],
  ['\t', 'tab'],
])(
  'a record with more values than columns is refused with what needs quotes: %j',
  async (separator, name) => {
    const [header, good, surplus] = [
      ['product', 'sub_category', 'category', 'brand', 'sale_price'],
      ['Alum', 'Spices', 'Staples', `Fitkari ${name}`, '80', '', ' '],
      ['Alum', 'large', 'Spices', 'Staples', `Fitkari ${name}`, '80', ''],
    ].map((values) => values.join(separator));
    const { counts, reportLines } = await run([good!, surplus!], { header });
    expect(counts).toEqual({ ...zeroCounts, imported: 1, refused: 1 });
    expect(reportLines.at(-1)).toContain(
      `3,refused,,6 values for 5 columns: a ${name} in a value needs quotes,`,
    );
  },
);

test('a product without SKU that is named again with other prices is noted with the line of the first', async () => {
  const lines = [
    '1,Rose Water,Beauty,Water,Gulab,50,50,Water,4,Small.,',
    '2,Lamp Oil,Home,Oil,Gulab,70,70,Oil,4,Clear.,',
    '3,ROSE WATER,Beauty,Water,Gulab,90,90,Water,4,Large.,',
  ];
  const { counts, reportLines } = await run(lines);
  expect(counts).toEqual({ ...zeroCounts, imported: 3 });
  expect(reportLines).toEqual([
    '4,noted,product,same product as an earlier line with other prices: taken for another pack size,ROSE WATER,line 2',
  ]);
  // The products are in the shop now.
  expect(await run(lines)).toEqual({ counts: zeroCounts, reportLines: [] });
});

test('a dry run reports the same and writes nothing', async () => {
  const lines = [
    '1,Honey,New Shelf,Jars,Madhu,200,200,Honey,4,Sweet.,',
    '2,,New Shelf,Jars,Madhu,1,1,Honey,4,x,',
  ];
  const before = await revision();
  const dry = await run(lines, { dryRun: true });
  expect(dry.counts).toEqual({ ...zeroCounts, imported: 1, refused: 1 });
  expect([
    await revision(),
    await productsOf('Madhu'),
    await kit.shop.db.read.countBy(Category, { name: 'New Shelf' }),
  ]).toEqual([before, [], 0]);
  expect(await run(lines)).toEqual(dry);
});

test('a running shop lists and finds new products and new prices', async () => {
  const line = (price: number) => `1,Mahua Blossom Tea,Beverages,Forest Teas,Vanya,${price},180,Tea,4,Rare.,`;
  kit.shop.catalog.startPolling(kit.shop.log);
  for (const price of [150, 145]) {
    await run([line(price)]);
    const shown = { name: 'Mahua Blossom Tea', price, oldPrice: 180, catName: 'Beverages' };
    const search = async () =>
      (await kit.gql(Products, { filter: { text: 'mahua blosom' }, first: 9 })).products.nodes;
    await eventually(search, expect.arrayContaining([expect.objectContaining(shown)]));
  }
});

test('two concurrent imports of one file create no duplicates', async () => {
  const lines = Array.from(
    { length: 450 },
    (_, index) => `${index},Item ${index},Crowd,Shelf ${index % 7},Rush,${index + 1},,,,,`,
  );
  const file = fileOf(lines);
  const importedCounts = await Promise.all(
    ['one', 'two'].map(async (name) => {
      const report = createReport(folder, name, new Date());
      const { imported } = await importCatalogue(
        kit.shop,
        { path: file, pictures: null },
        { dryRun: false, report },
      );
      await report.close();
      return imported;
    }),
  );
  expect(importedCounts[0]! + importedCounts[1]!).toBe(450);
  const rush = await productsOf('Rush');
  expect(new Set(rush.map(({ name }) => name)).size).toBe(450);
  expect(rush).toHaveLength(450);
  expect(
    await kit.shop.db.read.countBy(Category, { name: Raw((column) => `${column} LIKE 'Shelf %'`) }),
  ).toBe(7);
});

test('an interrupted import keeps the stored products and continues when it is repeated', async () => {
  const lines = Array.from(
    { length: 550 },
    (_, index) => `${index},Part ${index},Halves,Left,Ardha,10,10,,4,x,`,
  );
  const report = createReport(folder, 'half', new Date());
  const stop = importCatalogue(
    kit.shop,
    { path: fileOf(lines), pictures: null },
    {
      dryRun: false,
      report,
      onProgress: () => {
        throw new Error('power failure');
      },
    },
  );
  await expect(stop).rejects.toThrow('power failure');
  await report.close();
  expect(await productsOf('Ardha')).toHaveLength(500);
  expect((await run(lines)).counts).toEqual({ ...zeroCounts, imported: 50 });
  expect((await productsOf('Ardha')).map(({ name }) => name)).toEqual(
    lines.map((_, index) => `Part ${index}`),
  );
});

test('reads the catalogue again when another process changes it during the import', async () => {
  const lines = Array.from(
    { length: 550 },
    (_, index) => `${index},Moving ${index},Halves,Right,Gati,10,10,,4,x,`,
  );
  const report = createReport(folder, 'moving', new Date());
  const concurrentChanges: Promise<unknown>[] = [];
  const onProgress = () => concurrentChanges.push(kit.shop.db.write((tx) => nextRevision(tx)));
  const { imported } = await importCatalogue(
    kit.shop,
    { path: fileOf(lines), pictures: null },
    {
      dryRun: false,
      report,
      onProgress,
    },
  );
  await Promise.all(concurrentChanges);
  await report.close();
  expect(imported).toBe(550);
  expect(await productsOf('Gati')).toHaveLength(550);
});

describe('the command', () => {
  const command = (...args: string[]) => runImportCommand(kit, folder, args);

  test('prints the kinds of notes, the path of the report, and the counts last', async () => {
    const file = path.basename(
      fileOf(['1,Pepper,Staples,Spices,Malabar ,80,90,Spice,4,x,', '2,,Staples,Spices,x,1,1,,,,']),
    );
    const { code, out, err } = await command(file);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    const [first, ...rest] = out.trimEnd().split('\n');
    expect(first).toBe(`list.csv imported into ${kit.shop.db.label}: 2 records`);
    expect(rest.slice(0, 3)).toEqual([
      '       1 × brand: white space normalized',
      '       1 × product: no product name',
      '       0 × unchanged or merged',
    ]);
    const report = rest[3]?.replace('Report: ', '') ?? '';
    expect(path.dirname(report)).toBe(path.join(kit.shop.env.dataDir, 'imports'));
    expect(readFileSync(report, 'utf8').split('\r\n')).toHaveLength(4);
    expect(rest.slice(4)).toEqual(['imported 1, updated 0, repaired 1, refused 1']);
  });

  test('prints each new category with its products, and the existing name that it resembles', async () => {
    await run(['1,Nutmeg,Staples,Whole Spices,Malabar,80,90,Spice,4,x,']);
    const lines = [
      '1,Mace,Staples,Whole Spcies,Malabar,80,90,Spice,4,x,',
      '2,Clove,Staples,Whole Spcies,Malabar,80,90,Spice,4,x,',
      '3,Lamp,Staples,Lamps of brass,Malabar,80,90,Lamp,4,x,',
    ];
    const expectedLines = [
      'New categories:',
      '       2 × Staples / Whole Spcies; did you mean "Whole Spices"?',
      '       1 × Staples / Lamps of brass',
      '       0 × unchanged or merged',
    ];
    const file = path.basename(fileOf(lines));
    for (const args of [[file, '--dry-run'], [file]])
      expect((await command(...args)).out).toContain(`\n${expectedLines.join('\n')}\n`);
    expect((await command(file)).out).not.toContain('New categories');
  });
});
