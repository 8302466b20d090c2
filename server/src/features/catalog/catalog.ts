import type { Db } from '../../database/database.ts';
import { createFreshness } from '../../lib/limits/freshness.ts';
import type { Log } from '../../lib/log.ts';
import { getSearchWords } from '../settings/searchWords.service.ts';
import type { SettingsCache } from '../settings/settings.service.ts';
import { createSoldOutProducts } from '../stock/soldOutProducts.service.ts';
import { createProductIndexer, type ProductIndexer } from './productIndexer.ts';
import type { CatalogSnapshot } from './snapshot/snapshot.ts';
import { createSnapshotReader } from './snapshot/snapshotReader.ts';

/** The catalogue in memory. Follows the changes that any process makes in the database. */
export interface Catalog extends Pick<ProductIndexer, 'search' | 'isSearchable' | 'whenSearchable'> {
  /** The newest revision in memory. A request that reads it more than once should take it once. */
  readonly snapshot: CatalogSnapshot;
  /** The ids of sold-out products, which searches rank lower; at most a few seconds old. A change replaces the set. */
  readonly soldOutIds: ReadonlySet<string>;
  /** Indexes the products read so far, in the background. Called when the shop is open, because it takes longer than reading them. */
  startIndexing(): void;
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

/**
 * Reads the catalogue of a migrated database.
 * @param settingsCache refreshed before a later revision is shown; its words are those of the search
 * @param otherCaches refreshed as well
 */
export async function openCatalog(
  db: Db,
  settingsCache?: SettingsCache,
  otherCaches: readonly { refresh(): Promise<void> }[] = [],
): Promise<Catalog> {
  const indexer = createProductIndexer();
  const beforeChange = async () => {
    for (const cache of otherCaches) await cache.refresh();
    if (!settingsCache) return;
    await settingsCache.refresh();
    indexer.setOwnWords(getSearchWords({ settingsCache }));
  };
  const reader = createSnapshotReader(db, { beforeChange, onChange: indexer.index });
  const soldOut = createSoldOutProducts(db, indexer.search.setDemoted);
  const freshness = createFreshness(refresh);
  let pendingUpdate: Promise<void> | null = null;
  let timer: NodeJS.Timeout | null = null;

  async function update(): Promise<void> {
    const startedAt = performance.now();
    // One after the other: a failure of one must not leave the other running beside the next update.
    await reader.update();
    await soldOut.update();
    freshness.markChecked(startedAt);
  }

  async function refresh(): Promise<void> {
    // An update that has begun may have read the database before the caller's change.
    await pendingUpdate;
    pendingUpdate ??= update().finally(() => {
      pendingUpdate = null;
    });
    await pendingUpdate;
  }

  await refresh();
  return {
    get snapshot() {
      return reader.snapshot;
    },
    get soldOutIds() {
      return soldOut.ids;
    },
    search: indexer.search,
    startIndexing: indexer.start,
    get isSearchable() {
      return indexer.isSearchable;
    },
    whenSearchable: indexer.whenSearchable,
    refresh,
    startPolling(log) {
      timer ??= setInterval(() => {
        if (pendingUpdate) return;
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
