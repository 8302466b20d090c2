import fc from 'fast-check';
import type { Hits } from '../../search/searchIndex.ts';
import { listHits, listProducts } from './listing.ts';
import { type CatalogProduct, type CatalogSnapshot, emptySnapshot, takeSnapshot } from './snapshot.ts';
import type { Position, Sort } from './sortIndexes.ts';

type Listed = Pick<
  CatalogProduct,
  'id' | 'name' | 'price' | 'position' | 'rating' | 'countries' | 'catId' | 'subCatId' | 'featured'
>;

const newProduct = (id: number, price: number): CatalogProduct => {
  const product: Listed = {
    id: `p${id}`,
    name: `Tea ${price % 5}`,
    price,
    position: price % 7,
    rating: price % 50,
    countries: [[], ['IN'], ['IN', 'NP']][price % 3] ?? [],
    catId: `c${price % 2}`,
    subCatId: `s${price % 4}`,
    featured: price % 2 === 0,
  };
  return product as CatalogProduct;
};

/** Some products change their prices, and with them all else, come, or go (null). */
type Changes = readonly [id: number, price: number | null][];

/** The catalogue after them. */
function changed(before: CatalogSnapshot, changes: Changes): CatalogSnapshot {
  const products = new Map(before.productById);
  for (const [id, price] of changes) {
    if (price === null) products.delete(`p${id}`);
    else products.set(`p${id}`, newProduct(id, price));
  }
  return takeSnapshot(before, {
    revision: before.revision + 1,
    productById: products,
    changed: new Set(changes.map(([id]) => `p${id}`)),
    categories: [],
    banners: [],
  });
}

const idsOf = (products: readonly { product: CatalogProduct }[]) => products.map(({ product }) => product.id);

function expectRightOrder(snapshot: CatalogSnapshot): void {
  const products = [...snapshot.productById.values()];
  const byPrice = (a: CatalogProduct, b: CatalogProduct) => a.price - b.price || (a.id < b.id ? -1 : 1);
  const all = listProducts(snapshot, {}, 'PRICE_LOW_TO_HIGH').part(null, 0, 10_000);
  expect(idsOf(all.products)).toEqual([...products].sort(byPrice).map(({ id }) => id));

  const dear = listProducts(snapshot, { minPrice: 50 }, 'PRICE_LOW_TO_HIGH');
  const passing = idsOf(all.products.filter(({ product }) => product.price >= 50));
  expect(dear.totalCount).toBe(passing.length);
  for (const [offset, first] of [
    [0, 3],
    [2, 3],
    [passing.length - 2, 3],
    [0, passing.length],
  ] as const) {
    if (offset < 0) continue;
    const { products: part, hasMore } = dear.part(null, offset, first);
    expect(idsOf(part)).toEqual(passing.slice(offset, offset + first));
    expect(hasMore).toBe(offset + first < passing.length);
  }
  const [, second] = all.products;
  if (second)
    expect(idsOf(dear.part(second.position, 0, 10_000).products)).toEqual(
      idsOf(all.products.slice(2)).filter((id) => passing.includes(id)),
    );
}

function expectRightLists(snapshot: CatalogSnapshot): void {
  const own = (a: CatalogProduct, b: CatalogProduct) => a.position - b.position || (a.id < b.id ? -1 : 1);
  const products = [...snapshot.productById.values()].sort(own);
  expect(snapshot.products).toEqual(products);
  for (const subCategoryId of ['s0', 's1', 's2', 's3']) {
    const within = products.filter(({ subCatId }) => subCatId === subCategoryId);
    expect(
      idsOf(listProducts(snapshot, { subCategoryId }, 'FEATURED').part(null, 0, 10_000).products),
    ).toEqual(within.map(({ id }) => id));
    expect(idsOf(listProducts(snapshot, { subCategoryId }, 'RATING').part(null, 0, 10_000).products)).toEqual(
      within.sort((a, b) => b.rating - a.rating || (a.id < b.id ? -1 : 1)).map(({ id }) => id),
    );
  }
}

test('lists and orders are right whatever has changed since they were made', () => {
  const id = fc.nat(40);
  const change = fc.tuple(id, fc.option(fc.nat(100)));
  fc.assert(
    fc.property(fc.array(fc.array(change, { maxLength: 40 }), { maxLength: 6 }), (revisions) => {
      let snapshot = emptySnapshot;
      for (const changes of revisions) {
        snapshot = changed(snapshot, changes);
        expectRightOrder(snapshot);
        expectRightLists(snapshot);
      }
    }),
    { numRuns: 60 },
  );
});

test('so they are after more changes than are put into them one by one', () => {
  const all = Array.from({ length: 1500 }, (_, id): [number, number] => [id, (id * 7919) % 997]);
  const first = changed(emptySnapshot, all);
  expectRightOrder(first);
  const second = changed(
    first,
    all.slice(0, 900).map(([id, price]) => [id, 997 - price]),
  );
  expectRightOrder(second);
  expectRightLists(second);
});

test('an order that was not asked for during a revision is made anew', () => {
  const first = changed(emptySnapshot, [
    [1, 30],
    [2, 20],
    [3, 10],
  ]);
  expectRightOrder(first);
  const unasked = changed(first, [[2, 60]]);
  expectRightOrder(
    changed(unasked, [
      [3, 50],
      [1, null],
    ]),
  );
});

