import { expectTypename } from '../../../../../test/expectTypename.ts';
import {
  Banners,
  Categories,
  CreateBanner,
  CreateCategory,
  DeleteBanner,
  DeleteCategory,
  DeskBanners,
  DeskCategories,
  type DeskCategoryChange,
  Products,
  SortBanners,
  SortCategories,
  UpdateBanner,
  UpdateCategory,
} from '../../../../../test/generated/documents.ts';
import { type Shopper, startShop, type TestShop } from '../../../../../test/testkit.ts';
import { createJobs } from '../../../../jobs/jobs.ts';
import { AuditEvent } from '../../../users/audit.entity.ts';
import { Product } from '../../catalog.entity.ts';
import { nextRevision } from '../../catalog.queries.ts';

let kit: TestShop;
let manager: Shopper;
beforeAll(async () => {
  kit = await startShop();
  manager = await kit.newStaff('manager');
});
afterEach(() => jest.restoreAllMocks());
afterAll(() => kit.close());

const categories = async () => (await kit.gql(DeskCategories, {}, manager.token)).desk!.categories;
const shoppersCategories = async () => (await kit.gql(Categories, {})).categories;
const create = async (name: string, parentId?: string, color = '#AABBCC') =>
  (await kit.gql(CreateCategory, { input: { name, parentId, color } }, manager.token)).createCategory;
const created = async (name: string, parentId?: string) =>
  expectTypename(await create(name, parentId), 'DeskCategorySaved').category;
const remove = async ({ id, version }: { id: string; version: string }) =>
  (await kit.gql(DeleteCategory, { id, version }, manager.token)).deleteCategory;
const eventsOf = async (subject: string) =>
  (await kit.shop.db.read.find(AuditEvent, { where: { subject }, order: { id: 'ASC' } })).map(
    ({ action, detail }) => [action, detail],
  );
const revision = () => kit.shop.catalog.snapshot.revision;
const change = async (variables: DeskCategoryChange) =>
  (await kit.gql(UpdateCategory, { change: variables }, manager.token)).updateCategory;

