import { createHash } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import { z } from 'zod';
import { isDuplicate } from '../../../../database/dialects.ts';
import { crashPoint } from '../../../../lib/crashPoint.ts';
import { type InvalidInput, invalidInput, type Problem, problem } from '../../../../lib/problems.ts';
import { lockAndReloadOrder } from '../../../orders/orderLifecycle.service.ts';
import type { OrderWithLines } from '../../../orders/orders.service.ts';
import type { PaymentUnavailable } from '../../beginCheckout.service.ts';
import type { CheckoutContext, DatabaseContext } from '../../checkoutContext.ts';
import { lockPayment } from '../../payments/lockPayment.service.ts';
import { type ProviderRefund, ProviderUnavailableError } from '../../provider/provider.ts';
import { requestOrPollRefund } from '../followRefund.service.ts';
import { Refund } from '../refunds.entity.ts';
import type { RequestIdentity } from './recordRefund.service.ts';

// The steps of requests that refund an order: each is done once for its idempotency key.

export const idempotencyKey = z
  .string()
  .regex(/^[\w-]{8,80}$/, 'The idempotency key must be 8 to 80 letters, digits, hyphens or underscores');

/** @param values all of the request but its key; the order of their properties counts */
export const identify = (idempotencyKey: string, values: object): RequestIdentity => ({
  idempotencyKey,
  requestHash: createHash('sha256').update(JSON.stringify(values)).digest('hex'),
});

const providerAway: PaymentUnavailable = problem(
  'PaymentUnavailable',
  'The payment provider cannot be reached right now. Nothing was refunded; please try again in a moment.',
);

/**
 * Decides a refund in a transaction on the locked payment, and requests it at the provider.
 * @param decide checks and stores the refund; gets the order as it is now, locked, and the refunds at the provider
 * @returns the refund after the provider's answer, or an earlier one of the same request
 */
export async function makeRefund<P extends Problem>(
  ctx: CheckoutContext,
  order: OrderWithLines,
  identity: RequestIdentity,
  decide: (
    tx: EntityManager,
    currentOrder: OrderWithLines,
    providerRefunds: ProviderRefund[],
  ) => Promise<Refund | P>,
): Promise<Refund | P | InvalidInput | PaymentUnavailable> {
  const { idempotencyKey: key } = identity;
  const earlier = await findRefundByKey(ctx, key);
  if (earlier) return ofRequest(order, identity, earlier);
  const providerRefunds = await ctx.provider.refundsOfPayment(order.paymentId).catch((error: unknown) => {
    if (!(error instanceof ProviderUnavailableError)) throw error;
    ctx.log.error(
      { err: error, orderId: order.id },
      'a refund could not be checked with the payment provider',
    );
    return null;
  });
  if (!providerRefunds) return providerAway;
  const result = await ctx.db
    .write(async (tx) => {
      await lockPayment(tx, order.paymentId);
      // The provider may have taken seconds to answer.
      const currentOrder = await lockAndReloadOrder(tx, ctx.db, order);
      return (
        (await tx.findOneBy(Refund, { idempotencyKey: key })) ?? decide(tx, currentOrder, providerRefunds)
      );
    })
    .catch(async (error: unknown) => {
      // Another order's refund has taken the key at the same time.
      const other = isDuplicate(error) && (await findRefundByKey(ctx, key));
      if (!other) throw error;
      return other;
    });
  if ('message' in result) return result;
  await request(ctx, result);
  return ofRequest(order, identity, await ctx.db.read.findOneByOrFail(Refund, { id: result.id }));
}

/** Requests a new refund at the provider, unless it moves no money. */
async function request(ctx: CheckoutContext, refund: Refund): Promise<void> {
  if (refund.attempts > 0) return;
  crashPoint('before the refund');
  if (refund.nextTryAt !== null) await requestOrPollRefund(ctx, refund);
  // Afterwards, because a refund that the provider refuses at once takes its mail back.
  ctx.outbox.wake();
}

const findRefundByKey = ({ db }: DatabaseContext, key: string): Promise<Refund | null> =>
  db.read.findOneBy(Refund, { idempotencyKey: key });

/** Refunds of the release before have no fingerprint. */
function ofRequest(
  order: OrderWithLines,
  { requestHash }: RequestIdentity,
  refund: Refund,
): Refund | InvalidInput {
  if (refund.orderId !== order.id)
    return invalidInput('This idempotency key belongs to a refund of another order', 'idempotencyKey');
  if (refund.requestHash !== null && refund.requestHash !== requestHash)
    return invalidInput(
      'This idempotency key belongs to a refund with other values, which is recorded. Nothing more was refunded.',
      'idempotencyKey',
    );
  return refund;
}
