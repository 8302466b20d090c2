import { isDeepStrictEqual } from 'node:util';
import type { OwnGroups } from '../settings/searchWords.service.ts';
import { createProductIndex, type ProductIndex, toSearchDocument } from './searchDocument.ts';
import { withOwnGroups } from './searchWords/ownGroups.ts';
import type { CatalogProduct } from './snapshot/snapshot.ts';
import type { CatalogChanges } from './snapshot/snapshotReader.ts';

/** Keeps the full-text index in step with the catalogue. */
export interface ProductIndexer {
  readonly search: ProductIndex;
  /** Indexes changes in the background; before `start`, only queues them. */
  index(changes: CatalogChanges): void;
  /** Lets the search know the shop's own words, too. */
  setOwnWords(groups: OwnGroups): void;
  start(): void;
  /** Whether the changes that were queued at the start are indexed. */
  readonly isSearchable: boolean;
  /** Resolves when `isSearchable` becomes true. */
  readonly whenSearchable: Promise<void>;
}

export function createProductIndexer(): ProductIndexer {
  /** By category id. */
  let names: ReadonlyMap<string, string> = new Map();
  const categoryNamesOf = ({ catId, subCatId }: CatalogProduct) => [
    names.get(catId) ?? '',
    names.get(subCatId) ?? '',
  ];
  const search = createProductIndex(categoryNamesOf);

  function indexChanges({ categories, products, withdrawn }: CatalogChanges): void {
    names = new Map(categories.map(({ id, name }) => [id, name]));
    for (const { id } of withdrawn) search.remove(id);
    for (const { product, description } of products)
      search.put(product.id, toSearchDocument(product, description, categoryNamesOf(product)));
  }

  let ownWords: OwnGroups = [];
  /** Null after the start. */
  let queue: CatalogChanges[] | null = [];
  let isSearchable = false;
  let resolveSearchable = () => {};
  const whenSearchable = new Promise<void>((resolve) => {
    resolveSearchable = resolve;
  });
  return {
    search,
    index(changes) {
      if (queue) queue.push(changes);
      else indexChanges(changes);
    },
    setOwnWords(groups) {
      // Called at each revision, and new synonyms empty the index's cache.
      if (isDeepStrictEqual(groups, ownWords)) return;
      ownWords = groups;
      search.setSynonyms(withOwnGroups(groups));
    },
    start() {
      for (const changes of queue ?? []) indexChanges(changes);
      queue = null;
      void search.whenComplete().then(() => {
        isSearchable = true;
        resolveSearchable();
      });
    },
    get isSearchable() {
      return isSearchable;
    },
    whenSearchable,
  };
}
