import { openWorkCounter } from '../../../test/workCounter.ts';
import {
  type CatalogContext,
  findProduct,
  findProducts,
  type ProductQuery,
  relatedProducts,
  suggest,
} from './catalog.service.ts';
import { createProductIndex, toSearchDocument } from './searchDocument.ts';
import { buildSnapshot, type CatalogProduct } from './snapshot/snapshot.ts';

// Reading the catalogue takes about as much work with twenty times as many products. Counts executed code blocks instead of time.

const counter = openWorkCounter();
afterAll(() => counter.close());

const PRODUCT_NAMES = [
  'Basmati Rice',
  'Fresh Paneer',
  'Toned Milk',
  'Masala Tea',
  'Roasted Cashew',
  'Cow Ghee',
  'Alphonso Mango',
];
const COUNTRIES = [[], ['IN'], ['IN', 'NP']];
const NONE: string[] = [];
const pick = <T>(list: readonly T[], number: number) => list[number % list.length] as T;

function newProduct(number: number): CatalogProduct {
  return {
    id: `p${String(number).padStart(6, '0')}`,
    name: `${pick(PRODUCT_NAMES, number)} No. ${number % 90}`,
    brand: `Brand ${number % 40}`,
    contents: null,
    countryOfOrigin: pick([null, 'IN', 'US'], number),
    price: 1000 + ((number * 7919) % 90_000),
    oldPrice: 100_000,
    catId: `c${number % 4}`,
    subCatId: `s${number % 12}`,
    rating: (number * 31) % 51,
    reviewCount: number % 9,
    countries: pick(COUNTRIES, number),
    featured: number % 10 === 0,
    position: number,
    createdAt: number,
    updatedAt: number,
    images: NONE,
    imageAlts: NONE,
    size: NONE,
    productRam: NONE,
    productWeight: NONE,
    options: NONE,
    relatedIds: NONE,
    variants: [],
  };
}

function catalogOf(size: number): CatalogContext {
  const search = createProductIndex(({ catId }) => [catId]);
  const products = Array.from({ length: size }, (_, number) => newProduct(number));
  for (const [number, product] of products.entries()) {
    // Different lengths give different scores.
    const description = 'From a farm. '.repeat(1 + (number % 50));
    search.put(product.id, toSearchDocument(product, description, [product.catId]));
  }
  // Each search indexes some of the pending documents.
  while (!search.isComplete()) search.search('');
  return {
    catalog: {
      search,
      snapshot: buildSnapshot({ revision: 1, products, withdrawn: [], categories: [], banners: [] }),
    },
  };
}

/** Calls that V8 inlines are not always counted. Work that grows with the list is thousands of blocks. */
const SLACK = 200;

const small = catalogOf(1000);
const large = catalogOf(20_000);

const list = (query: Partial<ProductQuery>) => (ctx: CatalogContext) => {
  const page = findProducts(ctx, { first: 12, offset: 0, ...query });
  if ('message' in page || page.products.length === 0) throw new Error('No product matches');
};

const operations: Record<string, (ctx: CatalogContext) => void> = {
  'the first page': list({}),
  'the 80th page': list({ offset: 948 }),
  'a page of a sub-category': list({ subCategoryId: 's3', offset: 24 }),
  'a category by price': list({ categoryId: 'c1', sort: 'PRICE_LOW_TO_HIGH' }),
  'a price range': list({ minPrice: 20_000, maxPrice: 60_000, offset: 12 }),
  'a price range by name': list({ minPrice: 20_000, maxPrice: 60_000, sort: 'NAME' }),
  'a minimum rating': list({ minRating: 40, sort: 'NEWEST' }),
  'an exact rating': list({ rating: 30, sort: 'RATING' }),
  'a location': list({ location: 'NP', sort: 'DISCOUNT' }),
  'featured products of a location': list({ featured: true, location: 'IN' }),
  'a search': list({ text: 'rice' }),
  'a search with a typo': list({ text: 'panner' }),
  'the second page of a search for two words': list({ text: 'toned milk', offset: 12 }),
  'a search by price': list({ text: 'milk', sort: 'PRICE_LOW_TO_HIGH' }),
  suggestions: (ctx) => suggest(ctx, 'basm', null),
  'a product with related ones': (ctx) => {
    const product = findProduct(ctx, 'p000500');
    const related = product && relatedProducts(ctx, product, 12, 'NP');
    if (!related || 'message' in related || related.length < 12) throw new Error('Too few products');
  },
};

test.each(Object.keys(operations))('reading %s takes about the same work in a larger catalogue', (name) => {
  const operation = operations[name] as (typeof operations)[string];
  const workOf = (ctx: CatalogContext) => {
    // The first call builds sort indexes and sorted prices and fills the search cache.
    operation(ctx);
    return counter.countOf(() => operation(ctx));
  };
  const [smallWork, largeWork] = [workOf(small), workOf(large)];
  expect(smallWork).toBeGreaterThan(0);
  expect(largeWork).toBeLessThanOrEqual(1.3 * smallWork + SLACK);
});

describe('a page of a search that matches nearly all products', () => {
  // Prefixes and an unknown term: every product that matches any of them is found.
  const text = 'ri pa to ma al br fa zz';
  const first = 100;
  const PAGES = 16;
  let seed = 1;
  beforeEach(() => {
    seed = 1;
    jest.spyOn(Math, 'random').mockImplementation(() => {
      seed = (seed * 16_807) % (2 ** 31 - 1);
      return seed / 2 ** 31;
    });
  });
  afterEach(() => {
    jest.restoreAllMocks();
  });

  /** Work per match, averaged over pages across the whole list. */
  function workPerMatch(ctx: CatalogContext, query: Partial<ProductQuery>): number {
    const page = (offset: number) => {
      const result = findProducts(ctx, { text, first, offset, ...query });
      if ('message' in result || result.products.length < first) throw new Error('Too few products');
      return result;
    };
    const last = page(0).totalCount - first;
    // Counted once for all pages: each count walks the whole heap of the test process.
    const work = counter.countOf(() => {
      for (let n = 0; n < PAGES; n++) page(Math.floor((n * last) / (PAGES - 1)));
    });
    return work / PAGES / (last + first);
  }

  test.each<Partial<ProductQuery>>([
    { sort: 'RELEVANCE' },
    { sort: 'RELEVANCE', minPrice: 2000 },
    { sort: 'RELEVANCE', location: 'NP' },
    { sort: 'PRICE_LOW_TO_HIGH' },
    { sort: 'PRICE_HIGH_TO_LOW', categoryId: 'c1' },
    { sort: 'NAME', minRating: 1 },
  ])('takes no more work per match in a larger catalogue: %j', (query) => {
    // The page itself is a smaller share of many matches. A full sort would take half as much again.
    expect(workPerMatch(large, query)).toBeLessThan(workPerMatch(small, query));
  });
});