describe('categories', () => {
  it('are created behind their siblings, and shoppers see them', async () => {
    const parent = await created('Pooja & Gifts');
    expect(parent).toMatchObject({ slug: 'pooja-gifts', color: '#aabbcc', parentId: null, image: null });
    const child = await created('Incense', parent.id);
    expect(child).toMatchObject({ slug: 'pooja-gifts-incense', parentId: parent.id });
    expect((await shoppersCategories()).at(-1)).toMatchObject({
      id: parent.id,
      children: [{ id: child.id }],
    });
  });

  it('have names that are unique among siblings, a colour and one level of sub-categories', async () => {
    const [first] = await categories();
    expect(await create(first!.name.toUpperCase())).toMatchObject({ field: 'name' });
    expect(await create(' ')).toMatchObject({ field: 'name' });
    expect(await create('Toys', undefined, 'red')).toMatchObject({ field: 'color' });
    expect(await create('Toys', first!.children[0]!.id)).toMatchObject({ field: 'parentId' });
    for (const parentId of ['nothing', '']) expectTypename(await create('Toys', parentId), 'NotFound');
    // Another category may have a sub-category of that name.
    const name = first!.children[0]!.name;
    expectTypename(await create(name, (await categories()).at(-1)!.id), 'DeskCategorySaved');
  });

  it('are found by a new name, while their address stays', async () => {
    const { version, id, slug } = (await categories())[0]!;
    const saved = expectTypename(await change({ id, version, name: 'Zucchinis' }), 'DeskCategorySaved');
    expect(saved.category).toMatchObject({ name: 'Zucchinis', slug });
    const { products } = await kit.gql(Products, { filter: { text: 'zucchinis' } });
    expect(products.nodes.length).toBeGreaterThan(0);
    expect(products.nodes.every(({ catId }) => catId === id)).toBe(true);
  });

  it('have a unit for comparable prices, which null makes automatic again', async () => {
    const category = await created('Oils', undefined);
    const store = async (comparableUnit: 'PER_L' | null | undefined) => {
      const { version } = (await categories()).find(({ id }) => id === category.id)!;
      return expectTypename(await change({ id: category.id, version, comparableUnit }), 'DeskCategorySaved');
    };
    const unit = async () => (await categories()).find(({ id }) => id === category.id)!.comparableUnit;
    expect(await unit()).toBeNull();
    await store('PER_L');
    await store(undefined);
    expect(await unit()).toBe('PER_L');
    await store(null);
    expect(await unit()).toBeNull();
    expect((await eventsOf(`category:${category.id}`)).at(-1)).toEqual([
      'categoryChanged',
      'Oils: unit price per L → automatic',
    ]);
  });

  it('are not overwritten when somebody else has changed them', async () => {
    const { version, id } = (await categories())[1]!;
    const results = await Promise.all(['One', 'Two'].map((name) => change({ id, version, name })));
    const kinds = results.map(({ __typename }) => __typename).sort();
    expect(kinds).toEqual(['DeskCategorySaved', 'InvalidInput']);
    const byMe = 'This category was changed meanwhile by you in another window (';
    expect(results).toContainEqual(
      expect.objectContaining({ field: 'version', message: expect.stringContaining(byMe) }),
    );
  });

  it('know whether any of their products on sale has the option list RAM', async () => {
    const parent = await created('Devices', undefined);
    const child = await created('Tablets', parent.id);
    const hasMemory = async () => (await categories()).find(({ id }) => id === parent.id)?.hasMemory;
    const product = (await kit.gql(Products, {})).products.nodes[0]!;
    const move = async (productRam: string[]) => {
      await kit.shop.db.write(async (tx) => {
        const revision = await nextRevision(tx);
        const change = { catId: parent.id, subCatId: child.id, productRam, revision };
        await tx.update(Product, { id: product.id }, change);
      });
      await kit.shop.catalog.refresh();
    };
    await move([]);
    expect(await hasMemory()).toBe(false);
    await move(['8 GB']);
    expect(await hasMemory()).toBe(true);
  });

  it('count the products that are not on sale without a statement', async () => {
    const category = (await categories()).at(-1)!;
    const parent = await created('Sold before', undefined);
    const child = await created('Sold before, too', parent.id);
    const product = (await kit.gql(Products, {})).products.nodes[0]!;
    await kit.shop.db.write(async (tx) => {
      const revision = await nextRevision(tx);
      const change = { catId: parent.id, subCatId: child.id, withdrawn: true, revision };
      await tx.update(Product, { id: product.id }, change);
    });
    await kit.shop.catalog.refresh();
    const statements = await kit.statements(async () => {
      const list = await categories();
      expect(list.find(({ id }) => id === category.id)).toMatchObject({ withdrawnCount: 0 });
      expect(list.find(({ id }) => id === parent.id)).toMatchObject({
        withdrawnCount: 1,
        children: [{ id: child.id, withdrawnCount: 1 }],
      });
    });
    expect(statements.filter(({ sql }) => sql.includes('FROM products'))).toEqual([]);
    expectTypename(await remove(child), 'DeskCategoryNotEmpty');
  });

  it('are deleted only when they are empty', async () => {
    const [full] = await categories();
    expectTypename(await remove(full!), 'DeskCategoryNotEmpty');
    expectTypename(await remove(full!.children[0]!), 'DeskCategoryNotEmpty');
    const parent = await created('Empty');
    const child = await created('Emptier', parent.id);
    expectTypename(await remove(parent), 'DeskCategoryNotEmpty');
    expectTypename(await remove(child), 'DeskCategoryDeleted');
    expectTypename(await remove(parent), 'DeskCategoryDeleted');
    expectTypename(await remove(parent), 'NotFound');
    expect((await shoppersCategories()).map(({ id }) => id)).not.toContain(parent.id);
  });

  it('are not deleted when somebody else has changed them', async () => {
    const category = await created('Renamed');
    await change({ id: category.id, version: category.version, name: 'Renamed again' });
    expect(await remove(category)).toMatchObject({ __typename: 'InvalidInput', field: 'version' });
  });

  it('are recorded with what has changed, and not at all when nothing has', async () => {
    const { id, version } = await created('Festive');
    const saved = expectTypename(await change({ id, version, name: 'Festivals' }), 'DeskCategorySaved');
    const before = revision();
    const again = { id, version: saved.category.version, name: 'Festivals', color: '#AABBCC' };
    expectTypename(await change(again), 'DeskCategorySaved');
    const ids = (await categories()).map((category) => category.id);
    await kit.gql(SortCategories, { ids }, manager.token);
    expect(revision()).toBe(before);
    expect(await eventsOf(`category:${id}`)).toEqual([
      ['categoryCreated', 'Festive'],
      ['categoryChanged', 'name Festive → Festivals'],
    ]);
  });

  it('are sorted among their siblings', async () => {
    const before = (await categories()).map(({ id }) => id);
    const sort = async (ids: string[], parentId?: string) =>
      (await kit.gql(SortCategories, { ids, parentId }, manager.token)).sortCategories;
    const ids = [...before].reverse();
    expectTypename(await sort(ids), 'DeskCategoriesSorted');
    expect((await shoppersCategories()).map(({ id }) => id)).toEqual(ids);
    const { id: parentId, children } = (await categories()).find((one) => one.children.length > 1)!;
    const childIds = children.map(({ id }) => id).reverse();
    expectTypename(await sort(childIds, parentId), 'DeskCategoriesSorted');
    const sorted = (await shoppersCategories()).find(({ id }) => id === parentId);
    expect(sorted!.children.map(({ id }) => id)).toEqual(childIds);
    for (const wrong of [ids.slice(1), [...ids, ids[0]!], [...ids.slice(1), 'nothing'], childIds])
      expect(await sort(wrong)).toMatchObject({ __typename: 'InvalidInput', field: 'ids' });
  });
});

