import { type CheckoutShop, startCheckoutShop } from '../../../../test/checkoutShop.ts';
import { expectTypename } from '../../../../test/expectTypename.ts';
import {
  AdjustStock,
  CreateInventoryItem,
  type DeskProductChange,
  type DeskStockAdjustment,
  type DeskVariantInput,
  DeskVariants,
  DuplicateProduct,
  InventoryItems,
  MyOrders,
  Products,
  UpdateCartLine,
  UpdateProducts,
  UpdateRefusedEntries,
  Variant,
  VariantCart,
  VariantsOfProduct,
} from '../../../../test/generated/documents.ts';
import type { Shopper } from '../../../../test/testkit.ts';
import { findLedgerMismatches } from '../../stock/ledger.queries.ts';

let kit: CheckoutShop;
let manager: Shopper;
/** Ids of products on sale without options. */
let ids: string[];
beforeAll(async () => {
  kit = await startCheckoutShop();
  manager = await kit.newStaff('manager');
  const { products } = await kit.gql(Products, { first: 100 });
  ids = products.nodes.filter(({ options }) => options.length === 0).map(({ id }) => id);
});
afterAll(() => kit.close());

/** The next of the products, so that each test has its own. */
const nextId = () => ids.shift()!;
const deskProduct = async (id: string) => (await kit.gql(DeskVariants, { id }, manager.token)).desk!.product!;
const shown = async (id: string, shopper?: Shopper) =>
  (await kit.gql(VariantsOfProduct, { id }, shopper?.token)).product!;
const update = async (id: string, change: Omit<DeskProductChange, 'id' | 'version'>) => {
  const { version } = await deskProduct(id);
  return (await kit.gql(UpdateProducts, { changes: [{ id, version, ...change }] }, manager.token))
    .updateProducts;
};
const setVariants = async (id: string, variants: DeskVariantInput[]) =>
  expectTypename(await update(id, { variants }), 'DeskProductsUpdated');
const createItem = async (units: number, countedIn: 'G' | 'PIECE' = 'G', code?: string) => {
  const input = { name: 'Bananas, loose', countedIn, units, code };
  const { createInventoryItem } = await kit.gql(CreateInventoryItem, { input }, manager.token);
  return expectTypename(createInventoryItem, 'DeskInventoryItemCreated').item;
};
const unitsOf = async (itemId: string) => {
  const { desk } = await kit.gql(InventoryItems, {}, manager.token);
  return desk!.inventoryItems.find(({ id }) => id === itemId)!.available;
};
const cartOf = async (shopper: Shopper) => (await kit.gql(VariantCart, {}, shopper.token)).me!.cart;
const mismatches = () => findLedgerMismatches(kit.shop.db.read);

/** Bananas of three sizes that draw on one stock in grams. */
async function sellBananas(grams: number) {
  const id = nextId();
  const item = await createItem(grams);
  const size = (label: string, amount: number, price: number): DeskVariantInput => ({
    label,
    amount,
    unit: 'G',
    price,
    inventoryId: item.id,
    requiredQuantity: amount,
  });
  await setVariants(id, [size('500 g', 500, 26), size('1 kg', 1000, 48.5), size('2 kg', 2000, 90)]);
  return { id, item };
}

describe('a product without prices of its own for its options', () => {
  it('has a variant for each option at its price, or one without a label', async () => {
    const gloves = await kit.product('rubber gloves');
    const { variants, priceRange, ...product } = await shown(gloves.id);
    expect(gloves.options).toEqual(['Small', 'Medium', 'Large']);
    expect(variants.map(({ label, price, countInStock }) => [label, price, countInStock])).toEqual(
      gloves.options.map((option) => [option, product.price, product.countInStock]),
    );
    expect(priceRange).toEqual({ lowest: product.price, highest: product.price });
    for (const variant of variants)
      expect((await kit.gql(Variant, { id: variant.id })).variant).toEqual(variant);

    const plain = await shown(ids[0]!);
    expect(plain.variants).toMatchObject([{ id: plain.id, label: null, price: plain.price }]);
    expect((await kit.gql(Variant, { id: 'nothing' })).variant).toBeNull();
    expect((await kit.gql(Variant, { id: `${gloves.id}.99` })).variant).toBeNull();
  });
});

