import { IsNull, Not } from 'typeorm';
import type { Billing } from './billing.ts';
import { Checkout } from './checkout.entity.ts';
import { type CheckoutWithLines, findCheckoutWithLines } from './checkout.queries.ts';
import type { DatabaseContext } from './checkoutContext.ts';

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
