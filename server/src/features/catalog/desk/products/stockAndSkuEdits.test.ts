import { type CheckoutShop, startCheckoutShop } from '../../../../../test/checkoutShop.ts';
import { expectTypename } from '../../../../../test/expectTypename.ts';
import {
  CreateProduct,
  DeskProduct,
  DeskProducts,
  Product as ProductDocument,
  StockMovements,
  UpdateProducts,
  type UpdateProductsMutationVariables,
} from '../../../../../test/generated/documents.ts';
import type { Shopper } from '../../../../../test/testkit.ts';
import { findLedgerMismatches } from '../../../stock/ledger.queries.ts';
import { AuditEvent } from '../../../users/audit.entity.ts';

let kit: CheckoutShop;
let manager: Shopper;
beforeAll(async () => {
  kit = await startCheckoutShop();
  manager = await kit.newStaff('manager');
});
afterEach(async () => {
  // Whatever a test does, the ledger sums to the stock.
  expect(await findLedgerMismatches(kit.shop.db.read)).toEqual([]);
});
afterAll(() => kit.close());

type Changes = UpdateProductsMutationVariables['changes'];

const update = async (...changes: Changes[]) =>
  (await kit.gql(UpdateProducts, { changes: changes.flat() }, manager.token)).updateProducts;
const getProduct = async (id: string) => (await kit.gql(DeskProduct, { id }, manager.token)).desk!.product!;
const products = async (from: number, count: number) => {
  const { desk } = await kit.gql(DeskProducts, { first: 100 }, manager.token);
  return desk!.products.nodes.slice(from, from + count);
};
const movementsOf = async (productId: string) =>
  (await kit.gql(StockMovements, { productId, first: 3 }, manager.token)).desk!.stockMovements.nodes;
const actionsOf = async (id: string) =>
  (
    await kit.shop.db.read.find(AuditEvent, { where: { subject: `product:${id}` }, order: { id: 'ASC' } })
  ).map(({ action, detail }) => [action, detail]);
/** The product that `startCheckout` sells, with ten units. */
async function paneer() {
  const { id } = await kit.product('paneer');
  await kit.setStock(id, 10);
  return getProduct(id);
}

