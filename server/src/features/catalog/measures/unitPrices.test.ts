import { expectTypename } from '../../../../test/expectTypename.ts';
import {
  AddToCart,
  CartUnitPrices,
  DeskCategories,
  DeskProducts,
  type DeskVariantInput,
  Products,
  UnitPrices,
  UpdateCategory,
  UpdateProducts,
} from '../../../../test/generated/documents.ts';
import { type Shopper, startShop, type TestShop } from '../../../../test/testkit.ts';

let kit: TestShop;
let manager: Shopper;
beforeAll(async () => {
  kit = await startShop();
  manager = await kit.newStaff('manager');
});
afterAll(() => kit.close());

const deskProducts = async () =>
  (await kit.gql(DeskProducts, { sort: 'POSITION', first: 5 }, manager.token)).desk!.products.nodes;

/** Gives a product variants, and returns its id. */
async function sell(index: number, variants: DeskVariantInput[]): Promise<string> {
  const { id, version } = (await deskProducts())[index]!;
  const { updateProducts } = await kit.gql(
    UpdateProducts,
    { changes: [{ id, version, variants }] },
    manager.token,
  );
  expectTypename(updateProducts, 'DeskProductsUpdated');
  return id;
}
const single = (price: number, amount: number, unit: DeskVariantInput['unit']) => [
  { label: '', price, amount, unit },
];
const unitPricesOf = async (id: string) => (await kit.gql(UnitPrices, { id })).product!;

/** Sets the unit by which a category's products are compared. */
async function compareBy(categoryId: string, comparableUnit: 'PER_KG' | 'PER_100G' | null): Promise<void> {
  const { categories } = (await kit.gql(DeskCategories, {}, manager.token)).desk!;
  const all = categories.flatMap((category) => [category, ...category.children]);
  const { version } = all.find(({ id }) => id === categoryId)!;
  const change = { id: categoryId, version, comparableUnit };
  expectTypename(
    (await kit.gql(UpdateCategory, { change }, manager.token)).updateCategory,
    'DeskCategorySaved',
  );
}

it('has a statutory and a comparable unit price of each variant with an amount', async () => {
  const id = await sell(0, [
    { label: '500 g', price: 30, amount: 500, unit: 'G' },
    { label: '2 kg', price: 99.99, amount: 2000, unit: 'G' },
    { label: 'A basket', price: 400 },
  ]);
  const { category, subCategory } = (await deskProducts())[0]!;
  await compareBy(category.id, null);
  const { shownVariant, variants } = await unitPricesOf(id);
  expect(variants).toMatchObject([
    {
      unitPrice: { price: 0.06, amount: 1, unit: 'G', reference: 'g' },
      comparablePrice: { price: 6, amount: 100, unit: 'G', reference: '100 g' },
    },
    { unitPrice: { price: 50, reference: 'kg' }, comparablePrice: { price: 5, reference: '100 g' } },
    { unitPrice: null, comparablePrice: null },
  ]);
  expect(shownVariant).toEqual(variants[0]);

  const references = async () =>
    (await unitPricesOf(id)).variants.map(({ comparablePrice }) => comparablePrice?.reference);
  await compareBy(category.id, 'PER_KG');
  expect(await references()).toEqual(['kg', 'kg', undefined]);
  await compareBy(subCategory.id, 'PER_100G');
  expect(await references()).toEqual(['100 g', '100 g', undefined]);
});

it('says what each variant contains, unless its label does', async () => {
  const id = await sell(0, [
    { label: 'Medium', price: 30, amount: 30, unit: 'PIECE' },
    { label: '2 kg', price: 99.99, amount: 2000, unit: 'G' },
    { label: 'A basket', price: 400 },
  ]);
  const netQuantities = (await unitPricesOf(id)).variants.map(({ netQuantity }) => netQuantity);
  expect(netQuantities).toEqual(['30 pieces', null, null]);
});

it('has the contents of a product as the amount of its only variant', async () => {
  const store = async (contents: string) => {
    const all = (await kit.gql(DeskProducts, { sort: 'POSITION', first: 100 }, manager.token)).desk!;
    const { id, version } = all.products.nodes.find(
      ({ size, productRam, productWeight }) => [...size, ...productRam, ...productWeight].length === 0,
    )!;
    const { updateProducts } = await kit.gql(
      UpdateProducts,
      { changes: [{ id, version, contents, price: 50, oldPrice: 50 }] },
      manager.token,
    );
    const [saved] = expectTypename(updateProducts, 'DeskProductsUpdated').products;
    const { netQuantity, unitPrice } = (await unitPricesOf(id)).shownVariant;
    return { contents: saved!.contents, netQuantity, unitPrice };
  };
  expect(await store('4 x 500 ML')).toMatchObject({
    contents: '2 L',
    netQuantity: '2 L',
    unitPrice: { price: 25, reference: 'L' },
  });
  expect(await store('')).toEqual({ contents: null, netQuantity: null, unitPrice: null });
});

const unitPricePage = async (first: number, after: string | null) =>
  (await kit.gql(Products, { sort: 'UNIT_PRICE_LOW_TO_HIGH', first, after })).products;
/** The ids of all products, read by pages of a size. */
async function idsByUnitPrice(first: number): Promise<string[]> {
  const ids: string[] = [];
  let after: string | null | undefined = null;
  do {
    const page: Awaited<ReturnType<typeof unitPricePage>> = await unitPricePage(first, after);
    ids.push(...page.nodes.map(({ id }) => id));
    after = page.pageInfo.hasNextPage ? page.pageInfo.endCursor : null;
  } while (after);
  return ids;
}

it('sorts by the lowest unit price on sale: weights, volumes, pieces, and then unknown amounts', async () => {
  const pieces = await sell(1, single(5, 6, 'PIECE'));
  const milk = await sell(2, single(50, 1000, 'ML'));
  const dear = await sell(3, single(60, 500, 'G'));
  const cheap = await sell(4, [
    { label: '100 g', price: 20, amount: 100, unit: 'G' },
    { label: '1 kg', price: 55, amount: 1000, unit: 'G' },
    { label: '10 kg', price: 100, amount: 10_000, unit: 'G', paused: true },
  ]);
  const ids = await idsByUnitPrice(100);
  expect(ids.filter((id) => [pieces, milk, dear, cheap].includes(id))).toEqual([cheap, dear, milk, pieces]);
  expect((await unitPricesOf(ids.at(-1)!)).shownVariant.comparablePrice).toBeNull();

  expect(await idsByUnitPrice(90)).toEqual(ids);
});

it('compares the lines of a cart', async () => {
  const shopper = await kit.newShopper();
  const productId = await sell(4, [{ label: '', price: 90, amount: 1500, unit: 'G' }]);
  const { category, subCategory } = (await deskProducts())[4]!;
  await compareBy(subCategory.id, null);
  await compareBy(category.id, 'PER_KG');
  await kit.gql(AddToCart, { input: { productId } }, shopper.token);
  const { me } = await kit.gql(CartUnitPrices, {}, shopper.token);
  expect(me?.cart.lines).toEqual([
    { price: 90, variant: { comparablePrice: { price: 60, reference: 'kg' } } },
  ]);
});
