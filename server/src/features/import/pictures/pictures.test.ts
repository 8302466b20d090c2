import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { type CatalogueImports, catalogueImports } from '../../../../test/catalogueImport.ts';
import { startShop, type TestShop } from '../../../../test/testkit.ts';
import { type ZipFile, zipOf } from '../../../../test/zip.ts';
import { Product } from '../../catalog/catalog.entity.ts';
import { CataloguePicture } from '../../catalog/pictures/cataloguePictures.entity.ts';
import { deleteUnusedPictures } from '../../catalog/pictures/cataloguePictures.service.ts';
import { Variant } from '../../catalog/variants/variants.entity.ts';
import { undoImport } from '../undoImport.service.ts';
import { openPictureFolder } from './pictureSource.ts';
import { openCatalogueZip } from './zip.ts';

let kit: TestShop;
let imports: CatalogueImports;
let folder: string;
beforeAll(async () => {
  kit = await startShop();
  imports = catalogueImports(kit);
  folder = path.join(imports.folder, 'pictures');
  mkdirSync(folder);
});
afterAll(async () => {
  await kit.close();
  imports.close();
});

const picture = (color: string) =>
  sharp({ create: { width: 800, height: 600, channels: 3, background: color } })
    .png()
    .toBuffer();
const write = (name: string, content: Buffer | string) => writeFileSync(path.join(folder, name), content);

const HEADER = 'sku,product,category,sub_category,brand,sale_price,image';
const line = (sku: string, image: string) => `${sku},Item ${sku},Staples,Pictured,Own,10,${image}`;
const run = async (...lines: string[]) =>
  imports.importLines(HEADER, lines, { pictures: await openPictureFolder(folder) });
const imagesOf = async (sku: string) => (await kit.shop.db.read.findOneByOrFail(Product, { sku })).images;
const notesOf = (reportLines: string[]) => reportLines.filter((text) => text.includes(',image,'));
const usesOf = async (url: string) =>
  (await kit.shop.db.read.findOneBy(CataloguePicture, { name: /([0-9a-f]{32})/.exec(url)?.[1] ?? '' }))?.uses;

