import { setTimeout as sleep } from 'node:timers/promises';
import { crashPoint } from '../../../lib/crashPoint.ts';
import { Checkout } from '../checkout.entity.ts';
import { claimProviderOrder, storeProviderOrder } from '../checkout.queries.ts';
import type { CheckoutContext } from '../checkoutContext.ts';
import type { OpenedCheckout } from '../openCheckout.service.ts';

/** A request that has claimed the creation of the provider's order for this long is taken for dead. */
const CLAIM_MS = 15_000;
const POLL_MS = 50;

/** A checkout with an order at the provider. */
export type ReadyCheckout = Checkout & { providerOrderId: string };

/**
 * Creates the order at the provider, once: of several requests for one checkout the one that holds the claim creates it, the others
 * wait for it.
 * @returns null when another request of the shopper has ended the checkout, or is still waiting for the provider
 * @throws ProviderUnavailableError
 */
export async function withProviderOrder(
  ctx: CheckoutContext,
  { checkout, isNew }: OpenedCheckout,
): Promise<ReadyCheckout | null> {
  const { db, provider, log } = ctx;
  const { id, amount } = checkout;
  const deadline = Date.now() + CLAIM_MS;
  let current: Checkout | null = checkout;
  // A new checkout is claimed by the request that opened it.
  for (let hasClaim = isNew; current?.state === 'open'; hasClaim = false) {
    if (current.providerOrderId) return { ...current, providerOrderId: current.providerOrderId };
    if (hasClaim || (await claimProviderOrder(db, id, Date.now() - CLAIM_MS))) {
      const providerOrderId = await provider.createOrder({ amount, receipt: id });
      crashPoint('after the provider order');
      // False after a slow answer: another request took over, and the shopper may be paying its order.
      if (await storeProviderOrder(db, id, providerOrderId)) return { ...current, providerOrderId };
    } else {
      if (Date.now() > deadline) break;
      await sleep(POLL_MS);
    }
    current = await db.read.findOneBy(Checkout, { id });
  }
  log.info({ checkoutId: id }, 'the checkout was replaced by another request of the shopper');
  return null;
}
