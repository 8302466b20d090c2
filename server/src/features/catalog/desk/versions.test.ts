import { type CatalogueImports, catalogueImports } from '../../../../test/catalogueImport.ts';
import { expectTypename } from '../../../../test/expectTypename.ts';
import {
  AddReview,
  DeskCategories,
  DeskProduct,
  type DeskProductChange,
  RestoreProducts,
  SetLowStockThreshold,
  UpdateCategory,
  UpdateProducts,
  WithdrawProducts,
} from '../../../../test/generated/documents.ts';
import { type Shopper, startShop, type TestShop } from '../../../../test/testkit.ts';
import { undoImport } from '../../import/undoImport.service.ts';
import { Product } from '../catalog.entity.ts';

let kit: TestShop;
let manager: Shopper;
let imports: CatalogueImports;
beforeAll(async () => {
  kit = await startShop();
  manager = await kit.newStaff('manager');
  imports = catalogueImports(kit);
  await importSalt(20, 5);
});
afterEach(() => jest.restoreAllMocks());
afterAll(async () => {
  await kit.close();
  imports.close();
});

const SKU = 'V-1';
const importSalt = (price: number, stock: number) =>
  imports.importLines('sku,product,category,sub_category,brand,sale_price,stock,description', [
    `${SKU},Salt,Staples,Salts,Own,${price},${stock},White.`,
  ]);

async function readSalt() {
  const { id } = await kit.shop.db.read.findOneByOrFail(Product, { sku: SKU });
  return (await kit.gql(DeskProduct, { id }, manager.token)).desk!.product!;
}

async function edit(fields: Partial<DeskProductChange>) {
  const { id, version } = await readSalt();
  return (await kit.gql(UpdateProducts, { changes: [{ id, version, ...fields }] }, manager.token))
    .updateProducts;
}

const withdraw = async () => kit.gql(WithdrawProducts, { ids: [(await readSalt()).id] }, manager.token);
const restore = async () => kit.gql(RestoreProducts, { ids: [(await readSalt()).id] }, manager.token);

async function renameCategory() {
  const { category } = await readSalt();
  const { desk } = await kit.gql(DeskCategories, {}, manager.token);
  const { id, version } = desk!.categories.find((one) => one.id === category.id)!;
  const change = { id, version, name: 'Daily needs' };
  const { updateCategory } = await kit.gql(UpdateCategory, { change }, manager.token);
  expectTypename(updateCategory, 'DeskCategorySaved');
}

async function review() {
  const input = { productId: (await readSalt()).id, review: 'Salty', customerRating: 4 };
  const { addReview } = await kit.gql(AddReview, { input }, (await kit.newShopper()).token);
  expectTypename(addReview, 'ReviewAdded');
}

async function setThreshold() {
  const input = { productIds: [(await readSalt()).id], threshold: 4 };
  const { setLowStockThreshold } = await kit.gql(SetLowStockThreshold, { input }, manager.token);
  expectTypename(setLowStockThreshold, 'DeskLowStockThresholdSet');
}

describe("a product's version", () => {
  // One after the other, on the same product.
  it.each<[string, () => Promise<unknown>]>([
    ['an edit', () => edit({ brand: 'Another' })],
    ['an edit back', () => edit({ brand: 'Own' })],
    ['other related products', async () => edit({ relatedIds: [(await kit.product('paneer')).id] })],
    ['taking it off sale', withdraw],
    ['putting it back on sale', restore],
    ['an import of another price', () => importSalt(21, 5)],
    ['the undo of an import', async () => undoImport(kit.shop, (await importSalt(22, 5)).id)],
  ])('changes with %s, so that an older one is refused', async (_, change) => {
    const { id, version } = await readSalt();
    await change();
    expect((await readSalt()).version).not.toBe(version);
    const late = { changes: [{ id, version, brand: 'Late' }] };
    const { updateProducts } = await kit.gql(UpdateProducts, late, manager.token);
    expectTypename(updateProducts, 'DeskEditConflict');
  });

  it.each<[string, () => Promise<unknown>]>([
    ['an edit that changes nothing', () => edit({ brand: 'Own' })],
    ['an edit of the stock', () => edit({ stockChange: 3 })],
    ['an import of another stock', () => importSalt(21, 6)],
    ['another threshold for low stock', setThreshold],
    ['another name of its category', renameCategory],
    ['a review', review],
  ])('stays the same with %s', async (_, change) => {
    const { version } = await readSalt();
    await change();
    expect((await readSalt()).version).toBe(version);
  });

  it('changes while the clock stands still or is behind', async () => {
    const { version } = await readSalt();
    const { updatedAt } = await kit.shop.db.read.findOneByOrFail(Product, { sku: SKU });
    const versions = [version];
    for (const [brand, time] of [
      ['One', Number(updatedAt)],
      ['Two', Number(updatedAt)],
      ['Three', Number(updatedAt) - 60_000],
    ] as const) {
      jest.spyOn(Date, 'now').mockReturnValue(time);
      expectTypename(await edit({ brand }), 'DeskProductsUpdated');
      jest.restoreAllMocks();
      versions.push((await readSalt()).version);
    }
    expect(new Set(versions).size).toBe(versions.length);
  });
});
