import fc from 'fast-check';
import type { SearchMatches } from '../../../search/searchIndex.ts';
import { buildSnapshot, type CatalogProduct, type CatalogSnapshot } from '../snapshot/snapshot.ts';
import type { CatalogVariant } from '../variants/variants.service.ts';
import type { Filter } from './filter.ts';
import type { PageRange, Position, ProductPage, Sort } from './listing.ts';
import { listMatches } from './listMatches.ts';
import { listProducts } from './listProducts.ts';

type ListedColumns = Pick<
  CatalogProduct,
  | 'id'
  | 'name'
  | 'brand'
  | 'price'
  | 'oldPrice'
  | 'position'
  | 'rating'
  | 'countries'
  | 'countryOfOrigin'
  | 'catId'
  | 'subCatId'
  | 'featured'
  | 'options'
  | 'variants'
>;

/** All other columns follow from the price. */
const newProduct = (id: number, price: number): CatalogProduct => {
  const product: ListedColumns = {
    id: `p${id}`,
    name: `Tea ${price % 5}`,
    price,
    position: price % 7,
    rating: price % 50,
    countries: [[], ['IN'], ['IN', 'NP']][price % 3] ?? [],
    countryOfOrigin: [null, 'IN', 'US'][price % 3] ?? null,
    catId: `c${price % 2}`,
    subCatId: `s${price % 4}`,
    featured: price % 2 === 0,
    brand: `Brand ${price % 3}`,
    oldPrice: price + (price % 4),
    options: [],
    variants: price % 3 === 0 ? [] : [{ price, amount: 1 + (price % 8), unit: 'G' } as CatalogVariant],
  };
  return product as CatalogProduct;
};

const snapshotOf = (products: Iterable<CatalogProduct>): CatalogSnapshot =>
  buildSnapshot({ revision: 1, products, withdrawn: [], categories: [], banners: [] });

const idsOf = (products: readonly { product: CatalogProduct }[]) => products.map(({ product }) => product.id);
const range = (offset: number, first: number, after: Position | null = null): PageRange => ({
  after,
  offset,
  first,
});
const WHOLE_LIST = range(0, 10_000);
const firstIds = ({ products }: ProductPage) => idsOf(products);

describe('listProducts', () => {
  const prices = fc.array(fc.nat(100), { maxLength: 80 });
  const byId = (a: CatalogProduct, b: CatalogProduct) => (a.id < b.id ? -1 : 1);

  it('sorts and pages all products', () => {
    fc.assert(
      fc.property(prices, (prices) => {
        const snapshot = snapshotOf(prices.map((price, id) => newProduct(id, price)));
        const sorted = [...snapshot.products].sort((a, b) => a.price - b.price || byId(a, b));
        const all = listProducts(snapshot, {}, 'PRICE_LOW_TO_HIGH', WHOLE_LIST).products;
        expect(idsOf(all)).toEqual(sorted.map(({ id }) => id));

        const expensive = (range: PageRange) =>
          listProducts(snapshot, { minPrice: 50 }, 'PRICE_LOW_TO_HIGH', range);
        const expected = sorted.filter(({ price }) => price >= 50).map(({ id }) => id);
        expect(expensive(WHOLE_LIST).totalCount).toBe(expected.length);
        for (const [offset, first] of [
          [0, 3],
          [2, 3],
          [Math.max(0, expected.length - 2), 3],
          [0, expected.length],
        ] as const) {
          const { products, hasNextPage } = expensive(range(offset, first));
          expect(idsOf(products)).toEqual(expected.slice(offset, offset + first));
          expect(hasNextPage).toBe(offset + first < expected.length);
        }
        const [, second] = all;
        if (second)
          expect(idsOf(expensive(range(0, 10_000, second.position)).products)).toEqual(
            sorted.slice(2).flatMap(({ id }) => (expected.includes(id) ? [id] : [])),
          );
      }),
      { numRuns: 60 },
    );
  });

  it('lists sub-categories in the shop’s own order and by rating', () => {
    fc.assert(
      fc.property(prices, (prices) => {
        const snapshot = snapshotOf(prices.map((price, id) => newProduct(id, price)));
        const inShopOrder = [...snapshot.products].sort((a, b) => a.position - b.position || byId(a, b));
        expect(snapshot.products).toEqual(inShopOrder);
        for (const subCategoryId of ['s0', 's1', 's2', 's3']) {
          const products = inShopOrder.filter(({ subCatId }) => subCatId === subCategoryId);
          expect(firstIds(listProducts(snapshot, { subCategoryId }, 'FEATURED', WHOLE_LIST))).toEqual(
            products.map(({ id }) => id),
          );
          expect(firstIds(listProducts(snapshot, { subCategoryId }, 'RATING', WHOLE_LIST))).toEqual(
            products.sort((a, b) => b.rating - a.rating || byId(a, b)).map(({ id }) => id),
          );
        }
      }),
      { numRuns: 60 },
    );
  });

  it('sorts each snapshot anew', () => {
    const before = snapshotOf([newProduct(1, 30), newProduct(2, 20)]);
    expect(firstIds(listProducts(before, {}, 'PRICE_LOW_TO_HIGH', WHOLE_LIST))).toEqual(['p2', 'p1']);
    const after = snapshotOf([newProduct(1, 10), newProduct(2, 20), newProduct(3, 15)]);
    expect(firstIds(listProducts(after, {}, 'PRICE_LOW_TO_HIGH', WHOLE_LIST))).toEqual(['p1', 'p3', 'p2']);
  });
});

