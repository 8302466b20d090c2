import { type CheckoutShop, startCheckoutShop } from '../../../test/checkoutShop.ts';
import { expectTypename } from '../../../test/expectTypename.ts';
import {
  AdjustStock,
  CreateInventoryItem,
  type DeskProductChange,
  type DeskVariantInput,
  DeskVariants,
  LowStock,
  Products,
  SetLowStockThreshold,
  StockedProducts,
  StockMovements,
  UnsoldItems,
  UpdateProducts,
  UpdateRefusedEntries,
} from '../../../test/generated/documents.ts';
import type { Shopper } from '../../../test/testkit.ts';
import { Mail } from '../notifications/notifications.entity.ts';
import { findLedgerMismatches } from './ledger.queries.ts';
import { createLowStockNotifier } from './reports/lowStockMails.service.ts';
import { createSoldOutNotifier } from './reports/soldOutMails.service.ts';

let kit: CheckoutShop;
let owner: Shopper;
/** Products on sale without options, so that each test has its own. */
let products: { id: string; name: string }[];
beforeAll(async () => {
  kit = await startCheckoutShop();
  owner = await kit.newStaff('owner');
  await kit.sql('UPDATE products SET countInStock = 10 WHERE countInStock < 10');
  const { products: page } = await kit.gql(Products, { first: 100 });
  products = page.nodes.filter(({ options }) => options.length === 0);
});
beforeEach(() => kit.shop.db.write((tx) => tx.clear(Mail)));
afterAll(() => kit.close());

async function createItem(units: number, countedIn: 'G' | 'PIECE' = 'G') {
  const input = { name: 'Bananas, loose', countedIn, units };
  const { createInventoryItem } = await kit.gql(CreateInventoryItem, { input }, owner.token);
  return expectTypename(createInventoryItem, 'DeskInventoryItemCreated').item.id;
}
const size = (label: string, requiredQuantity: number, inventoryId: string | null): DeskVariantInput => ({
  ...{ label, requiredQuantity, inventoryId, price: requiredQuantity },
});
async function setVariants(id: string, variants: DeskVariantInput[]): Promise<void> {
  const { version } = (await kit.gql(DeskVariants, { id }, owner.token)).desk!.product!;
  const { updateProducts } = await kit.gql(
    UpdateProducts,
    { changes: [{ id, version, variants }] },
    owner.token,
  );
  expectTypename(updateProducts, 'DeskProductsUpdated');
}
/** Gives the next product these variants. */
async function sell(variants: DeskVariantInput[]) {
  const product = products.shift()!;
  await setVariants(product.id, variants);
  return product;
}
/** A product of 500 g and 1 kg that draw on one stock in grams; its own stock is empty. */
async function sellBananas(grams: number) {
  const itemId = await createItem(grams);
  const product = await sell([size('500 g', 500, itemId), size('1 kg', 1000, itemId)]);
  await kit.setStock(product.id, 0);
  return { product, itemId };
}
const take = async (productId: string, units: number) => {
  const adjustments = [{ productId, kind: 'waste' as const, change: -units, reason: 'Brown' }];
  const { adjustStock } = await kit.gql(AdjustStock, { adjustments }, owner.token);
  expectTypename(adjustStock, 'DeskStockAdjusted');
};
const lowStock = async (first = 100, after?: string | null) =>
  (await kit.gql(LowStock, { first, after: after ?? null }, owner.token)).desk!;
const lowItem = async (itemId: string) => (await lowStock()).lowStock.nodes.find(({ id }) => id === itemId);

