import { readdirSync } from 'node:fs';
import sharp from 'sharp';
import { type Shopper, startShop, type TestShop } from '../../../test/testkit.ts';
import { uploadsDir } from '../../config/paths.ts';
import { User } from './auth.entity.ts';

let kit: TestShop;
let asha: Shopper;
beforeAll(async () => {
  kit = await startShop();
});
beforeEach(async () => {
  asha = await kit.newShopper();
});
afterAll(() => kit.close());

const REFUSED = 'Please select a valid JPG or PNG image file.';
const picture = (background = 'red') =>
  sharp({ create: { width: 30, height: 20, channels: 3, background } })
    .png()
    .toBuffer();
const fileOf = (url: string) => url.split('/').at(-1)!;
const filesOnDisk = () => readdirSync(uploadsDir(kit.shop.env));

async function send(
  files: (Buffer | string)[],
  shopper: Pick<Shopper, 'token'> | null = asha,
  field = 'images',
) {
  const form = new FormData();
  form.append('name', 'Asha');
  for (const file of files) form.append(field, new Blob([file], { type: 'image/png' }), 'a.png');
  const response = await fetch(`${kit.url}/api/user/upload`, {
    method: 'POST',
    headers: shopper ? { authorization: `Bearer ${shopper.token}` } : {},
    body: form,
  });
  // biome-ignore lint/suspicious/noExplicitAny: tests read what they asked for
  return { status: response.status, body: (await response.json()) as any };
}
const upload = async (count = 1, shopper = asha): Promise<string[]> =>
  (await send(await Promise.all(Array.from({ length: count }, () => picture())), shopper)).body;
const waiting = async (shopper: Pick<Shopper, 'token'> | null = asha) =>
  (await kit.rest('GET', '/imageUpload', { token: shopper?.token })).body;
const save = (images: unknown, shopper = asha) =>
  kit.rest('PUT', `/user/${shopper.id}`, {
    token: shopper.token,
    body: { name: shopper.name, phone: shopper.phone, images },
  });

test('pictures are answered with their addresses, where they are for everybody, for ever and nothing else [7.images.1 7.user.7]', async () => {
  const { status, body } = await send([await picture('red'), await picture('blue')]);
  expect(status).toBe(200);
  const url = expect.stringMatching(new RegExp(`^${kit.url}/media/uploads/[0-9a-f]{32}\\.webp$`));
  expect(body).toEqual([url, url]);
  const served = await fetch(body[1]);
  expect(Object.fromEntries(served.headers)).toMatchObject({
    'content-type': 'image/webp',
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'cross-origin',
    'cache-control': 'public, max-age=31536000, immutable',
  });
  const { dominant } = await sharp(Buffer.from(await served.arrayBuffer())).stats();
  expect(dominant.b).toBeGreaterThan(200);
  expect(await waiting()).toEqual([{ images: body }]);
});

test('the last upload comes first', async () => {
  const [first] = await upload();
  const [second, third] = await upload(2);
  expect(await waiting()).toEqual([{ images: [second, third, first] }]);
});

test.each([
  ['no picture', () => ['<html></html>']],
  ['one of several that is none', async () => [await picture(), '<svg xmlns="http://www.w3.org/2000/svg"/>']],
  ['nothing', () => []],
  ['a file that ends early', async () => [(await picture()).subarray(0, 60)]],
  ['a script behind the first bytes of a picture', () => ['\xff\xd8\xff<script>alert(1)</script>']],
])('%s is refused, and nothing of it is kept [5.avatar.2]', async (_, files) => {
  const before = filesOnDisk();
  const answer = await send(await files());
  expect(answer).toEqual({ status: 400, body: { status: false, error: true, msg: REFUSED } });
  expect(filesOnDisk()).toEqual(before);
  expect(await waiting()).toEqual([]);
});

test('more than 5 MB is refused as that', async () => {
  const before = filesOnDisk();
  const answer = await send([Buffer.concat([await picture(), Buffer.alloc(5 * 1024 * 1024)])]);
  const msg = 'This picture is too large. Please select one of at most 5 MB.';
  expect(answer).toEqual({ status: 400, body: { status: false, error: true, msg } });
  expect(filesOnDisk()).toEqual(before);
});

