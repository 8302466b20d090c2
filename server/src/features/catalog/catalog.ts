import type { EntityManager } from 'typeorm';
import type { Db } from '../../database/database.ts';
import { createFreshness } from '../../lib/freshness.ts';
import type { Log } from '../../lib/log.ts';
import { createSearchIndex, type SearchIndex } from '../../search/searchIndex.ts';
import { Banner, CatalogState, Category, type Product } from './catalog.entity.ts';
import { optionsOf } from './options.ts';
import { type CatalogProduct, type CatalogSnapshot, emptySnapshot, takeSnapshot } from './snapshot.ts';

/** The catalogue in memory, which follows the database whichever process changes it. */
export interface Catalog {
  /** The newest state. A request that needs several looks takes it once. */
  readonly now: CatalogSnapshot;
  readonly search: SearchIndex<CatalogProduct>;
  /** Begins to index what was there at the start: not before the shop is open, because it takes longer than reading it. */
  beginIndexing(): void;
  /** Whether searches find all that was there at the start … */
  readonly isSearchable: boolean;
  /** … and when. Searches wait for it; of what changes later they find what is indexed by then. */
  readonly searchable: Promise<void>;
  /** Reads what has changed; afterwards every change committed before the call is known. */
  refresh(): Promise<void>;
  /** Refreshes twice a second until `stop`. */
  follow(log: Log): void;
  /**
   * What to wait for before `now` is shown to somebody: null nearly always; where the database, while it is followed, was last
   * looked at more than a second ago, another look.
   */
  ensureFresh(): Promise<void> | null;
  stop(): void;
}

const FOLLOW_MS = 500;
const BATCH = 2000;

/** Reads the catalogue of a migrated database. */
export async function openCatalog(db: Db): Promise<Catalog> {
  const search = createSearchIndex<CatalogProduct>();
  const known = new Map<string, CatalogProduct>();
  let now = emptySnapshot;
  let running: Promise<void> | null = null;
  let timer: NodeJS.Timeout | null = null;
  /** What is indexed once that has begun; null: it has. */
  let held: (() => void)[] | null = [];
  const freshness = createFreshness(() => refresh());

  async function refreshOnce(): Promise<void> {
    const startedAt = performance.now();
    const revision = await currentRevision(db.read);
    if (revision !== now.revision) await readUntil(revision);
    freshness.markChecked(startedAt);
  }

  async function readUntil(revision: number): Promise<void> {
    const [categories, banners] = await Promise.all([
      db.read.find(Category, { order: { position: 'ASC', id: 'ASC' } }),
      db.read.find(Banner, { order: { position: 'ASC', id: 'ASC' } }),
    ]);
    const categoryName = new Map(categories.map(({ id, name }) => [id, name]));
    const changed: Read[] = [];
    for await (const batch of changedProducts(db.read, now.revision, revision)) {
      for (const read of batch) {
        const { product, withdrawn } = read;
        if (withdrawn) known.delete(product.id);
        else known.set(product.id, product);
        changed.push(read);
      }
    }
    const ids = changed.map(({ product }) => product.id);
    now = takeSnapshot(now, { revision, productById: known, changed: ids, categories, banners });
    const index = () => {
      for (const { product, description, withdrawn } of changed) {
        const indexed = { item: product, text: searchText(product, description, categoryName) };
        search.put(product.id, withdrawn ? null : indexed);
      }
    };
    if (held) held.push(index);
    else index();
  }

  async function refresh(): Promise<void> {
    // A refresh under way may have looked before the caller's change.
    await running;
    running ??= refreshOnce().finally(() => {
      running = null;
    });
    await running;
  }

  await refresh();
  let isSearchable = false;
  let foundAll = () => {};
  const searchable = new Promise<void>((resolve) => {
    foundAll = resolve;
  });
  return {
    get now() {
      return now;
    },
    search,
    beginIndexing() {
      if (!held) return;
      for (const index of held) index();
      held = null;
      void search.completed().then(() => {
        isSearchable = true;
        foundAll();
      });
    },
    get isSearchable() {
      return isSearchable;
    },
    searchable,
    refresh,
    follow(log) {
      timer ??= setInterval(() => {
        if (running) return;
        refresh().catch((error) => log.error({ err: error }, 'the catalogue could not be refreshed'));
      }, FOLLOW_MS).unref();
    },
    ensureFresh: () => timer && freshness.ensureFresh(),
    stop() {
      if (timer) clearInterval(timer);
      timer = null;
    },
  };
}

