import type { Feature } from '../feature.ts';
import { checkoutResolvers } from './checkout.resolvers.ts';
import { checkoutRest } from './checkout.rest.ts';
import { legacyCheckoutRest } from './legacyCheckout.rest.ts';
import { anonymiseCheckouts, deleteRefundMails, exportCheckouts } from './personalData.service.ts';
import { reconcile } from './reconciliation/reconciliation.service.ts';
import { refundsDeskResolvers } from './refunds/desk/refundsDesk.resolvers.ts';
import { deleteOldEvents } from './webhooks/webhookEvents.service.ts';
import { webhooks } from './webhooks/webhooks.rest.ts';

export const checkoutFeature = {
  resolvers: [checkoutResolvers, refundsDeskResolvers],
  rest: { section: 'Orders', calls: [checkoutRest, legacyCheckoutRest] },
  routes: [webhooks],
  jobs: (shop) => [
    {
      name: 'reconcile payments',
      intervalMs: shop.env.reconcileMs,
      run: (shouldContinue) => reconcile(shop, shouldContinue),
    },
  ],
  cleanups: { 'delete old webhook events': deleteOldEvents },
  personalData: {
    exportData: async (ctx, { id }) => ({ checkouts: await exportCheckouts(ctx, id) }),
    eraseData: (tx, { id }) => anonymiseCheckouts(tx, id),
    eraseMails: (tx, { id }) => deleteRefundMails(tx, id),
  },
} satisfies Feature;
