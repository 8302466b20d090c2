import type { EntityManager } from 'typeorm';
import type { Db } from '../../../database/database.ts';
import { CatalogState, Category, Product } from '../catalog.entity.ts';
import { nextRevision } from '../catalog.queries.ts';
import { type CategoryLookup, createCategoryLookup, missingCategories } from './categories.ts';
import { type FileSummary, identityOf, type StoredProduct } from './file/fileSummary.ts';
import type { Run } from './importRuns.service.ts';
import { Import } from './imports.entity.ts';

/** A product as far as it is read for all products at once; long columns are read batch by batch. */
export interface StateProduct extends StoredProduct {
  catId: string;
  subCatId: string;
  featured: boolean;
  withdrawn: boolean;
}

/** The stored catalogue at a revision, as far as the import needs it. */
export interface CatalogueState {
  revision: number;
  categories: CategoryLookup;
  byIdentity: Map<string, StateProduct[]>;
  byId: Map<string, StateProduct>;
  bySku: Map<string, StateProduct>;
  /** Ids of the products that earlier records of the file describe. */
  matchedIds: Set<string>;
  /** The position of the next new product: behind all others. */
  nextPosition: number;
}

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

type StateRow = Omit<StateProduct, 'featured' | 'withdrawn'> & {
  featured: number;
  withdrawn: number;
  position: number;
};

/** Reads the stored catalogue. */
export async function readCatalogue(manager: EntityManager): Promise<CatalogueState> {
  // First, so that the next write notices a change that is committed meanwhile.
  const { revision } = await manager.findOneByOrFail(CatalogState, { id: 1 });
  const state = emptyCatalogue(await manager.find(Category));
  const rows = await manager
    .createQueryBuilder(Product, 'p')
    .select(STATE_COLUMNS.map((column) => `p.${column} AS ${column}`))
    .orderBy('p.position')
    .addOrderBy('p.id')
    .getRawMany<StateRow>();
  for (const { position, featured, withdrawn, ...row } of rows) {
    const product = { ...row, featured: Boolean(featured), withdrawn: Boolean(withdrawn) };
    state.byId.set(product.id, product);
    if (product.sku) state.bySku.set(product.sku, product);
    state.nextPosition = position + 1;
    const names = state.categories.namesOf(product.subCatId);
    if (!names) continue;
    const identity = identityOf({ ...product, ...names });
    const packs = state.byIdentity.get(identity);
    if (packs) packs.push(product);
    else state.byIdentity.set(identity, [product]);
  }
  return { ...state, revision };
}

/** A catalogue without products; without categories, too, for a comparison with a database that has no tables. */
export const emptyCatalogue = (categories: readonly Category[] = []): CatalogueState => ({
  revision: 0,
  categories: createCategoryLookup(categories),
  byIdentity: new Map(),
  byId: new Map(),
  bySku: new Map(),
  matchedIds: new Set(),
  nextPosition: 0,
});

/** Creates the categories and sub-categories of the file that do not exist, in one transaction, and records that the import has. */
export async function createMissingCategories(
  db: Db,
  run: Run,
  fileCategories: FileSummary['categories'],
): Promise<void> {
  if (missingCategories(await db.read.find(Category), fileCategories).length === 0) return;
  await db.write(async (tx) => {
    await run.confirm(tx);
    // Its row lock makes concurrent imports wait until these categories are committed.
    await nextRevision(tx);
    const missing = missingCategories(await tx.find(Category), fileCategories);
    if (missing.length === 0) return;
    await tx.createQueryBuilder().insert().into(Category).values(missing).updateEntity(false).execute();
    const { createdCategories } = await tx.findOneByOrFail(Import, { id: run.importId });
    const ids = missing.map(({ id }) => id);
    await tx.update(
      Import,
      { id: run.importId },
      { createdCategories: [...(createdCategories ?? []), ...ids] },
    );
  });
}
