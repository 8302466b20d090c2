import { existsSync, readdirSync } from 'node:fs';
import sharp from 'sharp';
import { type S3Server, startS3 } from '../../../test/s3Server.ts';
import { type Shopper, startShop, type TestShop } from '../../../test/testkit.ts';
import { uploadsDir } from '../../config/paths.ts';

// With a bucket the shop is the same to everybody, and its own disk has no picture.

let s3: S3Server;
let kit: TestShop;
let asha: Shopper;
beforeAll(async () => {
  s3 = await startS3();
  kit = await startShop({ s3: s3.settings });
  asha = await kit.newShopper();
});
afterAll(async () => {
  await kit.close();
  await s3.close();
});

async function upload() {
  const picture = await sharp({ create: { width: 30, height: 20, channels: 3, background: 'red' } })
    .png()
    .toBuffer();
  const form = new FormData();
  form.append('images', new Blob([new Uint8Array(picture)], { type: 'image/png' }), 'a.png');
  const response = await fetch(`${kit.url}/api/user/upload`, {
    method: 'POST',
    headers: { authorization: `Bearer ${asha.token}` },
    body: form,
  });
  // biome-ignore lint/suspicious/noExplicitAny: tests read what they asked for
  return { status: response.status, body: (await response.json()) as any };
}

const clear = () => kit.rest('DELETE', '/imageUpload/deleteAllImages', { token: asha.token });

test('a picture goes into the bucket, is shown by the shop, and goes', async () => {
  const { body } = await upload();
  const [name = ''] = [...s3.objects.keys()];
  expect(name).toMatch(/^\/kirana-pictures\/uploads\/[0-9a-f]{32}\.webp$/);
  expect(body).toEqual([`${kit.url}/media/uploads/${name.split('/').at(-1)}`]);
  const folder = uploadsDir(kit.shop.env);
  expect(existsSync(folder) ? readdirSync(folder) : []).toEqual([]);

  const shown = await fetch(body[0]);
  expect(Object.fromEntries(shown.headers)).toMatchObject({
    'content-type': 'image/webp',
    'x-content-type-options': 'nosniff',
    'cache-control': 'public, max-age=31536000, immutable',
  });
  expect(Buffer.from(await shown.arrayBuffer())).toEqual(s3.objects.get(name));

  expect((await clear()).status).toBe(200);
  expect(s3.objects.size).toBe(0);
  expect((await fetch(body[0])).status).toBe(404);
});

test.each(['../../etc/passwd', '%2e%2e%2fsecret.webp', `${'a'.repeat(32)}.svg`, 'A.webp'])(
  'the bucket is asked for no %p',
  async (name) => {
    const before = s3.answered.length;
    expect((await fetch(`${kit.url}/media/uploads/${name}`)).status).toBe(404);
    expect(s3.answered).toHaveLength(before);
  },
);

test('a bucket that does not answer once is asked again', async () => {
  s3.fail(1);
  expect((await upload()).status).toBe(200);
  expect(s3.objects.size).toBe(1);
  await clear();
});

test('a bucket that refuses the shop is our fault, of which nothing is kept and nobody hears more', async () => {
  const [key] = [s3.settings.secretAccessKey];
  s3.settings.secretAccessKey = 'another one';
  const answer = await upload();
  s3.settings.secretAccessKey = key;
  expect(answer).toMatchObject({ status: 500, body: { error: true, requestId: expect.any(String) } });
  expect(JSON.stringify(answer.body)).not.toMatch(/AKID|Signature/);
  expect((await kit.rest('GET', '/imageUpload', { token: asha.token })).body).toEqual([]);
});

test('what is missing is so, too, where the bucket does not tell', async () => {
  s3.hideMissing();
  expect((await fetch(`${kit.url}/media/uploads/${'a'.repeat(32)}.webp`)).status).toBe(404);
});
