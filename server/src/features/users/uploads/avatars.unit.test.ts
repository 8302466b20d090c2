import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { OverloadedError } from '../../../lib/limits/limiter.ts';
import { encodeAvatar } from './avatars.ts';

const canvas = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: { r: 200, g: 30, b: 30 } } });
const createImage = (to: 'jpeg' | 'png' | 'webp', width = 900, height = 600) =>
  canvas(width, height).toFormat(to).toBuffer();
const html = '<script>alert(document.domain)</script>';

test.each(['jpeg', 'png', 'webp'] as const)('a %s is converted to a small WebP', async (format) => {
  const avatar = await encodeAvatar(await createImage(format));
  expect(await sharp(avatar!).metadata()).toMatchObject({ format: 'webp', width: 512, height: 341 });
});

test('a small picture is not enlarged', async () => {
  const avatar = await encodeAvatar(await createImage('png', 40, 30));
  expect(await sharp(avatar!).metadata()).toMatchObject({ width: 40, height: 30 });
});

test('a photo is rotated upright and loses its metadata', async () => {
  const photo = await canvas(300, 200)
    .withExif({ IFD0: { Copyright: 'somebody' }, IFD3: { GPSLatitude: '18/1 31/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  expect((await sharp(photo).metadata()).exif).toBeDefined();
  const avatar = await encodeAvatar(photo);
  const { width, height, exif, xmp, icc, orientation } = await sharp(avatar!).metadata();
  expect([width, height]).toEqual([200, 300]);
  expect({ exif, xmp, icc, orientation }).toEqual({});
});

test('data behind the picture is removed', async () => {
  const polyglot = Buffer.concat([await createImage('png'), Buffer.from(html)]);
  expect((await encodeAvatar(polyglot))?.includes('script')).toBe(false);
});

test.each([
  ['an empty file', () => Buffer.alloc(0)],
  ['an HTML file', () => Buffer.from(html)],
  ['HTML after a PNG signature', () => Buffer.from(`\x89PNG\r\n\x1a\n${html}`, 'latin1')],
  ['an SVG', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')],
  ['a GIF', () => canvas(9, 9).gif().toBuffer()],
  ['an AVIF', () => canvas(9, 9).avif().toBuffer()],
  ['a TIFF', () => canvas(9, 9).tiff().toBuffer()],
  ['half a JPEG', async () => (await createImage('jpeg')).subarray(0, 900)],
  ['half a PNG', async () => (await createImage('png')).subarray(0, 900)],
  [
    'an animated WebP',
    async () =>
      sharp([await createImage('png'), await canvas(900, 600).negate().png().toBuffer()], {
        join: { animated: true },
      })
        .webp()
        .toBuffer(),
  ],
])('%s is refused', async (_, file) => {
  expect(await encodeAvatar(await file())).toBeNull();
});

/** A black and white PNG with one bit per pixel, built here because a library would allocate all pixels. */
const blackPng = (side: number) => pngOf(side, [1, 0, 0, 0, 0], side * (1 + side / 8));

/** A PNG with 8 bytes per pixel (RGBA, 16 bits each) in the seven passes of Adam7, where every row has one more byte. */
function interlacedPng(side: number): Buffer {
  const count = (first: number, step: number) => Math.ceil((side - first) / step);
  const passes = [
    [count(0, 8), count(0, 8)],
    [count(4, 8), count(0, 8)],
    [count(0, 4), count(4, 8)],
    [count(2, 4), count(0, 4)],
    [count(0, 2), count(2, 4)],
    [count(1, 2), count(0, 2)],
    [count(0, 1), count(1, 2)],
  ] as const;
  const bytes = passes.reduce((sum, [width, height]) => sum + height * (1 + width * 8), 0);
  return pngOf(side, [16, 6, 0, 0, 1], bytes);
}

/** @param format depth, colour type, compression, filter and interlacing */
function pngOf(side: number, format: readonly number[], bytes: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const typeAndData = Buffer.concat([Buffer.from(type), data]);
    const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(data.length);
    check.writeUInt32BE(crc32(typeAndData));
    return Buffer.concat([length, typeAndData, check]);
  };
  const header = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, ...format]);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc(bytes))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

test('16 megapixels in a small file are converted', async () => {
  const avatar = await encodeAvatar(blackPng(4000));
  expect(await sharp(avatar!).metadata()).toMatchObject({ format: 'webp', width: 512, height: 512 });
});

test('256 megapixels in a small file are refused without being decoded', async () => {
  const bomb = blackPng(16_000);
  expect(bomb.length).toBeLessThan(1024 * 1024);
  const before = process.memoryUsage.rss();
  expect(await encodeAvatar(bomb)).toBeNull();
  expect(process.memoryUsage.rss() - before).toBeLessThan(50 * 1024 * 1024);
});

test('an interlaced PNG is converted, but refused when it needs more than 64 MiB of memory', async () => {
  expect(await encodeAvatar(interlacedPng(1000))).not.toBeNull();
  expect(await encodeAvatar(interlacedPng(3000))).toBeNull();
});

test('one picture is decoded at a time, while twenty may wait', async () => {
  const file = await createImage('png', 40, 30);
  const results = await Promise.allSettled(Array.from({ length: 22 }, () => encodeAvatar(file)));
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(21);
  expect(results.at(-1)).toMatchObject({ reason: expect.any(OverloadedError) });
});
