// Bug: each line is compared with the stock of its inventory item, and not all lines that draw on it together.

import { addUnits } from '../../../../src/features/stock/stock.queries.ts';
import * as real from '../../../../src/features/stock/stock.service.ts';

export * from '../../../../src/features/stock/stock.service.ts';

export const takeStock: typeof real.takeStock = async (tx, demands) => {
  for (const { itemId, units } of demands) if ((await real.readUnitsOf(tx, itemId)) < units) return itemId;
  for (const { itemId, units } of demands) await addUnits(tx, [itemId], -units);
  return null;
};
