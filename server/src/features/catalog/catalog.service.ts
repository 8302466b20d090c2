import type { EntityManager } from 'typeorm';
import { incrementCatalogRevision } from '../../database/catalogRevision.ts';
import { encodeListCursor } from '../../lib/cursor.ts';
import { type Page, parseRange } from '../../lib/page.ts';
import { defaultImage, type Image, toImages } from '../../lib/pictures/images.ts';
import { firstOutOfRange, type InvalidInput } from '../../lib/problems.ts';
import { tokenize } from '../../search/tokenizer.ts';
import { type Country, listCountries, SHOP_COUNTRY } from '../locations/locations.service.ts';
import { isShownAt } from './bannerTimes.service.ts';
import { type Banner, type BannerKind, type Category, Product } from './catalog.entity.ts';
import { offsetOutOfRange, sortNeedsText } from './catalog.problems.ts';
import { nextRevision } from './catalog.queries.ts';
import type { Catalog } from './catalog.ts';
import { type Filter, isSoldIn } from './listing/filter.ts';
import type { ListedProduct, Position, ProductPage, Sort } from './listing/listing.ts';
import { listMatches } from './listing/listMatches.ts';
import { highestPrice, listProducts, otherOrigins } from './listing/listProducts.ts';
import { findOption } from './options.ts';
import type { CatalogProduct, IndexedProducts } from './snapshot/snapshot.ts';
import { type CatalogVariant, variantsOf } from './variants/variants.service.ts';

export { type CatalogProduct, findOption, type IndexedProducts, type ProductPage };

export interface CatalogContext {
  catalog: Pick<Catalog, 'snapshot' | 'search'>;
}

/** Which products, in what order, and which part of them. */
export interface ProductQuery extends Filter {
  /** Words to search for. */
  text?: string | null;
  /** By default by relevance with a text, else in the shop's own order. */
  sort?: Sort | null;
  first: number;
  /** Cursor of the last product of the previous page. */
  after?: string | null;
  /** Number of products to skip, from `after` on. */
  offset: number;
}

const MAX_OFFSET = 100_000;
const MAX_FIRST_RELATED = 24;
const SLIDER_LENGTH = 12;

export interface FoundProducts extends ProductPage {
  query: ProductQuery;
  pageInfo: Page<unknown>['pageInfo'];
  cursorOf(listed: ListedProduct): string;
}

/** A page of the products that match a query. */
export function findProducts(ctx: CatalogContext, query: ProductQuery): FoundProducts | InvalidInput {
  const text = query.text?.trim() ?? '';
  const sort = query.sort ?? (text ? 'RELEVANCE' : 'FEATURED');
  const list = `shop products ${sort}`;
  const range = parseRange(list, query);
  if ('message' in range) return range;
  const page = findPage(ctx, query, { text, sort, after: range.after as Position | null });
  if ('message' in page) return page;
  const cursorOf = ({ position }: ListedProduct) => encodeListCursor(list, position);
  const last = page.products.at(-1);
  const pageInfo = { endCursor: last ? cursorOf(last) : null, hasNextPage: page.hasNextPage };
  return { ...page, query, pageInfo, cursorOf };
}

function findPage(
  { catalog }: CatalogContext,
  query: ProductQuery,
  { text, sort, after }: { text: string; sort: Sort; after: Position | null },
): ProductPage | InvalidInput {
  const { first, offset } = query;
  if (offset < 0 || offset > MAX_OFFSET) return offsetOutOfRange(MAX_OFFSET);
  const range = { after, offset, first };
  if (text) return listMatches(catalog.search.search(text), query, sort, range);
  if (sort !== 'RELEVANCE') return listProducts(catalog.snapshot, query, sort, range);
  return sortNeedsText();
}

/** In paise, of all products of the query's category, sub-category, brand and location; null without any. */
export const findHighestPrice = (
  { catalog }: CatalogContext,
  { categoryId, subCategoryId, brand, location }: ProductQuery,
): number | null => highestPrice(catalog.snapshot, { categoryId, subCategoryId, brand, location });

/** The other countries than the shop's that products of the query's category, sub-category, brand and location come from, by name. */
export function findImportCountries(
  { catalog }: CatalogContext,
  { categoryId, subCategoryId, brand, location }: ProductQuery,
): Country[] {
  const filter = { categoryId, subCategoryId, brand, location };
  const codes = otherOrigins(catalog.snapshot, filter, SHOP_COUNTRY);
  return listCountries().filter(({ iso2 }) => codes.includes(iso2));
}

/** Completions of an unfinished search. */
export interface Suggestions {
  products: CatalogProduct[];
  categories: Category[];
}

const MAX_SUGGESTED_PRODUCTS = 6;
const MAX_SUGGESTED_CATEGORIES = 4;

