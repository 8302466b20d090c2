import { expectTypename } from '../../../../test/expectTypename.ts';
import {
  ChargedPrices,
  type DeskProductChange,
  type DeskVariantInput,
  Products,
  UpdatePrices,
  type UpdatePricesMutation,
  UpdateProducts,
} from '../../../../test/generated/documents.ts';
import { type Shopper, startShop, type TestShop } from '../../../../test/testkit.ts';
import { DAY_MS } from '../../../lib/time/shopDay.ts';
import { Product } from '../catalog.entity.ts';
import { Variant } from '../variants/variants.entity.ts';
import { ChargedPrice } from './chargedPrices.entity.ts';
import { deleteOldPrices, recordPrices } from './chargedPrices.service.ts';

let kit: TestShop;
let manager: Shopper;
let id: string;
beforeAll(async () => {
  // The job does not run beside the tests.
  kit = await startShop({ backgroundDelayMs: 3_600_000 });
  manager = await kit.newStaff('manager');
  const { products } = await kit.gql(Products, { first: 100 });
  // Its old price is none that the demo has charged.
  ({ id } = products.nodes.find(
    ({ options, price, oldPrice }) => options.length === 0 && price === oldPrice,
  )!);
  await change({ price: 100, oldPrice: 100 });
  await recordPrices(kit.shop);
});
afterAll(() => kit.close());

const read = async () => (await kit.gql(ChargedPrices, { id }, manager.token)).desk!.product!;
async function change(fields: Omit<DeskProductChange, 'id' | 'version'>): Promise<void> {
  const { version } = await read();
  const changes = [{ id, version, ...fields }];
  const { updateProducts } = await kit.gql(UpdateProducts, { changes }, manager.token);
  expectTypename(updateProducts, 'DeskProductsUpdated');
}
const variant = (label: string, price: number, fields: Partial<DeskVariantInput> = {}): DeskVariantInput => ({
  ...{ label, price, ...fields },
});
const chargedPrices = async () => (await read()).chargedPrices;
const ofVariants = async () =>
  Object.fromEntries((await read()).variants.map(({ label, chargedPrices }) => [label, chargedPrices]));
/** Lets all prices end some days earlier. */
const passDays = (days: number) =>
  kit.shop.db.write((tx) =>
    tx.query(
      `UPDATE charged_prices SET chargedUntil = chargedUntil - ${days * DAY_MS} WHERE chargedUntil IS NOT NULL`,
    ),
  );

test('the demo has charged the old prices of its products and of their sizes', async () => {
  const { read: database } = kit.shop.db;
  const charged = new Set(
    (await database.find(ChargedPrice)).map(
      ({ productId, label, price }) => `${productId} ${label} ${price}`,
    ),
  );
  const sizes = await database.find(Variant);
  const sized = new Set(sizes.map(({ productId }) => productId));
  const products = (await database.find(Product)).filter(({ id }) => !sized.has(id));
  const sold = [...products.map((product) => ({ ...product, productId: product.id, label: '' })), ...sizes];
  const discounted = sold.filter(({ price, oldPrice }) => price < oldPrice);
  expect(discounted.length).toBeGreaterThan(100);
  expect(
    discounted.filter(({ productId, label, oldPrice }) => !charged.has(`${productId} ${label} ${oldPrice}`)),
  ).toEqual([]);
});

test('what was charged within 30 days is known, an old price that never was is not', async () => {
  await change({ price: 80, oldPrice: 120 });
  await recordPrices(kit.shop);
  expect(await chargedPrices()).toEqual([80, 100]);
  // The same price again, and then 29 days without the other one.
  await change({ price: 100, oldPrice: 120 });
  await recordPrices(kit.shop);
  await change({ price: 80, oldPrice: 120 });
  await recordPrices(kit.shop);
  await passDays(29);
  expect(await chargedPrices()).toEqual([80, 100]);
  await passDays(2);
  expect(await chargedPrices()).toEqual([80]);
  await deleteOldPrices(kit.shop);
  expect(await kit.shop.db.read.findBy(ChargedPrice, { productId: id })).toEqual([
    { productId: id, label: '', price: 8000, chargedUntil: null },
  ]);
});

test('a variant has its own prices, and that of the product before; a paused one is not charged', async () => {
  await change({ variants: [variant('500 g', 80), variant('1 kg', 150)] });
  await recordPrices(kit.shop);
  expect(await ofVariants()).toEqual({ '500 g': [80], '1 kg': [80, 150] });
  await change({
    variants: [variant('500 g', 70, { oldPrice: 80 }), variant('1 kg', 150, { paused: true })],
  });
  await recordPrices(kit.shop);
  expect(await ofVariants()).toEqual({ '500 g': [70, 80], '1 kg': [80, 150] });
  await passDays(31);
  expect(await ofVariants()).toEqual({ '500 g': [70], '1 kg': [] });
});

test('prices are written once, and only of products that have changed', async () => {
  const written = () => kit.statements(() => recordPrices(kit.shop));
  await recordPrices(kit.shop);
  expect((await written()).map(({ sql }) => sql).filter((sql) => /charged_prices|UPDATE/.test(sql))).toEqual(
    [],
  );
  await change({ description: 'Fresh from the farm of our neighbours.' });
  expect(
    (await written()).map(({ sql }) => sql).filter((sql) => /(INTO|UPDATE) .?charged/.test(sql)),
  ).toEqual([]);
});

test('a save says of all its products and variants what was charged, by one statement', async () => {
  const { nodes } = (await kit.gql(Products, { first: 100 })).products;
  const plain = nodes.filter(({ options }) => options.length === 0).slice(-2);
  const sized = nodes.filter(({ options }) => options.length > 1).slice(0, 2);
  const changes = await Promise.all(
    [...plain, ...sized].map(async ({ id }) => {
      const { desk } = await kit.gql(ChargedPrices, { id }, manager.token);
      return { id, version: desk!.product!.version, brand: 'Our own' };
    }),
  );
  let saved: UpdatePricesMutation['updateProducts'] | undefined;
  const statements = await kit.statements(async () => {
    saved = (await kit.gql(UpdatePrices, { changes }, manager.token)).updateProducts;
  });
  const { products } = expectTypename(saved!, 'DeskProductsUpdated');
  expect(products).toHaveLength(4);
  for (const { chargedPrices, variants } of products)
    expect((variants[0] ?? { chargedPrices }).chargedPrices).not.toEqual([]);
  expect(statements.filter(({ sql }) => sql.includes('charged_prices'))).toHaveLength(1);
});