test('lists, and what a search found, are what filtering and sorting all products would give, page by page', () => {
  const price = fc.nat(30);
  const filter = fc.record(
    {
      minPrice: price,
      maxPrice: price,
      minRating: fc.nat(20),
      rating: fc.nat(20),
      featured: fc.boolean(),
      location: fc.constantFrom('IN', 'NP', 'FR'),
      categoryId: fc.constantFrom('c0', 'c1'),
      subCategoryId: fc.constantFrom('s0', 's1'),
    },
    { requiredKeys: [] },
  );
  const sort = fc.constantFrom<Sort>(
    ...(['RELEVANCE', 'FEATURED', 'PRICE_LOW_TO_HIGH', 'PRICE_HIGH_TO_LOW', 'NAME', 'RATING'] as const),
  );
  const asked = fc.record({
    filter: fc.option(filter, { nil: {}, freq: 1 }),
    sort,
    offset: fc.nat(12),
    first: fc.integer({ min: 1, max: 12 }),
  });
  fc.assert(
    fc.property(
      fc.array(fc.tuple(price, fc.nat(5)), { maxLength: 300 }),
      fc.array(asked, { minLength: 1, maxLength: 8 }),
      (found, questions) => {
        const all = found.map(([price, score], id) => ({ product: newProduct(id, price), score }));
        const hits: Hits<CatalogProduct> = {
          length: all.length,
          itemAt: (at) => (all[at] as (typeof all)[number]).product,
          scores: Float32Array.from(all, ({ score }) => score),
        };
        const snapshot = changed(
          emptySnapshot,
          found.map(([price], id) => [id, price]),
        );
        // One after the other: what is kept of one answers another.
        for (const { filter, sort, offset, first } of questions) {
          const expected = all
            .filter(({ product }) => passesAll(product, filter))
            .map((one) => ({ ...one, key: keys[sort]?.(one) ?? 0 }))
            .sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : a.product.id < b.product.id ? -1 : 1));
          const ids = expected.map(({ product }) => product.id);
          const listings = [listHits(hits, filter, sort)];
          if (sort !== 'RELEVANCE') listings.push(listProducts(snapshot, filter, sort));
          for (const listing of listings) {
            expect(listing.totalCount).toBe(ids.length);
            const { products, hasMore } = listing.part(null, offset, first);
            expect(idsOf(products)).toEqual(ids.slice(offset, offset + first));
            expect(hasMore).toBe(offset + first < ids.length);
            const last = products.at(-1);
            const end = offset + products.length + 1;
            if (last)
              expect(idsOf(listing.part(last.position, 1, 5).products)).toEqual(ids.slice(end, end + 5));
          }
        }
      },
    ),
    { numRuns: 100 },
  );
});

test.each<Sort>(['RELEVANCE', 'PRICE_LOW_TO_HIGH', 'NAME'])(
  'whoever goes through all that a search found, by %s, sees each product once, by offset or by cursor',
  (sort) => {
    const all = Array.from({ length: 2000 }, (_, id) => newProduct(id, (id * 7919) % 90));
    const hits: Hits<CatalogProduct> = {
      length: all.length,
      itemAt: (at) => all[at] as CatalogProduct,
      scores: Float32Array.from(all, (_, at) => (at * 31) % 70),
    };
    const found = all.map((product, at) => ({ product, score: hits.scores[at] as number }));
    const inOrder = found
      .map((one) => ({ id: one.product.id, key: keys[sort]?.(one) ?? 0 }))
      .sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : a.id < b.id ? -1 : 1))
      .map(({ id }) => id);
    const byOffset: string[] = [];
    const byCursor: string[] = [];
    let after: Position | null = null;
    for (let offset = 0, hasMore = true; hasMore; offset += 70) {
      const part = listHits(hits, {}, sort).part(null, offset, 70);
      byOffset.push(...idsOf(part.products));
      const behind = listHits(hits, {}, sort).part(after, 0, 70);
      byCursor.push(...idsOf(behind.products));
      after = behind.products.at(-1)?.position ?? null;
      hasMore = part.hasMore;
      expect(behind.hasMore).toBe(hasMore);
    }
    expect(byOffset).toEqual(inOrder);
    expect(byCursor).toEqual(inOrder);
    expect(listHits(hits, {}, sort).part(null, 100_000, 70)).toEqual({ products: [], hasMore: false });
  },
);

const keys: Record<string, (one: { product: CatalogProduct; score: number }) => number | string> = {
  RELEVANCE: ({ score }) => -score,
  FEATURED: ({ product }) => product.position,
  PRICE_LOW_TO_HIGH: ({ product }) => product.price,
  PRICE_HIGH_TO_LOW: ({ product }) => -product.price,
  NAME: ({ product }) => product.name,
  RATING: ({ product }) => -product.rating,
};

const passesAll = (p: CatalogProduct, f: Parameters<typeof listHits>[1]): boolean =>
  p.price >= (f.minPrice ?? 0) &&
  p.price <= (f.maxPrice ?? 100) &&
  p.rating >= (f.minRating ?? 0) &&
  [undefined, p.rating].includes(f.rating ?? undefined) &&
  [undefined, p.featured].includes(f.featured ?? undefined) &&
  [undefined, p.catId].includes(f.categoryId ?? undefined) &&
  [undefined, p.subCatId].includes(f.subCategoryId ?? undefined) &&
  (!f.location || p.countries.length === 0 || p.countries.includes(f.location));
