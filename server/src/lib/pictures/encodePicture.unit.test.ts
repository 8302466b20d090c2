import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { encodePicture } from './encodePicture.ts';

const sizes = [{ width: 64, height: 64, fit: 'inside' }] as const;

const png = (width: number, height: number, bits: 8 | 16 = 8) =>
  sharp({ create: { width, height, channels: 3, background: '#c33' } })
    .toColourspace(bits === 16 ? 'rgb16' : 'srgb')
    .png()
    .toBuffer();

/** Declares another size in the header, whose checksum does not fit any more. */
function withDeclaredWidth(file: Buffer, width: number): Buffer {
  const copy = Buffer.from(file);
  copy.writeUInt32BE(width, 16);
  return copy;
}

/** A chunk of a PNG file. */
function chunk(type: string, data: Buffer): Buffer {
  const length = Buffer.alloc(4);
  const checksum = Buffer.alloc(4);
  const typeAndData = Buffer.concat([Buffer.from(type), data]);
  length.writeUInt32BE(data.length);
  checksum.writeUInt32BE(crc32(typeAndData));
  return Buffer.concat([length, typeAndData, checksum]);
}

/** Bytes of the signature and of the first chunk of a PNG file. */
const HEADER = 33;

/** Adds chunks behind the first one. */
const withChunks = (file: Buffer, chunks: readonly Buffer[]): Buffer =>
  Buffer.concat([file.subarray(0, HEADER), ...chunks, file.subarray(HEADER)]);

describe('a picture that somebody has sent', () => {
  it.each([
    ['as long as WebP allows', 16_383, 2],
    ['as high as WebP allows', 2, 16_383],
    ['ordinary', 300, 200],
  ])('%s is encoded', async (_, width, height) => {
    expect(await encodePicture(await png(width, height), sizes)).toHaveLength(1);
    expect(await encodePicture(await png(width, height, 16), sizes)).toHaveLength(1);
  });

  it.each([
    ['too long', 16_384, 2],
    ['too high', 2, 16_384],
    ['much too long', 1_000_000, 4],
    ['much too high', 1, 200_000],
  ])('%s is refused before it is decoded', async (_, width, height) => {
    const [file, deepFile] = [await png(width, height), await png(width, height, 16)];
    const before = process.resourceUsage().maxRSS;
    expect(await encodePicture(file, sizes)).toBeNull();
    expect(await encodePicture(deepFile, sizes)).toBeNull();
    // Kilobytes. Shrinking a picture of 10,000,000 × 4 pixels took 3.5 GB.
    expect(process.resourceUsage().maxRSS - before).toBeLessThan(200_000);
  });

  it('is refused if its header lies', async () => {
    const file = await png(300, 200);
    for (const width of [0, 299, 301, 16_383, 2 ** 31])
      expect(await encodePicture(withDeclaredWidth(file, width), sizes)).toBeNull();
  });

  it('is refused as a progressive JPEG of 40 megapixels in four colours, before it is decoded', async () => {
    const canvas = sharp({ create: { width: 64, height: 64, channels: 3, background: '#c33' } });
    const file = await canvas.toColourspace('cmyk').jpeg({ progressive: true }).toBuffer();
    const frame = file.indexOf(Buffer.from('ffc2', 'hex'));
    // Height and width in the header.
    file.writeUInt16BE(6300, frame + 5);
    file.writeUInt16BE(6300, frame + 7);
    expect(await sharp(file).metadata()).toMatchObject({ width: 6300, channels: 4, isProgressive: true });
    const before = process.resourceUsage().maxRSS;
    expect(await encodePicture(file, sizes)).toBeNull();
    // Kilobytes. Its coefficients alone would take 300 MB.
    expect(process.resourceUsage().maxRSS - before).toBeLessThan(100_000);
  });

  it('is encoded without the texts of a PNG, of which none is unpacked', async () => {
    const megabytes = deflateSync(Buffer.alloc(8_000_000, 'A'));
    const text = (n: number) => Buffer.concat([Buffer.from(`k${n}\0\0`), megabytes]);
    const long = (n: number) => Buffer.concat([Buffer.from(`k${n}\0\x01\0\0\0`), megabytes]);
    const profile = Buffer.concat([Buffer.from('icc\0\0'), deflateSync(Buffer.alloc(200_000_000))]);
    const texts = Array.from({ length: 20 }, (_, n) => chunk('zTXt', text(n)));
    const longTexts = Array.from({ length: 20 }, (_, n) => chunk('iTXt', long(n)));
    const file = await png(300, 200);
    const before = process.resourceUsage().maxRSS;
    for (const chunks of [texts, longTexts, [chunk('iCCP', profile)]])
      expect(await encodePicture(withChunks(file, chunks), sizes)).toHaveLength(1);
    // Kilobytes. Unpacked, the texts of one file take 1.4 GB.
    expect(process.resourceUsage().maxRSS - before).toBeLessThan(100_000);
  });

  it('keeps how a PNG is turned, its colours and its transparency', async () => {
    const half = { r: 200, g: 30, b: 30, alpha: 0.5 };
    const canvas = sharp({ create: { width: 60, height: 40, channels: 4, background: half } });
    const file = await canvas.withMetadata({ orientation: 6, icc: 'p3' }).png().toBuffer();
    const names = (await sharp(file).metadata()) as { icc?: Buffer; exif?: Buffer };
    expect([names.icc, names.exif]).not.toContain(undefined);
    const [kept] = (await encodePicture(file, sizes)) ?? [];
    const { width, height, hasAlpha } = await sharp(kept).metadata();
    expect([width, height, hasAlpha]).toEqual([40, 60, true]);
    const pixel = (picture?: Buffer) =>
      sharp(picture).extract({ left: 9, top: 9, width: 1, height: 1 }).raw().toBuffer();
    const [red = 0] = await pixel(kept);
    const [plainRed = 0] = await pixel((await encodePicture(await canvas.png().toBuffer(), sizes))?.[0]);
    expect(Math.abs(red - plainRed)).toBeLessThan(5);
  });
});
