import { expectTypename } from '../../../../test/expectTypename.ts';
import {
  CreateProduct,
  DeskProduct,
  DeskProducts,
  DuplicateProduct,
  Product as ProductDocument,
  RelatedProducts,
  UpdateProducts,
  type UpdateProductsMutationVariables,
  WithdrawProducts,
} from '../../../../test/generated/documents.ts';
import { scansOf } from '../../../../test/scansOf.ts';
import { type Shopper, startShop, type TestShop } from '../../../../test/testkit.ts';
import { AuditEvent } from '../../users/audit.entity.ts';
import { Product } from '../catalog.entity.ts';
import { openCatalog } from '../catalog.ts';
import { RelatedProduct } from './relatedProducts.entity.ts';

let kit: TestShop;
let manager: Shopper;
/** Ids of products on sale in all countries, none of which is related to another one. */
let ids: string[];
beforeAll(async () => {
  kit = await startShop();
  manager = await kit.newStaff('manager');
  const { desk } = await kit.gql(DeskProducts, { first: 100 }, manager.token);
  ids = desk!.products.nodes.filter(({ countries }) => countries.length === 0).map(({ id }) => id);
});
afterAll(() => kit.close());

/** The next `count` of the products, so that each test has its own. */
const takeIds = (count: number) => ids.splice(0, count);
const getProduct = async (id: string) => (await kit.gql(DeskProduct, { id }, manager.token)).desk!.product!;
const update = async (changes: UpdateProductsMutationVariables['changes']) =>
  (await kit.gql(UpdateProducts, { changes }, manager.token)).updateProducts;
/** Stores the related products of a product. */
async function relate(id: string, relatedIds: string[]) {
  const { version } = await getProduct(id);
  return expectTypename(await update([{ id, version, relatedIds }]), 'DeskProductsUpdated');
}
const idsOf = (products: readonly { id: string }[]) => products.map(({ id }) => id);
const shopperSees = async (id: string, variables: { first?: number | null; location?: string } = {}) =>
  idsOf((await kit.gql(RelatedProducts, { id, ...variables })).product!.related);

