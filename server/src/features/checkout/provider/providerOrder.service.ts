import { setTimeout as sleep } from 'node:timers/promises';
import { IsNull, LessThan } from 'typeorm';
import { crashPoint } from '../../../lib/crashPoint.ts';
import { Checkout } from '../checkout.entity.ts';
import type { CheckoutContext, DatabaseContext } from '../checkoutContext.ts';
import type { OpenedCheckout } from '../openCheckout.service.ts';

/** A request that claimed the creation of the provider's order this long ago is taken for dead. */
const CLAIM_MS = 15_000;
const POLL_MS = 50;

/** A checkout with an order at the provider. */
export type ReadyCheckout = Checkout & { providerOrderId: string };

/**
 * Creates the order at the provider, once: of several requests for one checkout, the one with the claim creates it, and the others
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
  // The request that opened a new checkout has its claim.
  for (let hasClaim = isNew; current?.state === 'open'; hasClaim = false) {
    if (current.providerOrderId) return { ...current, providerOrderId: current.providerOrderId };
    if (hasClaim || (await claimProviderOrder(ctx, id))) {
      const providerOrderId = await provider.createOrder({ amount, receipt: id });
      crashPoint('after the provider order');
      // False after a slow answer: another request has created an order, which the shopper may be paying.
      if (await storeProviderOrder(ctx, id, providerOrderId)) return { ...current, providerOrderId };
    } else {
      if (Date.now() > deadline) break;
      await sleep(POLL_MS);
    }
    current = await db.read.findOneBy(Checkout, { id });
  }
  log.info({ checkoutId: id }, 'another request of the shopper has ended the checkout');
  return null;
}

/** @returns false when the checkout has an order, or another request's claim is still valid */
async function claimProviderOrder({ db }: DatabaseContext, id: string): Promise<boolean> {
  const now = Date.now();
  const claimable = { id, providerOrderId: IsNull(), claimedAt: LessThan(now - CLAIM_MS) };
  const { affected } = await db.autocommit((tx) => tx.update(Checkout, claimable, { claimedAt: now }));
  return affected === 1;
}

/** @returns false when the checkout has ended, or has another order */
async function storeProviderOrder(
  { db }: DatabaseContext,
  id: string,
  providerOrderId: string,
): Promise<boolean> {
  const withoutOrder = { id, providerOrderId: IsNull(), state: 'open' as const };
  const { affected } = await db.autocommit((tx) => tx.update(Checkout, withoutOrder, { providerOrderId }));
  return affected === 1;
}
