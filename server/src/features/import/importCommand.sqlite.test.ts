import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { runImportCommand } from '../../../test/importCommand.ts';
import { startShop, type TestShop } from '../../../test/testkit.ts';
import { CatalogState, Product } from '../catalog/catalog.entity.ts';
import { Import } from './imports.entity.ts';
import { NOT_A_PICTURE, NOT_FOUND } from './pictures/pictureSource.ts';

// What the command reads and prints. `import.test.ts` runs it on both databases.

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

const command = (...args: string[]) => runImportCommand(kit, folder, args);
const productsOf = (brand: string) =>
  kit.shop.db.read.find(Product, { where: { brand }, order: { position: 'ASC' } });
const revision = async () => (await kit.shop.db.read.findOneByOrFail(CatalogState, { id: 1 })).revision;

describe('the command', () => {
  test('reads columns with other names than documented ones only when it is asked to', async () => {
    const header = 'product,sub_category,category,brand,sale_price,Qty';
    const stock = async () => (await productsOf('Guesser')).map(({ countInStock }) => countInStock);
    const write = (text: string) => writeFileSync(path.join(folder, 'list-guess.csv'), text);
    write(`${header.replace('Qty', 'stock')}\nGhee,Spices,Staples,Guesser,80,7\n`);
    await command('list-guess.csv');
    write(`${header}\nGhee,Spices,Staples,Guesser,80,500\n`);
    const careful = await command('list-guess.csv');
    expect(careful).toMatchObject({ code: 0, err: '' });
    expect(careful.out).toMatch(
      /^Not read, .*--guess-columns.*:\n {2}Qty → stock\nlist-guess.csv imported into /,
    );
    expect(await stock()).toEqual([7]);
    const guessing = await command('list-guess.csv', '--guess-columns');
    expect(guessing.out).toMatch(
      /^Read by their usual meaning:\n {2}Qty → stock\nlist-guess.csv imported into /,
    );
    expect(await stock()).toEqual([500]);
  });

  test('imports the pictures of a folder, and reports those that it cannot use', async () => {
    const images = path.join(folder, 'pictures');
    mkdirSync(images);
    const colours = { create: { width: 900, height: 600, channels: 3, background: '#c33' } } as const;
    writeFileSync(path.join(images, 'Chilli.PNG'), await sharp(colours).png().toBuffer());
    writeFileSync(path.join(images, 'script.png'), '<script>alert(1)</script>');
    const lines = ['chilli.png', 'script.png', 'missing.png'].map(
      (image, index) => `${index},Chilli ${image},Staples,Spices,Lal,80,90,Spice,4,x,${image}`,
    );
    writeFileSync(path.join(folder, 'list-pictures.csv'), [HEADER, ...lines, ''].join('\n'));
    const { code, out } = await command('list-pictures.csv', '--images', 'pictures');
    expect(code).toBe(0);
    expect(out.trimEnd().split('\n').at(-1)).toBe('imported 3, updated 0, repaired 2, refused 0');
    const report = /^Report: (.*)$/m.exec(out)?.[1] ?? '';
    expect(readFileSync(report, 'utf8').split('\r\n').slice(1, -1)).toEqual([
      `3,repaired,image,"${NOT_A_PICTURE}",script.png,`,
      `4,repaired,image,${NOT_FOUND},missing.png,`,
    ]);
    const [red, ...others] = await productsOf('Lal');
    const response = await fetch(kit.url + red?.images[0]);
    expect(response.headers.get('content-type')).toBe('image/webp');
    const { dominant } = await sharp(Buffer.from(await response.arrayBuffer())).stats();
    expect(dominant.r).toBeGreaterThan(150);
    expect(dominant.g).toBeLessThan(90);
    // Their category's picture is shown instead.
    for (const { images } of others) expect(images).toEqual([]);

    const before = await revision();
    const again = await command('list-pictures.csv', '--images', 'pictures');
    expect(again.out.trimEnd().split('\n').at(-1)).toBe('imported 0, updated 0, repaired 2, refused 0');
    const nowhere = await command('list-pictures.csv', '--images', 'nowhere');
    expect(nowhere).toMatchObject({ code: 1, out: '' });
    expect(nowhere.err).toContain('the folder of its pictures cannot be read: ENOENT');
    expect(await revision()).toBe(before);
  });

  test('prints why a file is not a catalogue, and writes nothing', async () => {
    const cases: [string, string | Buffer | null, string][] = [
      ['none.csv', null, 'there is no such file'],
      ['empty.csv', '', 'it is empty'],
      [
        'other.csv',
        'id;colour\n1;red\n',
        'its first line has no column product, category, sale_price (it has "id, colour")',
      ],
      [
        'bars.csv',
        'product|brand\nSalt|Own\n',
        'its first line has no column category, sale_price (it has "product, brand")',
      ],
      ['header.csv', `${HEADER}\n`, 'there are no products after its first line'],
      ['zip.csv', Buffer.from([0x50, 0x4b, 3, 4, 0, 0, 8, 0]), 'it is a damaged Excel workbook or ZIP'],
    ];
    const before = await revision();
    for (const [name, content] of cases)
      if (content !== null) writeFileSync(path.join(folder, name), content);
    const answers = await Promise.all(cases.map(([name]) => command(name)));
    for (const [index, [name, , reason]] of cases.entries()) {
      expect(answers[index]).toMatchObject({ code: 1, out: '' });
      expect(answers[index]?.err).toContain(`${name} is not a catalogue: ${reason}`);
      expect(answers[index]?.err).not.toMatch(/ {4}at /);
    }
    expect(await revision()).toBe(before);
    const reports = readdirSync(path.join(kit.shop.env.dataDir, 'imports'));
    expect(reports.filter((name) => !name.startsWith('list-'))).toEqual([]);
  });

  test('lists an undo that has stopped as one, with what it has restored and kept', async () => {
    const lines = [HEADER, '1,Mace,Staples,Spices,Kesar,80,90,Spice,4,x,', ''];
    writeFileSync(path.join(folder, 'list-stopped.csv'), lines.join('\n'));
    await command('list-stopped.csv');
    const { db } = kit.shop;
    const { id } = await db.read.findOneByOrFail(Import, { fileName: 'list-stopped.csv' });
    const listed = async (values: Partial<Import>) => {
      await db.write((tx) => tx.update(Import, { id }, values));
      return (await command('--list')).out.split('\n').find((line) => line.startsWith(id));
    };
    const counts = 'imported 1, updated 0, repaired 0, refused 0';
    expect(await listed({ state: 'stopped' })).toMatch(`  stopped       list-stopped.csv: ${counts}`);
    expect(await listed({ done: 0, restored: 2, kept: 1 })).toMatch(
      '  undo stopped  list-stopped.csv: restored 2, kept 1 because of what has changed since',
    );
  });

  test('prints its usage when it is called with wrong arguments', async () => {
    const answers = await Promise.all([
      command(),
      command('a.csv', 'b.csv'),
      command('a.csv', '--force'),
      command('--help'),
    ]);
    expect(answers.map(({ code }) => code)).toEqual([2, 2, 2, 0]);
    for (const { out, err } of answers)
      expect(out + err).toContain('Usage: npm run import -- FILE.csv [--dry-run]');
  });
});
