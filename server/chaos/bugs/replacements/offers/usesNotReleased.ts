// Bug: the offers of a checkout that ends without a payment stay reserved.

import type * as real from '../../../../src/features/offers/offerUses.service.ts';

export * from '../../../../src/features/offers/offerUses.service.ts';

export const releaseUses: typeof real.releaseUses = async () => {};