test('what is refused does not stop the connection', async () => {
  const large = Buffer.alloc(9 * 1024 * 1024);
  for (let turn = 0; turn < 3; turn++) expect((await send([large, large])).status).toBe(400);
  expect((await send([await picture()])).status).toBe(200);
});

test.each([
  ['five pictures', 413, async () => send(await Promise.all(Array.from({ length: 5 }, () => picture())))],
  ['a visitor', 401, async () => send([await picture()], null)],
  ['another field', 400, async () => send([await picture()], asha, 'avatar')],
  ['a field called constructor', 400, async () => send([await picture()], asha, '__proto__')],
])('%s: a JSON error', async (_, status, sending) => {
  const answer = await sending();
  expect(answer).toMatchObject({ status, body: { status: false, error: true, msg: expect.any(String) } });
  expect(await waiting()).toEqual([]);
});

test.each([
  [
    'ends early',
    '--part\r\ncontent-disposition: form-data; name="images"; filename="a.png"\r\n\r\nabc',
    '; boundary=part',
  ],
  ['does not say where its parts end', 'abc', ''],
])('a form that %s is no picture', async (_, body, boundary) => {
  const response = await fetch(`${kit.url}/api/user/upload`, {
    method: 'POST',
    headers: { authorization: `Bearer ${asha.token}`, 'content-type': `multipart/form-data${boundary}` },
    body,
  });
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({ msg: REFUSED });
});

test('JSON instead of a form is a JSON error', async () => {
  const answer = await kit.rest('POST', '/user/upload', { token: asha.token, body: { images: [] } });
  expect(answer).toMatchObject({ status: 415, body: { status: false, error: true } });
});

test('visitors have no uploads, and may clear them', async () => {
  const [url] = await upload();
  expect(await waiting(null)).toEqual([]);
  for (const token of [null, (await kit.newShopper()).token]) {
    const cleared = await kit.rest('DELETE', '/imageUpload/deleteAllImages', { token });
    expect(cleared).toMatchObject({ status: 200, body: { success: true } });
  }
  expect(await waiting()).toEqual([{ images: [url] }]);
  expect((await fetch(url!)).status).toBe(200);
});

test('clearing deletes what is not a part of the profile, with its file [7.images.2]', async () => {
  const [avatar, other] = await upload(2);
  expect((await save([avatar])).body.images).toEqual([avatar]);
  expect(await waiting()).toEqual([{ images: [other] }]);
  await kit.rest('DELETE', '/imageUpload/deleteAllImages', { token: asha.token });
  expect(await waiting()).toEqual([]);
  expect((await fetch(avatar!)).status).toBe(200);
  expect((await fetch(other!)).status).toBe(404);
  expect(filesOnDisk()).not.toContain(fileOf(other!));
});

test('a new avatar takes the place of the old one, whose file goes', async () => {
  const [old] = await upload();
  await save([old]);
  const [now] = await upload();
  expect((await save([now])).body.images).toEqual([now]);
  expect(filesOnDisk()).toContain(fileOf(now!));
  expect(filesOnDisk()).not.toContain(fileOf(old!));
  expect((await save([now])).status).toBe(200);
});

test('one’s own uploads are good for a profile, with and without their host; those of others are not', async () => {
  const [own] = await upload();
  const ravi = await kit.newShopper();
  const [his] = await upload(1, ravi);
  for (const images of [
    [his],
    [own, his],
    ['https://evil.example/a.png'],
    ['javascript:alert(1)'],
    [''],
    [],
  ]) {
    expect(await save(images)).toMatchObject({ status: 400, body: { error: true } });
  }
  const path = new URL(own!).pathname;
  expect((await save([path, own, path])).body.images).toEqual([own]);
  // It is stored without the host, which may change.
  expect((await kit.shop.db.read.findOneByOrFail(User, { id: asha.id })).images).toEqual([path]);
  expect((await save([his], ravi)).body.images).toEqual([his]);
});

test('of more than twenty that wait the oldest go', async () => {
  const oldest = await upload();
  for (let turn = 0; turn < 5; turn++) await upload(4);
  const [{ images }] = await waiting();
  expect(images).toHaveLength(20);
  expect(images).not.toContain(oldest[0]);
  expect(filesOnDisk()).not.toContain(fileOf(oldest[0]!));
});
