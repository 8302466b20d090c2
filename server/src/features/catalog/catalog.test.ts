import { Like } from 'typeorm';
import { eventually } from '../../../test/eventually.ts';
import {
  type BannerKind,
  Banners,
  Categories,
  Product as ProductDocument,
  Products,
  type ProductsQuery,
  type ProductsQueryVariables,
  RelatedProducts,
  Suggestions,
} from '../../../test/generated/documents.ts';
import { startShop, type TestShop } from '../../../test/testkit.ts';
import { createApp } from '../../app.ts';
import { InventoryItem } from '../stock/inventoryItems.entity.ts';
import { Product } from './catalog.entity.ts';
import { nextRevision } from './catalog.queries.ts';
import { openCatalog } from './catalog.ts';

let kit: TestShop;
beforeAll(async () => {
  kit = await startShop();
});
afterAll(() => kit.close());

type Node = ProductsQuery['products']['nodes'][number];
const list = async (variables: ProductsQueryVariables) => (await kit.gql(Products, variables)).products;

async function listAll(variables: ProductsQueryVariables): Promise<Node[]> {
  const nodes: Node[] = [];
  for (let after: string | null = null; ; ) {
    const page = await list({ ...variables, first: 50, after });
    nodes.push(...page.nodes);
    if (!page.pageInfo.hasNextPage) return nodes;
    after = page.pageInfo.endCursor;
  }
}