describe('variants', () => {
  it('have prices and a stock that they share', async () => {
    const { id, item } = await sellBananas(2300);
    const product = await shown(id);
    expect(product).toMatchObject({
      price: 26,
      countInStock: 4,
      options: ['500 g', '1 kg', '2 kg'],
      productWeight: ['500 g', '1 kg', '2 kg'],
      priceRange: { lowest: 26, highest: 90 },
      variants: [
        { label: '500 g', price: 26, countInStock: 4, amount: 500, unit: 'G' },
        { label: '1 kg', price: 48.5, countInStock: 2 },
        { label: '2 kg', price: 90, countInStock: 1 },
      ],
    });
    expect((await kit.gql(Variant, { id: product.variants[1]!.id })).variant).toEqual(product.variants[1]);
    expect(
      (await kit.gql(InventoryItems, { text: 'bananas' }, manager.token)).desk!.inventoryItems,
    ).toContainEqual(item);
  });

  it('are bought at their prices, through cart, checkout, order and refund of the units', async () => {
    const { id, item } = await sellBananas(4000);
    const shopper = await kit.newShopper();
    await kit.addToCart(shopper, { productId: id, option: '500 g', quantity: 3 });
    await kit.addToCart(shopper, { productId: id, option: '1 kg', quantity: 2 });
    const cart = await cartOf(shopper);
    expect(cart).toMatchObject({
      total: 175,
      lines: [
        { option: '500 g', price: 26, subTotal: 78, countInStock: 8, variant: { label: '500 g' } },
        { option: '1 kg', price: 48.5, subTotal: 97, countInStock: 2, variant: { label: '1 kg' } },
      ],
    });
    const checkout = await kit.openCheckout(shopper);
    expect(checkout.amount).toBe(175);
    expect(await unitsOf(item.id)).toBe(500);
    // Others see what is left, the shopper what the own checkout has reserved as well.
    expect((await shown(id)).variants.map(({ countInStock }) => countInStock)).toEqual([1, 0, 0]);
    expect((await shown(id, shopper)).variants.map(({ countInStock }) => countInStock)).toEqual([8, 4, 2]);
    expect(await mismatches()).toEqual([]);

    await kit.cancel(shopper, checkout.id);
    expect(await unitsOf(item.id)).toBe(4000);
    const again = await kit.openCheckout(shopper);
    await kit.complete(shopper, await kit.payInPopup(again.providerOrderId));
    const [order] = (await kit.gql(MyOrders, {}, shopper.token)).me!.orders;
    expect(order).toMatchObject({ amount: 175, products: [{ quantity: 3 }, { quantity: 2 }] });
    expect(await unitsOf(item.id)).toBe(500);
    expect(await mismatches()).toEqual([]);
  });

  it('sell the last kilogram once: as 1 kg, or as two of 500 g', async () => {
    const { id, item } = await sellBananas(1000);
    const shoppers = await Promise.all(Array.from({ length: 6 }, () => kit.newShopper()));
    await Promise.all(
      shoppers.map((shopper, index) =>
        kit.addToCart(shopper, { productId: id, option: index % 2 === 0 ? '1 kg' : '500 g' }),
      ),
    );
    const results = await Promise.all(shoppers.map((shopper) => kit.begin(shopper)));
    const taken = results.map(({ __typename }, index): number =>
      __typename === 'CheckoutBegun' ? (index % 2 === 0 ? 1000 : 500) : 0,
    );
    expect(taken.reduce((sum, grams) => sum + grams, 0)).toBe(1000);
    expect(await unitsOf(item.id)).toBe(0);
    expect(results.filter(({ __typename }) => __typename === 'OutOfStock').length).toBeGreaterThan(0);
    expect(await mismatches()).toEqual([]);
    expect((await shown(id)).variants.map(({ countInStock }) => countInStock)).toEqual([0, 0, 0]);
  });

  it('of one cart are refused together if their inventory item has too little', async () => {
    const { id, item } = await sellBananas(1200);
    const shopper = await kit.newShopper();
    await kit.addToCart(shopper, { productId: id, option: '500 g', quantity: 1 });
    await kit.addToCart(shopper, { productId: id, option: '1 kg', quantity: 1 });
    const refused = expectTypename(await kit.begin(shopper), 'OutOfStock');
    expect(refused).toMatchObject({ available: 2 });
    expect(refused.message).toMatch(/^Too little of .* is left for all that your cart has of it\./);
    expect(await unitsOf(item.id)).toBe(1200);
    const more = await kit.addToCart(shopper, { productId: id, option: '2 kg' });
    expect(more.addToCart).toMatchObject({ __typename: 'OutOfStock', available: 0 });
    const [line] = (await cartOf(shopper)).lines;
    const { updateCartLine } = await kit.gql(
      UpdateCartLine,
      { input: { id: line!.id, quantity: 3 } },
      shopper.token,
    );
    expect(updateCartLine).toMatchObject({ __typename: 'OutOfStock', available: 2 });
  });

  it('get and lose units of their inventory item as any product does', async () => {
    const { id, item } = await sellBananas(1000);
    const shopper = await kit.newShopper();
    await kit.addToCart(shopper, { productId: id, option: '500 g' });
    await kit.openCheckout(shopper);
    const adjust = async (adjustment: Omit<DeskStockAdjustment, 'productId'>) => {
      const adjustments = [{ productId: item.id, ...adjustment }];
      return (await kit.gql(AdjustStock, { adjustments }, manager.token)).adjustStock;
    };
    expect(await adjust({ kind: 'received', change: 20_000 })).toMatchObject({
      products: [{ id: item.id, available: 20_500, reserved: 500, onHand: 21_000 }],
    });
    expect(await adjust({ kind: 'count', countedUnits: 18_000, expectedOnHand: 21_000 })).toMatchObject({
      products: [{ available: 17_500, onHand: 18_000 }],
    });
    expect(await adjust({ kind: 'waste', change: -17_501, reason: 'Brown' })).toMatchObject({
      refusals: [{ reason: 'BELOW_RESERVED' }],
    });
    expect(await unitsOf(item.id)).toBe(17_500);
    expect(await mismatches()).toEqual([]);
  });

  it('that are paused are not bought, and the product shows the first that can be bought', async () => {
    const { id } = await sellBananas(5000);
    const shopper = await kit.newShopper();
    await kit.addToCart(shopper, { productId: id, option: '500 g' });
    const { variants } = await deskProduct(id);
    const inputs = variants.map(({ inventoryItem, ...variant }) => ({
      ...variant,
      inventoryId: inventoryItem!.id,
    }));
    await setVariants(
      id,
      inputs.map((variant, index) => ({ ...variant, paused: index === 0 })),
    );
    expect((await cartOf(shopper)).lines).toEqual([]);
    expect(await shown(id)).toMatchObject({
      price: 48.5,
      countInStock: 5,
      priceRange: { lowest: 48.5, highest: 90 },
      variants: [{ countInStock: 0 }, { countInStock: 5 }, { countInStock: 2 }],
    });
    const { addToCart } = await kit.addToCart(shopper, { productId: id, option: '500 g' });
    expect(addToCart).toMatchObject({ __typename: 'OutOfStock', available: 0 });
    // It keeps its id.
    expect((await deskProduct(id)).variants.map(({ id: variantId }) => variantId)).toEqual(
      variants.map(({ id: variantId }) => variantId),
    );
    await setVariants(id, inputs);
    expect((await cartOf(shopper)).lines).toMatchObject([{ option: '500 g', price: 26 }]);
  });

  it('are found by their lowest price on sale', async () => {
    const { id } = await sellBananas(5000);
    const found = async (minPrice: number, maxPrice: number) =>
      (
        await kit.gql(Products, { first: 100, filter: { minPrice, maxPrice }, sort: 'PRICE_LOW_TO_HIGH' })
      ).products.nodes
        .map((node) => node.id)
        .includes(id);
    expect(await found(26, 26)).toBe(true);
    expect(await found(26.01, 100)).toBe(false);
  });

  it('are known to clients of the old API by the option', async () => {
    const { id } = await sellBananas(9000);
    const { token } = await kit.newShopper();
    expect(await kit.rest('GET', `/products/${id}`)).toMatchObject({
      body: { price: 26, countInStock: 18 },
    });
    const add = (body: object) => kit.rest('POST', '/cart/add', { token, body: { productId: id, ...body } });
    expect(await add({})).toMatchObject({ status: 201, body: { option: '500 g', price: 26 } });
    expect(await add({ size: '2 kg' })).toMatchObject({ status: 201, body: { option: '2 kg', price: 90 } });
    expect(await add({ weight: '1 kg', quantity: 2 })).toMatchObject({ status: 201, body: { subTotal: 97 } });
  });

  it('say which line of a cart cannot be bought in full when two draw on one stock', async () => {
    const { id } = await sellBananas(2300);
    const shopper = await kit.newShopper();
    for (const [option, quantity] of [
      ['500 g', 3],
      ['1 kg', 2],
    ] as const)
      await kit.addToCart(shopper, { productId: id, option, quantity });
    const stockOfLines = async () =>
      (await cartOf(shopper)).lines.map(({ quantity, countInStock }) => [quantity, countInStock]);
    expect(await stockOfLines()).toEqual([
      [3, 4],
      [2, 0],
    ]);
    const [first] = (await cartOf(shopper)).lines;
    await kit.gql(UpdateCartLine, { input: { id: first!.id, quantity: 1 } }, shopper.token);
    expect(await stockOfLines()).toEqual([
      [1, 4],
      [2, 1],
    ]);
  });

  it('are added by old clients as the first one that can be bought', async () => {
    const add = async (productId: string) => {
      const { token } = await kit.newShopper();
      return (await kit.rest('POST', '/cart/add', { token, body: { productId } })).body;
    };
    const [full, empty] = [await createItem(5, 'PIECE'), await createItem(0, 'PIECE')];
    const packet = (label: string, price: number, inventoryId: string, paused = false): DeskVariantInput => ({
      ...{ label, price, inventoryId, paused },
    });
    const id = nextId();
    const others = [packet('150 g', 38, empty.id), packet('300 g', 70, full.id)];
    await setVariants(id, [packet('70 g', 20, full.id, true), ...others]);
    expect(await add(id)).toMatchObject({ option: '300 g', price: 70 });
    await setVariants(id, [packet('70 g', 20, full.id), ...others]);
    expect(await add(id)).toMatchObject({ option: '70 g', price: 20 });
  });
});

