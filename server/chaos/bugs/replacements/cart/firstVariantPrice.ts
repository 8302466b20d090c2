// Bug: each variant of a product costs what its first one costs.

import * as real from '../../../../src/features/cart/cart.queries.ts';
import { Product } from '../../../../src/features/catalog/catalog.entity.ts';

export * from '../../../../src/features/cart/cart.queries.ts';

export const findCartRows: typeof real.findCartRows = async (manager, userIds) => {
  const rows = await real.findCartRows(manager, userIds);
  return Promise.all(
    rows.map(async (row) => ({
      ...row,
      price: (await manager.findOneByOrFail(Product, { id: row.productId })).price,
    })),
  );
};
