// Bug: units that come back are recorded twice in the stock ledger.

import * as real from '../../../../src/features/stock/ledger.service.ts';
import { mergeByProduct } from '../../../../src/features/stock/stock.service.ts';

export * from '../../../../src/features/stock/ledger.service.ts';

export const returnUnits: typeof real.returnUnits = async (tx, units) => {
  await real.returnUnits(tx, units);
  const { kind, reference } = units;
  await real.recordMovements(
    tx,
    mergeByProduct(units.lines).map((line) => ({ ...line, kind, reference })),
  );
};
