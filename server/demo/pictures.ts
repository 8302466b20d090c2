import { PICTURES_PATH } from '../src/lib/pictures/images.ts';
import { BANNERS } from './banners.ts';
import { allProducts, CATALOGUE } from './catalogue.ts';
import type { EmojiName } from './emoji.ts';
import type { DemoBanner, DemoBannerKind, DemoProduct, DemoSubCategory } from './types.ts';

/** Soft backgrounds of product pictures. A key names one by its index. */
export const PASTELS = [
  '#e2f5ea',
  '#fff2d3',
  '#fde6da',
  '#e1effb',
  '#eee6f8',
  '#fce4ea',
  '#eaf3da',
  '#f5ecdf',
] as const;

export type ProductComposition = 'single' | 'trio' | 'close' | 'pattern';

/** How the picture of a key is drawn. */
export type PictureRecipe =
  | {
      readonly kind: 'product';
      readonly key: string;
      readonly composition: ProductComposition;
      readonly emoji: readonly EmojiName[];
      /** Index into `PASTELS`. */
      readonly pastel: number;
    }
  | { readonly kind: 'tile'; readonly key: string; readonly emoji: EmojiName }
  | { readonly kind: 'avatar'; readonly key: string }
  | {
      readonly kind: DemoBannerKind;
      readonly key: string;
      readonly emoji: readonly EmojiName[];
      readonly color: string;
    };

type ProductRecipe = Extract<PictureRecipe, { kind: 'product' }>;

const defaultProduct: PictureRecipe = { ...productRecipe('single', ['basket'], 0), key: 'default' };
const defaultAvatar: PictureRecipe = { kind: 'avatar', key: 'default-avatar' };

/** Shown for a product without pictures of its own. */
export const DEFAULT_PICTURE = defaultProduct.key;

/** Shown for a shopper without a picture; composed in the widths of `PICTURE_WIDTHS.avatar`. */
export const DEFAULT_AVATAR = defaultAvatar.key;

const recipesByProduct = recipesOfCatalogue();

/**
 * URL of a composed picture.
 * @param width pixels; one of `PICTURE_WIDTHS` for what the key shows
 */
export function pictureUrl(key: string, width: number): string {
  return `${PICTURES_PATH}/${width}/${key}.webp`;
}

/**
 * Keys of the pictures of a product of the catalogue, the main one first; at least three.
 * @throws when the product is not in the catalogue
 */
export function productPictures(product: DemoProduct): string[] {
  const recipes = recipesByProduct.get(product.name);
  if (!recipes) throw new Error(`No such product in the demo catalogue: ${product.name}`);
  return recipes.map((recipe) => recipe.key);
}

/** Key of the tile of a category or sub-category: its emoji on a transparent background. */
export function tilePicture(emoji: EmojiName): string {
  return `tile-${emoji}`;
}

/** The emoji of a sub-category: its own, or else the main one of its first product. */
export function subCategoryEmoji(subCategory: DemoSubCategory): EmojiName {
  const emoji = subCategory.picture ?? subCategory.products[0]?.pictures[0];
  if (!emoji) throw new Error(`Sub-category without picture and products: ${subCategory.name}`);
  return emoji;
}

/** Key of the picture of one of the `BANNERS`; it carries no text. */
export function bannerPicture(banner: DemoBanner): string {
  return `banner-${banner.kind.toLowerCase()}-${banner.pictures.join('-')}`;
}

/** The recipes of all pictures, each key once. */
export function allRecipes(): PictureRecipe[] {
  const tiles = CATALOGUE.flatMap((category) => [
    category.picture,
    ...category.subCategories.map(subCategoryEmoji),
  ]).map((emoji): PictureRecipe => ({ kind: 'tile', key: tilePicture(emoji), emoji }));
  const banners = BANNERS.map(
    (banner): PictureRecipe => ({
      kind: banner.kind,
      key: bannerPicture(banner),
      emoji: banner.pictures,
      color: banner.color,
    }),
  );
  const recipes: PictureRecipe[] = [
    defaultProduct,
    defaultAvatar,
    ...[...recipesByProduct.values()].flat(),
    ...tiles,
    ...banners,
  ];
  return [...new Map(recipes.map((recipe) => [recipe.key, recipe])).values()];
}

function productRecipe(
  composition: ProductComposition,
  emoji: readonly EmojiName[],
  pastel: number,
): ProductRecipe {
  const index = pastel % PASTELS.length;
  return {
    kind: 'product',
    key: `${composition}-${emoji.join('-')}-${index}`,
    composition,
    emoji,
    pastel: index,
  };
}

/** Products with the same emoji have different first pictures, so that they differ in a list. */
function recipesOfCatalogue(): Map<string, ProductRecipe[]> {
  /** Products so far by their main emoji. */
  const counts = new Map<EmojiName, number>();
  return new Map(
    allProducts().map((product) => {
      const main = product.pictures[0];
      const index = counts.get(main) ?? 0;
      counts.set(main, index + 1);
      return [product.name, recipesOf(product, index)];
    }),
  );
}

/** @param index of the product among those with the same main emoji */
function recipesOf(product: DemoProduct, index: number): ProductRecipe[] {
  const [main, second] = product.pictures;
  const firstPastel = hashName(main);
  const compositions: ProductComposition[] = ['single', 'trio'];
  if (!second) compositions.push(firstPastel % 2 === 0 ? 'close' : 'pattern');
  const first = index % compositions.length;
  const round = index - first;
  const views = compositions.map((composition, offset) =>
    productRecipe(
      composition,
      composition === 'trio' ? product.pictures : [main],
      firstPastel + round + offset,
    ),
  );
  const gallery = [...views.slice(first), ...views.slice(0, first)];
  return second ? [...gallery, productRecipe('single', [second], hashName(second))] : gallery;
}

/** A small number that depends on the name alone. */
function hashName(name: string): number {
  let sum = 0;
  for (const char of name) sum = (sum * 31 + char.charCodeAt(0)) % 9973;
  return sum;
}