describe('related products', () => {
  it('are shown in the order in which staff have chosen them', async () => {
    const [id, one, other, third] = takeIds(4) as [string, string, string, string];
    const automatic = await shopperSees(id);
    const saved = await relate(id, [third, one, other]);
    expect(idsOf(saved.products[0]!.related)).toEqual([third, one, other]);
    expect(saved.previous[0]!.related).toEqual([]);
    expect(await getProduct(id)).toEqual(saved.products[0]);
    expect(await shopperSees(id)).toEqual([third, one, other]);
    expect(await shopperSees(id, { first: 2 })).toEqual([third, one]);

    await relate(id, [one, third]);
    expect(await shopperSees(id)).toEqual([one, third]);
    await relate(id, []);
    expect((await getProduct(id)).related).toEqual([]);
    expect(await shopperSees(id)).toEqual(automatic);
  });

  it('are up to twenty, which a shopper can read at once', async () => {
    const [id, ...others] = takeIds(15) as [string, ...string[]];
    const { subCategory } = await getProduct(id);
    const versions = await Promise.all(others.map(getProduct));
    const subCategoryId = subCategory.id;
    await update(versions.map(({ id: other, version }) => ({ id: other, version, subCategoryId })));
    expect(await shopperSees(id, { first: null })).toHaveLength(12);
    expect(await shopperSees(id, { first: 14 })).toHaveLength(14);
    const twenty = ids.slice(-20);
    await relate(id, twenty);
    expect(await shopperSees(id)).toEqual(twenty.slice(0, 12));
    expect(await shopperSees(id, { first: null })).toEqual(twenty);
  });

  it('are left out where shoppers cannot buy them', async () => {
    const [id, onSale] = takeIds(2) as [string, string];
    // Of another sub-category.
    const [withdrawn, elsewhere] = ids.splice(-2) as [string, string];
    const automatic = await shopperSees(id, { location: 'NP' });
    await relate(id, [withdrawn, elsewhere, onSale]);
    const { version } = await getProduct(elsewhere);
    expectTypename(await update([{ id: elsewhere, version, countries: ['IN'] }]), 'DeskProductsUpdated');
    const { withdrawProducts } = await kit.gql(WithdrawProducts, { ids: [withdrawn] }, manager.token);
    expectTypename(withdrawProducts, 'DeskProductsMoved');
    expect(await shopperSees(id)).toEqual([elsewhere, onSale]);
    expect(await shopperSees(id, { location: 'NP' })).toEqual([onSale]);
    const { related } = await getProduct(id);
    expect(related).toMatchObject([{ id: withdrawn, withdrawn: true }, { id: elsewhere }, { id: onSale }]);

    await relate(id, [withdrawn, elsewhere]);
    // Without any to show, the shop chooses.
    expect(await shopperSees(id, { location: 'NP' })).toEqual(automatic);
  });

  it('are edited like the other fields: conflict, undo, audit event', async () => {
    const [id, one, other] = takeIds(3) as [string, string, string];
    const { version } = await getProduct(id);
    await relate(id, [one]);
    const late = expectTypename(await update([{ id, version, brand: 'Late' }]), 'DeskEditConflict');
    expect(late.conflicts).toMatchObject([{ givenVersion: version, stored: { related: [{ id: one }] } }]);
    const { products, previous } = await relate(id, [other, one]);
    const undo = { id, version: products[0]!.version, relatedIds: idsOf(previous[0]!.related) };
    const undone = expectTypename(await update([undo]), 'DeskProductsUpdated');
    expect(idsOf(undone.products[0]!.related)).toEqual([one]);
    // The same list again changes nothing.
    const same = { id, version: undone.products[0]!.version, relatedIds: [one] };
    expect(expectTypename(await update([same]), 'DeskProductsUpdated').products).toEqual(undone.products);
    const events = await kit.shop.db.read.findBy(AuditEvent, { subject: `product:${id}` });
    expect(events).toMatchObject(
      Array.from({ length: 3 }, () => ({
        action: 'productChanged',
        actorId: manager.id,
        detail: 'relatedIds',
      })),
    );
  });

  it.each<[string, (id: string, other: string) => string[], string, string]>([
    ['the product itself', (id, other) => [other, id], 'INPUT_INVALID', 'A product is not related to itself'],
    ['one twice', (_, other) => [other, other], 'LISTED_TWICE', 'A related product is listed twice'],
    ['an unknown one', (_, other) => [other, 'nothing'], 'PRODUCT_NOT_FOUND', 'There is no such product'],
    [
      'more than twenty',
      () => Array.from({ length: 21 }, (_, n) => `p${n}`),
      'TOO_MANY',
      'A product has at most 20 related products',
    ],
  ])('are refused with %s', async (_, relatedIds, code, message) => {
    const [id, other] = ids.slice(0, 2) as [string, string];
    const product = await getProduct(id);
    const change = { id, version: product.version, relatedIds: relatedIds(id, other) };
    const { refusals } = expectTypename(await update([change]), 'DeskProductsRefused');
    expect(refusals).toEqual([{ productId: id, field: 'relatedIds', code, message }]);
    expect(await getProduct(id)).toEqual(product);
  });

  it('belong to a new product and to a copy', async () => {
    const [id, one, other] = takeIds(3) as [string, string, string];
    const { subCategory } = await getProduct(id);
    const input = {
      name: 'Tea set',
      brand: 'Farm',
      subCategoryId: subCategory.id,
      price: 99,
      relatedIds: [other, one],
      idempotencyKey: 'related-products',
    };
    const create = async () =>
      expectTypename(
        (await kit.gql(CreateProduct, { input }, manager.token)).createProduct,
        'DeskProductCreated',
      ).product;
    const created = await create();
    expect(idsOf(created.related)).toEqual([other, one]);
    expect(await shopperSees(created.id)).toEqual([other, one]);
    expect(await create()).toEqual(created);

    const { duplicateProduct } = await kit.gql(DuplicateProduct, { id: created.id }, manager.token);
    const copy = expectTypename(duplicateProduct, 'DeskProductCreated').product;
    expect(idsOf(copy.related)).toEqual([other, one]);
    await relate(copy.id, [one]);
    expect(idsOf((await getProduct(created.id)).related)).toEqual([other, one]);
  });

  it('are read when the catalogue is opened, and followed by other processes', async () => {
    const [id, one, other] = takeIds(3) as [string, string, string];
    await relate(id, [other, one]);
    const catalog = await openCatalog(kit.shop.db);
    const relatedIds = () => catalog.snapshot.productById.get(id)?.relatedIds;
    expect(relatedIds()).toEqual([other, one]);
    await relate(id, [one]);
    await catalog.refresh();
    expect(relatedIds()).toEqual([one]);
  });

  it('go with a product that is deleted, on both sides', async () => {
    const [id, one, other] = takeIds(3) as [string, string, string];
    const create = async () => {
      const { duplicateProduct } = await kit.gql(DuplicateProduct, { id }, manager.token);
      return expectTypename(duplicateProduct, 'DeskProductCreated').product.id;
    };
    const deleted = await create();
    await relate(deleted, [other]);
    await relate(id, [deleted, one]);
    await kit.shop.db.write(async (tx) => {
      await tx.query(`DELETE FROM stock_movements WHERE productId = '${deleted}'`);
      await tx.delete(Product, { id: deleted });
    });
    expect(await kit.shop.db.read.countBy(RelatedProduct, { productId: deleted })).toBe(0);
    expect(idsOf((await getProduct(id)).related)).toEqual([one]);
    expect(await shopperSees(id)).toEqual([one]);
  });

  it('cost shoppers no statement, and staff two for any number of products, each by an index', async () => {
    const chosen = takeIds(6);
    await kit.setVariants(chosen[0]!, []);
    for (const id of chosen) await relate(id, ids.slice(0, 20));
    const ofShopper = await kit.statements(() => kit.gql(RelatedProducts, { id: chosen[0]! }));
    expect(ofShopper).toEqual([]);
    // Its description and stock, and its reviews.
    expect(await kit.statements(() => kit.gql(ProductDocument, { id: chosen[0]! }))).toHaveLength(2);
    for (const first of [1, 100]) {
      const statements = await kit.statements(() => kit.gql(DeskProducts, { first }, manager.token));
      // Session, page and its related ids; the related products and theirs.
      expect(statements.length).toBeLessThanOrEqual(5);
      for (const { sql, parameters } of statements)
        expect({ sql, scans: await scansOf(kit.shop.db, sql, parameters) }).toEqual({ sql, scans: [] });
    }
  });
});
