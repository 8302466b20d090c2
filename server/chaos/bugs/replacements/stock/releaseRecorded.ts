// Bug: units that were only reserved are recorded in the stock ledger as if they came back.

import { recordMovements } from '../../../../src/features/stock/ledger.service.ts';
import * as real from '../../../../src/features/stock/stock.service.ts';

export * from '../../../../src/features/stock/stock.service.ts';

export const releaseStock: typeof real.releaseStock = async (tx, demands) => {
  await real.releaseStock(tx, demands);
  await recordMovements(
    tx,
    demands.map(({ itemId, units }) => ({ itemId, quantity: units, kind: 'cancel' })),
  );
};
