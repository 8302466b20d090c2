import { type EntityManager, In, IsNull } from 'typeorm';
import { releaseUses } from '../offers/offerUses.service.ts';
import { findOrderLines } from '../orders/orders.service.ts';
import { demandOf, releaseStock } from '../stock/stock.service.ts';
import { Checkout } from './checkout.entity.ts';
import type { DatabaseContext } from './checkoutContext.ts';
import { type CheckoutState, statesBefore } from './checkoutStates.ts';

type EndState = 'cancelled' | 'expired';

/** Ends an open checkout without a payment and releases its stock and its offers. @returns false when it has ended already */
export const endCheckout = ({ db }: DatabaseContext, id: string, state: EndState): Promise<boolean> =>
  db.write((tx) => endCheckoutIn(tx, id, state));

/** As `endCheckout`, in the caller's transaction. */
export async function endCheckoutIn(tx: EntityManager, id: string, state: EndState): Promise<boolean> {
  if (!(await endAndReleaseStock(tx, id, state))) return false;
  await releaseUses(tx, id);
  return true;
}

/**
 * As `endCheckoutIn`, but its offers stay reserved: a caller that takes stock afterwards releases them then, because all lock stock before
 * offers.
 */
export async function endAndReleaseStock(tx: EntityManager, id: string, state: EndState): Promise<boolean> {
  if (!(await advanceCheckout(tx, id, state))) return false;
  const lines = await findOrderLines(tx, [id]);
  await releaseStock(
    tx,
    lines.map((line) => demandOf(line)),
  );
  return true;
}

/**
 * Moves a checkout to `next` if it is in one of the states `from`; to `paid` only while its account exists.
 * @returns whether it was moved: of several callers, one moves it
 */
export async function advanceCheckout(
  tx: EntityManager,
  id: string,
  next: CheckoutState,
  from: readonly CheckoutState[] = statesBefore(next),
): Promise<boolean> {
  const isPaid = next === 'paid';
  const isFinal = isPaid || next === 'refunded';
  const { affected } = await tx.update(
    Checkout,
    { id, state: In(from), ...(isPaid && { erasedAt: IsNull() }) },
    {
      state: next,
      activeKey: null,
      ...(isFinal && { nextCheckAt: null, paymentPendingSince: null }),
      ...(isPaid && { paidAt: Date.now() }),
    },
  );
  return affected === 1;
}
