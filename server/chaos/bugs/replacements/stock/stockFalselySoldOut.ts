// Bug: every third call reports the first inventory item as sold out.

import * as real from '../../../../src/features/stock/stock.service.ts';

export * from '../../../../src/features/stock/stock.service.ts';

let calls = 0;

export const takeStock: typeof real.takeStock = async (tx, demands) => {
  const [first] = demands;
  calls += 1;
  return first && calls % 3 === 0 ? first.itemId : real.takeStock(tx, demands);
};
