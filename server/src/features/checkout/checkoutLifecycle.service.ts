import { type EntityManager, In, IsNull } from 'typeorm';
import { type NotSignedIn, notSignedIn } from '../../lib/problems.ts';
import { releaseStock } from '../catalog/stock/stock.service.ts';
import { findOrderLines } from '../orders/orders.service.ts';
import { Checkout } from './checkout.entity.ts';
import type { DatabaseContext, ShopperContext } from './checkoutContext.ts';
import { type CheckoutState, statesBefore } from './checkoutStates.ts';

/** Cancels one of the viewer's checkouts. One that has ended, or another shopper's, stays unchanged; the answer is the same. */
export async function cancelCheckout(
  { db, viewer }: ShopperContext,
  id: string,
): Promise<{ __typename: 'CheckoutCancelled'; id: string } | NotSignedIn> {
  if (!viewer) return notSignedIn();
  const isOwn = await db.read.existsBy(Checkout, { id, userId: viewer.id });
  if (isOwn) await endCheckout({ db }, id, 'cancelled');
  return { __typename: 'CheckoutCancelled', id };
}

type EndState = 'cancelled' | 'expired';

/** Ends an open checkout without a payment and releases its stock. Does nothing when it has ended already. */
export const endCheckout = ({ db }: DatabaseContext, id: string, state: EndState): Promise<void> =>
  db.write((tx) => endCheckoutIn(tx, id, state));

/** As `endCheckout`, in the caller's transaction. */
export async function endCheckoutIn(tx: EntityManager, id: string, state: EndState): Promise<void> {
  if (await advanceCheckout(tx, id, state)) await releaseStock(tx, await findOrderLines(tx, [id]));
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
