// Bug: a refund returns one unit of the inventory item, and not what the variant had taken.

import * as real from '../../../../src/features/stock/ledger.service.ts';

export * from '../../../../src/features/stock/ledger.service.ts';

export const returnUnits: typeof real.returnUnits = (tx, { demands, ...returned }) =>
  real.returnUnits(tx, { ...returned, demands: demands.map(({ itemId }) => ({ itemId, units: 1 })) });
