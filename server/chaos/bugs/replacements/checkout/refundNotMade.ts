// Bug: payments that need a refund are not refunded.

import type * as real from '../../../../src/features/checkout/refunds/automaticRefund.service.ts';

export * from '../../../../src/features/checkout/refunds/automaticRefund.service.ts';

export const refundAutomatically: typeof real.refundAutomatically = async () => true;