describe('the stock of products', () => {
  it('is edited together with other fields, and the opposite change undoes it', async () => {
    const { id, version, brand } = await paneer();
    const change = { id, version, brand: 'Mine', stockChange: 15, expectedStock: 10 };
    const saved = expectTypename(await update(change), 'DeskProductsUpdated');
    expect([saved.previous[0]!.stock, saved.products[0]!.stock]).toEqual([10, 25]);
    expect(await movementsOf(id)).toMatchObject([
      { kind: 'correction', quantity: 15, before: 10, after: 25, actorId: manager.id },
      { after: 10 },
      {},
    ]);
    const undo = { id, version: saved.products[0]!.version, brand, stockChange: -15 };
    const undone = expectTypename(await update(undo), 'DeskProductsUpdated');
    expect(undone.products[0]).toMatchObject({ brand, stock: 10 });
    expect((await movementsOf(id))[0]).toMatchObject({ quantity: -15, before: 25, after: 10 });
  });

  it('of a new product begins its ledger, with who and why', async () => {
    const [{ subCategory }] = (await products(0, 1)) as [Awaited<ReturnType<typeof getProduct>>];
    const input = { name: 'Gulab Jamun 1 kg', brand: 'Kirana', subCategoryId: subCategory.id, price: 240 };
    const create = async (stock: number) =>
      (await kit.gql(CreateProduct, { input: { ...input, stock } }, manager.token)).createProduct;
    const { product } = expectTypename(await create(12), 'DeskProductCreated');
    expect(product.stock).toBe(12);
    expect(await movementsOf(product.id)).toMatchObject([
      { kind: 'opening', quantity: 12, before: 0, after: 12, reason: 'First stock', actorId: manager.id },
    ]);
    expect(await actionsOf(product.id)).toEqual([['productCreated', 'Gulab Jamun 1 kg, stock 0 → 12']]);
    expect((await kit.gql(ProductDocument, { id: product.id })).product).toMatchObject({ countInStock: 12 });
    for (const stock of [-1, 1_000_001])
      expect(expectTypename(await create(stock), 'DeskProductsRefused').refusals).toMatchObject([
        { productId: null, field: 'stock' },
      ]);
  });

  it('records one event of the stock when nothing else changes, and nothing without a change', async () => {
    const [product] = await products(3, 1);
    const { id, version, stock } = product!;
    await update({ id, version, stockChange: 2 });
    await update({ id, version, stockChange: 0, expectedStock: stock + 2 });
    expect(await actionsOf(id)).toEqual([
      ['stockAdjusted', `correction: ${stock} → ${stock + 2}, Edited with the product`],
    ]);
  });

  it('is not overwritten when a unit is sold between reading and saving', async () => {
    const { id, version, price, brand } = await paneer();
    const { shopper, checkout } = await kit.startCheckout({ quantity: 3 });
    const [other] = await products(5, 1);
    const changes: Changes[] = [
      { id, version, brand: 'Mine', stockChange: 2, expectedStock: 10 },
      { id: other!.id, version: other!.version, brand: 'Mine' },
    ];
    const { conflicts } = expectTypename(await update(...changes), 'DeskEditConflict');
    expect(conflicts).toMatchObject([{ givenVersion: version, stored: { id, version, stock: 7, price } }]);
    expect(await getProduct(other!.id)).toEqual(other);
    expect(await getProduct(id)).toMatchObject({ brand, stock: 7 });

    const again = { id, version, stockChange: 5, expectedStock: 7 };
    expect(expectTypename(await update(again), 'DeskProductsUpdated').products[0]!.stock).toBe(12);
    await kit.cancel(shopper, checkout.id);
    expect(await kit.stockOf(id)).toBe(15);
  });

  it('keeps what was sold when an edit is undone', async () => {
    const { id, version } = await paneer();
    await update({ id, version, stockChange: 10, expectedStock: 10 });
    const shopper = await kit.newShopper();
    const { options } = await kit.product('paneer');
    await kit.addToCart(shopper, { productId: id, option: options[0], quantity: 4 });
    await kit.openCheckout(shopper);
    await update({ id, version, stockChange: -10 });
    expect(await kit.stockOf(id)).toBe(6);
  });

  it('loses no unit when it is edited while shoppers buy', async () => {
    const { id, version } = await paneer();
    const { options } = await kit.product('paneer');
    const shoppers = await Promise.all(Array.from({ length: 6 }, () => kit.newShopper()));
    for (const shopper of shoppers)
      await kit.addToCart(shopper, { productId: id, option: options[0], quantity: 1 });
    // More than all shoppers buy: after one edit the stock is never 10 again.
    const edits = Array.from({ length: 4 }, () => update({ id, version, stockChange: 7, expectedStock: 10 }));
    const [results] = await Promise.all([
      Promise.all(edits),
      Promise.all(shoppers.map((shopper) => kit.openCheckout(shopper))),
    ]);
    const saved = results.filter(({ __typename }) => __typename === 'DeskProductsUpdated').length;
    expect(saved).toBeLessThanOrEqual(1);
    expect(await kit.stockOf(id)).toBe(10 + saved * 7 - 6);
  });

  it('waits for a shopper who is just reserving, and compares with what is left then', async () => {
    const { id, version } = await paneer();
    let reserve = () => {};
    const isReserved = new Promise<void>((resolve) => {
      reserve = resolve;
    });
    const sale = kit.shop.db.write(async (tx) => {
      await tx.query(`UPDATE products SET countInStock = countInStock - 1 WHERE id = '${id}'`);
      await tx.query(
        `INSERT INTO stock_movements (id, productId, quantity, kind, reason, createdAt) VALUES ('${crypto.randomUUID()}', '${id}', -1, 'order', '', 1)`,
      );
      reserve();
      await new Promise((resolve) => setTimeout(resolve, 200));
    });
    await isReserved;
    const result = await update({ id, version, stockChange: 2, expectedStock: 10 });
    await sale;
    expect(expectTypename(result, 'DeskEditConflict').conflicts).toMatchObject([{ stored: { stock: 9 } }]);
    expect(await kit.stockOf(id)).toBe(9);
  });

  it('cannot become negative or absurd', async () => {
    const [one, other] = await products(7, 2);
    const refused = await update(
      { id: one!.id, version: one!.version, stockChange: -one!.stock - 1 },
      { id: other!.id, version: other!.version, stockChange: 2_000_000 },
    );
    expect(expectTypename(refused, 'DeskProductsRefused').refusals).toEqual([
      {
        productId: one!.id,
        field: 'stockChange',
        code: 'OUT_OF_RANGE',
        message: `Only ${one!.stock} units are left`,
      },
      {
        productId: other!.id,
        field: 'stockChange',
        code: 'STOCK_TOO_LARGE',
        message: 'A stock is at most 1,000,000 units',
      },
    ]);
  });
});

