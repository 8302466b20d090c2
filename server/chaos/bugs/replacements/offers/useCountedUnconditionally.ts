// Bug: a use of an offer is counted without a check that its limit allows it.

import { executeIn } from '../../../../src/database/database.ts';
import type * as real from '../../../../src/features/offers/offers.queries.ts';

export * from '../../../../src/features/offers/offers.queries.ts';

export const takeUse: typeof real.takeUse = async (tx, offerId) =>
  (await executeIn(tx, 'UPDATE offers SET uses = uses + 1 WHERE id = ?', [offerId])) === 1;