/**
 * Announces a change of the catalogue. Call it in the transaction of the change, and store the number that it returns as
 * the `revision` of each product that changes.
 */
export async function nextRevision(tx: EntityManager): Promise<number> {
  await tx.increment(CatalogState, { id: 1 }, 'revision', 1);
  return currentRevision(tx);
}

async function currentRevision(manager: EntityManager): Promise<number> {
  return (await manager.findOneByOrFail(CatalogState, { id: 1 })).revision;
}

function searchText(product: CatalogProduct, description: string, categoryName: ReadonlyMap<string, string>) {
  return {
    name: product.name,
    brand: product.brand,
    category: `${categoryName.get(product.catId) ?? ''} ${categoryName.get(product.subCatId) ?? ''}`,
    description,
  };
}

/** As the drivers hand it out: entity hydration would cost more than the query. */
type ProductRow = Record<(typeof columns)[number], string> &
  Record<(typeof numbers)[number], number | string>;

// Stock is asked of the database each time.
const columns = [
  'id',
  'name',
  'brand',
  'description',
  'images',
  'catId',
  'subCatId',
  'productRam',
  'productWeight',
  'size',
  'countries',
] as const satisfies (keyof Product)[];
const numbers = [
  'price',
  'oldPrice',
  'rating',
  'reviewCount',
  'featured',
  'position',
  'revision',
  'withdrawn',
  'createdAt',
] as const satisfies (keyof Product)[];

const NEXT_CHANGED = `SELECT ${[...columns, ...numbers].join(', ')} FROM products
WHERE (revision > ? OR (revision = ? AND id > ?)) AND revision <= ? ORDER BY revision, id LIMIT ${BATCH}`;

/** A product as it was read. */
interface Read {
  product: CatalogProduct;
  description: string;
  withdrawn: boolean;
}

/** The products that changed after revision `since`, up to `until`, in batches. */
async function* changedProducts(manager: EntityManager, since: number, until: number) {
  const shared = createSharing();
  const read = (revision: number, id: string): Promise<ProductRow[]> =>
    manager.query(NEXT_CHANGED, [revision, revision, id, until]);
  let next: Promise<ProductRow[]> | null = read(since, '\uffff');
  while (next) {
    const rows: ProductRow[] = await next;
    const last = rows.length < BATCH ? undefined : rows.at(-1);
    // The database reads them while these are taken in.
    next = last ? read(Number(last.revision), last.id) : null;
    yield rows.map((row) => fromRow(row, shared));
  }
}

/** What is alike in many products is made once. */
function createSharing() {
  return {
    text: once((text) => text),
    list: once(listIn),
    options: once((lists) => {
      const [size = [], productRam = [], productWeight = []] = lists.split('\n').map(listIn);
      return Object.freeze(optionsOf({ size, productRam, productWeight }));
    }),
  };
}

const listIn = (json: string): readonly string[] => Object.freeze(JSON.parse(json));

/** @returns `make`, which gives the same for the same text instead of making it again */
function once<T>(make: (text: string) => T): (text: string) => T {
  const made = new Map<string, T>();
  return (text) => {
    const known = made.get(text);
    if (known !== undefined) return known;
    const value = make(text);
    made.set(text, value);
    return value;
  };
}

function fromRow(row: ProductRow, shared: ReturnType<typeof createSharing>): Read {
  return {
    product: {
      // One by one: spreading them, or columns by names that are put together, would double the time of reading a large catalogue.
      productRam: shared.list(row.productRam),
      productWeight: shared.list(row.productWeight),
      size: shared.list(row.size),
      options: shared.options(`${row.size}\n${row.productRam}\n${row.productWeight}`),
      id: row.id,
      name: row.name,
      brand: shared.text(row.brand),
      images: shared.list(row.images),
      price: Number(row.price),
      oldPrice: Number(row.oldPrice),
      catId: shared.text(row.catId),
      subCatId: shared.text(row.subCatId),
      rating: Number(row.rating),
      reviewCount: Number(row.reviewCount),
      countries: shared.list(row.countries),
      featured: Number(row.featured) === 1,
      position: Number(row.position),
      createdAt: Number(row.createdAt),
    },
    description: row.description,
    withdrawn: Number(row.withdrawn) === 1,
  };
}
