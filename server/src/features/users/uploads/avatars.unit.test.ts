import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
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
function blackPng(side: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const typeAndData = Buffer.concat([Buffer.from(type), data]);
    const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(data.length);
    check.writeUInt32BE(crc32(typeAndData));
    return Buffer.concat([length, typeAndData, check]);
  };
  const header = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0]);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  const rows = Buffer.alloc(side * (1 + side / 8));
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows)),
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
