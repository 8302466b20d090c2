import { LRUCache } from 'lru-cache';
import type { PreparedResponse } from './preparedResponse.ts';

/** PUBLIC: the response is the same for every caller. PRIVATE: it is the response to visitors who are not signed in. */
export type CacheScope = 'PUBLIC' | 'PRIVATE';

/** What a response shows of the shop; see `features/catalog/cacheDependencies.ts`. */
interface Dependencies {
  /** The catalogue's revision. */
  readonly revision: number | null;
  /** Units by product id. */
  readonly stock: ReadonlyMap<string, number>;
  /** Null: the response does not rank. A change replaces the set. */
  readonly soldOutIds: ReadonlySet<string> | null;
}

export interface CachedResponse {
  readonly response: PreparedResponse;
  readonly dependencies: Dependencies;
  readonly scope: CacheScope;
}

/**
 * Responses made for visitors who are not signed in. An entry is valid while the catalogue has the revision, and the products the
 * stock, that the response shows, both known to be at most one second old; a ranking, while the same products are sold out. Changing the catalogue's revision invalidates all entries.
 */
export interface ResponseCache {
  /** Synchronous where possible: most requests end here. */
  find(key: string): CachedResponse | undefined | Promise<CachedResponse | undefined>;
  store(key: string, entry: CachedResponse): void;
}

/** What the dependencies are compared with. */
interface CacheSources {
  catalog: {
    readonly snapshot: { readonly revision: number };
    readonly soldOutIds: ReadonlySet<string>;
    /** Null: the snapshot is fresh; else what to wait for. */
    ensureFresh(): Promise<void> | null;
  };
  stockCache: {
    /** Undefined: not known. */
    get(productId: string): number | undefined;
    load(productId: string): Promise<number>;
  };
}

const DEFAULT_MAX_BYTES = 16 * 1024 * 1024;
/** Twice a home page. Larger responses are rare and would evict many others. */
const MAX_ENTRY_BYTES = 512 * 1024;
/** Room per product for list responses, whose number grows with the catalogue. */
const LIST_BYTES_PER_PRODUCT = 600;
/** Estimate of an entry's objects and of its compressed bodies. */
const overheadBytes = ({ response, dependencies }: CachedResponse) =>
  1000 + response.body.length / 4 + dependencies.stock.size * 100;

/** One cache each for GraphQL, REST and pages, so that none can evict the others' entries. */
export function createResponseCaches(
  sources: CacheSources & { catalog: { snapshot: { products: readonly unknown[] } } },
): Record<'graphql' | 'rest' | 'pages', ResponseCache> {
  const listBytes = LIST_BYTES_PER_PRODUCT * sources.catalog.snapshot.products.length;
  return {
    graphql: createResponseCache(sources, Math.max(DEFAULT_MAX_BYTES, listBytes)),
    rest: createResponseCache(sources),
    pages: createResponseCache(sources),
  };
}

export function createResponseCache(
  { catalog, stockCache }: CacheSources,
  maxBytes = DEFAULT_MAX_BYTES,
): ResponseCache {
  const entries = new LRUCache<string, CachedResponse>({
    maxSize: maxBytes,
    maxEntrySize: Math.min(MAX_ENTRY_BYTES, maxBytes / 8),
    sizeCalculation: (entry, key) =>
      Math.ceil(entry.response.body.length + 2 * key.length + overheadBytes(entry)),
  });

  async function loadAndCompareStock(entry: CachedResponse): Promise<CachedResponse | undefined> {
    const { stock } = entry.dependencies;
    const current = await Promise.all([...stock.keys()].map(stockCache.load));
    return [...stock.values()].every((units, index) => units === current[index]) ? entry : undefined;
  }

  function findValid(key: string): ReturnType<ResponseCache['find']> {
    const entry = entries.get(key);
    if (!entry) return undefined;
    const { revision, stock, soldOutIds } = entry.dependencies;
    if (revision !== catalog.snapshot.revision) return undefined;
    if (soldOutIds && soldOutIds !== catalog.soldOutIds) return undefined;
    for (const [id, units] of stock) {
      const current = stockCache.get(id);
      if (current === undefined) return loadAndCompareStock(entry);
      if (current !== units) return undefined;
    }
    return entry;
  }

  return {
    find(key) {
      // Also without an entry: the caller makes the response from the catalogue, which must be fresh.
      const refresh = catalog.ensureFresh();
      return refresh ? refresh.then(() => findValid(key)) : findValid(key);
    },
    store: (key, entry) => void entries.set(key, entry),
  };
}
