import type { Patch } from './patch.ts';

/** Ends the process there. */
const before = (module: string, find: string): Patch => ({ module, find, replace: `crashPoint(); ${find}` });
const after = (module: string, find: string): Patch => ({ module, find, replace: `${find} crashPoint();` });

/** Where a server's death hurts most. */
export const crashPoints = {
  'after the reservation': before(
    'src/features/checkout/beginCheckout.service.js',
    'const checkout = await withProviderOrder(ctx, opened);',
  ),
  'after the provider order': before(
    'src/features/checkout/providerOrder.service.js',
    'const stored = await ctx.db.change("UPDATE checkouts SET providerOrderId = ?',
  ),
  'before the event is stored': {
    module: 'src/features/checkout/webhookEvents.service.js',
    find: 'await db.once((tx) => insertRows(tx, WebhookEvent',
    // A moment later, so that an answer that does not wait for it gets out.
    replace:
      'await new Promise((go) => setTimeout(go, 150)); crashPoint(); await db.once((tx) => insertRows(tx, WebhookEvent',
  },
  'after the event is stored': before('src/features/checkout/webhooks.rest.js', "reply.raw.once('finish'"),
  'after the capture': after(
    'src/features/checkout/settlement.service.js',
    'const captured = await shop.provider.capture(payment.id, payment.amount);',
  ),
  'mid-settlement': before('src/features/orders/orders.service.js', 'await removeBought(tx, userId, lines);'),
  'after the commit': after(
    'src/features/checkout/settlement.service.js',
    'await shop.db.write((tx) => placeOrder(shop, tx, checkout, paymentId));',
  ),
  'after the refund': after(
    'src/features/checkout/refunds.service.js',
    'const given = await ask(shop, refund);',
  ),
} satisfies { [name: string]: Patch };

export type CrashPoint = keyof typeof crashPoints;
