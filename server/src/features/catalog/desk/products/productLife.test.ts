import { expectTypename } from '../../../../../test/expectTypename.ts';
import {
  CreateProduct,
  DeskProduct,
  DeskProducts,
  DuplicateProduct,
  Product as ProductDocument,
  RestoreProducts,
  WithdrawProducts,
} from '../../../../../test/generated/documents.ts';
import { type Shopper, startShop, type TestShop } from '../../../../../test/testkit.ts';
import { AuditEvent } from '../../../users/audit.entity.ts';

let kit: TestShop;
let manager: Shopper;
beforeAll(async () => {
  kit = await startShop();
  manager = await kit.newStaff('manager');
});
afterAll(() => kit.close());

/** Products on sale, by a range of the shop's own order. */
const products = async (from: number, count: number) => {
  const { desk } = await kit.gql(DeskProducts, { first: 100 }, manager.token);
  return desk!.products.nodes.slice(from, from + count);
};
const getProduct = async (id: string) => (await kit.gql(DeskProduct, { id }, manager.token)).desk!.product!;
const shopperSees = async (id: string) => (await kit.gql(ProductDocument, { id })).product;
const eventsOf = (id: string) =>
  kit.shop.db.read.find(AuditEvent, { where: { subject: `product:${id}` }, order: { id: 'ASC' } });

describe('a new product', () => {
  it('is created behind all others, without stock', async () => {
    const [like] = await products(0, 1);
    const input = { name: 'Jaggery', brand: 'Farm', subCategoryId: like!.subCategory.id, price: 45.5 };
    const created = expectTypename(
      (await kit.gql(CreateProduct, { input }, manager.token)).createProduct,
      'DeskProductCreated',
    ).product;
    expect(created).toMatchObject({
      name: 'Jaggery',
      price: 45.5,
      oldPrice: 45.5,
      stock: 0,
      withdrawn: false,
      thumbnail: null,
    });
    expect(created.category).toEqual(like!.category);
    expect(await shopperSees(created.id)).toMatchObject({ name: 'Jaggery', countInStock: 0 });
    expect(await eventsOf(created.id)).toMatchObject([{ action: 'productCreated', detail: 'Jaggery' }]);
  });

  it('is refused with every wrong field', async () => {
    const input = { name: '', brand: '', subCategoryId: 'nothing', price: -1 };
    const { createProduct } = await kit.gql(CreateProduct, { input }, manager.token);
    const { refusals } = expectTypename(createProduct, 'DeskProductsRefused');
    expect(refusals.map(({ field, productId }) => [field, productId])).toEqual([
      ['name', null],
      ['brand', null],
      ['price', null],
      ['subCategoryId', null],
    ]);
  });

  it('is created once by requests with the same idempotency key', async () => {
    const [like] = await products(0, 1);
    const create = async (changes: object) => {
      const input = {
        name: 'Rock Salt',
        brand: 'Farm',
        subCategoryId: like!.subCategory.id,
        price: 20,
        stock: 5,
      };
      return (await kit.gql(CreateProduct, { input: { ...input, ...changes } }, manager.token)).createProduct;
    };
    const key = { idempotencyKey: 'r'.repeat(32) };
    const results = await Promise.all(Array.from({ length: 5 }, () => create(key)));
    const ids = results.map((result) => expectTypename(result, 'DeskProductCreated').product.id);
    expect(new Set(ids).size).toBe(1);
    expect(await eventsOf(ids[0]!)).toHaveLength(1);

    const other = expectTypename(await create({ ...key, price: 21 }), 'DeskProductsRefused');
    expect(other).toMatchObject({
      message: expect.stringMatching(/created already, with other values/),
      refusals: [{ field: 'idempotencyKey', code: 'IDEMPOTENCY_KEY_REUSED' }],
    });
    const short = expectTypename(await create({ idempotencyKey: 'short' }), 'DeskProductsRefused');
    expect(short.refusals).toMatchObject([{ field: 'idempotencyKey' }]);
    // Without a key each request creates a product.
    const another = expectTypename(await create({}), 'DeskProductCreated').product;
    expect(ids).not.toContain(another.id);
  });

  it('can be a copy, which is not on sale', async () => {
    const [original] = await products(1, 1);
    const { duplicateProduct } = await kit.gql(DuplicateProduct, { id: original!.id }, manager.token);
    const { product } = expectTypename(duplicateProduct, 'DeskProductCreated');
    const { id, name, images, price, description } = original!;
    expect(product).toMatchObject({
      name: `${name} (copy)`,
      ...{ images, price, description, stock: 0, withdrawn: true, reviewCount: 0 },
    });
    expect(product.id).not.toBe(id);
    expect(await shopperSees(product.id)).toBeNull();
    const missing = await kit.gql(DuplicateProduct, { id: 'nothing' }, manager.token);
    expectTypename(missing.duplicateProduct, 'NotFound');
  });
});

describe('withdrawn products', () => {
  it('are not on sale until they are restored', async () => {
    const before = await products(80, 3);
    const ids = before.map(({ id }) => id);
    const { withdrawProducts } = await kit.gql(WithdrawProducts, { ids }, manager.token);
    const withdrawn = expectTypename(withdrawProducts, 'DeskProductsMoved').products;
    expect(withdrawn.map((product) => product.withdrawn)).toEqual([true, true, true]);
    expect(await shopperSees(ids[0]!)).toBeNull();
    const { desk } = await kit.gql(DeskProducts, { filter: { withdrawn: true } }, manager.token);
    expect(desk!.products.nodes.map(({ id }) => id)).toEqual(expect.arrayContaining(ids));

    const again = await kit.gql(WithdrawProducts, { ids }, manager.token);
    expectTypename(again.withdrawProducts, 'DeskProductsMoved');
    const { restoreProducts } = await kit.gql(RestoreProducts, { ids }, manager.token);
    expectTypename(restoreProducts, 'DeskProductsMoved');
    expect(await shopperSees(ids[0]!)).not.toBeNull();
    expect(await products(80, 3)).toMatchObject(
      before.map(({ updatedAt: _, version: __, ...product }) => product),
    );
    expect((await eventsOf(ids[0]!)).map(({ action }) => action)).toEqual([
      'productWithdrawn',
      'productRestored',
    ]);
  });

  it('are withdrawn all or none', async () => {
    const [product] = await products(0, 1);
    const ids = [product!.id, 'nothing'];
    const { withdrawProducts } = await kit.gql(WithdrawProducts, { ids }, manager.token);
    expectTypename(withdrawProducts, 'DeskProductsRefused');
    expect((await getProduct(product!.id)).withdrawn).toBe(false);
  });
});
