import type { EntityManager } from 'typeorm';
import { incrementCatalogRevision, readRevision } from '../../database/catalogRevision.ts';
import { type Dialect, forUpdate } from '../../database/dialects.ts';
import { Banner, Category, Product } from './catalog.entity.ts';

/**
 * Announces a change of the catalogue. Call it in the transaction of the change, and store the returned number as the
 * `revision` of each product that changes.
 */
export async function nextRevision(tx: EntityManager): Promise<number> {
  await incrementCatalogRevision(tx);
  return readRevision(tx);
}

/**
 * SQL for `Product.updatedAt` of a change: now, or right after the product's last change where the clock is behind it. So no two changes of
 * a product have the same time, which is its version for staff.
 */
export function nextUpdatedAt(): string {
  const now = Date.now();
  const last = 'COALESCE(updatedAt, createdAt)';
  return `CASE WHEN ${last} >= ${now} THEN ${last} + 1 ELSE ${now} END`;
}

/** The catalogue's revision. Its row stays locked until the transaction ends, so changes of the catalogue happen one after another. */
export async function lockRevision(tx: EntityManager, dialect: Dialect): Promise<number> {
  const [state]: { revision: number }[] = await tx.query(
    `SELECT revision FROM catalog_state WHERE id = 1 ${forUpdate(dialect)}`,
  );
  if (!state) throw new Error('The catalogue has no revision');
  return state.revision;
}

// All columns but the stock, which is not kept in memory. Lists are JSON texts.
const textColumns = [
  'id',
  'name',
  'brand',
  'description',
  'images',
  'imageAlts',
  'catId',
  'subCatId',
  'productRam',
  'productWeight',
  'size',
  'countries',
  'countryOfOrigin',
  'contents',
] as const satisfies (keyof Product)[];
const numberColumns = [
  'price',
  'oldPrice',
  'rating',
  'reviewCount',
  'featured',
  'position',
  'revision',
  'withdrawn',
  'createdAt',
  'updatedAt',
] as const satisfies (keyof Product)[];

/** A row as the drivers return it; MySQL's returns large numbers as text. */
export type ProductRow = Record<
  Exclude<(typeof textColumns)[number], 'imageAlts' | 'countryOfOrigin' | 'contents'>,
  string
> & {
  imageAlts: string | null;
  countryOfOrigin: string | null;
  contents: string | null;
  updatedAt: number | string | null;
} & Record<Exclude<(typeof numberColumns)[number], 'updatedAt'>, number | string>;

const BATCH_SIZE = 2000;

// Not by TypeORM's `find`: hydrating the entities would take longer than the query.
const NEXT_PRODUCTS = `SELECT ${[...textColumns, ...numberColumns].join(', ')} FROM products
WHERE (revision > ? OR (revision = ? AND id > ?)) AND revision <= ? ORDER BY revision, id LIMIT ${BATCH_SIZE}`;

/** The products that changed after revision `since`, up to and including `until`, in batches. */
export async function* readChangedProducts(
  manager: EntityManager,
  since: number,
  until: number,
): AsyncGenerator<ProductRow[]> {
  const readBatch = (revision: number, id: string): Promise<ProductRow[]> =>
    manager.query(NEXT_PRODUCTS, [revision, revision, id, until]);
  let nextBatch: Promise<ProductRow[]> | null = readBatch(since, '\uffff');
  while (nextBatch) {
    const rows: ProductRow[] = await nextBatch;
    const last = rows.length < BATCH_SIZE ? undefined : rows.at(-1);
    // The database reads the next batch while the caller processes this one.
    nextBatch = last ? readBatch(Number(last.revision), last.id) : null;
    yield rows;
  }
}

/** Whether anything refers to a category or sub-category: a sub-category, a product (also a withdrawn one) or a banner. */
export async function isCategoryUsed(manager: EntityManager, id: string): Promise<boolean> {
  return (
    (await manager.existsBy(Category, { parentId: id })) ||
    (await manager.existsBy(Product, [{ catId: id }, { subCatId: id }])) ||
    (await manager.existsBy(Banner, [{ catId: id }, { subCatId: id }]))
  );
}
