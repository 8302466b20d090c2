import { readdirSync } from 'node:fs';
import sharp from 'sharp';
import { expectTypename } from '../../../../test/expectTypename.ts';
import { DeskProducts, UpdateProducts } from '../../../../test/generated/documents.ts';
import { type Shopper, startShop, type TestShop } from '../../../../test/testkit.ts';
import { uploadsDir } from '../../../config/paths.ts';
import { CataloguePicture } from './cataloguePictures.entity.ts';
import { deleteUnusedPictures, pictureUrlOf } from './cataloguePictures.service.ts';

let kit: TestShop;
let manager: Shopper;
beforeAll(async () => {
  kit = await startShop();
  manager = await kit.newStaff('manager');
});
afterAll(() => kit.close());

const picture = (background: string, width = 900, height = 600) =>
  sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer();

async function upload(
  file: Buffer | string,
  { token = manager.token as string | null, purpose = 'product', field = 'image' } = {},
) {
  const body = new FormData();
  body.append(field, new Blob([file], { type: 'image/png' }), 'a.png');
  const headers: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {};
  const url = `${kit.url}/desk/pictures?purpose=${purpose}`;
  const response = await fetch(url, { method: 'POST', headers, body });
  return { status: response.status, body: (await response.json()) as { url: string; srcSet: string } };
}
const filesOf = (url: string) => {
  const name = url.split('/').at(-1)!.replace('.webp', '');
  return readdirSync(uploadsDir(kit.shop.env)).filter((file) => file.startsWith(name));
};
const sizeOf = async (path: string) => {
  const response = await fetch(kit.url + path);
  expect(response.headers.get('content-type')).toBe('image/webp');
  const { width, height } = await sharp(Buffer.from(await response.arrayBuffer())).metadata();
  return [width, height];
};
const firstProduct = async () =>
  (await kit.gql(DeskProducts, { first: 1 }, manager.token)).desk!.products.nodes[0]!;
async function showOn(images: { url: string }[]) {
  const { id, version } = await firstProduct();
  const changes = [{ id, version, images }];
  return (await kit.gql(UpdateProducts, { changes }, manager.token)).updateProducts;
}
/** As if a day had passed. */
const afterADay = async () => {
  await kit.shop.db.write((tx) =>
    tx.query('UPDATE catalogue_pictures SET unusedSince = 1 WHERE unusedSince IS NOT NULL'),
  );
  await deleteUnusedPictures(kit.shop);
};

describe('the preview of a picture', () => {
  const preview = (url: string) =>
    fetch(kit.url + url.replace('/media/', '/media/preview/').replace(/webp$/, 'jpg'));

  it.each(['uploaded', 'demo'])('is a JPEG of the %s picture', async (kind) => {
    const url =
      kind === 'demo'
        ? (await firstProduct()).images[0]!.url
        : (await upload(await picture('#123456'))).body.url;
    const response = await preview(url);
    expect(response.headers.get('content-type')).toBe('image/jpeg');
    expect(response.headers.get('cache-control')).toMatch(/immutable/);
    expect(await sharp(Buffer.from(await response.arrayBuffer())).metadata()).toMatchObject({
      format: 'jpeg',
      width: 640,
    });
  });

  it.each([
    '/media/demo/v1/640/nothing.webp',
    '/media/demo/v1/640/..%2F..%2Findex.webp',
    '/media/uploads/640/nothing.webp',
    `/media/uploads/640/${'0'.repeat(32)}.webp`,
    '/media/other/640/tea.webp',
  ])('of %s does not exist', async (url) => {
    const response = await preview(url);
    expect(response.status).toBe(404);
    expect(await response.json()).toEqual({
      error: 'There is nothing at this address',
      code: 'ROUTE_NOT_FOUND',
    });
  });
});

