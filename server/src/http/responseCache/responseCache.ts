import { LRUCache } from 'lru-cache';
import type { Catalog } from '../../features/catalog/catalog.ts';
import type { Seen } from '../../features/catalog/details.ts';
import type { ShownStock } from '../../features/catalog/shownStock.ts';
import type { Answer } from './cachedResponse.ts';

/** An answer that visitors are given, with what it was made of. */
export interface Kept {
  readonly answer: Answer;
  readonly seen: Seen;
  /** Whether the signed-in are answered the same. */
  readonly forEverybody: boolean;
}

/**
 * Answers that were made for visitors, to be given to others who ask the same: of a door, or of the pages. One rule says how
 * long they are right: as long as the catalogue has the revision, and the products the stock, that they show.
 */
export interface Answers {
  /** At once where possible, because most requests end here. */
  find(key: string): Kept | undefined | Promise<Kept | undefined>;
  keep(key: string, kept: Kept): void;
}

/** Of each door, and of the pages. */
const MOST_BYTES = 16 * 1024 * 1024;
/** Of lists: a large catalogue has more pages than that holds, and each product stands on one. */
const LISTED_BYTES = 600;
/** Twice a home page. What is larger is seldom asked for, and would drive out many others. */
const LARGEST = 512 * 1024;
/** Of an entry beside its body, about: its objects, and the compressed bodies that come later. */
const overhead = ({ answer, seen }: Kept) => 1000 + answer.body.length / 4 + seen.stock.size * 100;

/** How much is kept of what may be asked of the catalogue page by page. */
export const roomForLists = ({ now }: Catalog): number =>
  Math.max(MOST_BYTES, LISTED_BYTES * now.products.length);

export function createAnswers(catalog: Catalog, shownStock: ShownStock, mostBytes = MOST_BYTES): Answers {
  const kept = new LRUCache<string, Kept>({
    maxSize: mostBytes,
    maxEntrySize: Math.min(LARGEST, mostBytes / 8),
    sizeCalculation: (entry, key) => Math.ceil(entry.answer.body.length + 2 * key.length + overhead(entry)),
  });

  async function lookedUp(entry: Kept): Promise<Kept | undefined> {
    const units = await Promise.all([...entry.seen.stock.keys()].map(shownStock.load));
    return [...entry.seen.stock.values()].every((shown, at) => shown === units[at]) ? entry : undefined;
  }

  function find(key: string): ReturnType<Answers['find']> {
    const entry = kept.get(key);
    if (!entry || entry.seen.revision !== catalog.now.revision) return undefined;
    for (const [id, units] of entry.seen.stock) {
      const known = shownStock.known(id);
      if (known === undefined) return lookedUp(entry);
      if (known !== units) return undefined;
    }
    return entry;
  }

  return {
    find(key) {
      // Also where nothing is kept: what is made then shows the catalogue as it is known.
      const look = catalog.ensureFresh();
      return look ? look.then(() => find(key)) : find(key);
    },
    keep: (key, entry) => void kept.set(key, entry),
  };
}
