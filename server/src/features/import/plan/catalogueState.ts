import { setImmediate as nextTurn } from 'node:timers/promises';
import type { EntityManager } from 'typeorm';
import { readRevision } from '../../../database/catalogRevision.ts';
import type { Db } from '../../../database/database.ts';
import { isMigrated } from '../../../database/migrate.ts';
import { type Category, insertCategoryRows, nextRevision } from '../../catalog/catalogueRows.service.ts';
import { defaultGstRatesOfToday, readAllowedGstRates } from '../../catalog/tax/productTax.service.ts';
import {
  readCategories,
  readInventoryItems,
  readNumbers,
  readStateRows,
  readVariantSkus,
} from '../catalogue.queries.ts';
import {
  type CategoryLookup,
  createCategoryLookup,
  createCategoryOf,
  createRestoreCategory,
  missingCategories,
} from '../categories/categories.ts';
import type { FileSource } from '../file/catalogueFile.ts';
import { NO_BRAND } from '../file/description.ts';
import { asRead } from '../file/fieldReader.ts';
import { type FileSummary, identityOf, type StoredProduct } from '../file/fileSummary.ts';
import type { Run } from '../importRuns.service.ts';
import { Import } from '../imports.entity.ts';
import { createInventoryLookup, type InventoryLookup } from './variants/inventoryLookup.ts';
import { createItemsOfFile, type ItemsOfFile } from './variants/itemsOfFile.ts';
import type { StatedUnits } from './variants/itemUnits.ts';

/** A product as far as it is read for all products at once; long columns are read batch by batch. */
export interface StateProduct extends StoredProduct {
  catId: string;
  subCatId: string;
  featured: boolean;
  withdrawn: boolean;
  /** Whether its variants are stored: then a row of the product as a whole changes neither price nor options. */
  hasVariants: boolean;
}

/** The stored catalogue at a revision, as far as the import needs it. */
export interface CatalogueState {
  revision: number;
  categories: CategoryLookup;
  byIdentity: Map<string, StateProduct[]>;
  /**
   * By the identity as a file with their names is read, if it is another one: older releases stored names as a file had
   * them.
   */
  byReadIdentity: Map<string, StateProduct[]>;
  byId: Map<string, StateProduct>;
  /** By the SKU, and by the SKU as it is read from an export. */
  bySku: Map<string, StateProduct>;
  /** The product that has a variant with a SKU, as `bySku`. */
  byVariantSku: Map<string, string>;
  inventory: InventoryLookup;
  itemsOfFile: ItemsOfFile;
  /** The rates that products may get today, in basis points. */
  allowedGstRates: readonly number[];
  /** What earlier records of the file say of inventory items' units, by item. */
  statedUnits: Map<string, StatedUnits>;
  /** The keys of `byIdentity` by what is left of them when letters are lost; undefined: no record has needed it. */
  byUndamagedLetters?: ReadonlyMap<string, string[]>;
  /** An SKU of each `nameKey`; undefined: no record has needed it. */
  skuByKey?: ReadonlyMap<string, string>;
  /** Ids of the products that earlier records of the file describe. */
  matchedIds: Set<string>;
  /** The position of the next new product: behind all others. */
  nextPosition: number;
}

/** Products of one read: a large catalogue takes a second, in which a shop on SQLite would answer nobody. */
const BATCH = 1000;

/**
 * Reads the stored catalogue.
 * @param pauses whether other work of the process runs meanwhile; without it, fewer others change the catalogue before
 * it is read
 */
export async function readCatalogue(manager: EntityManager, pauses = true): Promise<CatalogueState> {
  // First, so that the next write notices a change that is committed meanwhile.
  const revision = await readRevision(manager);
  const state = emptyCatalogue(await readCategories(manager));
  state.byVariantSku = toOwners(await readVariantSkus(manager));
  state.inventory = createInventoryLookup(await readInventoryItems(manager));
  state.allowedGstRates = await readAllowedGstRates(manager);
  const positions = new Map<string, number>();
  for (let last: string | undefined = ''; last !== undefined; ) {
    const rows = await readStateRows(manager, last, BATCH);
    for (const { position, ...row } of rows) {
      positions.set(row.id, position);
      addProduct(state, row);
      state.nextPosition = Math.max(state.nextPosition, position + 1);
    }
    last = rows.length < BATCH ? undefined : rows.at(-1)?.id;
    if (last && pauses) await nextTurn();
  }
  // Of several packs with the same names the shop's first one comes first.
  const positionOf = ({ id }: StateProduct) => positions.get(id) ?? 0;
  for (const packs of [...state.byIdentity.values(), ...state.byReadIdentity.values()])
    if (packs.length > 1) packs.sort((a, b) => positionOf(a) - positionOf(b));
  return { ...state, revision };
}