describe('pictures of the catalogue', () => {
  it('are stored in the sizes of the storefront', async () => {
    const { status, body } = await upload(await picture('red'));
    expect(status).toBe(200);
    expect(body.url).toMatch(/^\/media\/uploads\/640\/[0-9a-f]{32}\.webp$/);
    const sources = body.srcSet.split(', ').map((source) => source.split(' '));
    expect(sources.map(([, width]) => width)).toEqual(['640w', '320w', '160w']);
    expect(await sizeOf(sources[0]![0]!)).toEqual([640, 427]);
    expect(await sizeOf(sources[2]![0]!)).toEqual([160, 107]);
    const { body: tile } = await upload(await picture('red'), { purpose: 'tile' });
    expect(await sizeOf(tile.url)).toEqual([320, 320]);
    const { body: home } = await upload(await picture('red', 2000, 1000), { purpose: 'HOME' });
    expect(await sizeOf(home.url)).toEqual([1600, 533]);
  });

  it('are stored once, under the same address', async () => {
    const file = await picture('blue');
    const [one, other] = await Promise.all([upload(file), upload(file)]);
    expect(one.body).toEqual(other.body);
    expect(one.body.url).toBe(pictureUrlOf(file, 'product'));
    expect(filesOf(one.body.url)).toHaveLength(3);
    expect((await upload(file)).body).toEqual(one.body);
  });

  it('come only from staff who may edit the catalogue', async () => {
    const file = await picture('green');
    expect((await upload(file, { token: null })).status).toBe(401);
    for (const caller of [await kit.newShopper(), await kit.newStaff('packer')])
      expect((await upload(file, { token: caller.token })).status).toBe(403);
    expect(filesOf(pictureUrlOf(file, 'product'))).toEqual([]);
  });

  it('are refused when they are no pictures, or come in another way', async () => {
    const html = '<script>alert(1)</script>';
    expect((await upload(html)).status).toBe(400);
    expect((await upload(`\x89PNG\r\n\x1a\n${html}`)).status).toBe(400);
    expect((await upload('<svg xmlns="http://www.w3.org/2000/svg"/>')).status).toBe(400);
    expect(await upload(Buffer.alloc(21 * 1024 * 1024))).toMatchObject({
      status: 413,
      body: { code: 'PICTURE_TOO_LARGE', msg: 'This picture is too large' },
    });
    expect(await upload(await picture('red'), { purpose: 'avatar' })).toMatchObject({
      status: 400,
      body: { code: 'INPUT_INVALID', msg: 'purpose is one of product, tile, HOME, STRIP, SIDE' },
    });
    expect(await upload(await picture('red'), { field: 'file' })).toMatchObject({
      status: 400,
      body: { code: 'REQUEST_INVALID', msg: 'Please send one picture in the field image' },
    });
    const headers = { authorization: `Bearer ${manager.token}`, 'content-type': 'application/json' };
    const url = `${kit.url}/desk/pictures?purpose=product`;
    expect((await fetch(url, { method: 'POST', headers, body: '{}' })).status).toBe(415);
  });

  it('stay while a product shows them, and a day longer', async () => {
    const before = (await firstProduct()).images.map(({ url }) => ({ url }));
    const used = (await upload(await picture('yellow'))).body.url;
    const unused = (await upload(await picture('orange'))).body.url;
    expectTypename(await showOn([{ url: used }]), 'DeskProductsUpdated');
    await deleteUnusedPictures(kit.shop);
    expect(filesOf(unused)).toHaveLength(3);
    await afterADay();
    expect(filesOf(unused)).toEqual([]);
    expect(filesOf(used)).toHaveLength(3);
    expectTypename(await showOn([{ url: unused }]), 'DeskProductsRefused');

    // Undo brings it back.
    expectTypename(await showOn(before), 'DeskProductsUpdated');
    expectTypename(await showOn([{ url: used }]), 'DeskProductsUpdated');
    await afterADay();
    expect(await sizeOf(used)).toEqual([640, 427]);
    expectTypename(await showOn(before), 'DeskProductsUpdated');
    await afterADay();
    expect(filesOf(used)).toEqual([]);
    expect(await kit.shop.db.read.existsBy(CataloguePicture, { uses: 1 })).toBe(false);
  });

  it('are shown only where their shape fits', async () => {
    const { body } = await upload(await picture('purple'), { purpose: 'SIDE' });
    expectTypename(await showOn([{ url: body.url }]), 'DeskProductsRefused');
  });
});