describe('pictures beside the file', () => {
  it('are decoded and encoded anew, and shown by the product', async () => {
    write('red.png', await picture('red'));
    write('Blue.PNG', await picture('blue'));
    const { counts } = await run(line('P-1', 'red.png | blue.png'));
    expect(counts).toMatchObject({ imported: 1, repaired: 0 });
    const images = await imagesOf('P-1');
    expect(images).toHaveLength(2);
    const response = await fetch(`${kit.url}${images[0]}`);
    expect(response.headers.get('content-type')).toBe('image/webp');
    expect(await sharp(Buffer.from(await response.arrayBuffer())).metadata()).toMatchObject({
      format: 'webp',
      width: 640,
      height: 480,
    });
    expect(await usesOf(images[0]!)).toBe(1);
  });

  it('are not changed when the import is repeated, and come back with an undo', async () => {
    write('green.png', await picture('green'));
    expect((await run(line('P-1', 'red.png | blue.png'))).counts).toMatchObject({ updated: 0, repaired: 0 });
    const before = await imagesOf('P-1');
    const { id, counts } = await run(line('P-1', 'green.png'));
    expect(counts).toMatchObject({ updated: 1 });
    expect(await usesOf(before[0]!)).toBe(0);
    expect(await undoImport(kit.shop, id)).toEqual({ restored: 2, kept: 0 });
    expect(await imagesOf('P-1')).toEqual(before);
    expect(await usesOf(before[0]!)).toBe(1);
  });

  it.each<[string, string[] | null]>([
    ['that had none before', null],
    ['that had others before', ['A red box']],
  ])('stay after an undo if staff have described them, of a product %s', async (name, alts) => {
    const sku = `P-${name}`;
    await run(line(sku, 'red.png'));
    const describe = (imageAlts: string[] | null) =>
      kit.shop.db.write((tx) => tx.update(Product, { sku }, { imageAlts }));
    await describe(alts);
    const { id } = await run(line(sku, 'green.png'));
    const images = await imagesOf(sku);
    await describe(['A green box']);
    expect(await undoImport(kit.shop, id)).toEqual({ restored: 0, kept: 2 });
    expect(await kit.shop.db.read.findOneByOrFail(Product, { sku })).toMatchObject({
      images,
      imageAlts: ['A green box'],
    });
  });

  it('stay after an undo if the former ones were deleted', async () => {
    write('yellow.png', await picture('yellow'));
    await run(line('P-5', 'yellow.png'));
    const { id } = await run(line('P-5', 'green.png'));
    const images = await imagesOf('P-5');
    await kit.shop.db.write((tx) => tx.update(CataloguePicture, { uses: 0 }, { unusedSince: 1 }));
    await deleteUnusedPictures(kit.shop);
    expect(await undoImport(kit.shop, id)).toEqual({ restored: 0, kept: 2 });
    expect(await imagesOf('P-5')).toEqual(images);
  });

  it('are kept where the cell is blank or no file is usable, with the reason', async () => {
    const before = await imagesOf('P-1');
    write('page.png', '<script>alert(1)</script>');
    const { counts, reportLines } = await run(line('P-1', 'missing.png | page.png'), line('P-2', 'page.png'));
    expect(counts).toMatchObject({ imported: 1, updated: 0, repaired: 2 });
    expect(notesOf(reportLines)).toEqual([
      '2,repaired,image,there is no such picture file: ignored,missing.png,',
      '2,repaired,image,"not a JPEG, PNG or WebP picture: ignored",page.png,',
      '3,repaired,image,"not a JPEG, PNG or WebP picture: ignored",page.png,',
    ]);
    expect([await imagesOf('P-1'), await imagesOf('P-2')]).toEqual([before, []]);
  });

  it('are not taken from outside of the folder', async () => {
    writeFileSync(path.join(imports.folder, 'secret.png'), await picture('black'));
    symlinkSync(path.join(imports.folder, 'secret.png'), path.join(folder, 'link.png'));
    const absolute = path.join(imports.folder, 'secret.png');
    const { reportLines } = await run(line('P-3', `../secret.png | link.png | ${absolute}`));
    expect(notesOf(reportLines)).toHaveLength(3);
    expect(await imagesOf('P-3')).toEqual([]);
  });

  it('are not taken from other products by their URL', async () => {
    const [url] = await imagesOf('P-1');
    const { reportLines } = await run(line('P-4', url!));
    expect(notesOf(reportLines)).toEqual([expect.stringContaining('not a picture of this product: ignored')]);
  });

  it('are those of variants, which an undo gives back, and found by the ends of URLs', async () => {
    const header = 'group,product,category,brand,option,sale_price,image,option_image';
    const runVariants = async (...pictures: [image: string, optionImage: string]) =>
      imports.importLines(header, [`J,Jam,Staples,Own,200 g,80,${pictures.join(',')}`], {
        pictures: await openPictureFolder(folder),
      });
    const picturesOf = async () => {
      const { id: productId, images } = await kit.shop.db.read.findOneByOrFail(Product, { name: 'Jam' });
      return [...images, (await kit.shop.db.read.findOneByOrFail(Variant, { productId })).picture];
    };
    write('jar.png', await picture('navy'));
    write('lid.png', await picture('olive'));
    await runVariants('jar.png', 'lid.png');
    const before = await picturesOf();
    expect(await Promise.all(before.map((url) => usesOf(url!)))).toEqual([1, 1]);
    expect((await runVariants('jar.png', 'lid.png')).counts).toMatchObject({ updated: 0, repaired: 0 });
    // As an export of another shop has it.
    const url = '/media/uploads/640/0123456789abcdef0123456789abcdef.webp';
    write(path.basename(url), await picture('teal'));
    const { id } = await runVariants(before[0]!, url);
    const after = await picturesOf();
    expect(after[0]).toBe(before[0]);
    expect([before[1], url]).not.toContain(after[1]);
    expect(await Promise.all([before[1]!, after[1]!].map(usesOf))).toEqual([0, 1]);
    await undoImport(kit.shop, id);
    expect(await picturesOf()).toEqual(before);
    expect(await Promise.all([before[1]!, after[1]!].map(usesOf))).toEqual([1, 0]);
    // The product's own picture, which is no file of this folder.
    await runVariants('', before[0]!);
    expect(await picturesOf()).toEqual([before[0], before[0]]);
    expect(await usesOf(before[0]!)).toBe(2);
    await runVariants('', 'none');
    expect(await picturesOf()).toEqual([before[0], null]);
  });

  it('of a variant stay after an undo if the former one was deleted', async () => {
    const header = 'group,product,category,brand,option,sale_price,option_image';
    const runPicture = async (name: string) =>
      imports.importLines(header, [`Q,Quark,Staples,Own,200 g,80,${name}`], {
        pictures: await openPictureFolder(folder),
      });
    write('old.png', await picture('purple'));
    await runPicture('old.png');
    const { id } = await runPicture('lid.png');
    await kit.shop.db.write((tx) => tx.update(CataloguePicture, { uses: 0 }, { unusedSince: 1 }));
    await deleteUnusedPictures(kit.shop);
    expect(await undoImport(kit.shop, id)).toEqual({ restored: 0, kept: 1 });
  });
});

