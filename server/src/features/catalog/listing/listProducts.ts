import { firstIndex } from '../../../lib/binarySearch.ts';
import { groupBy } from '../../../lib/groupBy.ts';
import { type CatalogProduct, type ProductLists, type Products, productsIn } from '../snapshot/snapshot.ts';
import { lowestPrice } from '../variants/variants.service.ts';
import { createDerivedCache } from './derivedCache.ts';
import { createMatcher, type Filter, filterKey } from './filter.ts';
import {
  comparePositions,
  type PageRange,
  type Position,
  type ProductPage,
  type PropertySort,
  sortKeys,
} from './listing.ts';

/** A page of the products that match a filter. */
export function listProducts(
  lists: ProductLists,
  filter: Filter,
  sort: PropertySort,
  { after, offset, first }: PageRange,
): ProductPage {
  // All products of the scope meet the filter's categories and brand.
  const scope = scopeOf(lists, filter);
  const products = sortedProducts(scope, filter, sort);
  const [low, high] = priceRange(scope, filter) ?? [0, products.length];
  const totalCount = high - low;
  const start =
    sort === 'PRICE_LOW_TO_HIGH' ? low : sort === 'PRICE_HIGH_TO_LOW' ? products.length - high : 0;
  const isAfterCursor = (product: CatalogProduct) =>
    !after || comparePositions(positionOf(product, sort), after) > 0;
  let index = Math.max(start, firstIndex(products, isAfterCursor));

  // One product more than the page, to know whether there is a next page.
  let page: CatalogProduct[] = [];
  if (totalCount === products.length || sort.startsWith('PRICE')) {
    // The matching products are adjacent.
    page = products.slice(index + offset, Math.min(index + offset + first + 1, start + totalCount));
  } else {
    const isMatching = createMatcher(filter) ?? (() => true);
    for (let count = 0; count < totalCount && page.length <= first && index < products.length; index++) {
      const product = products[index] as CatalogProduct;
      if (isMatching(product) && ++count > offset) page.push(product);
    }
  }
  const listed = page.slice(0, first).map((product) => ({ product, position: positionOf(product, sort) }));
  return { products: listed, totalCount, hasNextPage: page.length > first };
}

/** The highest price of the products that match a filter without prices, in paise; null without any. */
export const highestPrice = (lists: ProductLists, filter: Filter): number | null =>
  pricesOf(scopeOf(lists, filter), filter).at(-1) ?? null;

/** The other countries than one that the products matching a filter come from, as ISO2 codes. */
export function otherOrigins(lists: ProductLists, filter: Filter, ownCountry: string): readonly string[] {
  const products = productsMatching(lists, filter);
  return productOrigins(products, ownCountry, () => {
    const codes = new Set(products.map(({ countryOfOrigin }) => countryOfOrigin ?? ownCountry));
    codes.delete(ownCountry);
    return [...codes];
  });
}

/** All products that match a filter without prices, in the shop's order; equal filters share a list. */
export const productsMatching = (lists: ProductLists, filter: Filter): Products =>
  sortedProducts(scopeOf(lists, filter), filter, 'FEATURED');

const productsByBrand = createDerivedCache<Products, ReadonlyMap<string, Products>>(1);
const noProducts: Products = [];

/** The products of the filter's categories and brand; equal ones share a list, which is sorted once. */
function scopeOf(lists: ProductLists, filter: Filter): Products {
  const list = productsIn(lists, filter);
  if (!filter.brand) return list;
  const lowerBrand = ({ brand }: { brand: string }) => brand.toLowerCase();
  const byBrand = productsByBrand(list, '', () => groupBy(list, lowerBrand));
  return byBrand.get(filter.brand.toLowerCase()) ?? noProducts;
}

const sortIndexes = createDerivedCache<Products, Products>(10);
const filteredLists = createDerivedCache<Products, Products>(50);
const productOrigins = createDerivedCache<Products, readonly string[]>(1);
const sortedPrices = createDerivedCache<Products, Float64Array>(1);

/**
 * The products of a list that meet a filter's conditions, sorted. Categories and brand are met by the list; prices are not included, because
 * their ranges hardly ever repeat.
 */
function sortedProducts(list: Products, filter: Filter, sort: PropertySort): Products {
  const cachedFilter: Filter = {
    ...filter,
    categoryId: null,
    subCategoryId: null,
    brand: null,
    minPrice: null,
    maxPrice: null,
  };
  const sorted = sort === 'FEATURED' ? list : sortIndexes(list, sort, () => sortProducts(list, sort));
  const isMatching = createMatcher(cachedFilter);
  return isMatching
    ? filteredLists(list, `${sort} ${filterKey(cachedFilter)}`, () => sorted.filter(isMatching))
    : sorted;
}

function sortProducts(list: Products, sort: PropertySort): Products {
  const listed = list.map((product) => ({ product, position: positionOf(product, sort) }));
  return listed.sort((a, b) => comparePositions(a.position, b.position)).map(({ product }) => product);
}

const positionOf = (product: CatalogProduct, sort: PropertySort): Position => [
  sortKeys[sort](product),
  product.id,
];

/** Start and end index of the filter's price range in the list sorted by price; null: the filter has no price range. */
function priceRange(list: Products, filter: Filter): [start: number, end: number] | null {
  const { minPrice, maxPrice } = filter;
  if (minPrice == null && maxPrice == null) return null;
  const prices = pricesOf(list, filter);
  const start = firstIndex(prices, (price) => price >= (minPrice ?? 0));
  const end = firstIndex(prices, (price) => price > (maxPrice ?? Number.POSITIVE_INFINITY));
  return [start, Math.max(start, end)];
}

/** The prices of the products of a list that meet a filter's other conditions, ascending. All sorts share one cached list of prices. */
function pricesOf(list: Products, filter: Filter): Float64Array {
  const products = sortedProducts(list, filter, 'FEATURED');
  return sortedPrices(products, '', () => Float64Array.from(products, lowestPrice).sort());
}
