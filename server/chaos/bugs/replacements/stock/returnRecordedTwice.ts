// Bug: units that come back are recorded twice in the stock ledger.

import * as real from '../../../../src/features/stock/ledger.service.ts';
import { mergeByItem } from '../../../../src/features/stock/stock.service.ts';

export * from '../../../../src/features/stock/ledger.service.ts';

export const returnUnits: typeof real.returnUnits = async (tx, returned) => {
  await real.returnUnits(tx, returned);
  const { demands, kind, reference } = returned;
  await real.recordMovements(
    tx,
    mergeByItem(demands).map(({ itemId, units }) => ({ itemId, quantity: units, kind, reference })),
  );
};