describe('a ZIP', () => {
  const open = async (files: ZipFile[]) => {
    const file = path.join(imports.folder, 'list.zip');
    writeFileSync(file, zipOf(files));
    return openCatalogueZip(file, 1_000_000);
  };
  const csv = { name: 'shop/list.csv', content: `${HEADER}\n` };

  it('has one CSV file, and pictures in any folders', async () => {
    const { extractList, pictures } = await open([
      csv,
      { name: 'shop/images/a.png', content: await picture('red') },
      { name: '__MACOSX/shop/._list.csv', content: 'x' },
    ]);
    const target = path.join(imports.folder, 'extracted.csv');
    await extractList(target);
    expect(readFileSync(target, 'utf8')).toBe(`${HEADER}\n`);
    expect(await pictures.find('A.png')).toMatchObject({
      url: expect.stringMatching(/^\/media\/uploads\/640\//),
    });
    expect(await pictures.find('shop/images/a.png')).toEqual(await pictures.find('A.png'));
    expect(await pictures.find('b.png')).toMatchObject({ reason: 'there is no such picture file: ignored' });
    await pictures.close();
  });

  it.each<[string, () => ZipFile[], string]>([
    ['without a CSV file', () => [{ name: 'a.png', content: 'x' }], 'must have one CSV file'],
    ['with two CSV files', () => [csv, { name: 'b.csv', content: 'x' }], 'must have one CSV file'],
    ['with a large CSV file', () => [{ ...csv, content: 'x'.repeat(2_000_000) }], 'its list is too large'],
  ])('%s is refused', async (_, files, reason) => {
    await expect(open(files())).rejects.toThrow(reason);
  });

  it.each([
    ['../../x.png', 'invalid relative path'],
    ['/etc/x.png', 'absolute path'],
  ])('with the path %s is refused', async (name, reason) => {
    await expect(open([csv, { name, content: 'x' }])).rejects.toMatchObject({
      message: expect.stringContaining('its ZIP is damaged'),
      cause: { message: expect.stringContaining(reason) },
    });
  });

  it('that is none is refused', async () => {
    const file = path.join(imports.folder, 'none.zip');
    writeFileSync(file, 'PK\x03\x04 but no more');
    await expect(openCatalogueZip(file, 1000)).rejects.toThrow('its ZIP is damaged');
  });

  it('does not get memory for a bomb, whatever size it declares', async () => {
    const zeros = Buffer.alloc(64 * 1024 * 1024);
    const { pictures } = await open([
      csv,
      { name: 'large.png', content: zeros },
      { name: 'liar.png', content: zeros, declaredSize: 1000 },
    ]);
    const before = process.memoryUsage().arrayBuffers;
    expect(await pictures.find('large.png')).toEqual({ reason: 'larger than 20 MB: ignored' });
    expect(await pictures.find('liar.png')).toEqual({ reason: 'it cannot be read from the ZIP: ignored' });
    expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(20 * 1024 * 1024);
    await pictures.close();
  });

  it('does not follow links', async () => {
    const { pictures } = await open([csv, { name: 'link.png', content: '/etc/passwd', mode: 0o120777 }]);
    expect(await pictures.read(((await pictures.find('link.png')) as { url: string }).url)).toEqual(
      Buffer.from('/etc/passwd'),
    );
    await pictures.close();
  });
});
