import { prepareResponse } from './preparedResponse.ts';
import { type CachedResponse, createResponseCache } from './responseCache.ts';

type Sources = Parameters<typeof createResponseCache>[0];

const stock = new Map<string, number>();
const stockCache = {
  get: (id: string) => stock.get(id),
  load: async (id: string) => stock.get(`${id} in the database`) ?? 0,
  set: () => {},
};
const fakeCatalog = { snapshot: { revision: 1 }, soldOutIds: new Set<string>(), ensureFresh: () => null };
const catalog = fakeCatalog as unknown as Sources['catalog'];
const sources: Sources = { catalog, stockCache };

const entry = (
  text: string,
  units: Record<string, number> = {},
  revision: number | null = 1,
  soldOutIds: ReadonlySet<string> | null = null,
): CachedResponse => ({
  response: prepareResponse(200, {}, text),
  dependencies: { revision, stock: new Map(Object.entries(units)), soldOutIds },
  scope: 'PUBLIC',
});

describe('response cache', () => {
  it('evicts the least recently used entries and does not store oversized ones', () => {
    const cache = createResponseCache(sources, 100_000);
    for (let n = 0; n < 100; n++) {
      cache.store(`key ${n}`, entry('x'.repeat(5000)));
      cache.find('key 0');
    }
    const stored = Array.from({ length: 100 }, (_, n) => cache.find(`key ${n}`)).filter(Boolean);
    expect(stored.length).toBeGreaterThan(5);
    expect(stored.length).toBeLessThan(20);
    expect(cache.find('key 0')).toBeDefined();
    expect(cache.find('key 1')).toBeUndefined();
    cache.store('huge', entry('x'.repeat(50_000)));
    expect(cache.find('huge')).toBeUndefined();
    cache.store('k'.repeat(50_000), entry('x'));
    expect(cache.find('k'.repeat(50_000))).toBeUndefined();
  });

  it('finds an entry while revision and stock are unchanged', async () => {
    const cache = createResponseCache(sources);
    cache.store('page', entry('x'.repeat(300_000)));
    expect(cache.find('page')).toBeDefined();
    cache.store('plain', entry('x'));
    cache.store('old', entry('x', {}, 0));
    cache.store('incomplete', entry('x', {}, null));
    expect(cache.find('plain')).toBeDefined();
    expect(cache.find('old')).toBeUndefined();
    expect(cache.find('incomplete')).toBeUndefined();

    cache.store('with stock', entry('x', { rice: 3 }));
    stock.set('rice', 3);
    expect(cache.find('with stock')).toBeDefined();
    stock.set('rice', 2);
    expect(cache.find('with stock')).toBeUndefined();
    stock.delete('rice');
    stock.set('rice in the database', 3);
    expect(await cache.find('with stock')).toBeDefined();
    stock.set('rice in the database', 2);
    expect(await cache.find('with stock')).toBeUndefined();
  });

  it('finds a ranking while the same products are sold out', () => {
    const cache = createResponseCache(sources);
    cache.store('search', entry('x', {}, 1, catalog.soldOutIds));
    cache.store('list', entry('x'));
    expect(cache.find('search')).toBeDefined();
    fakeCatalog.soldOutIds = new Set(['rice']);
    expect(cache.find('search')).toBeUndefined();
    expect(cache.find('list')).toBeDefined();
  });

  it('waits for a pending check of the revision', async () => {
    const snapshot = { revision: 1 };
    let finishCheck = () => {};
    const check = new Promise<void>((resolve) => {
      finishCheck = resolve;
    });
    const cache = createResponseCache({
      catalog: { snapshot, ensureFresh: () => check } as unknown as Sources['catalog'],
      stockCache,
    });
    cache.store('before', entry('x'));
    const pending = cache.find('before');
    snapshot.revision = 2;
    finishCheck();
    expect(await pending).toBeUndefined();
    cache.store('after', entry('x', {}, 2));
    expect(await cache.find('after')).toBeDefined();
  });
});
