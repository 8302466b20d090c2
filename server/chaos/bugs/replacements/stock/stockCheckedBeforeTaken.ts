// Bug: stock is checked in one statement and taken a moment later in another, without a condition.

import { setTimeout as sleep } from 'node:timers/promises';
import { addUnits } from '../../../../src/features/stock/stock.queries.ts';
import * as real from '../../../../src/features/stock/stock.service.ts';

export * from '../../../../src/features/stock/stock.service.ts';

const PAUSE_MS = 1000;

export const takeStock: typeof real.takeStock = async (tx, demands) => {
  for (const { itemId, units } of demands) {
    const available = await real.readUnitsOf(tx, itemId);
    await sleep(PAUSE_MS);
    if (available < units) return itemId;
    await addUnits(tx, [itemId], -units);
  }
  return null;
};
