import { setTimeout as sleep } from 'node:timers/promises';
import type { Context } from '../../graphql/context.ts';
import { crashPoint } from '../../lib/crashPoint.ts';
import { Checkout } from './checkout.entity.ts';

/** How long one request may talk to the provider before another takes over, in ms. */
const CLAIM_MS = 15_000;
const POLL_MS = 50;

/** A checkout that the provider knows. */
export type ReadyCheckout = Checkout & { providerOrderId: string };

/** A checkout, and whether the caller has just opened it, and is the one to talk to the provider. */
export interface Opened {
  checkout: Checkout;
  isNew: boolean;
}

/**
 * Opens the order at the provider, once: of many requests for one checkout the one that has the claim asks, the others wait
 * for its answer.
 * @returns null when another request of the shopper has ended the checkout, or still waits for the provider
 * @throws ProviderDown
 */
export async function withProviderOrder(
  ctx: Context,
  { checkout, isNew }: Opened,
): Promise<ReadyCheckout | null> {
  const { id, amount } = checkout;
  const deadline = Date.now() + CLAIM_MS;
  let fresh: Checkout | null = checkout;
  for (let isOurs = isNew; fresh?.state === 'open'; isOurs = false) {
    if (fresh.providerOrderId) return { ...fresh, providerOrderId: fresh.providerOrderId };
    if (isOurs || (await claim(ctx, id))) {
      const providerOrderId = await ctx.provider.createOrder({ amount, receipt: id });
      crashPoint('after the provider order');
      // A slow answer must not replace the order of who took over meanwhile: somebody may be paying it.
      const stored = await ctx.db.change(
        "UPDATE checkouts SET providerOrderId = ? WHERE id = ? AND providerOrderId IS NULL AND state = 'open'",
        [providerOrderId, id],
      );
      if (stored === 1) return { ...fresh, providerOrderId };
    } else {
      if (Date.now() > deadline) break;
      await sleep(POLL_MS);
    }
    fresh = await ctx.db.read.findOneBy(Checkout, { id });
  }
  ctx.log.info({ checkoutId: id }, 'another request of the shopper has overtaken this one');
  return null;
}

/** Whether the caller is the one to talk to the provider now: nobody else has begun to within the last seconds. */
async function claim(ctx: Context, id: string): Promise<boolean> {
  const now = Date.now();
  const claimed = await ctx.db.change(
    'UPDATE checkouts SET claimedAt = ? WHERE id = ? AND providerOrderId IS NULL AND claimedAt < ?',
    [now, id, now - CLAIM_MS],
  );
  return claimed === 1;
}
