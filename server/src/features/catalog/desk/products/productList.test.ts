import {
  DeskProducts,
  type DeskProductsQuery,
  type DeskProductsQueryVariables,
  UpdateProducts,
} from '../../../../../test/generated/documents.ts';
import { explainOnSqlite, scansOf } from '../../../../../test/scansOf.ts';
import { type Shopper, startShop, type TestShop } from '../../../../../test/testkit.ts';
import type { Position } from '../../listing/listing.ts';
import { listByStock, type MatchingProducts } from './productStock.ts';

let kit: TestShop;
let packer: Shopper;
beforeAll(async () => {
  kit = await startShop();
  packer = await kit.newStaff('packer');
  // Some of each stock, some withdrawn, some changed.
  await kit.shop.db.write(async (tx) => {
    const rows: { id: string }[] = await tx.query('SELECT id FROM products ORDER BY id');
    for (const [n, { id }] of rows.entries())
      await tx.query(
        'UPDATE products SET countInStock = ?, withdrawn = ?, updatedAt = ?, revision = 2 WHERE id = ?',
        [n % 23, Number(n % 9 === 0), n % 4 === 0 ? null : 1_790_000_000_000 + (n % 31), id],
      );
    await tx.query('UPDATE catalog_state SET revision = 2');
  });
  await kit.shop.catalog.refresh();
});
afterAll(() => kit.close());

type Node = NonNullable<DeskProductsQuery['desk']>['products']['nodes'][number];

const list = async (variables: DeskProductsQueryVariables) =>
  (await kit.gql(DeskProducts, variables, packer.token)).desk!.products;

async function listAll(variables: DeskProductsQueryVariables, first = 7): Promise<Node[]> {
  const nodes: Node[] = [];
  for (let after: string | null = null; ; ) {
    const page = await list({ ...variables, first, after });
    // Pages that repeat would have no end.
    expect(idsOf(nodes)).not.toContain(page.nodes[0]?.id);
    nodes.push(...page.nodes);
    if (!page.pageInfo.hasNextPage) return nodes;
    after = page.pageInfo.endCursor;
  }
}

const sorts = {
  POSITION: ({ position }: Node) => position,
  NAME: ({ name }: Node) => name.toLowerCase(),
  PRICE_LOW_TO_HIGH: ({ price }: Node) => price,
  PRICE_HIGH_TO_LOW: ({ price }: Node) => -price,
  STOCK_LOW_TO_HIGH: ({ stock }: Node) => stock,
  STOCK_HIGH_TO_LOW: ({ stock }: Node) => -stock,
  RECENTLY_UPDATED: ({ updatedAt }: Node) => -Date.parse(updatedAt),
  LEAST_RECENTLY_UPDATED: ({ updatedAt }: Node) => Date.parse(updatedAt),
} as const;
const sortNames = Object.keys(sorts) as (keyof typeof sorts)[];

const idsOf = (nodes: readonly Node[]) => nodes.map(({ id }) => id);

function inOrder(nodes: readonly Node[], sort: keyof typeof sorts): Node[] {
  const key = sorts[sort];
  return [...nodes].sort((a, b) =>
    key(a) < key(b) ? -1 : key(a) > key(b) ? 1 : a.id < b.id === (sort !== 'STOCK_HIGH_TO_LOW') ? -1 : 1,
  );
}

const filters: [string, DeskProductsQueryVariables['filter'], (node: Node) => boolean][] = [
  ['no filter', null, ({ withdrawn }) => !withdrawn],
  ['withdrawn', { withdrawn: true }, ({ withdrawn }) => withdrawn],
  ['featured', { featured: true }, ({ featured, withdrawn }) => featured && !withdrawn],
  ['discounted', { discounted: true }, ({ price, oldPrice, withdrawn }) => price < oldPrice && !withdrawn],
  ['few in stock', { maxStock: 4 }, ({ stock, withdrawn }) => stock <= 4 && !withdrawn],
  [
    'few in stock and withdrawn',
    { maxStock: 4, withdrawn: true },
    ({ stock, withdrawn }) => stock <= 4 && withdrawn,
  ],
];

