import { prepareResponse } from '../../http/responseCache/preparedResponse.ts';
import { createResponseCache } from '../../http/responseCache/responseCache.ts';
import { trackDependencies } from './cacheDependencies.ts';
import { createProductDetails } from './productDetails.ts';

type Sources = Parameters<typeof createProductDetails>[0] & Parameters<typeof createResponseCache>[0];

/** A shop in which every product has `stock.units` units. */
function fakeShop(stock: { units: number }) {
  const catalog = { snapshot: { revision: 1 }, ensureFresh: () => null, search: { isComplete: () => true } };
  const stockCache = { get: () => stock.units, load: async () => stock.units, set: () => {} };
  return { catalog, stockCache, db: {} } as unknown as Sources & {
    catalog: Parameters<typeof trackDependencies>[0];
  };
}

test('a response during which the stock changed is not served from the cache', async () => {
  const stock = { units: 3 };
  const shop = fakeShop(stock);
  const cache = createResponseCache(shop);
  const dependencies = trackDependencies(shop.catalog);
  const details = createProductDetails(shop, null, dependencies);
  const store = () =>
    cache.store('page', { response: prepareResponse(200, {}, 'x'), dependencies, scope: 'PUBLIC' });

  expect(await details.units({ productId: 'rice', inventoryId: null })).toBe(3);
  expect(await details.units({ productId: 'rice', inventoryId: null })).toBe(3);
  store();
  expect(cache.find('page')).toBeDefined();

  for (const units of [2, 3]) {
    stock.units = units;
    expect(await details.units({ productId: 'rice', inventoryId: null })).toBe(units);
    store();
    expect(cache.find('page')).toBeUndefined();
  }
});