/** Products by the SKUs of their variants, and by these as they are read from an export. */
const toOwners = (variants: readonly { sku: string; productId: string }[]): Map<string, string> =>
  new Map([
    ...variants.map(({ sku, productId }) => [asRead('sku', sku), productId] as const),
    ...variants.map(({ sku, productId }) => [sku, productId] as const),
  ]);

function addProduct(state: CatalogueState, product: StateProduct): void {
  state.byId.set(product.id, product);
  if (product.sku) {
    state.bySku.set(product.sku, product);
    const skuAsRead = asRead('sku', product.sku);
    if (!state.bySku.has(skuAsRead)) state.bySku.set(skuAsRead, product);
  }
  const names = state.categories.namesOf(product.subCatId);
  if (!names) return;
  const identity = identityOf({ ...product, ...names });
  addPack(state.byIdentity, identity, product);
  const readIdentity = identityOf({
    name: asRead('product', product.name) || product.name,
    brand: asRead('brand', product.brand) || NO_BRAND,
    ...(state.categories.readNamesOf(product.subCatId) ?? names),
  });
  if (readIdentity !== identity) addPack(state.byReadIdentity, readIdentity, product);
}

function addPack(packs: Map<string, StateProduct[]>, identity: string, product: StateProduct): void {
  const others = packs.get(identity);
  if (others) others.push(product);
  else packs.set(identity, [product]);
}

/** A catalogue without products; without categories, too, for a comparison with a database that has no tables. */
export const emptyCatalogue = (categories: readonly Category[] = []): CatalogueState => ({
  revision: 0,
  categories: createCategoryLookup(categories),
  byIdentity: new Map(),
  byReadIdentity: new Map(),
  byId: new Map(),
  bySku: new Map(),
  byVariantSku: new Map(),
  inventory: createInventoryLookup([]),
  allowedGstRates: defaultGstRatesOfToday(),
  itemsOfFile: createItemsOfFile(),
  statedUnits: new Map(),
  matchedIds: new Set(),
  nextPosition: 0,
});

/** All categories; none of a database that has no tables. */
export const findAllCategories = async (db: Db): Promise<Category[]> =>
  (await isMigrated(db)) ? readCategories(db.read) : [];

/** What a file is read with of the shop. */
export type ShopContext = 'findCategories' | 'restoreCategory' | 'isKnown' | 'ownerOfVariant';

/**
 * What a file is read with of the shop: how records find the category of a sub-category, or one with a damaged name,
 * and known products.
 */
export async function readFileContext(db: Db): Promise<Pick<FileSource, ShopContext>> {
  const categories = await findAllCategories(db);
  const hasTables = await isMigrated(db);
  const products = hasTables ? await readNumbers(db.read) : [];
  const owners = toOwners(hasTables ? await readVariantSkus(db.read) : []);
  const ids = new Set(products.map(({ id }) => id));
  const skus = new Set(products.flatMap(({ sku }) => (sku ? [sku, asRead('sku', sku)] : [])));
  return {
    findCategories: (fileCategories) => createCategoryOf(categories, fileCategories),
    restoreCategory: createRestoreCategory(categories),
    isKnown: ({ productId, sku }) => ids.has(productId ?? '') || skus.has(sku ?? '') || owners.has(sku ?? ''),
    ownerOfVariant: (sku) => owners.get(sku),
  };
}

/**
 * Creates the categories and sub-categories of the file that do not exist, in one transaction, and records that the
 * import has.
 */
export async function createMissingCategories(
  db: Db,
  run: Run,
  fileCategories: FileSummary['categories'],
): Promise<void> {
  if (missingCategories(await readCategories(db.read), fileCategories).length === 0) return;
  await db.write(async (tx) => {
    await run.confirm(tx);
    // Its row lock makes concurrent imports wait until these categories are committed.
    await nextRevision(tx);
    const missing = missingCategories(await readCategories(tx), fileCategories);
    if (missing.length === 0) return;
    await insertCategoryRows(tx, missing);
    const { createdCategories } = await tx.findOneByOrFail(Import, { id: run.importId });
    const ids = missing.map(({ id }) => id);
    await tx.update(
      Import,
      { id: run.importId },
      { createdCategories: [...(createdCategories ?? []), ...ids] },
    );
  });
}
