import { readdirSync } from 'node:fs';
import sharp from 'sharp';
import { Me } from '../../../../test/generated/documents.ts';
import type { RestUser } from '../../../../test/restTypes.ts';
import { type Shopper, startShop, type TestShop } from '../../../../test/testkit.ts';
import { uploadsDir } from '../../../config/paths.ts';
import { UNAVAILABLE_MESSAGE } from '../../../lib/problems.ts';
import { User } from '../users.entity.ts';

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
const fileNameOf = (url: string) => url.split('/').at(-1)!;
const filesOnDisk = () => readdirSync(uploadsDir(kit.shop.env));

async function send(
  files: (Buffer | string)[],
  shopper: Pick<Shopper, 'token'> | null = asha,
  field = 'images',
) {
  const form = new FormData();
  form.append('name', 'Asha');
  for (const file of files) form.append(field, new Blob([file], { type: 'image/png' }), 'a.png');
  return kit.rest<string[]>('POST', '/user/upload', { token: shopper?.token, body: form });
}
const upload = async (count = 1, shopper = asha): Promise<string[]> =>
  (await send(await Promise.all(Array.from({ length: count }, () => picture())), shopper)).body;
const newUploads = async (shopper: Pick<Shopper, 'token'> | null = asha) =>
  (await kit.rest<{ images: string[] }[]>('GET', '/imageUpload', { token: shopper?.token })).body;
const save = (images: unknown, shopper = asha) =>
  kit.rest<RestUser>('PUT', `/user/${shopper.id}`, {
    token: shopper.token,
    body: { name: shopper.name, phone: shopper.phone, images },
  });
const clear = () => kit.rest('DELETE', '/imageUpload/deleteAllImages', { token: asha.token });
const profileImages = async () =>
  (await kit.rest<RestUser>('GET', `/user/${asha.id}`, { token: asha.token })).body.images;
const storedUser = () => kit.shop.db.read.findOneByOrFail(User, { id: asha.id });

describe('POST /user/upload', () => {
  it('returns public, immutable URLs in the order of the files [7.images.1 7.user.7]', async () => {
    const { status, body } = await send([await picture('red'), await picture('blue')]);
    expect(status).toBe(200);
    const url = expect.stringMatching(new RegExp(`^${kit.url}/media/uploads/[0-9a-f]{32}\\.webp$`));
    expect(body).toEqual([url, url]);
    const served = await fetch(body[1]!);
    expect(Object.fromEntries(served.headers)).toMatchObject({
      'content-type': 'image/webp',
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'cross-origin',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    const { dominant } = await sharp(Buffer.from(await served.arrayBuffer())).stats();
    expect(dominant.b).toBeGreaterThan(200);
    expect(await newUploads()).toEqual([{ images: body }]);
  });

  it('stores the pictures in the profile at once', async () => {
    const first = await upload(2);
    expect(await profileImages()).toEqual(first);
    const { me } = await kit.gql(Me, {}, asha.token);
    expect(me?.images).toEqual(first.map((url) => ({ url: new URL(url).pathname })));
    const second = await upload();
    expect(await profileImages()).toEqual(second);
  });

  it('changes nothing else of the profile, and needs neither name nor phone', async () => {
    await kit.shop.db.write((tx) => tx.update(User, { id: asha.id }, { phone: null }));
    const before = await storedUser();
    const [url] = await upload();
    expect(await storedUser()).toEqual({ ...before, images: [new URL(url!).pathname] });
  });

  it('leaves the profile as it was when a file is refused', async () => {
    const images = await upload();
    await send([await picture(), 'no picture']);
    expect(await profileImages()).toEqual(images);
  });

  it('accepts a photo of 19 MB', async () => {
    const padded = Buffer.concat([await picture(), Buffer.alloc(19 * 1024 * 1024)]);
    expect((await send([padded])).status).toBe(200);
  });

  it('refuses more than 20 MB with a message that says so', async () => {
    const before = filesOnDisk();
    const answer = await send([Buffer.concat([await picture(), Buffer.alloc(20 * 1024 * 1024)])]);
    const msg = 'This picture is too large. Please select one of at most 20 MB.';
    expect(answer).toMatchObject({ status: 400, body: { status: false, error: true, msg } });
    expect(filesOnDisk()).toEqual(before);
  });

  it.each([
    ['HTML', () => ['<html></html>']],
    ['an SVG beside a picture', async () => [await picture(), '<svg xmlns="http://www.w3.org/2000/svg"/>']],
    ['no file', () => []],
    ['a truncated picture', async () => [(await picture()).subarray(0, 60)]],
    ['a script behind the signature of a picture', () => ['\xff\xd8\xff<script>alert(1)</script>']],
  ])('refuses %s and stores nothing [5.avatar.2]', async (_, files) => {
    const before = filesOnDisk();
    const answer = await send(await files());
    expect(answer).toMatchObject({ status: 400, body: { status: false, error: true, msg: REFUSED } });
    expect(filesOnDisk()).toEqual(before);
    expect(await newUploads()).toEqual([]);
  });

  it.each(['ENOSPC', 'EDQUOT'])(
    'answers 503 and stores nothing when the file write fails with %s',
    async (code) => {
      const failing = jest
        .spyOn(kit.shop.pictures, 'put')
        .mockRejectedValue(Object.assign(new Error(`${code}: write`), { code }));
      const answer = await send([await picture()]);
      failing.mockRestore();
      expect(answer).toMatchObject({
        status: 503,
        body: { status: false, error: true, msg: UNAVAILABLE_MESSAGE },
      });
      expect(answer.headers.get('retry-after')).toBe('5');
      expect(await newUploads()).toEqual([]);
    },
  );

  it('keeps the connection usable after a refusal', async () => {
    const large = Buffer.alloc(24 * 1024 * 1024);
    for (let turn = 0; turn < 2; turn++) expect((await send([large, await picture()])).status).toBe(400);
    expect((await send([await picture()])).status).toBe(200);
  });

  it.each([5, 26])('answers 413 to %d pictures, with a message for the shopper', async (count) => {
    const answer = await send(await Promise.all(Array.from({ length: count }, () => picture())));
    const msg = 'Please send at most four pictures at once';
    expect(answer).toMatchObject({ status: 413, body: { status: false, error: true, msg } });
    expect(await newUploads()).toEqual([]);
  });

  it.each([
    ['a visitor', 401, async () => send([await picture()], null)],
    ['another field', 400, async () => send([await picture()], asha, 'avatar')],
    ['a field called __proto__', 400, async () => send([await picture()], asha, '__proto__')],
  ])('answers %s with a JSON error', async (_, status, sendForm) => {
    const answer = await sendForm();
    expect(answer).toMatchObject({ status, body: { status: false, error: true, msg: expect.any(String) } });
    expect(await newUploads()).toEqual([]);
  });

  it.each([
    [
      'ends early',
      '--part\r\ncontent-disposition: form-data; name="images"; filename="a.png"\r\n\r\nabc',
      '; boundary=part',
    ],
    ['has no boundary', 'abc', ''],
  ])('refuses a form that %s', async (_, body, boundary) => {
    const response = await fetch(`${kit.url}/api/user/upload`, {
      method: 'POST',
      headers: { authorization: `Bearer ${asha.token}`, 'content-type': `multipart/form-data${boundary}` },
      body,
    });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ msg: REFUSED });
  });

  it('answers JSON instead of a form with 415', async () => {
    const answer = await kit.rest('POST', '/user/upload', { token: asha.token, body: { images: [] } });
    expect(answer).toMatchObject({ status: 415, body: { status: false, error: true } });
  });
});

