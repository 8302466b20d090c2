import sharp from 'sharp';
import { EMOJI, type EmojiName, type EmojiPicture, emojiPath } from './emoji.ts';
import { CLEAR, fromRaw, type RawImage, rawInfo, rawOf } from './rawImage.ts';

/** In pixels of the source files. */
const SHADOW = { margin: 40, drop: 16, blur: 11, opacity: 0.3, color: [28, 62, 46] } as const;

/** Draws the recoloured emoji above a soft shadow. The margin has room for the shadow. */
export async function drawSprite(name: EmojiName): Promise<RawImage> {
  const emoji = await recolour(name);
  const shadow = await shadowOf(emoji);
  return rawOf(
    fromRaw(shadow).composite([
      { input: emoji.data, raw: rawInfo(emoji), left: SHADOW.margin, top: SHADOW.margin },
    ]),
  );
}

async function shadowOf(emoji: RawImage): Promise<RawImage> {
  const { margin, blur, drop, opacity, color } = SHADOW;
  const outline = await rawOf(
    fromRaw(emoji).extend({
      top: margin + drop,
      bottom: margin - drop,
      left: margin,
      right: margin,
      background: CLEAR,
    }),
  );
  const shadow = await rawOf(fromRaw(outline).blur(blur));
  for (let i = 0; i < shadow.data.length; i += 4) {
    shadow.data.set([...color, (shadow.data[i + 3] ?? 0) * opacity], i);
  }
  return shadow;
}

async function recolour(name: EmojiName): Promise<RawImage> {
  const picture: EmojiPicture = EMOJI[name];
  const { hue = 0, saturation = 1, brightness = 1, whites } = picture;
  const image = await rawOf(sharp(emojiPath(name)).ensureAlpha().modulate({ hue, saturation, brightness }));
  return whites ? { ...image, data: dyeWhites(image.data, whites) } : image;
}

/** Multiplies the white and grey parts of RGBA pixels by a colour. */
function dyeWhites(pixels: Buffer, color: string): Buffer {
  const dye = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16) / 255);
  const result = Buffer.from(pixels);
  for (let i = 0; i < result.length; i += 4) {
    const rgb = result.subarray(i, i + 3);
    const maximum = Math.max(...rgb);
    const saturation = maximum === 0 ? 0 : (maximum - Math.min(...rgb)) / maximum;
    const share = Math.min(1, Math.max(0, 1.6 - saturation * 4));
    dye.forEach((factor, channel) => {
      const before = rgb[channel] ?? 0;
      rgb[channel] = Math.min(255, before * (1 - share) + maximum * 1.1 * factor * share);
    });
  }
  return result;
}
