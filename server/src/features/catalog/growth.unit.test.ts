import { openWorkCounter } from '../../../test/workCounter.ts';
import type { Context } from '../../graphql/context.ts';
import { throwIfInvalidInput } from '../../graphql/errors.ts';
import { createSearchIndex } from '../../search/searchIndex.ts';
import { findProduct, findProducts, type ProductQuery, relatedProducts, suggest } from './catalog.service.ts';
import { type CatalogProduct, emptySnapshot, takeSnapshot } from './snapshot.ts';

// What is asked of the catalogue is about as much work with twenty times as many products. Counted, not timed.

const counter = openWorkCounter();
afterAll(() => counter.close());

const GOODS = [
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
const of = <T>(list: readonly T[], number: number) => list[number % list.length] as T;

function newProduct(number: number): CatalogProduct {
  return {
    id: `p${String(number).padStart(6, '0')}`,
    name: `${of(GOODS, number)} No. ${number % 90}`,
    brand: `Brand ${number % 40}`,
    price: 1000 + ((number * 7919) % 90_000),
    oldPrice: 100_000,
    catId: `c${number % 4}`,
    subCatId: `s${number % 12}`,
    rating: (number * 31) % 51,
    reviewCount: number % 9,
    countries: of(COUNTRIES, number),
    featured: number % 10 === 0,
    position: number,
    createdAt: number,
    images: NONE,
    size: NONE,
    productRam: NONE,
    productWeight: NONE,
    options: NONE,
  };
}

interface Grown {
  ctx: Context;
  products: ReadonlyMap<string, CatalogProduct>;
}

function grown(size: number): Grown {
  const search = createSearchIndex<CatalogProduct>();
  const products = new Map<string, CatalogProduct>();
  for (let number = 0; number < size; number++) {
    const product = newProduct(number);
    products.set(product.id, product);
    const { name, brand, catId: category } = product;
    // Of different lengths: they match differently well.
    const description = 'From a farm. '.repeat(1 + (number % 50));
    search.put(product.id, { item: product, text: { name, brand, category, description } });
  }
  // A search takes some of what waits.
  while (!search.isComplete()) search.find('');
  return { ctx: contextOf(search, changed(emptySnapshot, products, products.keys())), products };
}

const contextOf = (search: Context['catalog']['search'], now: Context['catalog']['now']) =>
  ({ catalog: { search, now } }) as Context;

const changed = (former: Context['catalog']['now'], productById: Grown['products'], ids: Iterable<string>) =>
  takeSnapshot(former, {
    revision: former.revision + 1,
    productById,
    changed: ids,
    categories: [],
    banners: [],
  });

/** Calls that V8 has built into their callers are not always counted. Whatever goes along a list is thousands of blocks. */
const SLACK = 200;

const small = grown(1000);
const large = grown(20_000);

const list = (query: Partial<ProductQuery>) => (ctx: Context) => {
  const found = findProducts(ctx, { first: 12, offset: 0, ...query });
  if ('message' in found || found.products.length === 0) throw new Error('Nothing was found');
};

const operations: Record<string, (ctx: Context) => void> = {
  'the first page': list({}),
  'the 80th page': list({ offset: 948 }),
  'a sub-category': list({ subCategoryId: 's3', offset: 24 }),
  'a category by price': list({ categoryId: 'c1', sort: 'PRICE_LOW_TO_HIGH' }),
  'a range of prices': list({ minPrice: 20_000, maxPrice: 60_000, offset: 12 }),
  'a range of prices, by name': list({ minPrice: 20_000, maxPrice: 60_000, sort: 'NAME' }),
  'well rated ones': list({ minRating: 40, sort: 'NEWEST' }),
  'one rating': list({ rating: 30, sort: 'RATING' }),
  'what is sold in a country': list({ location: 'NP', sort: 'DISCOUNT' }),
  'featured ones in a country': list({ featured: true, location: 'IN' }),
  'a search': list({ text: 'rice' }),
  'a search with a typo': list({ text: 'panner' }),
  'a search for two words, its second page': list({ text: 'toned milk', offset: 12 }),
  'a search, by price': list({ text: 'milk', sort: 'PRICE_LOW_TO_HIGH' }),
  'what is being typed': (ctx) => suggest(ctx, 'basm', null),
  'a product with others like it': (ctx) => {
    const product = findProduct(ctx, 'p000500');
    if (!product || throwIfInvalidInput(relatedProducts(ctx, product, 12, 'NP')).length < 12)
      throw new Error('It is gone');
  },
};

test.each(Object.keys(operations))('%s, asked for again', (name) => {
  const operation = operations[name] as (typeof operations)[string];
  const workAt = ({ ctx }: Grown) => {
    // Orders are made, and words looked up, by who asks first.
    operation(ctx);
    return counter.countOf(() => operation(ctx));
  };
  const [few, many] = [workAt(small), workAt(large)];
  expect(few).toBeGreaterThan(0);
  expect(many).toBeLessThanOrEqual(1.3 * few + SLACK);
});

test('a product that changes, put into the lists that are there', () => {
  const workAt = ({ ctx, products }: Grown) => {
    const { now, search } = ctx.catalog;
    const cheapest = list({ sort: 'PRICE_LOW_TO_HIGH' });
    const change = (former: typeof now, price: number) => {
      const product = { ...newProduct(500), price };
      const next = changed(former, new Map(products).set(product.id, product), [product.id]);
      cheapest(contextOf(search, next));
      return next;
    };
    const once = change(now, 1);
    return counter.countOf(() => change(once, 100_000));
  };
  // It is looked for by halves, in lists that are copied as a whole.
  expect(workAt(large)).toBeLessThanOrEqual(1.3 * workAt(small) + SLACK);
});

describe('a page of a search that finds nearly all products', () => {
  // Beginnings of words, and one that means nothing: whatever has any of them is found.
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

  /** For each match, on average of pages from all over. */
  function workAt({ ctx }: Grown, query: Partial<ProductQuery>): number {
    const page = (offset: number) => {
      const found = findProducts(ctx, { text, first, offset, ...query });
      if ('message' in found || found.products.length < first) throw new Error('Nothing was found');
      return found;
    };
    const last = page(0).totalCount - first;
    let work = 0;
    for (let n = 0; n < PAGES; n++)
      work += counter.countOf(() => void page(Math.floor((n * last) / (PAGES - 1))));
    return work / PAGES / (last + first);
  }

  test.each<Partial<ProductQuery>>([
    { sort: 'RELEVANCE' },
    { sort: 'RELEVANCE', minPrice: 2000 },
    { sort: 'RELEVANCE', location: 'NP' },
    { sort: 'PRICE_LOW_TO_HIGH' },
    { sort: 'PRICE_HIGH_TO_LOW', categoryId: 'c1' },
    { sort: 'NAME', minRating: 1 },
  ])('%j: as much for each match, wherever it is', (query) => {
    const few = workAt(small, query);
    const many = workAt(large, query);
    // Handing them out is less for each of many; sorting them all would be half as much again.
    expect(many).toBeLessThan(few);
  });
});