describe('the list of products for staff', () => {
  it.each(filters)('contains each product once in every sort: %s', async (_, filter, matches) => {
    const everything = [
      ...(await listAll({}, 100)),
      ...(await listAll({ filter: { withdrawn: true } }, 100)),
    ];
    const expected = everything.filter(matches);
    expect(expected.length).toBeGreaterThan(5);
    for (const sort of sortNames) {
      const nodes = await listAll({ filter, sort });
      expect(idsOf(nodes)).toEqual(idsOf(inOrder(expected, sort)));
      expect((await list({ filter, sort })).totalCount).toBe(expected.length);
    }
  });

  it('is sorted by name from Z to A, too', async () => {
    const names = (await listAll({ sort: 'NAME' })).map(({ name }) => name.toLowerCase());
    const reversed = (await listAll({ sort: 'NAME_Z_TO_A' })).map(({ name }) => name.toLowerCase());
    expect(reversed).toEqual(names.reverse());
  });

  it('has products that were just changed first when it is sorted by that', async () => {
    const manager = await kit.newStaff('manager');
    const { id, version } = (await list({ first: 9 })).nodes[8]!;
    const before = Date.now();
    await kit.gql(UpdateProducts, { changes: [{ id, version, brand: 'New' }] }, manager.token);
    const [first] = (await list({ sort: 'RECENTLY_UPDATED', first: 1 })).nodes;
    expect(first!.id).toBe(id);
    expect(Date.parse(first!.updatedAt)).toBeGreaterThanOrEqual(before);
  });

  it('is limited to a category, a sub-category and a brand', async () => {
    const [like] = (await list({ first: 1 })).nodes;
    const { category, subCategory, brand } = like!;
    for (const filter of [
      { categoryId: category.id },
      { subCategoryId: subCategory.id },
      { brand: brand.toUpperCase() },
      { categoryId: category.id, brand, maxStock: 100 },
    ]) {
      const nodes = await listAll({ filter });
      expect(nodes.map(({ id }) => id)).toContain(like!.id);
      for (const node of nodes) {
        if (filter.categoryId) expect(node.category).toEqual(category);
        if (filter.subCategoryId) expect(node.subCategory).toEqual(subCategory);
        if (filter.brand) expect(node.brand).toBe(brand);
      }
    }
  });

  it.each(['STOCK_LOW_TO_HIGH', 'STOCK_HIGH_TO_LOW'] as const)(
    'is sorted within a category, page by page: %s',
    async (sort) => {
      const all = await listAll({}, 100);
      const { category, subCategory, brand } = all[0]!;
      const withdrawn = (await listAll({ filter: { withdrawn: true } }, 100)).find(
        (node) => node.category.id !== category.id,
      )!;
      for (const filter of [
        { categoryId: category.id },
        { subCategoryId: subCategory.id },
        { categoryId: category.id, subCategoryId: subCategory.id },
        { categoryId: withdrawn.category.id, withdrawn: true },
        { categoryId: category.id, brand },
        { categoryId: category.id, discounted: true },
        { categoryId: category.id, maxStock: 12 },
      ]) {
        const expected = inOrder(await listAll({ filter }, 100), sort);
        expect(expected.length).toBeGreaterThan(0);
        const nodes = await listAll({ filter, sort }, 2);
        expect(idsOf(nodes)).toEqual(idsOf(expected));
        expect((await list({ filter, sort, first: 2 })).totalCount).toBe(expected.length);
        const statements = await kit.statements(() => list({ filter, sort, first: 2 }));
        for (const { sql, parameters } of statements)
          expect({ sql, scans: await scansOf(kit.shop.db, sql, parameters) }).toEqual({ sql, scans: [] });
      }
      expect(await listAll({ filter: { categoryId: subCategory.id }, sort })).toEqual([]);
      const elsewhere = { categoryId: withdrawn.category.id, subCategoryId: subCategory.id };
      expect(await listAll({ filter: elsewhere, sort })).toEqual([]);
    },
  );

  it('is sorted by stock in the same way if the ids do not fit into one statement', async () => {
    const expected = inOrder(await listAll({}, 100), 'STOCK_LOW_TO_HIGH');
    const unknownIds = Array.from({ length: 3000 }, (_, index) => `unknown-${index}`);
    // Of a large catalogue, in another order than that of the stock, and spread over the statements.
    const ids = [...unknownIds, ...idsOf(expected)].sort((a, b) => (a.slice(-3) < b.slice(-3) ? -1 : 1));
    const matching: MatchingProducts = {
      totalCount: ids.length,
      subCategoryIds: null,
      listSize: 1_000_000,
      list: () => ids.map((id) => ['', id]),
      positionsOf: () => [],
    };
    const read = (after: Position | null) =>
      listByStock(kit.shop.db, matching, { withdrawn: false, maxStock: null, after, first: 40 });
    const first = await read(null);
    const second = await read(first.positions.at(-1) ?? null);
    const found = [...first.positions, ...second.positions].map(([, id]) => id);
    expect(found).toEqual(idsOf(expected.slice(0, 80)));
    expect(first).toMatchObject({ totalCount: ids.length, hasNextPage: true });
    if (kit.shop.db.dialect === 'mysql') return;
    for (const { sql, parameters } of await kit.statements(() => read(null)))
      expect(explainOnSqlite(kit.shop.db.read, sql, parameters).join()).toContain(
        'autoindex_products_1 (id=?)',
      );
  });

  it('finds products by words and by id, withdrawn ones too', async () => {
    const [onSale] = (await list({ first: 1 })).nodes;
    const [withdrawn] = (await list({ first: 1, filter: { withdrawn: true } })).nodes;
    expect((await list({ filter: { text: onSale!.name } })).nodes[0]?.id).toBe(onSale!.id);
    expect((await list({ filter: { text: onSale!.id } })).nodes.map(({ id }) => id)).toEqual([onSale!.id]);
    expect((await list({ filter: { text: withdrawn!.id } })).nodes).toEqual([]);
    for (const text of [withdrawn!.id, withdrawn!.name.slice(1).toUpperCase()]) {
      const { nodes } = await list({ filter: { text, withdrawn: true } });
      expect(nodes.map(({ id }) => id)).toContain(withdrawn!.id);
    }
  });

  it.each<[string, DeskProductsQueryVariables['filter']]>([
    ['on sale', { text: 'rice' }],
    ['with few units', { text: 'rice', maxStock: 12 }],
    ['discounted', { text: 'rice', discounted: true }],
    ['withdrawn', { text: 'e', withdrawn: true }],
    ['withdrawn, with few units', { text: 'e', withdrawn: true, maxStock: 12 }],
  ])('lists what a text finds in every sort, page by page: %s', async (_, filter) => {
    const found = await listAll({ filter }, 100);
    expect(found.length).toBeGreaterThan(4);
    const all = await listAll({ filter: { ...filter, maxStock: null } }, 100);
    const { maxStock } = filter ?? {};
    expect(idsOf(found)).toEqual(idsOf(all.filter(({ stock }) => maxStock == null || stock <= maxStock)));
    for (const sort of sortNames) expect(await listAll({ filter, sort }, 4)).toEqual(inOrder(found, sort));
    expect(idsOf(await listAll({ filter, sort: 'RELEVANCE' }, 4))).toEqual(idsOf(found));
  });

  it('refuses wrong arguments', async () => {
    const byName = await list({ first: 1, sort: 'NAME' });
    for (const variables of [
      { first: 0 },
      { first: 101 },
      { after: 'nonsense' },
      { filter: { maxStock: -1 } },
      { after: byName.pageInfo.endCursor, sort: 'STOCK_LOW_TO_HIGH' as const },
      { after: byName.pageInfo.endCursor, sort: 'NAME_Z_TO_A' as const },
      { after: byName.pageInfo.endCursor, sort: null },
    ]) {
      const { body } = await kit.gqlRaw(DeskProducts, variables, { token: packer.token });
      expect(body.errors?.[0]?.extensions?.code).toBe('BAD_USER_INPUT');
    }
  });

  it('reads related products only where they are asked for, and looks for a SKU on the first page only', async () => {
    const rows = `query ($filter: DeskProductFilter, $after: String) {
      desk { products(first: 2, filter: $filter, after: $after) { nodes { id version thumbnail } pageInfo { endCursor } } }
    }`;
    let after: string | null = null;
    const readPage = (filter: object) =>
      kit.statements(async () => {
        const { body } = await kit.gqlRaw(rows, { filter, after }, { token: packer.token });
        after = (body.data as DeskProductsQuery).desk!.products.pageInfo.endCursor;
      });
    const tables = (statements: { sql: string }[]) =>
      statements.map(({ sql }) => /FROM [`"]?(\w+)/.exec(sql)?.[1]).filter((table) => table !== 'sessions');
    expect(tables(await readPage({ text: 'rice' }))).toEqual(['products', 'products']);
    expect(tables(await readPage({ text: 'rice' }))).toEqual(['products']);
    after = null;
    expect(tables(await readPage({}))).toEqual(['products']);
  });

  it('has thumbnails and the ids of sub-categories', async () => {
    const [product] = (await list({ first: 1 })).nodes;
    expect(product!.thumbnail).toBe(product!.image?.url.replace('/640/', '/160/'));
    expect(product!.subCategoryId).toBe(product!.subCategory.id);
  });

  it('reads as few statements for a hundred products as for one, each by an index', async () => {
    for (const filter of [null, { maxStock: 3 }, { text: 'rice' }, { withdrawn: true }])
      for (const sort of [...sortNames, 'NAME_Z_TO_A', 'RELEVANCE'] as const)
        for (const first of [1, 100]) {
          const statements = await kit.statements(() => list({ first, sort, filter }));
          // The session, the SKU of a text, the stock if needed, the page, its related products.
          expect(statements.length).toBeLessThanOrEqual(5);
          for (const { sql, parameters } of statements)
            expect({ sql, scans: await scansOf(kit.shop.db, sql, parameters) }).toEqual({ sql, scans: [] });
        }
  });
});
