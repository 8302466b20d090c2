// Bug: the reconciler does not check the payments of open checkouts.

import type * as real from '../../../../src/features/checkout/reconciliation/reconciliation.service.ts';
import { retryRefunds } from '../../../../src/features/checkout/refunds/followRefund.service.ts';
import { processEvents } from '../../../../src/features/checkout/webhooks/webhookProcessing.service.ts';

export * from '../../../../src/features/checkout/reconciliation/reconciliation.service.ts';

export const reconcile: typeof real.reconcile = async (ctx, shouldContinue = () => true) => {
  await processEvents(ctx, shouldContinue);
  await retryRefunds(ctx, shouldContinue);
};