describe('low stock of an item that variants share', () => {
  it('is listed by the packages that it is enough for, in place of its product’s empty own stock', async () => {
    const { product, itemId } = await sellBananas(2400);
    expect(await lowItem(itemId)).toEqual({
      ...{ id: itemId, name: 'Bananas, loose', countedIn: 'G', available: 2400, isSoldOut: false },
      ...{ lowStockThreshold: 2500, hasOwnThreshold: false },
    });
    expect(await lowItem(product.id)).toBeUndefined();
    // Five units of a product are more than four packages.
    await kit.setStock(products[0]!.id, 5);
    await kit.setStock(products[1]!.id, 3);
    const { lowStock: list, lowStockCount } = await lowStock();
    const ids = list.nodes.map(({ id }) => id);
    const places = [products[1]!.id, itemId, products[0]!.id].map((id) => ids.indexOf(id));
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    expect(places).not.toContain(-1);
    expect(lowStockCount).toBe(ids.length);

    const pages: string[] = [];
    for (let after: string | null | undefined; ; ) {
      const page = (await lowStock(2, after)).lowStock;
      pages.push(...page.nodes.map(({ id }) => id));
      if (!page.pageInfo.hasNextPage) break;
      after = page.pageInfo.endCursor;
    }
    expect(pages).toEqual(ids);
  });

  it('has a threshold of its own, in its units', async () => {
    const { itemId } = await sellBananas(2600);
    const set = async (threshold: number | null) =>
      kit.gql(SetLowStockThreshold, { input: { productIds: [itemId], threshold } }, owner.token);
    expect(await lowItem(itemId)).toBeUndefined();
    expect((await set(3000)).setLowStockThreshold).toMatchObject({
      products: [{ id: itemId, lowStockThreshold: 3000, hasOwnThreshold: true }],
    });
    expect(await lowItem(itemId)).toMatchObject({ available: 2600 });
    await set(null);
    expect(await lowItem(itemId)).toBeUndefined();
  });

  it('is sold out when it is not enough for any variant, and not listed while none is on sale', async () => {
    const { product, itemId } = await sellBananas(499);
    expect(await lowItem(itemId)).toMatchObject({ available: 499, isSoldOut: true });
    await kit.sql(`UPDATE variants SET paused = 1 WHERE productId = '${product.id}'`);
    expect(await lowItem(itemId)).toBeUndefined();
    await kit.sql(`UPDATE variants SET paused = 0 WHERE productId = '${product.id}'`);
  });

  it('is mailed once, when a movement takes it to the threshold', async () => {
    const { itemId } = await sellBananas(3000);
    const run = createLowStockNotifier(kit.shop);
    await take(itemId, 400);
    await run();
    expect(await kit.mailsTo(owner.email)).toEqual([]);
    await take(itemId, 150);
    for (const _ of [1, 2]) await run();
    const [mail, ...others] = await kit.mailsTo(owner.email);
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ subject: 'Low stock: Bananas, loose' });
    expect(mail?.text).toContain('2,450 g are left of Bananas, loose. Its stock counts as low at 2,500 g.');
    expect(mail?.text).toContain(`/desk/stock?product=${itemId}`);
  });
});

describe('a product that draws on an item with others', () => {
  let seen = 0;
  /** Those since the last call, each with what its link names. */
  const soldOutMails = async () => {
    await createSoldOutNotifier(kit.shop)();
    const mails = (await kit.mailsTo(owner.email)).filter(({ subject }) => subject.startsWith('Sold out'));
    const later = mails.slice(seen);
    seen = mails.length;
    return later.map(({ subject, text }) => `${subject} ${/stock(\?\S+)/.exec(text)?.[1] ?? ''}`);
  };

  it('is mailed as sold out when none of its variants can be bought, and nothing is reserved', async () => {
    const { product, itemId } = await sellBananas(2000);
    const shopper = await kit.newShopper();
    await kit.addToCart(shopper, { productId: product.id, option: '1 kg', quantity: 1 });
    const checkout = await kit.openCheckout(shopper);
    await take(itemId, 600);
    expect(await soldOutMails()).toEqual([]);
    await kit.complete(shopper, await kit.payInPopup(checkout.providerOrderId));
    expect(await soldOutMails()).toEqual([`Sold out: ${product.name} ?product=${itemId}`]);
    expect(await soldOutMails()).toEqual([]);
  });

  it('is not sold out while another of its variants can be bought', async () => {
    const grams = await createItem(900);
    const bunches = await createItem(2, 'PIECE');
    const single = await sell([size('500 g', 500, grams)]);
    await sell([size('1 kg', 1000, grams), size('A bunch', 1, bunches)]);
    await take(grams, 500);
    expect(await soldOutMails()).toEqual([`Sold out: ${single.name} ?product=${grams}`]);
    await take(bunches, 2);
    expect(await soldOutMails()).toHaveLength(1);
  });
});