it('lists by location and rating, also with more filters than lists are cached for', () => {
  const snapshot = snapshotOf(Array.from({ length: 90 }, (_, id) => newProduct(id, id)));
  for (let n = 0; n < 120; n++) {
    const filter = { location: n % 2 === 0 ? 'IN' : 'FR', minRating: n >> 1, minPrice: 5 };
    const expected = snapshot.products.filter((product) => meets(product, filter)).map(({ id }) => id);
    const page = listProducts(snapshot, filter, 'FEATURED', WHOLE_LIST);
    expect(idsOf(page.products)).toEqual(expected);
    expect(page.totalCount).toBe(expected.length);
  }
});

test('listProducts and listMatches give the same pages as filtering and sorting all products', () => {
  const price = fc.nat(30);
  const filter = fc.record(
    {
      minPrice: price,
      maxPrice: price,
      minRating: fc.nat(20),
      rating: fc.nat(20),
      featured: fc.boolean(),
      location: fc.constantFrom('IN', 'NP', 'FR'),
      countryOfOrigin: fc.constantFrom('IN', 'US', 'FR'),
      categoryId: fc.constantFrom('c0', 'c1'),
      subCategoryId: fc.constantFrom('s0', 's1'),
      brand: fc.constantFrom('brand 0', 'Brand 2', 'none'),
      discounted: fc.boolean(),
    } satisfies Record<keyof Filter, unknown>,
    { requiredKeys: [] },
  );
  const sort = fc.constantFrom<Sort>(
    ...([
      'RELEVANCE',
      'FEATURED',
      'PRICE_LOW_TO_HIGH',
      'PRICE_HIGH_TO_LOW',
      'NAME',
      'RATING',
      'UNIT_PRICE_LOW_TO_HIGH',
    ] as const),
  );
  const query = fc.record({
    filter: fc.option(filter, { nil: {}, freq: 1 }),
    sort,
    offset: fc.nat(12),
    first: fc.integer({ min: 1, max: 12 }),
  });
  fc.assert(
    fc.property(
      fc.array(fc.tuple(price, fc.nat(5)), { maxLength: 300 }),
      fc.array(query, { minLength: 1, maxLength: 8 }),
      (scored, queries) => {
        const all = scored.map(([price, score], id) => ({ product: newProduct(id, price), score }));
        const matches: SearchMatches<CatalogProduct> = {
          length: all.length,
          valueAt: (n) => (all[n] as (typeof all)[number]).product,
          scores: Float32Array.from(all, ({ score }) => score),
        };
        const snapshot = snapshotOf(all.map(({ product }) => product));
        // Several queries on the same matches, because their sorted beginning is cached.
        for (const { filter, sort, offset, first } of queries) {
          const expected = all
            .filter(({ product }) => meets(product, filter))
            .map((one) => ({ ...one, key: keys[sort]?.(one) ?? 0 }))
            .sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : a.product.id < b.product.id ? -1 : 1));
          const ids = expected.map(({ product }) => product.id);
          const listings = [(range: PageRange) => listMatches(matches, filter, sort, range)];
          if (sort !== 'RELEVANCE') listings.push((range) => listProducts(snapshot, filter, sort, range));
          for (const listing of listings) {
            const { products, totalCount, hasNextPage } = listing(range(offset, first));
            expect(totalCount).toBe(ids.length);
            expect(idsOf(products)).toEqual(ids.slice(offset, offset + first));
            expect(hasNextPage).toBe(offset + first < ids.length);
            const last = products.at(-1);
            const end = offset + products.length + 1;
            if (last)
              expect(idsOf(listing(range(1, 5, last.position)).products)).toEqual(ids.slice(end, end + 5));
          }
        }
      },
    ),
    { numRuns: 100 },
  );
});

