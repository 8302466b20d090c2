import { type EntityManager, In } from 'typeorm';
import type { Db } from '../../../database/database.ts';
import { newId } from '../../../lib/ids.ts';
import { CatalogState, Category, Product } from '../catalog.entity.ts';
import { nextRevision } from '../catalog.queries.ts';
import { type CatalogueRow, describe } from './catalogueRow.ts';
import { missingShelves, type Shelves, shelvesOf } from './shelves.ts';
import { identityOf, type KnownProduct, matchProduct, type Survey } from './survey.ts';

/** What the import knows of the shop; as of `revision`. */
export interface Shop {
  revision: number;
  shelves: Shelves;
  products: Map<string, KnownProduct[]>;
  /** Place in the shop's order behind all products. */
  nextPosition: number;
}

/** Units of a new product on hand. The files do not name any, and a product without could not be sold. */
export const NEW_STOCK = 50;

/** Reads all that rows are compared with; without descriptions, which are compared batch by batch. */
export async function readShop(manager: EntityManager): Promise<Shop> {
  // First, so that a change that comes between is noticed at the next write.
  const { revision } = await manager.findOneByOrFail(CatalogState, { id: 1 });
  const shelves = shelvesOf(await manager.find(Category));
  const rows = await manager
    .createQueryBuilder(Product, 'p')
    .select(['p.id AS id', 'p.name AS name', 'p.brand AS brand', 'p.subCatId AS subCatId'])
    .addSelect([
      'p.price AS price',
      'p.oldPrice AS oldPrice',
      'p.rating AS rating',
      'p.reviewCount AS reviewCount',
    ])
    .addSelect('p.position AS position')
    .orderBy('p.position')
    .addOrderBy('p.id')
    .getRawMany<KnownProduct & { subCatId: string; position: number }>();
  const products = new Map<string, KnownProduct[]>();
  for (const { subCatId, position, ...product } of rows) {
    const shelf = shelves.nameOf(subCatId);
    if (!shelf) continue;
    const identity = identityOf({ ...product, ...shelf });
    const packs = products.get(identity);
    if (packs) packs.push(product);
    else products.set(identity, [product]);
  }
  return { revision, shelves, products, nextPosition: (rows.at(-1)?.position ?? -1) + 1 };
}

/** A shop without anything, for a dry run on a database that is not set up yet. */
export const emptyShop = (): Shop => ({
  revision: 0,
  shelves: shelvesOf([]),
  products: new Map(),
  nextPosition: 0,
});

/** Makes the categories and sub-categories that the file names and the shop lacks, all in one transaction. */
export async function makeShelves(db: Db, wanted: Survey['shelves']): Promise<void> {
  if (missingShelves(await db.read.find(Category), wanted).length === 0) return;
  await db.write(async (tx) => {
    // First, because it makes other imports wait until this one's categories can be seen.
    await nextRevision(tx);
    const missing = missingShelves(await tx.find(Category), wanted);
    if (missing.length === 0) return;
    await tx.createQueryBuilder().insert().into(Category).values(missing).updateEntity(false).execute();
  });
}

/** What a batch of rows changes. */
export interface Plan {
  inserts: CatalogueRow[];
  updates: { product: KnownProduct; changes: Changes }[];
}

type Changes = Partial<Pick<Product, 'name' | 'brand' | 'price' | 'oldPrice' | 'rating' | 'description'>>;

/** Compares a batch of rows with the shop. What the file does not say stays as the shop has it. */
export async function planBatch(
  manager: EntityManager,
  shop: Shop,
  survey: Survey,
  rows: readonly CatalogueRow[],
): Promise<Plan> {
  const taken = new Set<string>();
  const inserts: CatalogueRow[] = [];
  const matches: { row: CatalogueRow; product: KnownProduct }[] = [];
  for (const row of rows) {
    const product = matchProduct(row, shop.products.get(identityOf(row)) ?? [], survey, taken);
    if (product) {
      taken.add(product.id);
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

/** @param description as the shop has it; undefined: the file's is not to be compared */
function changesOf(row: CatalogueRow, product: KnownProduct, description: string | undefined): Changes {
  const wanted: Changes = { name: row.name, brand: row.brand, price: row.price, oldPrice: row.oldPrice };
  // The stars that shoppers gave here count more than those in the file.
  if (row.rating !== null && product.reviewCount === 0) wanted.rating = row.rating;
  if (row.description !== null) wanted.description = describe(row);
  const current: Changes = { ...product, description };
  const changed = Object.entries(wanted).filter(
    ([column, value]) => current[column as keyof Changes] !== value,
  );
  return Object.fromEntries(changed);
}

/** The shop's catalogue changed after it was read; nothing was written. */
export class StaleShop extends Error {}

/**
 * Stores what a batch changes.
 * @returns the shop's new revision
 * @throws StaleShop when another process has changed the catalogue meanwhile: read the shop again and plan anew
 */
export async function writeBatch(tx: EntityManager, shop: Shop, { inserts, updates }: Plan): Promise<number> {
  const revision = await nextRevision(tx);
  if (revision !== shop.revision + 1) throw new StaleShop();
  const createdAt = Date.now();
  const products = inserts.map(
    (row, index): Product => ({
      id: newId(),
      name: row.name,
      brand: row.brand,
      description: describe(row),
      images: [],
      price: row.price,
      oldPrice: row.oldPrice,
      ...shop.shelves.find(row.category, row.subCategory),
      rating: row.rating ?? 0,
      reviewCount: 0,
      countInStock: NEW_STOCK,
      productRam: [],
      productWeight: [],
      size: [],
      countries: [],
      featured: false,
      position: shop.nextPosition + index,
      revision,
      withdrawn: false,
      createdAt,
    }),
  );
  if (products.length > 0) {
    await tx.createQueryBuilder().insert().into(Product).values(products).updateEntity(false).execute();
  }
  for (const { product, changes } of updates)
    await tx.update(Product, { id: product.id }, { ...changes, revision });
  return revision;
}

/** Brings what is known of the shop up to a batch that was stored. */
export function applyBatch(shop: Shop, { inserts, updates }: Plan, revision: number): void {
  shop.revision = revision;
  shop.nextPosition += inserts.length;
  for (const { product, changes } of updates) Object.assign(product, changes);
}
