import type { EntityManager } from 'typeorm';
import type { Db } from '../../db/database.ts';
import type { Log } from '../../lib/log.ts';
import { Banner, CatalogState, Category, Product } from './catalog.entity.ts';
import { optionsOf } from './options.ts';
import { createSearchIndex, type SearchIndex, type SearchText } from './searchIndex.ts';
import { type CatalogProduct, type CatalogSnapshot, emptySnapshot, takeSnapshot } from './snapshot.ts';

/** The catalogue in memory, which follows the database whichever process changes it. */
export interface Catalog {
  /** The newest state. A request that needs several looks takes it once. */
  readonly now: CatalogSnapshot;
  readonly search: SearchIndex<CatalogProduct>;
  /** Whether searches find all that was there at the start … */
  readonly isSearchable: boolean;
  /** … and when. Searches wait for it; of what changes later they find what is indexed by then. */
  readonly searchable: Promise<void>;
  /** Reads what has changed; afterwards every change committed before the call is known. */
  refresh(): Promise<void>;
  /** Refreshes twice a second until `stop`. */
  follow(log: Log): void;
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

  async function refreshOnce(): Promise<void> {
    const revision = await currentRevision(db.read);
    if (revision === now.revision) return;
    const [categories, banners] = await Promise.all([
      db.read.find(Category, { order: { position: 'ASC', id: 'ASC' } }),
      db.read.find(Banner, { order: { position: 'ASC', id: 'ASC' } }),
    ]);
    const categoryName = new Map(categories.map(({ id, name }) => [id, name]));
    const changed = new Map<string, { item: CatalogProduct; text: SearchText } | null>();
    for await (const batch of changedProducts(db.read, now.revision, revision)) {
      for (const { product, description, withdrawn } of batch) {
        if (withdrawn) known.delete(product.id);
        else known.set(product.id, product);
        changed.set(
          product.id,
          withdrawn ? null : { item: product, text: searchText(product, description, categoryName) },
        );
      }
    }
    now = takeSnapshot(now, { revision, productById: known, changed: changed.keys(), categories, banners });
    // Not before: indexing takes longer than reading, and a shop that starts would be indexing instead of opening.
    for (const [id, indexed] of changed) search.put(id, indexed);
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
  const searchable = search.completed().then(() => {
    isSearchable = true;
  });
  return {
    get now() {
      return now;
    },
    search,
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
type ProductRow = Record<string, string | number>;

/** The products that changed after revision `since`, up to `until`, in batches. */
async function* changedProducts(manager: EntityManager, since: number, until: number) {
  const shared = createSharing();
  const read = (after: { revision: number; id: string }) =>
    manager
      .createQueryBuilder(Product, 'p')
      .where('(p.revision > :revision OR (p.revision = :revision AND p.id > :id)) AND p.revision <= :until', {
        ...after,
        until,
      })
      .orderBy('p.revision')
      .addOrderBy('p.id')
      .limit(BATCH)
      .getRawMany<ProductRow>();
  let next: Promise<ProductRow[]> | null = read({ revision: since, id: '\uffff' });
  while (next) {
    const rows: ProductRow[] = await next;
    const last = rows.length < BATCH ? undefined : rows.at(-1);
    // The database reads them while these are taken in.
    next = last ? read({ revision: Number(last.p_revision), id: String(last.p_id) }) : null;
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

function fromRow(
  row: ProductRow,
  shared: ReturnType<typeof createSharing>,
): { product: CatalogProduct; description: string; withdrawn: boolean } {
  const text = (column: keyof Product) => String(row[`p_${column}`]);
  const number = (column: keyof Product) => Number(row[`p_${column}`]);
  const list = (column: keyof Product) => shared.list(text(column));
  return {
    product: {
      // One by one: spreading them would more than double the time of reading a large catalogue.
      productRam: list('productRam'),
      productWeight: list('productWeight'),
      size: list('size'),
      options: shared.options(`${text('size')}\n${text('productRam')}\n${text('productWeight')}`),
      id: text('id'),
      name: text('name'),
      brand: shared.text(text('brand')),
      images: list('images'),
      price: number('price'),
      oldPrice: number('oldPrice'),
      catId: shared.text(text('catId')),
      subCatId: shared.text(text('subCatId')),
      rating: number('rating'),
      reviewCount: number('reviewCount'),
      countries: list('countries'),
      featured: number('featured') === 1,
      position: number('position'),
      createdAt: number('createdAt'),
    },
    description: text('description'),
    withdrawn: number('withdrawn') === 1,
  };
}