describe('variants at the desk', () => {
  it('determine options and price of the product, and are taken back', async () => {
    const id = nextId();
    const before = await deskProduct(id);
    const { products, previous } = await setVariants(id, [
      { label: '70 g', price: 20, oldPrice: 25, sku: 'CHIPS-70', gtin: '4006381333931' },
      { label: '150 g', price: 38, inventoryId: '' },
    ]);
    expect(products[0]).toMatchObject({ price: 20, oldPrice: 25 });
    expect(await deskProduct(id)).toMatchObject({
      price: 20,
      oldPrice: 25,
      productWeight: ['70 g', '150 g'],
      stock: before.stock,
      variants: [
        { label: '70 g', sku: 'CHIPS-70', gtin: '4006381333931', inventoryItem: null, requiredQuantity: 1 },
        { label: '150 g', price: 38, oldPrice: 38, sku: null },
      ],
    });
    const change = { productWeight: [], price: before.price, oldPrice: before.oldPrice, variants: [] };
    expectTypename(await update(id, change), 'DeskProductsUpdated');
    expect(previous[0]!.price).toBe(before.price);
    const { version: _, ...restored } = await deskProduct(id);
    expect(restored).toEqual({ ...restored, price: before.price, variants: [], productWeight: [] });
  });

  it('follow the price of a product that has only one', async () => {
    const id = nextId();
    await setVariants(id, [{ label: '', price: 20, amount: 70, unit: 'G' }]);
    expectTypename(await update(id, { price: 18 }), 'DeskProductsUpdated');
    expect((await deskProduct(id)).variants).toMatchObject([{ price: 18, oldPrice: 20, amount: 70 }]);
  });

  it('are copied with the product, without their SKUs', async () => {
    const id = nextId();
    await setVariants(id, [{ label: '70 g', price: 20, sku: 'COPY-70' }]);
    const { duplicateProduct } = await kit.gql(DuplicateProduct, { id }, manager.token);
    const copy = await deskProduct(expectTypename(duplicateProduct, 'DeskProductCreated').product.id);
    expect(copy.variants).toMatchObject([{ label: '70 g', price: 20, sku: null }]);
  });

  it.each<[string, DeskVariantInput[], string]>([
    [
      'two of one label',
      [
        { label: 'A', price: 1 },
        { label: 'A', price: 2 },
      ],
      'An option is listed twice',
    ],
    [
      'one of several without a label',
      [
        { label: '', price: 1 },
        { label: 'A', price: 2 },
      ],
      'Each of several variants is named by an option',
    ],
    [
      'a price above the old price',
      [{ label: 'A', price: 2, oldPrice: 1 }],
      'An old price is not below its price',
    ],
    ['an amount without a unit', [{ label: 'A', price: 2, amount: 5 }], 'An amount has a unit'],
    [
      'weighed pieces',
      [{ label: 'A', price: 2, amount: 5, unit: 'PIECE', weighed: true }],
      'What is weighed has an amount in grams or millilitres',
    ],
    ['a wrong bar code', [{ label: 'A', price: 2, gtin: '123' }], 'This is not the number of a bar code'],
    [
      'an unknown inventory item',
      [{ label: 'A', price: 2, inventoryId: 'x' }],
      'There is no such inventory item',
    ],
    [
      'a picture that nobody has uploaded',
      [{ label: 'A', price: 2, picture: '/x.png' }],
      'Please upload this picture first',
    ],
    [
      'nothing taken of the stock',
      [{ label: 'A', price: 2, requiredQuantity: 0 }],
      'One takes at least one unit of its stock',
    ],
    ['no price', [{ label: 'A', price: 0 }], 'A price is more than zero'],
  ])('are refused with %s', async (_, variants, message) => {
    const [id] = ids as [string];
    const before = await deskProduct(id);
    const { refusals } = expectTypename(await update(id, { variants }), 'DeskProductsRefused');
    expect(refusals).toMatchObject([{ productId: id, field: 'variants', message }]);
    expect(await deskProduct(id)).toEqual(before);
  });

  it('refuse an SKU of another product or variant, and other changes of price and options', async () => {
    const [id, other] = [nextId(), nextId()];
    await setVariants(id, [
      { label: 'A', price: 1, sku: 'TWICE' },
      { label: 'B', price: 2 },
    ]);
    const refusalsOf = async (productId: string, change: Parameters<typeof update>[1]) =>
      expectTypename(await update(productId, change), 'DeskProductsRefused').refusals;
    expect(await refusalsOf(other, { sku: 'TWICE' })).toMatchObject([{ field: 'sku' }]);
    const taken = { label: 'C', price: 1, sku: 'TWICE' };
    expect(await refusalsOf(other, { variants: [taken] })).toMatchObject([{ field: 'variants' }]);
    await setVariants(other, [{ label: 'C', price: 1 }]);
    const { version, variants } = await deskProduct(other);
    const changes = [{ id: other, version, variants: [{ ...taken, id: variants[0]!.id }] }];
    const { updateProducts } = await kit.gql(UpdateRefusedEntries, { changes }, manager.token);
    expect(updateProducts).toMatchObject({
      refusals: [{ field: 'variants', entryId: variants[0]!.id, entryField: 'sku' }],
    });
    const message = 'Its options have prices of their own: please change them there';
    expect(await refusalsOf(id, { price: 0.5 })).toMatchObject([{ productId: id, field: 'price', message }]);
    expect(await refusalsOf(id, { productWeight: ['A'] })).toMatchObject([
      { productId: id, field: 'productWeight', message },
    ]);
  });

  it('refuse an inventory code that is taken, also in other capitals', async () => {
    await createItem(1, 'PIECE', 'LOOSE-1');
    for (const code of ['LOOSE-1', 'Loose-1']) {
      const input = { name: 'Again', countedIn: 'G' as const, code };
      const { createInventoryItem } = await kit.gql(CreateInventoryItem, { input }, manager.token);
      const message = 'Another inventory item has the code LOOSE-1 already';
      expect(createInventoryItem).toMatchObject({ __typename: 'InvalidInput', field: 'code', message });
    }
  });
});