describe('banners', () => {
  const banners = async () => (await kit.gql(DeskBanners, { kind: 'STRIP' }, manager.token)).desk!.banners;
  const shown = async () => {
    const { body } = await kit.rest<{ id: string; title: string }[]>('GET', '/banners');
    const { banners } = await kit.gql(Banners, { kind: 'STRIP' });
    expect(banners.map(({ title }) => title)).toEqual(body.map(({ title }) => title));
    return body.map(({ id }) => id);
  };
  const add = async (input: object = {}) => {
    const [like] = await banners();
    const all = {
      kind: 'STRIP' as const,
      title: 'Sale',
      image: like!.image.url,
      categoryId: like!.category.id,
    };
    return (await kit.gql(CreateBanner, { input: { ...all, ...input } }, manager.token)).createBanner;
  };
  const inMs = (ms: number) => new Date(Date.now() + ms).toISOString();

  it('are shown between two times', async () => {
    const now = expectTypename(await add({ shownUntil: inMs(60_000) }), 'DeskBannerSaved').banner;
    const later = expectTypename(await add({ shownFrom: inMs(60_000) }), 'DeskBannerSaved').banner;
    const over = expectTypename(await add({ shownUntil: inMs(-60_000) }), 'DeskBannerSaved').banner;
    expect([now, later, over].map(({ shownNow }) => shownNow)).toEqual([true, false, false]);
    expect(await shown()).toContain(now.id);
    expect(await shown()).not.toContain(later.id);
    expect(await shown()).not.toContain(over.id);
    expect((await banners()).map(({ id }) => id)).toEqual(
      expect.arrayContaining([now.id, later.id, over.id]),
    );
  });

  it('appear and disappear on cached pages by themselves', async () => {
    const announce = createJobs(kit.shop).find(({ name }) => name === 'announce banners')!;
    const revision = () => kit.shop.catalog.snapshot.revision;
    const run = async () => {
      await announce.run(() => true);
      await kit.shop.catalog.refresh();
    };
    await run();
    const { banner } = expectTypename(await add({ shownFrom: inMs(60_000) }), 'DeskBannerSaved');
    const before = revision();
    await run();
    expect(revision()).toBe(before);
    expect(await shown()).not.toContain(banner.id);
    jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 60_001);
    await run();
    expect(revision()).toBe(before + 1);
    expect(await shown()).toContain(banner.id);
    await run();
    expect(revision()).toBe(before + 1);
  });

  it('are changed, sorted and deleted', async () => {
    const first = (await banners())[0]!;
    const save = async (fields: object, version = first.version) =>
      (await kit.gql(UpdateBanner, { change: { id: first.id, version, ...fields } }, manager.token))
        .updateBanner;
    const saved = expectTypename(await save({ title: 'Diwali', shownUntil: inMs(9000) }), 'DeskBannerSaved');
    expect(saved.banner).toMatchObject({ title: 'Diwali', text: first.text, shownNow: true });
    const byMe = 'This banner was changed meanwhile by you in another window (';
    expect(await save({ title: 'Holi' })).toMatchObject({
      ...{ __typename: 'InvalidInput', field: 'version', message: expect.stringContaining(byMe) },
    });
    const { version } = saved.banner;
    expectTypename(await save({ shownUntil: null }, version), 'DeskBannerSaved');

    const ids = (await banners()).map(({ id }) => id).reverse();
    const sorted = await kit.gql(SortBanners, { kind: 'STRIP', ids }, manager.token);
    expect(expectTypename(sorted.sortBanners, 'DeskBannersSorted').banners.map(({ id }) => id)).toEqual(ids);
    expect((await banners()).map(({ id }) => id)).toEqual(ids);
    const remove = async (seen: string) =>
      (await kit.gql(DeleteBanner, { id: first.id, version: seen }, manager.token)).deleteBanner;
    // Somebody else has changed it since it was shown.
    expect(await remove(first.version)).toMatchObject({ __typename: 'InvalidInput', field: 'version' });
    const current = (await banners()).find(({ id }) => id === first.id)!;
    expectTypename(await remove(current.version), 'DeskBannerDeleted');
    expect(await shown()).not.toContain(first.id);
  });

  it('are recorded with what has changed, and not at all when nothing has', async () => {
    const { banner } = expectTypename(await add(), 'DeskBannerSaved');
    const all = await categories();
    const nameOf = (categoryId: string) =>
      all.flatMap((one) => [one, ...one.children]).find((one) => one.id === categoryId)!.name;
    const target = all.find((one) => one.id !== banner.category.id)!;
    const { id, title } = banner;
    const save = async (version: string, fields: object) =>
      expectTypename(
        (await kit.gql(UpdateBanner, { change: { id, version, ...fields } }, manager.token)).updateBanner,
        'DeskBannerSaved',
      ).banner;
    const shownUntil = '2030-01-01T05:30:00.000+05:30';
    const moved = await save(banner.version, { title, categoryId: target.id, shownUntil });
    const before = revision();
    await save(moved.version, { title, categoryId: target.id, shownUntil });
    expect(revision()).toBe(before);
    expect(await eventsOf(`banner:${id}`)).toEqual([
      ['bannerCreated', 'Sale'],
      [
        'bannerChanged',
        `Sale: category ${nameOf(banner.category.id)} → ${target.name}, shown until none → ${shownUntil}`,
      ],
    ]);
  });

  it.each([
    ['title', { title: '' }],
    ['text', { text: 'a\nb' }],
    ['image', { image: 'https://evil.example/a.webp' }],
    ['categoryId', { categoryId: 'nothing' }],
    ['shownFrom', { shownFrom: 'yesterday' }],
    ['shownFrom', { shownFrom: '2026-02-30T00:00:00Z' }],
    ['shownUntil', { shownUntil: '-1' }],
    ['shownUntil', { shownFrom: '2026-02-02T00:00:00Z', shownUntil: '2026-02-01T00:00:00Z' }],
  ])('are refused with a wrong %s', async (field, input) => {
    expect(await add(input)).toMatchObject({ __typename: 'InvalidInput', field });
  });
});
