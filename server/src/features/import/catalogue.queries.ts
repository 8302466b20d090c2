import { type EntityManager, In, MoreThan, Not } from 'typeorm';
import { Category, Product } from '../catalog/catalog.entity.ts';
import { Variant } from '../catalog/variants/variants.entity.ts';
import { InventoryItem } from '../stock/inventoryItems.entity.ts';
import { StockMovement } from '../stock/stockMovements.entity.ts';

// What imports and exports read of the catalogue.

const STATE_COLUMNS = [
  'id',
  'name',
  'brand',
  'sku',
  'catId',
  'subCatId',
  'price',
  'oldPrice',
  'rating',
  'reviewCount',
  'featured',
  'withdrawn',
  'position',
] as const satisfies (keyof Product)[];

/** The columns of a product that are read for all products at once. */
export type StateRow = Pick<Product, (typeof STATE_COLUMNS)[number]> & {
  /** Whether its variants are stored. */
  hasVariants: boolean;
};

type FlagColumn = 'featured' | 'withdrawn' | 'hasVariants';

/** The products whose ids come after one, at most `limit`, in the order of their ids. */
export async function readStateRows(
  manager: EntityManager,
  after: string,
  limit: number,
): Promise<StateRow[]> {
  const rows = await manager
    .createQueryBuilder(Product, 'p')
    .select(STATE_COLUMNS.map((column) => `p.${column} AS ${column}`))
    .addSelect('EXISTS (SELECT 1 FROM variants v WHERE v.productId = p.id)', 'hasVariants')
    .where('p.id > :after', { after })
    .orderBy('p.id')
    .limit(limit)
    .getRawMany<Omit<StateRow, FlagColumn> & Record<FlagColumn, number | string>>();
  return rows.map((row) =>
    Object.assign(row, {
      featured: Number(row.featured) === 1,
      withdrawn: Number(row.withdrawn) === 1,
      hasVariants: Number(row.hasVariants) === 1,
    }),
  );
}

/** Columns that are too long, or too rarely compared, to be read of all products. */
const DETAILS = [
  'description',
  'images',
  'imageAlts',
  'size',
  'productWeight',
  'productRam',
  'countries',
  'hsn',
  'gstRate',
  'taxExempt',
  'countryOfOrigin',
  'contents',
] as const satisfies (keyof Product)[];

export type LongColumns = Pick<Product, (typeof DETAILS)[number]>;

/** The long columns of products, by their ids. */
export async function readLongColumns(
  manager: EntityManager,
  ids: readonly string[],
): Promise<Map<string, LongColumns>> {
  if (ids.length === 0) return new Map();
  const select = Object.fromEntries(['id', ...DETAILS].map((column) => [column, true]));
  const rows = await manager.find(Product, { select, where: { id: In([...ids]) } });
  // Of the other columns the entities have undefined values.
  return new Map(
    rows.map((row) => [
      row.id,
      Object.fromEntries(DETAILS.map((column) => [column, row[column]])) as unknown as LongColumns,
    ]),
  );
}

/** Ids and SKUs of all products. */
export const readNumbers = (manager: EntityManager): Promise<Pick<Product, 'id' | 'sku'>[]> =>
  manager.createQueryBuilder(Product, 'p').select('p.id', 'id').addSelect('p.sku', 'sku').getRawMany();

/** The SKUs of all variants, each with the id of its product. */
export const readVariantSkus = (manager: EntityManager): Promise<{ sku: string; productId: string }[]> =>
  manager
    .createQueryBuilder(Variant, 'v')
    .select(['v.sku AS sku', 'v.productId AS productId'])
    .where('v.sku IS NOT NULL')
    .getRawMany();

/** An inventory item as far as a file names it. */
export type NamedItem = Pick<InventoryItem, 'id' | 'code' | 'name' | 'countedIn'>;

/** All inventory items but the products' own ones. */
export const readInventoryItems = (manager: EntityManager): Promise<NamedItem[]> =>
  manager.find(InventoryItem, { select: { id: true, code: true, name: true, countedIn: true } });

/** The inventory items that an import has created. */
export const readItemsOfImport = (manager: EntityManager, importId: string): Promise<NamedItem[]> =>
  manager
    .createQueryBuilder(InventoryItem, 'item')
    .select(['item.id', 'item.code', 'item.name', 'item.countedIn'])
    // The first movement of an item has its id.
    .innerJoin(StockMovement, 'opening', 'opening.id = item.id AND opening.reference = :importId', {
      importId,
    })
    .getMany();

/** Ids of the inventory items on which variants of several products draw. */
export const readSharedItemIds = async (manager: EntityManager): Promise<string[]> => {
  const rows: { inventoryId: string }[] = await manager
    .createQueryBuilder(Variant, 'v')
    .select('v.inventoryId', 'inventoryId')
    .where('v.inventoryId IS NOT NULL')
    .groupBy('v.inventoryId')
    .having('COUNT(DISTINCT v.productId) > 1')
    .getRawMany();
  return rows.map(({ inventoryId }) => inventoryId);
};

/** The variants that draw on some inventory items. */
export const findDrawingVariants = (
  manager: EntityManager,
  itemIds: readonly string[],
): Promise<Pick<Variant, 'productId' | 'inventoryId'>[]> =>
  manager.find(Variant, {
    select: { productId: true, inventoryId: true },
    where: { inventoryId: In([...itemIds]) },
  });

/** The products on sale whose ids come after one, at most `limit`, in the order of their ids. */
export const readProductsOnSale = (
  manager: EntityManager,
  after: string,
  limit: number,
): Promise<Product[]> =>
  manager.find(Product, {
    where: { id: MoreThan(after), withdrawn: false },
    order: { id: 'ASC' },
    take: limit,
  });

/** Products by their ids; unknown ids are absent. */
export async function readProducts(
  manager: EntityManager,
  ids: readonly string[],
): Promise<Map<string, Product>> {
  const products = await manager.findBy(Product, { id: In([...ids]) });
  return new Map(products.map((product) => [product.id, product]));
}

/** Whether another product, or a variant of another one, has one of the SKUs. */
export async function areSkusTaken(
  manager: EntityManager,
  skus: readonly string[],
  productId: string,
): Promise<boolean> {
  const sku = In([...skus]);
  return (
    (await manager.existsBy(Product, { sku, id: Not(productId) })) ||
    manager.existsBy(Variant, { sku, productId: Not(productId) })
  );
}

/** All categories and sub-categories. */
export const readCategories = (manager: EntityManager): Promise<Category[]> => manager.find(Category);

/** Those of some categories that still exist. */
export const findCategories = (manager: EntityManager, ids: readonly string[]): Promise<Category[]> =>
  manager.findBy(Category, { id: In([...ids]) });

export const isSubCategoryOf = (
  manager: EntityManager,
  { catId, subCatId }: Pick<Product, 'catId' | 'subCatId'>,
): Promise<boolean> => manager.existsBy(Category, { id: subCatId, parentId: catId });
