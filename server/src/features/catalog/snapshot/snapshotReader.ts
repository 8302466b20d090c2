import type { EntityManager } from 'typeorm';
import { readRevision } from '../../../database/catalogRevision.ts';
import type { Db } from '../../../database/database.ts';
import { Banner, Category } from '../catalog.entity.ts';
import { readChangedProducts } from '../catalog.queries.ts';
import { readRelatedIds } from '../related/relatedProducts.queries.ts';
import { readVariants } from '../variants/variants.queries.ts';
import { createRowConverter } from './productRow.ts';
import { buildSnapshot, type CatalogProduct, type CatalogSnapshot } from './snapshot.ts';

/** What is new in the catalogue since an earlier revision. */
export interface CatalogChanges {
  revision: number;
  /** All of them. */
  categories: Category[];
  /** All of them. */
  banners: Banner[];
  /** Products on sale that are new or have changed. */
  products: { product: CatalogProduct; description: string }[];
  /** Products that are no longer on sale, as far as they have changed. */
  withdrawn: CatalogProduct[];
}

/** Keeps the newest snapshot that it has read from the database. */
export interface SnapshotReader {
  readonly snapshot: CatalogSnapshot;
  /** Replaces the snapshot if the database has a later revision. */
  update(): Promise<void>;
}

interface SnapshotEvents {
  /** Called when the database has a later revision, before the snapshot is replaced. */
  beforeChange: () => Promise<void>;
  /** Called after each replacement of the snapshot. */
  onChange: (changes: CatalogChanges) => void;
}

export function createSnapshotReader(
  { read, replicas }: Pick<Db, 'read' | 'replicas'>,
  { beforeChange, onChange }: SnapshotEvents,
): SnapshotReader {
  const productById = new Map<string, CatalogProduct>();
  const withdrawnById = new Map<string, CatalogProduct>();
  let snapshot = buildSnapshot({ revision: -1, products: [], withdrawn: [], categories: [], banners: [] });
  return {
    get snapshot() {
      return snapshot;
    },
    async update() {
      const revision = await readRevision(read);
      if (revision === snapshot.revision) return;
      const [changes] = await Promise.all([
        replicas.readAtRevision(revision, (manager) => readChanges(manager, snapshot.revision, revision)),
        beforeChange(),
      ]);
      for (const product of changes.withdrawn) {
        productById.delete(product.id);
        withdrawnById.set(product.id, product);
      }
      for (const { product } of changes.products) {
        withdrawnById.delete(product.id);
        productById.set(product.id, product);
      }
      snapshot = buildSnapshot({
        ...changes,
        products: productById.values(),
        withdrawn: withdrawnById.values(),
      });
      onChange(changes);
    },
  };
}

async function readChanges(database: EntityManager, since: number, until: number): Promise<CatalogChanges> {
  const [categories, banners] = await Promise.all([
    database.find(Category, { order: { position: 'ASC', id: 'ASC' } }),
    database.find(Banner, { order: { position: 'ASC', id: 'ASC' } }),
  ]);
  const changes: CatalogChanges = { revision: until, categories, banners, products: [], withdrawn: [] };
  const toProduct = createRowConverter();
  // Few products have any: at the start, when all products are read, one statement of each table reads those of all.
  const allLists = since < 0 ? await readLists(database, null) : null;
  for await (const rows of readChangedProducts(database, since, until)) {
    const ids = rows.map(({ id }) => id);
    const { relatedIds, variants } = allLists ?? (await readLists(database, ids));
    for (const row of rows) {
      const lists = { relatedIds: relatedIds.get(row.id), variants: variants.get(row.id) };
      const product = toProduct(row, lists);
      if (Number(row.withdrawn) === 1) changes.withdrawn.push(product);
      else changes.products.push({ product, description: row.description });
    }
  }
  return changes;
}

/** What other tables have of products. @param ids null: of all products */
async function readLists(database: EntityManager, ids: readonly string[] | null) {
  const [relatedIds, variants] = await Promise.all([
    readRelatedIds(database, ids),
    readVariants(database, ids),
  ]);
  return { relatedIds, variants };
}
