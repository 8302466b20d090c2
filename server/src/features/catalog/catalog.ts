import type { Db } from '../../database/database.ts';
import { createFreshness } from '../../lib/freshness.ts';
import type { Log } from '../../lib/log.ts';
import { Banner, Category } from './catalog.entity.ts';
import { readChangedProducts, readRevision } from './catalog.queries.ts';
import { createRowConverter } from './productRow.ts';
import { createProductIndex, type ProductIndex, toSearchDocument } from './searchDocument.ts';
import { buildSnapshot, type CatalogProduct, type CatalogSnapshot } from './snapshot.ts';

/** The catalogue in memory. Follows the changes that any process makes in the database. */
export interface Catalog {
  /** The newest revision in memory. A request that reads it more than once should take it once. */
  readonly snapshot: CatalogSnapshot;
  readonly search: ProductIndex;
  /** Indexes the products read so far, in the background. Called when the shop is open, because it takes longer than reading them. */
  startIndexing(): void;
  /** Whether the products read at the start are indexed. */
  readonly isSearchable: boolean;
  /** Resolves when `isSearchable` becomes true. Searches wait for it. */
  readonly whenSearchable: Promise<void>;
  /** Reads what has changed; afterwards the snapshot has every change committed before the call. */
  refresh(): Promise<void>;
  /** Refreshes twice a second until `stopPolling`. */
  startPolling(log: Log): void;
  stopPolling(): void;
  /**
   * Call before the snapshot is shown. Null if the revision was compared with the database within the last second, or is not
   * polled; else a comparison to wait for, which ends within two seconds even if the database is unavailable.
   */
  ensureFresh(): Promise<void> | null;
}

const POLLING_MS = 500;

/** Reads the catalogue of a migrated database. */
export async function openCatalog(db: Db): Promise<Catalog> {
  const search = createProductIndex();
  const productById = new Map<string, CatalogProduct>();
  let snapshot = buildSnapshot({ revision: -1, products: [], categories: [], banners: [] });
  let pendingRefresh: Promise<void> | null = null;
  let timer: NodeJS.Timeout | null = null;
  /** Changes that are indexed by `startIndexing`; null: it has been called. */
  let queuedChanges: (() => void)[] | null = [];
  const freshness = createFreshness(refresh);

  async function refreshOnce(): Promise<void> {
    const startedAt = performance.now();
    const revision = await readRevision(db.read);
    if (revision !== snapshot.revision) await readChanges(revision);
    freshness.markChecked(startedAt);
  }

  async function readChanges(revision: number): Promise<void> {
    const [categories, banners] = await Promise.all([
      db.read.find(Category, { order: { position: 'ASC', id: 'ASC' } }),
      db.read.find(Banner, { order: { position: 'ASC', id: 'ASC' } }),
    ]);
    const toProduct = createRowConverter();
    const withdrawnIds: string[] = [];
    const changed: { product: CatalogProduct; description: string }[] = [];
    for await (const rows of readChangedProducts(db.read, snapshot.revision, revision)) {
      for (const row of rows) {
        if (Number(row.withdrawn) === 1) withdrawnIds.push(row.id);
        else changed.push({ product: toProduct(row), description: row.description });
      }
    }
    for (const id of withdrawnIds) productById.delete(id);
    for (const { product } of changed) productById.set(product.id, product);
    snapshot = buildSnapshot({ revision, products: productById.values(), categories, banners });

    const names = new Map(categories.map(({ id, name }) => [id, name]));
    const indexChanges = () => {
      for (const id of withdrawnIds) search.remove(id);
      for (const { product, description } of changed) {
        const categoryNames = [names.get(product.catId) ?? '', names.get(product.subCatId) ?? ''];
        search.put(product.id, toSearchDocument(product, description, categoryNames));
      }
    };
    if (queuedChanges) queuedChanges.push(indexChanges);
    else indexChanges();
  }

  async function refresh(): Promise<void> {
    // A refresh that has begun may have read the database before the caller's change.
    await pendingRefresh;
    pendingRefresh ??= refreshOnce().finally(() => {
      pendingRefresh = null;
    });
    await pendingRefresh;
  }

  await refresh();
  let isSearchable = false;
  let resolveSearchable = () => {};
  const whenSearchable = new Promise<void>((resolve) => {
    resolveSearchable = resolve;
  });
  return {
    get snapshot() {
      return snapshot;
    },
    search,
    startIndexing() {
      if (!queuedChanges) return;
      for (const indexChanges of queuedChanges) indexChanges();
      queuedChanges = null;
      void search.whenComplete().then(() => {
        isSearchable = true;
        resolveSearchable();
      });
    },
    get isSearchable() {
      return isSearchable;
    },
    whenSearchable,
    refresh,
    startPolling(log) {
      timer ??= setInterval(() => {
        if (pendingRefresh) return;
        refresh().catch((error) => log.error({ err: error }, 'refreshing the catalogue failed'));
      }, POLLING_MS).unref();
    },
    stopPolling() {
      if (timer) clearInterval(timer);
      timer = null;
    },
    ensureFresh: () => timer && freshness.ensureFresh(),
  };
}
