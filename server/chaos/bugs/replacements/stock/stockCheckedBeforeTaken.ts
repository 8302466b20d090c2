// Bug: stock is checked in one statement and taken a moment later in another, without a condition.

import { setTimeout as sleep } from 'node:timers/promises';
import { Product } from '../../../../src/features/catalog/catalog.entity.ts';
import type * as real from '../../../../src/features/stock/stock.service.ts';

export * from '../../../../src/features/stock/stock.service.ts';

const PAUSE_MS = 1000;

export const takeStock: typeof real.takeStock = async (tx, demands) => {
  for (const { productId, quantity } of demands) {
    const [row] = await tx.query('SELECT countInStock FROM products WHERE id = ?', [productId]);
    await sleep(PAUSE_MS);
    if (row.countInStock < quantity) return tx.findOneByOrFail(Product, { id: productId });
    await tx.decrement(Product, { id: productId }, 'countInStock', quantity);
  }
  return null;
};