describe('the list of new uploads', () => {
  it('begins with the last upload', async () => {
    const [first] = await upload();
    const [second, third] = await upload(2);
    expect(await newUploads()).toEqual([{ images: [second, third, first] }]);
  });

  it('is empty for visitors, who may clear it', async () => {
    const [url] = await upload();
    expect(await newUploads(null)).toEqual([]);
    for (const token of [null, (await kit.newShopper()).token]) {
      const cleared = await kit.rest('DELETE', '/imageUpload/deleteAllImages', { token });
      expect(cleared).toMatchObject({ status: 200, body: { success: true } });
    }
    expect(await newUploads()).toEqual([{ images: [url] }]);
    expect((await fetch(url!)).status).toBe(200);
  });

  it('holds twenty pictures; beyond that the oldest are deleted', async () => {
    const oldest = await upload();
    for (let turn = 0; turn < 5; turn++) await upload(4);
    const { images } = (await newUploads())[0]!;
    expect(images).toHaveLength(20);
    expect(images).not.toContain(oldest[0]);
    expect(filesOnDisk()).not.toContain(fileNameOf(oldest[0]!));
  });
});

describe('clearing the new uploads', () => {
  it('deletes those that a saved profile does not show, with their files [7.images.2]', async () => {
    const [avatar, other] = await upload(2);
    expect((await save([avatar])).body.images).toEqual([avatar]);
    expect(await newUploads()).toEqual([{ images: [other] }]);
    await clear();
    expect(await newUploads()).toEqual([]);
    expect((await fetch(avatar!)).status).toBe(200);
    expect((await fetch(other!)).status).toBe(404);
    expect(filesOnDisk()).not.toContain(fileNameOf(other!));
  });

  it('keeps the picture of a profile that was not saved', async () => {
    const [former] = await upload();
    const [avatar] = await upload();
    await clear();
    expect(await newUploads()).toEqual([]);
    expect(await profileImages()).toEqual([avatar]);
    expect((await fetch(avatar!)).status).toBe(200);
    expect((await fetch(former!)).status).toBe(404);
    expect((await save([avatar])).body.images).toEqual([avatar]);
  });
});

describe('saving the profile', () => {
  it('with a new avatar deletes the file of the former one', async () => {
    const [former] = await upload();
    await save([former]);
    const [avatar] = await upload();
    expect((await save([avatar])).body.images).toEqual([avatar]);
    expect(filesOnDisk()).toContain(fileNameOf(avatar!));
    expect(filesOnDisk()).not.toContain(fileNameOf(former!));
    expect((await save([avatar])).status).toBe(200);
  });

  it('can return to the former avatar after an upload', async () => {
    const [former] = await upload();
    await save([former]);
    const [avatar] = await upload();
    expect((await save([former])).body.images).toEqual([former]);
    await clear();
    expect(filesOnDisk()).toContain(fileNameOf(former!));
    expect(filesOnDisk()).not.toContain(fileNameOf(avatar!));
  });

  it('accepts the shopper’s own uploads, with and without their host, and nothing else', async () => {
    const [own] = await upload();
    const ravi = await kit.newShopper();
    const [foreign] = await upload(1, ravi);
    for (const images of [
      [foreign],
      [own, foreign],
      ['https://evil.example/a.png'],
      ['javascript:alert(1)'],
      [''],
      [],
    ]) {
      expect(await save(images)).toMatchObject({ status: 400, body: { error: true } });
    }
    const path = new URL(own!).pathname;
    expect((await save([path, own, path])).body.images).toEqual([own]);
    // Stored without the host, which may change.
    expect((await storedUser()).images).toEqual([path]);
    expect((await save([foreign], ravi)).body.images).toEqual([foreign]);
  });
});
