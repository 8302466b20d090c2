// Bug: the reserved stock of ended checkouts is never released.

import type * as real from '../../../../src/features/stock/stock.service.ts';

export * from '../../../../src/features/stock/stock.service.ts';

export const releaseStock: typeof real.releaseStock = async () => {};
