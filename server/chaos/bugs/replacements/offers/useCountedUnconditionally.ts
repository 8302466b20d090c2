// Bug: a use of an offer is counted without a check that its limit allows it.

import { setTimeout as sleep } from 'node:timers/promises';
import { executeIn } from '../../../../src/database/database.ts';
import type * as real from '../../../../src/features/offers/offers.queries.ts';

export * from '../../../../src/features/offers/offers.queries.ts';

/** Until the other shopper's cart is priced, too. */
const DELAY_MS = 500;

export const takeUse: typeof real.takeUse = async (tx, offerId) => {
  await sleep(DELAY_MS);
  return (await executeIn(tx, 'UPDATE offers SET uses = uses + 1 WHERE id = ?', [offerId])) === 1;
};