describe('the list of the stock', () => {
  it('has the size in its name that alone draws on the product’s own item', async () => {
    const itemId = await createItem(2, 'PIECE');
    const { id, name } = await sell([size('Small', 1, null), size('Large', 1, itemId)]);
    await kit.setStock(id, 3);
    expect(await lowItem(id)).toMatchObject({ name: `${name}, Small`, available: 3 });
    expect(await lowItem(itemId)).toMatchObject({ name: 'Bananas, loose', available: 2 });
  });

  it('has the items on which a product draws, each once', async () => {
    const itemId = await createItem(5000);
    const product = await sell([
      size('500 g', 500, itemId),
      size('1 kg', 1000, itemId),
      size('Box', 1, null),
    ]);
    await kit.setStock(product.id, 7);
    const { desk } = await kit.gql(StockedProducts, { text: product.name, first: 5 }, owner.token);
    const nodes = desk!.stockedProducts.nodes.filter(({ id }) => [itemId, product.id].includes(id));
    expect(nodes).toMatchObject([
      { id: itemId, name: 'Bananas, loose', onHand: 5000, countedIn: 'G', isWithdrawn: false },
      { id: product.id, name: `${product.name}, Box`, onHand: 7, countedIn: 'PIECE' },
    ]);
  });
});

describe('what is not sold', () => {
  const unsold = async (first = 100, after: string | null = null) =>
    (await kit.gql(UnsoldItems, { first, after }, owner.token)).desk!.unsoldItems;
  const unsoldOf = async (ids: string[]) => {
    const { nodes } = await unsold();
    return nodes.filter(({ id }) => ids.includes(id)).map(({ id, available }) => [id, available]);
  };

  it('is units on which no variant draws, until they are sold again or written off', async () => {
    const [packs, grams] = [await createItem(8, 'PIECE'), await createItem(5000)];
    const product = await sell([size('5 kg', 1, packs), size('1 kg', 1, null)]);
    const other = await sell([size('5 kg', 1, packs)]);
    await kit.setStock(other.id, 0);
    await kit.setStock(product.id, 7);
    const ids = [product.id, other.id, packs, grams];
    expect(await unsoldOf(ids)).toEqual([[grams, 5000]]);
    await setVariants(product.id, [size('1 kg', 1000, grams)]);
    // The other product sells from the packs, though it is off sale for a while.
    await kit.sql(`UPDATE variants SET paused = 1 WHERE productId = '${other.id}'`);
    expect(await unsoldOf(ids)).toEqual([[product.id, 7]]);
    await setVariants(other.id, [size('1 kg', 1, null)]);
    expect((await unsoldOf(ids)).toSorted()).toEqual(
      [
        [packs, 8],
        [product.id, 7],
      ].toSorted(),
    );
    await take(packs, 8);
    expect(await unsoldOf(ids)).toEqual([[product.id, 7]]);
  });

  it('is listed by name, page by page', async () => {
    for (const units of [1, 2, 3]) await createItem(units);
    const { nodes } = await unsold();
    const pages: typeof nodes = [];
    for (let after: string | null | undefined = null; ; ) {
      const page = await unsold(2, after);
      pages.push(...page.nodes);
      if (!page.pageInfo.hasNextPage) break;
      after = page.pageInfo.endCursor;
    }
    expect(pages).toEqual(nodes);
    expect(nodes.length).toBeGreaterThanOrEqual(3);
  });
});

