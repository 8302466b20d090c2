import type { EntityManager } from 'typeorm';
import { type NotSignedIn, notSignedIn } from '../../lib/problems.ts';
import { releaseStock } from '../catalog/stock.service.ts';
import { findLines } from '../orders/orders.service.ts';
import { Checkout } from './checkout.entity.ts';
import { type CheckoutWithLines, findCheckoutWithLines, updateState } from './checkout.queries.ts';
import type { CheckoutContext, ShopperContext } from './checkoutContext.ts';
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
export const endCheckout = (
  { db }: Pick<CheckoutContext, 'db'>,
  id: string,
  state: EndState,
): Promise<void> => db.write((tx) => endCheckoutIn(tx, id, state));

/** As `endCheckout`, in the caller's transaction. */
export async function endCheckoutIn(tx: EntityManager, id: string, state: EndState): Promise<void> {
  if (await advanceCheckout(tx, id, state)) await releaseStock(tx, await findLines(tx, [id]));
}

/** Moves a checkout to `next`, if the state machine allows it. @returns whether it was moved; of several callers, one moves it */
export const advanceCheckout = (tx: EntityManager, id: string, next: CheckoutState): Promise<boolean> =>
  updateState(tx, id, next, statesBefore(next));

/** @throws when there is no such checkout */
export const getCheckout = ({ db }: Pick<CheckoutContext, 'db'>, id: string): Promise<Checkout> =>
  db.read.findOneByOrFail(Checkout, { id });

/** The checkout of an order at the provider. */
export const findCheckoutByOrder = (
  { db }: Pick<CheckoutContext, 'db'>,
  providerOrderId: string,
): Promise<CheckoutWithLines | null> => findCheckoutWithLines(db.read, 'providerOrderId', providerOrderId);

/** The checkout that was begun for a payment without an order at the provider. */
export const findCheckoutByPayment = (
  { db }: Pick<CheckoutContext, 'db'>,
  providerPaymentId: string,
): Promise<CheckoutWithLines | null> =>
  findCheckoutWithLines(db.read, 'providerPaymentId', providerPaymentId);