describe('an SKU', () => {
  it('is stored, finds its product, and is removed', async () => {
    const [product] = await products(20, 1);
    const { id, version } = product!;
    const [saved] = expectTypename(
      await update({ id, version, sku: ' RICE-10 ' }),
      'DeskProductsUpdated',
    ).products;
    expect(saved).toMatchObject({ sku: 'RICE-10' });
    expect(saved!.version).not.toBe(version);
    const find = async (text: string, withdrawn?: boolean) => {
      const { desk } = await kit.gql(DeskProducts, { filter: { text, withdrawn } }, manager.token);
      return desk!.products.nodes.map((node) => node.id);
    };
    expect(await find('RICE-10')).toEqual([id]);
    expect(await find('RICE-10', true)).toEqual([]);
    const [removed] = expectTypename(
      await update({ id, version: saved!.version, sku: '' }),
      'DeskProductsUpdated',
    ).products;
    expect(removed?.sku).toBeNull();
    expect((await actionsOf(id)).map(([, detail]) => detail)).toEqual([
      'sku none → RICE-10',
      'sku RICE-10 → none',
    ]);
  });

  it('is refused when another product has it, by the name of that product', async () => {
    const [one, other, third] = await products(22, 3);
    const edit = (product: typeof one, sku: string) => ({ id: product!.id, version: product!.version, sku });
    await update(edit(one, 'A-1'));
    const [refusal] = expectTypename(await update(edit(other, 'A-1')), 'DeskProductsRefused').refusals;
    const taken = { field: 'sku', code: 'SKU_TAKEN', message: `${one!.name} has the SKU A-1 already` };
    expect(refusal).toEqual({ productId: other!.id, ...taken });
    const twice = expectTypename(await update(edit(other, 'B'), edit(third, 'B')), 'DeskProductsRefused');
    expect(twice.refusals).toMatchObject([{ productId: third!.id, field: 'sku' }]);
    const input = { name: 'New', brand: 'New', subCategoryId: one!.subCategory.id, price: 1, sku: 'A-1' };
    const { createProduct } = await kit.gql(CreateProduct, { input }, manager.token);
    expect(expectTypename(createProduct, 'DeskProductsRefused').refusals).toEqual([
      { productId: null, ...taken },
    ]);
    const tooLong = expectTypename(await update(edit(other, 'x'.repeat(65))), 'DeskProductsRefused');
    expect(tooLong.refusals).toMatchObject([{ field: 'sku' }]);
  });

  it('can be swapped between two products', async () => {
    const [one, other] = await products(26, 2);
    const edit = ({ id, version }: { id: string; version: string }, sku: string) => ({ id, version, sku });
    const saved = expectTypename(await update(edit(one!, 'L'), edit(other!, 'R')), 'DeskProductsUpdated');
    const [left, right] = saved.products;
    const swapped = expectTypename(await update(edit(left!, 'R'), edit(right!, 'L')), 'DeskProductsUpdated');
    expect(swapped.products.map(({ sku }) => sku)).toEqual(['R', 'L']);
  });
});

it('a product is taken off sale and put back by an edit', async () => {
  const [product] = await products(30, 1);
  const { id, version, name } = product!;
  const isOnSale = async () => (await kit.gql(ProductDocument, { id })).product !== null;
  const [withdrawn] = expectTypename(
    await update({ id, version, withdrawn: true }),
    'DeskProductsUpdated',
  ).products;
  expect(await isOnSale()).toBe(false);
  await update({ id, version: withdrawn!.version, withdrawn: false, brand: 'Back' });
  expect(await isOnSale()).toBe(true);
  expect((await actionsOf(id)).map(([action]) => action)).toEqual([
    'productWithdrawn',
    'productRestored',
    'productChanged',
  ]);
  expect((await actionsOf(id))[0]).toEqual(['productWithdrawn', name]);
});
