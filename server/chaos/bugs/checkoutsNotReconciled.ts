import type * as real from '../../src/features/checkout/reconciliation.service.ts';
import { retryRefunds } from '../../src/features/checkout/refunds.service.ts';
import { processEvents } from '../../src/features/checkout/webhookProcessing.service.ts';

export const reconcile: typeof real.reconcile = async (ctx, shouldContinue = () => true) => {
  await processEvents(ctx, shouldContinue);
  await retryRefunds(ctx, shouldContinue);
};
