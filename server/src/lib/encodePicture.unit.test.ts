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
});
