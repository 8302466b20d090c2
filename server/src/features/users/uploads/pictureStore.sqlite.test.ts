import { existsSync, readdirSync } from 'node:fs';
import sharp from 'sharp';
import { type S3Server, startS3 } from '../../../../test/s3Server.ts';
import { type Shopper, startShop, type TestShop } from '../../../../test/testkit.ts';
import { uploadsDir } from '../../../config/paths.ts';

// Uploads with an S3 bucket: clients see no difference, and the local disk holds no picture.

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
  return kit.rest<string[]>('POST', '/user/upload', { token: asha.token, body: form });
}

const clear = () => kit.rest('DELETE', '/imageUpload/deleteAllImages', { token: asha.token });

describe('with an S3 bucket', () => {
  it('stores a picture in the bucket, serves it, and deletes it', async () => {
    const { body } = await upload();
    const url = body[0] ?? '';
    const [name = ''] = [...s3.objects.keys()];
    expect(name).toMatch(/^\/kirana-pictures\/uploads\/[0-9a-f]{32}\.webp$/);
    expect(body).toEqual([`${kit.url}/media/uploads/${name.split('/').at(-1)}`]);
    const folder = uploadsDir(kit.shop.env);
    expect(existsSync(folder) ? readdirSync(folder) : []).toEqual([]);

    const served = await fetch(url);
    expect(Object.fromEntries(served.headers)).toMatchObject({
      'content-type': 'image/webp',
      'x-content-type-options': 'nosniff',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    expect(Buffer.from(await served.arrayBuffer())).toEqual(s3.objects.get(name));

    // The second upload replaces the first as the profile's picture, so clearing deletes the first.
    await upload();
    expect((await clear()).status).toBe(200);
    expect(s3.objects.has(name)).toBe(false);
    expect(s3.objects.size).toBe(1);
    expect((await fetch(url)).status).toBe(404);
  });

  it.each(['../../etc/passwd', '%2e%2e%2fsecret.webp', `${'a'.repeat(32)}.svg`, 'A.webp'])(
    'answers 404 to the name %p without a request to the bucket',
    async (name) => {
      const before = s3.statuses.length;
      expect((await fetch(`${kit.url}/media/uploads/${name}`)).status).toBe(404);
      expect(s3.statuses).toHaveLength(before);
    },
  );

  it('retries when the bucket fails once', async () => {
    const before = s3.objects.size;
    s3.fail(1);
    expect((await upload()).status).toBe(200);
    expect(s3.objects.size).toBe(before + 1);
  });

  it('answers 503 with Retry-After and stores nothing when the bucket is unavailable', async () => {
    await clear();
    s3.fail(10);
    const answer = await upload();
    s3.fail(0);
    expect(answer).toMatchObject({ status: 503, body: { error: true } });
    expect(answer.headers.get('retry-after')).toBe('5');
    expect((await kit.rest('GET', '/imageUpload', { token: asha.token })).body).toEqual([]);
  });

  it('answers 500 without details and stores nothing when the bucket refuses the shop', async () => {
    await clear();
    const { secretAccessKey } = s3.settings;
    s3.settings.secretAccessKey = 'another one';
    const answer = await upload();
    s3.settings.secretAccessKey = secretAccessKey;
    expect(answer).toMatchObject({ status: 500, body: { error: true, requestId: expect.any(String) } });
    expect(JSON.stringify(answer.body)).not.toMatch(/AKID|Signature/);
    expect((await kit.rest('GET', '/imageUpload', { token: asha.token })).body).toEqual([]);
  });

  it('answers 404 for a missing picture where the bucket answers 403', async () => {
    s3.hideMissing();
    expect((await fetch(`${kit.url}/media/uploads/${'a'.repeat(32)}.webp`)).status).toBe(404);
  });
});
