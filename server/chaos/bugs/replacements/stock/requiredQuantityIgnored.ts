// Bug: a line takes one unit of its inventory item for each of its quantity, whatever its variant requires.

import * as real from '../../../../src/features/stock/stock.service.ts';

export * from '../../../../src/features/stock/stock.service.ts';

export const demandOf: typeof real.demandOf = (line, count) =>
  real.demandOf({ ...line, requiredQuantity: 1 }, count);
