import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import sharp, { type OverlayOptions } from 'sharp';
import { PICTURE_WIDTHS, PICTURES_PATH } from '../src/lib/pictures/images.ts';
import { avatarSvg, bannerSvg, type Canvas, pastelSvg, transparent } from './backgrounds.ts';
import { EMOJI, type EmojiName } from './emoji.ts';
import { allRecipes, PASTELS, type PictureRecipe, type ProductComposition } from './pictures.ts';
import { CLEAR, fromRaw, type RawImage, rawInfo, rawOf } from './rawImage.ts';
import { drawSprite } from './sprites.ts';
import type { DemoBannerKind } from './types.ts';

/** Position of an emoji in a picture: centre and edge length in pixels, tilt in degrees. */
interface Placement {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly tilt: number;
}

const MANIFEST = 'manifest.json';
/** WebP quality; below 90, the wide gradients of banners show visible steps. */
const QUALITY = { product: 80, tile: 80, avatar: 80, HOME: 90, STRIP: 90, SIDE: 90 };
/** Edge of the emoji's source files in pixels. */
const EMOJI_EDGE = 256;
const PRODUCT: Canvas = { width: 640, height: 640 };
const TILE: Canvas = { width: 320, height: 320 };
const BANNER: Record<DemoBannerKind, Canvas> = {
  HOME: { width: 1600, height: 533 },
  STRIP: { width: 800, height: 400 },
  SIDE: { width: 600, height: 800 },
};

const PRODUCT_PLACEMENTS: Record<ProductComposition, readonly Placement[]> = {
  single: [{ x: 320, y: 312, size: 430, tilt: 0 }],
  trio: [
    { x: 432, y: 190, size: 190, tilt: 12 },
    { x: 470, y: 396, size: 238, tilt: 8 },
    { x: 246, y: 340, size: 330, tilt: -4 },
  ],
  close: [{ x: 372, y: 372, size: 620, tilt: -16 }],
  pattern: bricks(PRODUCT, 168, 224),
};

/** Later ones are in front. The first emoji of a banner has the last placement, which is the largest. */
const BANNER_PLACEMENTS: Record<DemoBannerKind, readonly Placement[]> = {
  HOME: [
    { x: 866, y: 176, size: 132, tilt: -18 },
    { x: 1466, y: 188, size: 200, tilt: 16 },
    { x: 1010, y: 340, size: 224, tilt: -10 },
    { x: 1410, y: 378, size: 236, tilt: 8 },
    { x: 1212, y: 268, size: 372, tilt: 0 },
  ],
  STRIP: [
    { x: 690, y: 124, size: 128, tilt: 14 },
    { x: 706, y: 292, size: 148, tilt: 10 },
    { x: 560, y: 216, size: 240, tilt: -4 },
  ],
  SIDE: [
    { x: 480, y: 386, size: 150, tilt: 16 },
    { x: 128, y: 470, size: 172, tilt: -14 },
    { x: 470, y: 640, size: 206, tilt: 10 },
    { x: 262, y: 608, size: 330, tilt: -3 },
  ],
};

/**
 * Composes every picture of the demo catalogue into `<outDir>/<width>/<key>.webp`. The manifest is written last, so a
 * directory with a manifest is complete; nothing is then written and `skipped` is true.
 * @returns count: the number of distinct pictures, each in two or three widths
 * @throws when a picture cannot be drawn or the directory cannot be written
 */
export async function composePictures(outDir: string): Promise<{ count: number; skipped: boolean }> {
  const recipes = allRecipes();
  const manifest = JSON.stringify({ pictures: recipes.length, fingerprint: fingerprint(recipes) });
  if ((await readIfExists(join(outDir, MANIFEST))) === manifest)
    return { count: recipes.length, skipped: true };

  const widths = new Set<number>(Object.values(PICTURE_WIDTHS).flat());
  await Promise.all([...widths].map((width) => mkdir(join(outDir, String(width)), { recursive: true })));
  await withOneThreadPerPicture(() => drawAll(recipes, outDir));

  const unfinished = join(outDir, `${MANIFEST}.${process.pid}`);
  await writeFile(unfinished, manifest);
  await rename(unfinished, join(outDir, MANIFEST));
  return { count: recipes.length, skipped: false };
}

function fingerprint(recipes: readonly PictureRecipe[]): string {
  return createHash('sha256')
    .update(JSON.stringify([PICTURES_PATH, PICTURE_WIDTHS, EMOJI, recipes]))
    .digest('hex');
}

