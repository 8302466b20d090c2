// Bug: the units of orders are not recorded in the stock ledger.

import type * as real from '../../../../src/features/stock/ledger.service.ts';

export * from '../../../../src/features/stock/ledger.service.ts';

export const recordSales: typeof real.recordSales = async () => {};
