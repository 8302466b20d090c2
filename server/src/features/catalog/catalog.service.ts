import type { EntityManager } from 'typeorm';
import type { Context } from '../../graphql/context.ts';
import { decodeCursor, encodeCursor } from '../../lib/cursor.ts';
import { defaultImage, type Image, toImages } from '../../lib/images.ts';
import { type InvalidInput, invalidInput } from '../../lib/problems.ts';
import { wordsOf } from '../../search/tokenize.ts';
import { type BannerKind, type Category, Product } from './catalog.entity.ts';
import { nextRevision } from './catalog.ts';
import { type Filter, isSoldIn } from './filter.ts';
import { type Listing, listHits, listProducts, type Placed } from './listing.ts';
import type { CatalogProduct } from './snapshot.ts';
import type { Position, Sort } from './sortIndexes.ts';

export type { CatalogProduct };

/** Which products, in what order, and which part of them. */
export interface ProductQuery extends Filter {
  /** Words to look for. */
  text?: string | null;
  sort?: Sort | null;
  first: number;
  /** Cursor of the product before. */
  after?: string | null;
  /** How many to pass over after the cursor. */
  offset: number;
}

/** A part of a list of products. */
export interface ProductPage {
  products: Placed[];
  totalCount: number;
  hasNextPage: boolean;
}

export const MAX_PAGE = 100;
const MAX_OFFSET = 100_000;
const MAX_RELATED = 24;

/** A page of the products that pass a filter. */
export function findProducts(ctx: Context, query: ProductQuery): ProductPage | InvalidInput {
  const { first, offset } = query;
  if (first < 1 || first > MAX_PAGE) return invalidInput(`first must be from 1 to ${MAX_PAGE}`, 'first');
  if (offset < 0 || offset > MAX_OFFSET)
    return invalidInput(`offset must be from 0 to ${MAX_OFFSET}`, 'offset');
  const text = query.text?.trim();
  const sort = query.sort ?? (text ? 'RELEVANCE' : 'FEATURED');

  const { now, search } = ctx.catalog;
  let listing: Listing;
  if (text) listing = listHits(search.find(text), query, sort);
  else if (sort !== 'RELEVANCE') listing = listProducts(now, query, sort);
  else return invalidInput('RELEVANCE needs a text to compare with', 'sort');

  let after: Position | null = null;
  if (query.after) {
    const [key, id] = decodeCursor(query.after) ?? [];
    if (key === undefined || typeof id !== 'string')
      return invalidInput('after is not one of our cursors', 'after');
    after = [key, id];
  }
  const { products, hasMore } = listing.part(after, offset, first);
  return { products, totalCount: listing.totalCount, hasNextPage: hasMore };
}

/** What `after` takes to go on behind a product. */
export const cursorOf = ({ position }: Placed): string => encodeCursor(position);

/** What an unfinished search may mean. */
export interface Suggestions {
  products: CatalogProduct[];
  categories: Category[];
}

const SUGGESTED_PRODUCTS = 6;
const SUGGESTED_CATEGORIES = 4;

/** The best guesses at what somebody is typing; categories above others come first. */
export function suggest(ctx: Context, text: string, location: string | null): Suggestions {
  const { search } = ctx.catalog;
  const words = wordsOf(text);
  if (words.length === 0) return { products: [], categories: [] };
  const { products: best } = listHits(search.suggest(text), { location }, 'RELEVANCE').part(
    null,
    0,
    SUGGESTED_PRODUCTS,
  );
  const products = best.map(({ product }) => product);
  const top = childCategories(ctx, null);
  const below = top.flatMap(({ id }) => childCategories(ctx, id));
  const categories = [...top, ...below].filter(({ name }) => beginsWithAll(name, words));
  return { products, categories: categories.slice(0, SUGGESTED_CATEGORIES) };
}

/** Whether each of the words begins one of the name's. */
function beginsWithAll(name: string, words: readonly string[]): boolean {
  const own = wordsOf(name);
  return words.every((word) => own.some((other) => other.startsWith(word)));
}

/** A product on sale. */
export const findProduct = (ctx: Context, id: string): CatalogProduct | null =>
  ctx.catalog.now.productById.get(id) ?? null;

/** Others of the same sub-category. */
export function relatedProducts(
  ctx: Context,
  product: CatalogProduct,
  first: number,
  location?: string | null,
): CatalogProduct[] | InvalidInput {
  if (first < 1 || first > MAX_RELATED)
    return invalidInput(`first must be from 1 to ${MAX_RELATED}`, 'first');
  const siblings = ctx.catalog.now.productsByCategory.get(product.subCatId) ?? [];
  const related: CatalogProduct[] = [];
  for (const other of siblings) {
    if (related.length >= first) break;
    if (other.id !== product.id && isSoldIn(other, location)) related.push(other);
  }
  return related;
}

/** A category or sub-category. */
export const findCategory = (ctx: Context, id: string) => ctx.catalog.now.categoryById.get(id) ?? null;

/** The sub-categories of a category; of null: the top categories. In the shop's order. */
export const childCategories = (ctx: Context, parentId: string | null) =>
  ctx.catalog.now.childrenOf.get(parentId) ?? [];

/** In the shop's order. */
export const listBanners = (ctx: Context, kind: BannerKind) =>
  ctx.catalog.now.banners.filter((banner) => banner.kind === kind);

/** At least one: a product without a picture shows its category's. */
export const imagesOf = (ctx: Context, product: CatalogProduct): Image[] =>
  toImages(product.images.length > 0 ? product.images : findCategory(ctx, product.catId)?.images);

/** The first of a product's pictures. */
export const leadImage = (ctx: Context, product: CatalogProduct): Image =>
  imagesOf(ctx, product)[0] ?? defaultImage;

/**
 * Stores what the reviews say of a product. Holds the catalogue from before `measure` looks, so that of several reviews at a
 * time each counts those before it.
 * @param measure mean of the stars in tenths, and how many reviews there are
 */
export async function setRating(
  tx: EntityManager,
  id: string,
  measure: () => Promise<{ rating: number; reviewCount: number }>,
): Promise<void> {
  const revision = await nextRevision(tx);
  await tx.update(Product, { id }, { ...(await measure()), revision });
}

/** Something that visitors see beside the products has changed: what they were answered before is not right any more. */
export const noteChange = (tx: EntityManager): Promise<unknown> => nextRevision(tx);