async function readIfExists(path: string): Promise<string | null> {
  try {
    return await readFile(path, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}

/** Many small pictures take less time in parallel than one after another with several threads each. */
async function withOneThreadPerPicture(work: () => Promise<void>): Promise<void> {
  const threads = sharp.concurrency();
  sharp.concurrency(1);
  try {
    await work();
  } finally {
    sharp.concurrency(threads);
  }
}

async function drawAll(recipes: readonly PictureRecipe[], outDir: string): Promise<void> {
  const queue = recipes.values();
  const sprites = new Map<EmojiName, Promise<RawImage>>();
  const spriteOf = (name: EmojiName) => {
    const sprite = sprites.get(name) ?? drawSprite(name);
    sprites.set(name, sprite);
    return sprite;
  };
  const worker = async () => {
    for (const recipe of queue) await save(await draw(recipe, spriteOf), recipe, outDir);
  };
  await Promise.all(Array.from({ length: availableParallelism() }, worker));
}

type SpriteOf = (name: EmojiName) => Promise<RawImage>;

function draw(recipe: PictureRecipe, spriteOf: SpriteOf): Promise<RawImage> {
  switch (recipe.kind) {
    case 'product':
      return drawProduct(recipe, spriteOf);
    case 'tile':
      return compose(
        TILE,
        transparent(TILE),
        [recipe.emoji],
        [{ x: 160, y: 152, size: 250, tilt: 0 }],
        spriteOf,
      );
    case 'avatar':
      return compose(TILE, avatarSvg(TILE), [], [], spriteOf);
    default:
      return drawBanner(recipe, spriteOf);
  }
}

function drawProduct(
  recipe: Extract<PictureRecipe, { kind: 'product' }>,
  spriteOf: SpriteOf,
): Promise<RawImage> {
  const placements = PRODUCT_PLACEMENTS[recipe.composition];
  const background = pastelSvg(PRODUCT, PASTELS[recipe.pastel] ?? PASTELS[0], recipe.composition);
  return compose(PRODUCT, background, recipe.emoji, placements, spriteOf);
}

function drawBanner(
  recipe: Extract<PictureRecipe, { kind: DemoBannerKind }>,
  spriteOf: SpriteOf,
): Promise<RawImage> {
  const canvas = BANNER[recipe.kind];
  return compose(
    canvas,
    bannerSvg(canvas, recipe.color, BANNER_PLACEMENTS[recipe.kind].at(-1)),
    recipe.emoji,
    BANNER_PLACEMENTS[recipe.kind],
    spriteOf,
  );
}

/** Draws the emoji onto the background; the first emoji has the last placement, which is in front. */
async function compose(
  canvas: Canvas,
  background: string,
  emoji: readonly EmojiName[],
  placements: readonly Placement[],
  spriteOf: SpriteOf,
): Promise<RawImage> {
  const tiltedSprites = new Map<string, Promise<RawImage>>();
  const layers = placements.map(async (place, index) => {
    const name = emoji[(placements.length - 1 - index) % emoji.length];
    if (!name) return null;
    const key = `${name} ${place.size} ${place.tilt}`;
    const tiltedSprite =
      tiltedSprites.get(key) ?? spriteOf(name).then((sprite) => scaleAndTilt(sprite, place));
    tiltedSprites.set(key, tiltedSprite);
    return layer(await tiltedSprite, place, canvas);
  });
  const visible = (await Promise.all(layers)).filter((layer) => layer !== null);
  return rawOf(fromRaw(await backgroundOf(background)).composite(visible));
}

const backgrounds = new Map<string, Promise<RawImage>>();

function backgroundOf(svg: string): Promise<RawImage> {
  const background = backgrounds.get(svg) ?? rawOf(sharp(Buffer.from(svg)));
  backgrounds.set(svg, background);
  return background;
}

/** Scales and tilts in a single step, which takes half the time of two. */
function scaleAndTilt(sprite: RawImage, { size, tilt }: Placement): Promise<RawImage> {
  const scale = size / EMOJI_EDGE;
  if (tilt === 0) {
    const edge = Math.round(scale * sprite.width);
    return rawOf(fromRaw(sprite).resize(edge, edge, { kernel: 'cubic' }));
  }
  const [sine, cosine] = [Math.sin, Math.cos].map((of) => of((tilt * Math.PI) / 180) * scale) as [
    number,
    number,
  ];
  return rawOf(
    fromRaw(sprite).affine([cosine, -sine, sine, cosine], { interpolator: 'bicubic', background: CLEAR }),
  );
}

/** An overlay centred at its placement; null if it is outside of the canvas, which sharp would refuse. */
async function layer(image: RawImage, place: Placement, canvas: Canvas): Promise<OverlayOptions | null> {
  const left = Math.round(place.x - image.width / 2);
  const top = Math.round(place.y - image.height / 2);
  const cut = {
    left: Math.max(0, -left),
    top: Math.max(0, -top),
    width: Math.min(canvas.width, left + image.width) - Math.max(0, left),
    height: Math.min(canvas.height, top + image.height) - Math.max(0, top),
  };
  if (cut.width <= 0 || cut.height <= 0) return null;
  const visible = await rawOf(fromRaw(image).extract(cut));
  return { input: visible.data, raw: rawInfo(visible), left: Math.max(0, left), top: Math.max(0, top) };
}

/** Each width is scaled from the one before it, which costs less than to scale all from the widest. */
async function save(picture: RawImage, recipe: PictureRecipe, outDir: string): Promise<void> {
  // Opaque pictures are encoded faster without an alpha channel.
  let scaled = recipe.kind === 'tile' ? picture : await rawOf(fromRaw(picture).removeAlpha());
  for (const width of PICTURE_WIDTHS[recipe.kind]) {
    if (width !== scaled.width) scaled = await rawOf(fromRaw(scaled).resize({ width }));
    await fromRaw(scaled)
      .webp({ quality: QUALITY[recipe.kind], effort: 2 })
      .toFile(join(outDir, String(width), `${recipe.key}.webp`));
  }
}

/** Rows of equal emoji across the whole canvas, every other row shifted by half a step. */
function bricks(canvas: Canvas, size: number, step: number): Placement[] {
  const rows = [0, 1, 2];
  const columns = [0, 1, 2, 3];
  return rows.flatMap((row) =>
    columns.map((column) => ({
      x: canvas.width / 2 + (column - (row % 2 === 0 ? 1.5 : 1)) * step,
      y: canvas.height / 2 + (row - 1) * step,
      size,
      tilt: (row + column) % 2 === 0 ? -10 : 10,
    })),
  );
}