test('categories have sub-categories, and each leads to products', async () => {
  const { categories } = await kit.gql(Categories, {});
  expect(categories.length).toBeGreaterThanOrEqual(10);
  for (const category of categories) {
    expect(category.children.length).toBeGreaterThanOrEqual(4);
    expect(category.images[0]?.url).toMatch(/^\/media\//);
    for (const child of category.children) expect(child.parent?.id).toBe(category.id);
  }
  const { id, children } = categories[0]!;
  const all = await list({ filter: { categoryId: id } });
  const parts = await Promise.all(children.map((child) => list({ filter: { subCategoryId: child.id } })));
  expect(parts.reduce((sum, { totalCount }) => sum + totalCount, 0)).toBe(all.totalCount);
});

test.each([
  ['PRICE_LOW_TO_HIGH', (a: Node, b: Node) => a.price <= b.price],
  ['PRICE_HIGH_TO_LOW', (a: Node, b: Node) => a.price >= b.price],
  ['RATING', (a: Node, b: Node) => a.rating >= b.rating],
  ['DISCOUNT', (a: Node, b: Node) => a.discount >= b.discount],
  ['NAME', (a: Node, b: Node) => a.name.toLowerCase() <= b.name.toLowerCase()],
] as const)('the pages sorted by %s contain every product once', async (sort, isSorted) => {
  const nodes = await listAll({ sort });
  const { totalCount } = await list({ first: 1 });
  expect(new Set(nodes.map(({ id }) => id)).size).toBe(totalCount);
  expect(nodes.every((node, index) => index === 0 || isSorted(nodes[index - 1] as Node, node))).toBe(true);
});

test('pages by offset match pages by cursor', async () => {
  const nodes = await listAll({});
  const third = await list({ first: 10, offset: 20 });
  expect(third.nodes.map(({ id }) => id)).toEqual(nodes.slice(20, 30).map(({ id }) => id));
});

test('a cursor stays valid while products are withdrawn', async () => {
  const sort = 'PRICE_LOW_TO_HIGH';
  const { nodes, pageInfo } = await list({ sort, first: 5 });
  const before = await list({ sort, first: 5, after: pageInfo.endCursor });
  await kit.shop.db.write(async (tx) => {
    const revision = await nextRevision(tx);
    await tx.update(Product, { id: nodes[4]?.id }, { withdrawn: true, revision });
  });
  await kit.shop.catalog.refresh();
  const after = await list({ sort, first: 5, after: pageInfo.endCursor });
  expect(after.nodes).toEqual(before.nodes);
});

test('all conditions of a filter apply, bounds included', async () => {
  const [mostExpensive] = await listAll({ sort: 'PRICE_HIGH_TO_LOW' });
  const exact = await list({ filter: { minPrice: mostExpensive?.price, maxPrice: mostExpensive?.price } });
  expect(exact.nodes.map(({ id }) => id)).toContain(mostExpensive?.id);
  const good = await listAll({ filter: { minRating: 4, maxPrice: 200 } });
  expect(good.length).toBeGreaterThan(0);
  expect(good.every(({ rating, price }) => rating >= 4 && price <= 200)).toBe(true);
});

test('the highest price is that of the category, whatever the other filters', async () => {
  const [dearest] = await listAll({ sort: 'PRICE_HIGH_TO_LOW' });
  const categoryId = (await listAll({})).find(({ catId }) => catId !== dearest?.catId)?.catId;
  const [dearestOfCategory] = await listAll({ filter: { categoryId }, sort: 'PRICE_HIGH_TO_LOW' });
  const highestPrice = async (filter: ProductsQueryVariables['filter']) =>
    (await list({ filter })).highestPrice;
  expect(await highestPrice(null)).toBe(dearest?.price);
  expect(await highestPrice({ text: 'milk' })).toBe(dearest?.price);
  expect(await highestPrice({ categoryId, maxPrice: 1, minRating: 5 })).toBe(dearestOfCategory?.price);
  expect(await highestPrice({ categoryId: 'nothing-here' })).toBeNull();
});

test('imported products are found by their country of origin, of which a category names its own', async () => {
  const all = await listAll({});
  const imported = all.find(({ countryOfOrigin }) => countryOfOrigin && countryOfOrigin.iso2 !== 'IN')!;
  const countryOfOrigin = imported.countryOfOrigin!.iso2;
  const categoryId = imported.catId;
  const found = await listAll({ filter: { countryOfOrigin, categoryId } });
  expect(found.map(({ id }) => id)).toContain(imported.id);
  expect(found.every((product) => product.countryOfOrigin?.iso2 === countryOfOrigin)).toBe(true);

  const importedFrom = async (filter: ProductsQueryVariables['filter']) =>
    (await list({ filter })).importedFrom.map(({ iso2 }) => iso2);
  const originsOf = (products: typeof all) =>
    new Set(
      products.flatMap((product) => product.countryOfOrigin?.iso2 ?? []).filter((code) => code !== 'IN'),
    );
  expect(new Set(await importedFrom({ countryOfOrigin: 'FR', text: 'milk' }))).toEqual(originsOf(all));
  expect(new Set(await importedFrom({ categoryId, minRating: 5 }))).toEqual(
    originsOf(all.filter(({ catId }) => catId === categoryId)),
  );
  const { importedFrom: byName } = await list({});
  expect(byName.map(({ country }) => country)).toEqual(byName.map(({ country }) => country).sort());
});

test('a location excludes products that are not sold there; All excludes none [4.location.3]', async () => {
  const all = await listAll({});
  const limited = all.filter(({ countries }) => countries.length > 0);
  expect(limited.length).toBeGreaterThan(0);
  const inFrance = await listAll({ filter: { location: 'FR' } });
  expect(inFrance).toHaveLength(
    all.filter(({ countries }) => countries.length === 0 || countries.includes('FR')).length,
  );
  expect(await listAll({ filter: { location: 'All' } })).toHaveLength(all.length);
});

test.each(['paneer', 'panner', 'pane', 'PANEER malai', 'malai  paneer'])(
  'search for %p finds paneer first',
  async (text) => {
    const { nodes } = await list({ filter: { text }, first: 3 });
    expect(nodes[0]?.name).toMatch(/paneer/i);
  },
);

test.each(['"', '%', '()', '\\', '*', "' OR 1=1", '<script>', '😀', 'a'.repeat(200)])(
  'search for %p does not fail',
  async (text) => {
    expect(await list({ filter: { text } })).toHaveProperty('totalCount');
  },
);

test.each<[ProductsQueryVariables, string]>([
  [{ first: 0 }, 'first'],
  [{ first: 101 }, 'first'],
  [{ offset: -1 }, 'offset'],
  [{ after: 'nonsense' }, 'after'],
  [{ sort: 'RELEVANCE' }, 'sort'],
])('the arguments %j are refused because of %s', async (variables, argument) => {
  const { body } = await kit.gqlRaw(Products, variables);
  expect(body.errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', argument });
});

test.each([-1, 0, 25])('a request for %i related products is refused', async (first) => {
  const { id } = await kit.product('paneer');
  const { body } = await kit.gqlRaw(RelatedProducts, { id, first });
  expect(body.errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', argument: 'first' });
  expect((await kit.gql(RelatedProducts, { id, first: 1 })).product?.related).toHaveLength(1);
});

test('a product has all its fields; an unknown one is null [7.products.8]', async () => {
  const { id } = await kit.product('paneer');
  const product = (await kit.gql(ProductDocument, { id })).product!;
  const none = (await kit.gql(ProductDocument, { id: '1abc' })).product;
  expect(none).toBeNull();
  expect(product.images.length).toBeGreaterThanOrEqual(3);
  expect(product.description.length).toBeGreaterThan(50);
  expect(product.oldPrice).toBeGreaterThanOrEqual(product.price);
  expect(product.related.map((other) => other.id)).not.toContain(id);
  expect(product.reviews.totalCount).toBe(product.reviewCount);
});

test('banners lead to categories', async () => {
  const list = async (kind: BannerKind) => (await kit.gql(Banners, { kind })).banners;
  const [home, strip, side] = [await list('HOME'), await list('STRIP'), await list('SIDE')];
  expect(home.length).toBeGreaterThan(1);
  expect(side.length).toBeGreaterThan(1);
  expect(new Set(strip.map(({ subCatId }) => subCatId === null)).size).toBe(2);
});

test('a change by another process reaches price, name and search', async () => {
  const { id } = await kit.product('white makhan');
  await kit.shop.db.write(async (tx) => {
    const revision = await nextRevision(tx);
    await tx.update(Product, { id }, { name: 'Zzyzx Root Powder', price: 4242, revision });
  });
  await kit.shop.catalog.refresh();
  expect(await kit.product('zzyzx')).toMatchObject({ id, price: 42.42 });
});

describe('while the search index is being built', () => {
  test('lists are available before products are indexed', async () => {
    const catalog = await openCatalog(kit.shop.db);
    expect(catalog.snapshot.products.length).toBeGreaterThan(200);
    expect(catalog.isSearchable).toBe(false);
    catalog.startIndexing();
    expect([catalog.isSearchable, catalog.search.isComplete()]).toEqual([false, false]);
    await catalog.whenSearchable;
    expect([catalog.isSearchable, catalog.search.isComplete()]).toEqual([true, true]);
  });

  test('lists are answered, searches wait in GraphQL and REST, and the shop is not ready', async () => {
    let resolveSearchable = () => {};
    let isSearchable = false;
    const whenSearchable = new Promise<void>((resolve) => {
      resolveSearchable = resolve;
    });
    const catalog = Object.create(kit.shop.catalog, {
      isSearchable: { get: () => isSearchable },
      whenSearchable: { value: whenSearchable },
    });
    const app = await createApp({ ...kit.shop, catalog });
    const graphql = (query: string) => app.inject({ method: 'POST', url: '/graphql', body: { query } });
    const ready = async () => (await app.inject('/readyz')).statusCode;
    const responses: string[] = [];
    const searches = [
      graphql('{ products(filter: { text: "paneer at the start" }, first: 1) { nodes { name } } }'),
      graphql('{ suggestions(text: "pane") { products { name } } }'),
      app.inject('/api/search?q=paneer+at+the+start'),
    ].map(async (search) => responses.push((await search).body));

    expect((await graphql('{ products(first: 1) { nodes { name } } }')).body).toContain('"name"');
    expect(await ready()).toBe(503);
    expect((await app.inject('/healthz')).statusCode).toBe(200);
    expect(responses).toEqual([]);

    isSearchable = true;
    resolveSearchable();
    await Promise.all(searches);
    expect(responses).toEqual(Array(3).fill(expect.stringMatching(/paneer/i)));
    expect(await ready()).toBe(200);
    await app.close();
  });
});

describe('what is sold out', () => {
  const namesOf = (products: readonly { name: string }[]) => products.map(({ name }) => name);
  const searchByRest = async (q: string) =>
    namesOf((await kit.rest<{ name: string }[]>('GET', `/search?q=${q}`)).body);
  /** Of all sizes of a product. */
  const setStock = (name: string, units: number) =>
    kit.shop.db.write(async (tx) => {
      await tx.update(Product, { name }, { countInStock: units });
      await tx.update(InventoryItem, { name: Like(`${name},%`) }, { units });
    });
  const name = 'Full Cream Milk, Pasteurised';
  const before: { countInStock: number; name: string }[] = [];
  beforeAll(async () => {
    before.push(await kit.shop.db.read.findOneByOrFail(Product, { name }));
  });
  afterAll(async () => {
    for (const product of before) await setStock(product.name, product.countInStock);
  });

  test('comes below what matches as well, above what matches worse, and on one page', async () => {
    const milks = async () => {
      await kit.shop.catalog.refresh();
      return namesOf(await listAll({ filter: { text: 'milk' } }));
    };
    const suggestions = async () =>
      namesOf((await kit.gql(Suggestions, { text: 'milk' })).suggestions.products);
    const [ranked, suggested] = [await milks(), await suggestions()];
    expect([ranked[0], suggested[0], (await searchByRest('milk'))[0]]).toEqual([name, name, name]);

    await setStock(name, 0);
    await eventually(async () => (await milks())[0] !== name, true);
    const sunk = await milks();
    expect([...sunk].sort()).toEqual([...ranked].sort());
    expect(sunk.indexOf(name)).toBe(2);
    expect(sunk.slice(3)).toEqual(ranked.slice(3));
    expect((await searchByRest('milk')).slice(0, 4)).toEqual(sunk.slice(0, 4));
    expect((await suggestions()).slice(0, 4)).toEqual(sunk.slice(0, 4));
    // Page by page, each once.
    const pages: string[] = [];
    for (let offset = 0; offset < 8; offset += 2)
      pages.push(...namesOf((await list({ filter: { text: 'milk' }, first: 2, offset })).nodes));
    expect(pages).toEqual(sunk.slice(0, 8));
    // Other sort orders say nothing of the stock.
    const byPrice = await list({ filter: { text: 'milk' }, sort: 'PRICE_LOW_TO_HIGH', first: 50 });
    expect(byPrice.totalCount).toBe(ranked.length);

    await setStock(name, 5);
    await eventually(milks, ranked);
  });
});

describe('suggestions', () => {
  const suggest = async (text: string, location?: string) =>
    (await kit.gql(Suggestions, { text, location })).suggestions;

  test('are a few products, and categories with a word that begins like the text, top categories first', async () => {
    const { products, categories } = await suggest('fru');
    expect(products).toHaveLength(6);
    expect(categories[0]).toMatchObject({ name: 'Fruits & Vegetables', parent: null });
    expect(categories.length).toBeLessThanOrEqual(4);
    for (const { name } of categories) expect(name).toMatch(/\bfru/i);
    expect((await suggest('veg fru')).categories[0]?.name).toBe('Fruits & Vegetables');
    expect((await suggest('paneer fru')).categories).toEqual([]);
    expect((await suggest('paneer')).products[0]?.name).toMatch(/paneer/i);
  });

  test('are limited to the shopper’s location', async () => {
    const limited = kit.shop.catalog.snapshot.products.find(({ countries }) => countries.length > 0)!;
    const names = async (location?: string) =>
      (await suggest(limited.name, location)).products.map(({ id }) => id);
    expect((await names())[0]).toBe(limited.id);
    expect((await names('All'))[0]).toBe(limited.id);
    expect((await names(limited.countries[0]))[0]).toBe(limited.id);
    expect(await names('AQ')).not.toContain(limited.id);
  });

  test.each(['', '   ', '&%(', 'xyzzy', 'x'.repeat(200)])('are empty for %j', async (text) => {
    expect(await suggest(text)).toEqual({ products: [], categories: [] });
  });

  test('are categories alone for one letter', async () => {
    const { products, categories } = await suggest('d');
    expect(products).toEqual([]);
    expect(categories.length).toBeGreaterThan(0);
  });
});
