import { type EntityManager, In, IsNull, Not } from 'typeorm';
import { type NotSignedIn, notSignedIn } from '../../lib/problems.ts';
import { releaseStock } from '../catalog/stock.service.ts';
import { findOrderLines } from '../orders/orders.service.ts';
import type { Billing } from './billing.ts';
import { Checkout } from './checkout.entity.ts';
import { type CheckoutWithLines, findCheckoutWithLines } from './checkout.queries.ts';
import type { DatabaseContext, ShopperContext } from './checkoutContext.ts';
import { type CheckoutState, statesBefore } from './checkoutStates.ts';

export type { CheckoutWithLines };

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

/** @throws when there is no such checkout */
export const getCheckout = ({ db }: DatabaseContext, id: string): Promise<Checkout> =>
  db.read.findOneByOrFail(Checkout, { id });

/** The checkout of an order at the provider. */
export const findCheckoutByOrder = (
  { db }: DatabaseContext,
  providerOrderId: string,
): Promise<CheckoutWithLines | null> => findCheckoutWithLines(db.read, 'providerOrderId', providerOrderId);

/** The checkout that was begun for a payment without an order at the provider. */
export const findCheckoutByPayment = (
  { db }: DatabaseContext,
  providerPaymentId: string,
): Promise<CheckoutWithLines | null> =>
  findCheckoutWithLines(db.read, 'providerPaymentId', providerPaymentId);

/** The billing form of a shopper's last paid checkout, to prefill the next one; null without one. */
export async function findLastBilling({ db }: DatabaseContext, userId: string): Promise<Billing | null> {
  const checkout = await db.read.findOne(Checkout, {
    where: { userId, paidAt: Not(IsNull()) },
    order: { paidAt: 'DESC' },
    select: { id: true, billing: true },
  });
  return checkout?.billing ?? null;
}
