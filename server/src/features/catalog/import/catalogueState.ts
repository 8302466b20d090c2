import { type EntityManager, In } from 'typeorm';
import type { Db } from '../../../database/database.ts';
import { newId } from '../../../lib/ids.ts';
import { CatalogState, Category, Product } from '../catalog.entity.ts';
import { nextRevision } from '../catalog.queries.ts';
import { recordOpeningUnits } from '../stock/ledger.service.ts';
import { type CatalogueRow, descriptionOf } from './catalogueRow.ts';
import { type CategoryLookup, createCategoryLookup, missingCategories } from './categories.ts';
import { type FileSummary, identityOf, matchProduct, type StoredProduct } from './fileSummary.ts';

/** The stored catalogue at a revision, as far as the import needs it. */
export interface CatalogueState {
  revision: number;
  categories: CategoryLookup;
  products: Map<string, StoredProduct[]>;
  /** The position of the next new product: behind all others. */
  nextPosition: number;
}

/** Stock of a new product. The files have no stock, and a product without any could not be sold. */
const NEW_STOCK = 50;

/** Columns that are read of all products; descriptions are read batch by batch. */
const STORED_COLUMNS = [
  'id',
  'name',
  'brand',
  'subCatId',
  'price',
  'oldPrice',
  'rating',
  'reviewCount',
  'position',
] as const satisfies (keyof Product)[];

/** Reads the stored catalogue. */
export async function readCatalogue(manager: EntityManager): Promise<CatalogueState> {
  // First, so that the next write notices a change that is committed meanwhile.
  const { revision } = await manager.findOneByOrFail(CatalogState, { id: 1 });
  const categories = createCategoryLookup(await manager.find(Category));
  const rows = await manager
    .createQueryBuilder(Product, 'p')
    .select(STORED_COLUMNS.map((column) => `p.${column} AS ${column}`))
    .orderBy('p.position')
    .addOrderBy('p.id')
    .getRawMany<StoredProduct & { subCatId: string; position: number }>();
  const products = new Map<string, StoredProduct[]>();
  for (const { subCatId, position, ...product } of rows) {
    const names = categories.namesOf(subCatId);
    if (!names) continue;
    const identity = identityOf({ ...product, ...names });
    const packs = products.get(identity);
    if (packs) packs.push(product);
    else products.set(identity, [product]);
  }
  return { revision, categories, products, nextPosition: (rows.at(-1)?.position ?? -1) + 1 };
}

/** For a dry run on a database without tables. */
export const emptyCatalogue = (): CatalogueState => ({
  revision: 0,
  categories: createCategoryLookup([]),
  products: new Map(),
  nextPosition: 0,
});

/** Creates the categories and sub-categories of the file that do not exist, in one transaction. */
export async function createMissingCategories(
  db: Db,
  fileCategories: FileSummary['categories'],
): Promise<void> {
  if (missingCategories(await db.read.find(Category), fileCategories).length === 0) return;
  await db.write(async (tx) => {
    // First: its row lock makes concurrent imports wait until these categories are committed.
    await nextRevision(tx);
    const missing = missingCategories(await tx.find(Category), fileCategories);
    if (missing.length === 0) return;
    await tx.createQueryBuilder().insert().into(Category).values(missing).updateEntity(false).execute();
  });
}

/** What a batch of rows changes. */
export interface Plan {
  inserts: CatalogueRow[];
  updates: { product: StoredProduct; changes: Changes }[];
}

type Changes = Partial<Pick<Product, 'name' | 'brand' | 'price' | 'oldPrice' | 'rating' | 'description'>>;

/** Compares a batch of rows with the stored catalogue. Columns that are absent or blank in the file keep their stored values. */
export async function planBatch(
  manager: EntityManager,
  state: CatalogueState,
  summary: FileSummary,
  rows: readonly CatalogueRow[],
): Promise<Plan> {
  const matchedIds = new Set<string>();
  const inserts: CatalogueRow[] = [];
  const matches: { row: CatalogueRow; product: StoredProduct }[] = [];
  for (const row of rows) {
    const product = matchProduct(row, state.products.get(identityOf(row)) ?? [], summary, matchedIds);
    if (product) {
      matchedIds.add(product.id);
      matches.push({ row, product });
    } else inserts.push(row);
  }
  const descriptions = await readDescriptions(
    manager,
    matches.filter(({ row }) => row.description !== null).map(({ product }) => product.id),
  );
  const updates = matches
    .map(({ row, product }) => ({ product, changes: changesOf(row, product, descriptions.get(product.id)) }))
    .filter(({ changes }) => Object.keys(changes).length > 0);
  return { inserts, updates };
}

async function readDescriptions(manager: EntityManager, ids: string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await manager.find(Product, {
    select: { id: true, description: true },
    where: { id: In(ids) },
  });
  return new Map(rows.map(({ id, description }) => [id, description]));
}

/** @param description the stored one; undefined: not compared */
function changesOf(row: CatalogueRow, product: StoredProduct, description: string | undefined): Changes {
  const fileValues: Changes = { name: row.name, brand: row.brand, price: row.price, oldPrice: row.oldPrice };
  // Shoppers' reviews take precedence over the file's rating.
  if (row.rating !== null && product.reviewCount === 0) fileValues.rating = row.rating;
  if (row.description !== null) fileValues.description = descriptionOf(row);
  const storedValues: Changes = { ...product, description };
  const changed = Object.entries(fileValues).filter(
    ([column, value]) => storedValues[column as keyof Changes] !== value,
  );
  return Object.fromEntries(changed);
}

/** The stored catalogue has changed since it was read; nothing was written. */
export class StaleCatalogueError extends Error {}

/**
 * Stores the changes of a batch.
 * @returns the new revision
 * @throws StaleCatalogueError when another process has changed the catalogue: read it again and make a new plan
 */
export async function writeBatch(
  tx: EntityManager,
  state: CatalogueState,
  { inserts, updates }: Plan,
): Promise<number> {
  const revision = await nextRevision(tx);
  if (revision !== state.revision + 1) throw new StaleCatalogueError();
  const products = inserts.map((row, index) => newProduct(state, row, index, revision));
  if (products.length > 0) {
    await tx.createQueryBuilder().insert().into(Product).values(products).updateEntity(false).execute();
    await recordOpeningUnits(tx, products);
  }
  for (const { product, changes } of updates)
    await tx.update(Product, { id: product.id }, { ...changes, revision });
  return revision;
}

/** @param index of the product among those that are inserted with it */
function newProduct(state: CatalogueState, row: CatalogueRow, index: number, revision: number): Product {
  return {
    id: newId(),
    name: row.name,
    brand: row.brand,
    description: descriptionOf(row),
    images: [],
    imageAlts: null,
    price: row.price,
    oldPrice: row.oldPrice,
    ...state.categories.find(row.category, row.subCategory),
    rating: row.rating ?? 0,
    reviewCount: 0,
    countInStock: NEW_STOCK,
    productRam: [],
    productWeight: [],
    size: [],
    countries: [],
    featured: false,
    position: state.nextPosition + index,
    revision,
    withdrawn: false,
    createdAt: Date.now(),
  };
}

/** Updates the state after a batch was stored. */
export function applyBatch(state: CatalogueState, { inserts, updates }: Plan, revision: number): void {
  state.revision = revision;
  state.nextPosition += inserts.length;
  for (const { product, changes } of updates) Object.assign(product, changes);
}