/** The best matches of what a shopper is typing; categories come before sub-categories. */
export function suggest(ctx: CatalogContext, text: string, location: string | null): Suggestions {
  const terms = tokenize(text);
  if (terms.length === 0) return { products: [], categories: [] };
  const range = { after: null, offset: 0, first: MAX_SUGGESTED_PRODUCTS };
  const { products } = listMatches(ctx.catalog.search.suggest(text), { location }, 'RELEVANCE', range);
  const topCategories = childCategories(ctx, null);
  const subCategories = topCategories.flatMap(({ id }) => childCategories(ctx, id));
  const categories = [...topCategories, ...subCategories].filter(({ name }) => matchesPrefixes(name, terms));
  return {
    products: products.map(({ product }) => product),
    categories: categories.slice(0, MAX_SUGGESTED_CATEGORIES),
  };
}

/** Whether each prefix begins a word of the name. */
function matchesPrefixes(name: string, prefixes: readonly string[]): boolean {
  const words = tokenize(name);
  return prefixes.every((prefix) => words.some((word) => word.startsWith(prefix)));
}

/** A product; null: unknown. @param lists where to search; by default what is on sale */
export const findProduct = (
  { catalog }: CatalogContext,
  id: string,
  lists: IndexedProducts = catalog.snapshot,
): CatalogProduct | null => lists.productById.get(id) ?? null;

/**
 * The products that staff have chosen for a product's page; if shoppers can see none of them, others of its sub-category.
 * @param first null: all that staff have chosen, or else a slider's length
 */
export function relatedProducts(
  { catalog }: CatalogContext,
  product: CatalogProduct,
  first: number | null,
  location?: string | null,
): CatalogProduct[] | InvalidInput {
  if (first !== null && (first < 1 || first > MAX_FIRST_RELATED)) return firstOutOfRange(MAX_FIRST_RELATED);
  const { productById, productsByCategory } = catalog.snapshot;
  const choices = product.relatedIds
    .flatMap((id) => productById.get(id) ?? [])
    .filter((other) => isSoldIn(other, location));
  if (choices.length > 0) return choices.slice(0, first ?? MAX_FIRST_RELATED);
  const neighbours: CatalogProduct[] = [];
  for (const other of productsByCategory.get(product.subCatId) ?? []) {
    if (neighbours.length >= (first ?? SLIDER_LENGTH)) break;
    if (other.id !== product.id && isSoldIn(other, location)) neighbours.push(other);
  }
  return neighbours;
}

/** A variant; null: unknown. @param lists where to search its product; by default what is on sale */
export function findVariant(
  { catalog }: CatalogContext,
  id: string,
  lists: IndexedProducts = catalog.snapshot,
): CatalogVariant | null {
  // The variants of a product that are not stored have its id, for others with the option's index behind a dot.
  const product = lists.productById.get(lists.productIdByVariant.get(id) ?? id.split('.', 1)[0] ?? '');
  return product ? (variantsOf(product).find((variant) => variant.id === id) ?? null) : null;
}

/** A category or sub-category. */
export const findCategory = ({ catalog }: CatalogContext, id: string): Category | null =>
  catalog.snapshot.categoryById.get(id) ?? null;

/** The sub-categories of a category; of null: the top categories. In the shop's own order. */
export const childCategories = ({ catalog }: CatalogContext, parentId: string | null): readonly Category[] =>
  catalog.snapshot.childrenOf.get(parentId) ?? [];

/** As `findCategory`, but without those that an undone import has left, and that have no products on sale. */
export function findShownCategory(ctx: CatalogContext, id: string): Category | null {
  const category = findCategory(ctx, id);
  return category && childCategories(ctx, category.parentId).includes(category) ? category : null;
}

/** Those that shoppers see now, in the shop's own order. */
export function listBanners({ catalog }: CatalogContext, kind: BannerKind): Banner[] {
  const now = Date.now();
  return catalog.snapshot.banners.filter((banner) => banner.kind === kind && isShownAt(banner, now));
}

type Pictured = Pick<CatalogProduct, 'images' | 'catId'>;

/** At least one picture: a product without any shows its category's. */
export const imagesOf = (ctx: CatalogContext, product: Pictured): Image[] =>
  toImages(product.images.length > 0 ? product.images : findCategory(ctx, product.catId)?.images);

/** The first picture of a product. */
export const leadImage = (ctx: CatalogContext, product: Pictured): Image =>
  imagesOf(ctx, product)[0] ?? defaultImage;

/**
 * Stores the rating of a product.
 * @param calculate returns the mean of the stars, in tenths, and the number of reviews. Runs after the row lock on the revision, so
 * that of two concurrent reviews the second one counts the first
 */
export async function setRating(
  tx: EntityManager,
  id: string,
  calculate: () => Promise<{ rating: number; reviewCount: number }>,
): Promise<void> {
  const revision = await nextRevision(tx);
  await tx.update(Product, { id }, { ...(await calculate()), revision });
}

/** Invalidates cached responses after a change of other data that visitors see, such as names of reviewers. */
export const invalidateCachedResponses = (tx: EntityManager): Promise<unknown> =>
  incrementCatalogRevision(tx);