test('units of a product that becomes loose goods stay in their ledger, and are sold again when that is undone', async () => {
  const itemId = await createItem(3000);
  const product = await sell([size('500 g', 500, null), size('1 kg', 1000, null)]);
  // Tests set units without their ledger.
  await kit.setStock(product.id, 2000);
  const unrecorded = async () =>
    (await findLedgerMismatches(kit.shop.db.read))
      .filter((item) => [product.id, itemId].includes(item.itemId))
      .map(({ onHand, ledger }) => onHand - ledger);
  const before = await unrecorded();
  const draw = (inventoryId: string | null) =>
    setVariants(product.id, [size('500 g', 500, inventoryId), size('1 kg', 1000, inventoryId)]);
  const bananas = async () => {
    const { desk } = await kit.gql(DeskVariants, { id: product.id }, owner.token);
    const { stock, variants } = desk!.product!;
    return { stock, item: variants[0]?.inventoryItem?.available ?? null };
  };
  await draw(itemId);
  expect(await bananas()).toEqual({ stock: 2000, item: 3000 });
  await take(product.id, 1500);
  await take(itemId, 1000);
  expect(await bananas()).toEqual({ stock: 500, item: 2000 });
  await draw(null);
  expect(await bananas()).toEqual({ stock: 500, item: null });
  expect(await unrecorded()).toEqual(before);
});

test('a delivery may be tonnes in grams, but not a million packages of a product', async () => {
  const { product, itemId } = await sellBananas(500);
  const receive = async (productId: string, change: number) => {
    const adjustments = [{ productId, kind: 'received' as const, change }];
    return (await kit.gql(AdjustStock, { adjustments }, owner.token)).adjustStock;
  };
  expect(await receive(itemId, 2_000_000)).toMatchObject({
    products: [{ id: itemId, available: 2_000_500 }],
  });
  expect(await receive(itemId, 999_000_000)).toMatchObject({
    message: 'A stock is at most 1,000,000,000 units',
  });
  expect(await receive(product.id, 1_000_001)).toMatchObject({
    message: 'A stock is at most 1,000,000 units',
  });
});