test.each<Sort>(['RELEVANCE', 'PRICE_LOW_TO_HIGH', 'NAME'])(
  'the pages of listMatches by %s contain each product once, by offset and by cursor',
  (sort) => {
    const all = Array.from({ length: 2000 }, (_, id) => newProduct(id, (id * 7919) % 90));
    const matches: SearchMatches<CatalogProduct> = {
      length: all.length,
      valueAt: (n) => all[n] as CatalogProduct,
      scores: Float32Array.from(all, (_, n) => (n * 31) % 70),
    };
    const sortedIds = all
      .map((product, n) => ({ product, score: matches.scores[n] as number }))
      .map((one) => ({ id: one.product.id, key: keys[sort]?.(one) ?? 0 }))
      .sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : a.id < b.id ? -1 : 1))
      .map(({ id }) => id);
    const byOffset: string[] = [];
    const byCursor: string[] = [];
    let after: Position | null = null;
    for (let offset = 0, hasMore = true; hasMore; offset += 70) {
      const byOffsetPage = listMatches(matches, {}, sort, range(offset, 70));
      byOffset.push(...idsOf(byOffsetPage.products));
      const byCursorPage = listMatches(matches, {}, sort, range(0, 70, after));
      byCursor.push(...idsOf(byCursorPage.products));
      after = byCursorPage.products.at(-1)?.position ?? null;
      hasMore = byOffsetPage.hasNextPage;
      expect(byCursorPage.hasNextPage).toBe(hasMore);
    }
    expect(byOffset).toEqual(sortedIds);
    expect(byCursor).toEqual(sortedIds);
    expect(listMatches(matches, {}, sort, range(100_000, 70))).toMatchObject({
      products: [],
      hasNextPage: false,
    });
  },
);

const keys: Record<string, (one: { product: CatalogProduct; score: number }) => number | string> = {
  RELEVANCE: ({ score }) => -score,
  FEATURED: ({ product }) => product.position,
  PRICE_LOW_TO_HIGH: ({ product }) => product.price,
  PRICE_HIGH_TO_LOW: ({ product }) => -product.price,
  NAME: ({ product }) => product.name,
  RATING: ({ product }) => -product.rating,
  UNIT_PRICE_LOW_TO_HIGH: ({ product: { price, variants } }) =>
    variants[0]?.amount ? price / variants[0].amount : Number.POSITIVE_INFINITY,
};

const meets = (p: CatalogProduct, f: Filter): boolean =>
  p.price >= (f.minPrice ?? 0) &&
  p.price <= (f.maxPrice ?? 100) &&
  p.rating >= (f.minRating ?? 0) &&
  [undefined, p.rating].includes(f.rating ?? undefined) &&
  [undefined, p.featured].includes(f.featured ?? undefined) &&
  [undefined, p.countryOfOrigin].includes(f.countryOfOrigin ?? undefined) &&
  [undefined, p.catId].includes(f.categoryId ?? undefined) &&
  [undefined, p.subCatId].includes(f.subCategoryId ?? undefined) &&
  [undefined, p.brand.toLowerCase()].includes(f.brand?.toLowerCase()) &&
  [undefined, p.price < p.oldPrice].includes(f.discounted ?? undefined) &&
  (!f.location || p.countries.length === 0 || p.countries.includes(f.location));