describe('the units of an item that are edited with a product', () => {
  const edit = async (...changes: DeskProductChange[]) =>
    (await kit.gql(UpdateProducts, { changes }, owner.token)).updateProducts;
  const getProduct = async (id: string) => (await kit.gql(DeskVariants, { id }, owner.token)).desk!.product!;
  /** A product with a stock in grams, and the beginning of its change. */
  async function bananas(grams: number) {
    const { product, itemId } = await sellBananas(grams);
    const { version } = await getProduct(product.id);
    const unitsOf = async () => (await getProduct(product.id)).variants[0]!.inventoryItem!.available;
    return { change: { id: product.id, version }, itemId, unitsOf };
  }

  it('move with its other fields, with a correction in the ledger, and back by the opposite change', async () => {
    const { change, itemId, unitsOf } = await bananas(2400);
    const move = (stockChange: number, expectedStock?: number) => [
      { inventoryId: itemId, stockChange, expectedStock },
    ];
    const { variants } = await getProduct(change.id);
    const inputs = variants.map(({ label, requiredQuantity, id }) => ({
      ...{ id, ...size(label, requiredQuantity, itemId) },
      price: 77,
    }));
    const saved = await edit({ ...change, variants: inputs, inventoryChanges: move(10_100, 2400) });
    const [product] = expectTypename(saved, 'DeskProductsUpdated').products;
    expect(await getProduct(change.id)).toMatchObject({ price: 77, stock: 0, variants: [{ price: 77 }, {}] });
    expect(await unitsOf()).toBe(12_500);
    expect(
      (await kit.gql(StockMovements, { productId: itemId }, owner.token)).desk!.stockMovements.nodes,
    ).toMatchObject([
      { kind: 'correction', quantity: 10_100, before: 2400, after: 12_500, actorId: owner.id },
      { kind: 'opening' },
    ]);
    await take(itemId, 500);
    // What was sold since stays sold.
    await edit({ ...change, version: product!.version, inventoryChanges: move(-10_100) });
    expect(await unitsOf()).toBe(1900);
    const mismatches = await findLedgerMismatches(kit.shop.db.read);
    expect(mismatches.filter((item) => item.itemId === itemId)).toEqual([]);
  });

  it('are a conflict when they are not those that were seen: nothing is stored', async () => {
    const { change, itemId, unitsOf } = await bananas(2400);
    await take(itemId, 400);
    const inventoryChanges = [{ inventoryId: itemId, stockChange: 100, expectedStock: 2400 }];
    for (const isDryRun of [false, true]) {
      const changes = [{ ...change, brand: 'Mine', inventoryChanges }];
      const { updateProducts } = await kit.gql(UpdateProducts, { changes, dryRun: isDryRun }, owner.token);
      const { conflicts } = expectTypename(updateProducts, 'DeskEditConflict');
      expect(conflicts).toMatchObject([{ changedAt: null, stored: change }]);
    }
    expect(await unitsOf()).toBe(2000);
  });

  it('are refused below zero, of an item of others, and of one that two products change', async () => {
    const { change, itemId, unitsOf } = await bananas(2400);
    const other = await bananas(100);
    const refusalsOf = async (...changes: DeskProductChange[]) =>
      expectTypename(await edit(...changes), 'DeskProductsRefused').refusals;
    const move = (inventoryId: string, stockChange: number) => [{ inventoryId, stockChange }];
    const field = 'inventoryChanges';
    expect(await refusalsOf({ ...change, inventoryChanges: move(itemId, -2401) })).toMatchObject([
      { productId: change.id, field, code: 'OUT_OF_RANGE', message: 'Only 2400 units are left' },
    ]);
    const changes = [{ ...change, inventoryChanges: move(itemId, -2401) }];
    const { updateProducts } = await kit.gql(UpdateRefusedEntries, { changes }, owner.token);
    expect(updateProducts).toMatchObject({
      refusals: [{ field, entryId: itemId, entryField: 'stockChange' }],
    });
    expect(await refusalsOf({ ...change, inventoryChanges: move(itemId, 1_000_000_000) })).toMatchObject([
      { field, code: 'STOCK_TOO_LARGE', message: 'A stock is at most 1,000,000,000 units' },
    ]);
    expect(await refusalsOf({ ...change, inventoryChanges: move(other.itemId, 5) })).toMatchObject([
      { field, code: 'INPUT_INVALID' },
    ]);
    await edit({ ...other.change, variants: [size('', 100, itemId)] });
    const { version } = await getProduct(other.change.id);
    const twice = await refusalsOf(
      { ...change, inventoryChanges: move(itemId, 5) },
      { ...other.change, version, inventoryChanges: move(itemId, 5) },
    );
    expect(twice).toMatchObject([
      {
        productId: other.change.id,
        field,
        code: 'LISTED_TWICE',
        message: expect.stringContaining('Another product'),
      },
    ]);
    expect(await unitsOf()).toBe(2400);
  });

  it('are refused when the product changes one item in two places, or its own units as those of an item', async () => {
    const { change, itemId, unitsOf } = await bananas(2400);
    const message = 'The product changes this stock in two places: please change it in one';
    for (const inventoryIds of [[itemId, itemId], [change.id]]) {
      const inventoryChanges = inventoryIds.map((inventoryId) => ({ inventoryId, stockChange: 5 }));
      expect(
        expectTypename(await edit({ ...change, inventoryChanges }), 'DeskProductsRefused'),
      ).toMatchObject({
        refusals: [{ productId: change.id, field: 'inventoryChanges', code: 'LISTED_TWICE', message }],
      });
    }
    expect(await unitsOf()).toBe(2400);
  });

  it('are refused of more items than a product has variants, before any is read', async () => {
    const { change, itemId } = await bananas(2400);
    const inventoryChanges = Array.from({ length: 21 }, () => ({ inventoryId: itemId, stockChange: 1 }));
    for (const isDryRun of [false, true]) {
      const changes = [{ ...change, inventoryChanges }];
      const statements = await kit.statements(async () => {
        const { updateProducts } = await kit.gql(UpdateProducts, { changes, dryRun: isDryRun }, owner.token);
        expect(expectTypename(updateProducts, 'InvalidInput').field).toBe('changes.0.inventoryChanges');
      });
      expect(statements.filter(({ sql }) => sql.includes('inventory_items'))).toEqual([]);
    }
  });
});
