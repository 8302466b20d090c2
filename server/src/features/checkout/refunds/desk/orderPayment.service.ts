import { In, MoreThan, MoreThanOrEqual } from 'typeorm';
import { type BatchLoader, createBatchLoader } from '../../../../database/batchLoader.ts';
import type { Db } from '../../../../database/database.ts';
import { groupBy } from '../../../../lib/groupBy.ts';
import type { Problem } from '../../../../lib/problems.ts';
import { type DeskOrder, findDeskOrder } from '../../../orders/desk/deskOrder.service.ts';
import { findOrderLines, type OrderLine } from '../../../orders/orders.service.ts';
import { findUserNames } from '../../../users/users.service.ts';
import type { CheckoutContext, DatabaseContext } from '../../checkoutContext.ts';
import { Payment } from '../../payments/payments.entity.ts';
import {
  type ProviderPayment,
  type ProviderRefund,
  ProviderUnavailableError,
} from '../../provider/provider.ts';
import { refundsByHand } from '../refundable.ts';
import { Refund, RefundLine } from '../refunds.entity.ts';
import { sumRefundedUnits } from '../refunds.queries.ts';
import { readRefundable } from './recordRefund.service.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** A pending refund has trouble after this number of attempts, which takes two minutes. */
const TROUBLED_ATTEMPTS = 4;
const SHOW_FAILED_FOR_MS = 60 * DAY_MS;
const MAX_IN_TROUBLE = 100;

/** The payment of an order. */
export type OrderPayment = Payment & { order: DeskOrder };

/** Null for an unknown order. */
export async function findOrderPayment(ctx: DatabaseContext, orderId: string): Promise<OrderPayment | null> {
  const order = await findDeskOrder(ctx, orderId);
  if (!order) return null;
  const payment = await ctx.db.read.findOneByOrFail(Payment, { id: order.paymentId });
  return { ...payment, order };
}

/** A refund with its lines and the name of who requested it. */
export interface DetailedRefund extends Refund {
  state: 'pending' | 'done' | 'failed';
  lines: (RefundLine & { orderLine: OrderLine | null })[];
  /** Null for an automatic refund. */
  requestedByName: string | null;
}

/** What a mutation returns for a refund; problems stay as they are. */
export async function describeRefund<P extends Problem>(ctx: DatabaseContext, result: Refund | P) {
  if ('message' in result) return result;
  const [refund] = await withDetails(ctx, [result]);
  const payment = await findOrderPayment(ctx, result.orderId ?? '');
  if (!refund || !payment) throw new Error(`The refund ${result.id} belongs to no order`);
  return { __typename: 'DeskOrderRefunded' as const, refund, payment };
}

/** The refunds of a payment that this shop has made, oldest first. */
export const listRefunds = async ({ db }: DatabaseContext, paymentId: string): Promise<DetailedRefund[]> =>
  withDetails(
    { db },
    await db.read.find(Refund, { where: { paymentId }, order: { createdAt: 'ASC', id: 'ASC' } }),
  );

/**
 * The refunds that staff should look at, newest first, at most 200: those that the provider has not completed after some attempts,
 * and those of the last 60 days that it has refused, as long as no other refund of their payment was made since.
 */
export async function listRefundsInTrouble({ db }: DatabaseContext): Promise<DetailedRefund[]> {
  const take = MAX_IN_TROUBLE;
  const pending = await db.read.find(Refund, {
    where: { nextTryAt: MoreThan(0), attempts: MoreThanOrEqual(TROUBLED_ATTEMPTS) },
    order: { nextTryAt: 'ASC' },
    take,
  });
  const failed = await db.read.find(Refund, {
    where: { failedAt: MoreThan(Date.now() - SHOW_FAILED_FOR_MS) },
    order: { failedAt: 'DESC' },
    take,
  });
  const siblings = await db.read.findBy(Refund, { paymentId: In(failed.map(({ paymentId }) => paymentId)) });
  const unresolved = failed.filter(
    (refund) =>
      !siblings.some(
        ({ paymentId, failedAt, createdAt }) =>
          paymentId === refund.paymentId && failedAt === null && createdAt > (refund.failedAt ?? 0),
      ),
  );
  const refunds = await withDetails({ db }, [...pending, ...unresolved]);
  return refunds.sort((a, b) => b.createdAt - a.createdAt);
}

async function withDetails({ db }: DatabaseContext, refunds: readonly Refund[]): Promise<DetailedRefund[]> {
  const lines = await db.read.findBy(RefundLine, { refundId: In(refunds.map(({ id }) => id)) });
  const paymentIds = [...new Set(refunds.map(({ paymentId }) => paymentId))];
  const payments = await db.read.findBy(Payment, { id: In(paymentIds) });
  const orderLines = await findOrderLines(
    db.read,
    payments.map(({ checkoutId }) => checkoutId),
  );
  const orderLineOf = new Map(orderLines.map((line) => [line.id, line]));
  const linesOf = groupBy(lines, ({ refundId }) => refundId);
  const names = await findUserNames(
    db.read,
    refunds.flatMap(({ requestedBy }) => requestedBy ?? []),
  );
  return refunds.map((refund) => ({
    ...refund,
    state: refund.failedAt !== null ? 'failed' : refund.nextTryAt === null ? 'done' : 'pending',
    lines: (linesOf.get(refund.id) ?? []).map((line) => ({
      ...line,
      orderLine: orderLineOf.get(line.orderLineId) ?? null,
    })),
    requestedByName: names.get(refund.requestedBy ?? '') ?? null,
  }));
}

/** The lines of the order with their units that are not refunded yet. */
export async function listRefundableLines(
  { db }: DatabaseContext,
  { order }: OrderPayment,
): Promise<{ orderLine: OrderLine; left: number }[]> {
  const { units } = await readRefundable(db.read, order, null);
  return order.lines.map((orderLine) => ({ orderLine, left: units.get(orderLine.id)?.left ?? 0 }));
}

/** Loads how many units of an order's line are refunded; concurrent loads share a statement. */
export const createRefundedUnitsLoader = ({ read }: Pick<Db, 'read'>): BatchLoader<string, number> =>
  createBatchLoader<string, number>((ids) => sumRefundedUnits(read, ids));

/** A payment as the provider has it. */
export interface PaymentAtProvider {
  status: ProviderPayment['status'];
  /** Paise that can still be refunded. */
  left: number;
  /** Refunds that the shopkeeper has made at the provider; failed ones are absent. */
  refundsByHand: ProviderRefund[];
}

/** Paise of a payment that can still be refunded, as far as the shop knows: it does not ask the provider for refunds by hand. */
export const readLeft = async ({ db }: DatabaseContext, { order }: OrderPayment): Promise<number> =>
  (await readRefundable(db.read, order, null)).left;

/** Asks the provider; null while it is away, or when it does not know the payment. */
export async function findPaymentAtProvider(
  { db, provider, log }: CheckoutContext,
  { id, order }: OrderPayment,
): Promise<PaymentAtProvider | null> {
  try {
    const [payment, refunds] = await Promise.all([provider.findPayment(id), provider.refundsOfPayment(id)]);
    if (!payment) return null;
    const { left } = await readRefundable(db.read, order, refunds);
    const own = await db.read.findBy(Refund, { paymentId: id });
    return { status: payment.status, left, refundsByHand: refundsByHand(own, refunds) };
  } catch (error) {
    if (!(error instanceof ProviderUnavailableError)) throw error;
    log.warn({ err: error, paymentId: id }, 'a payment could not be read from the payment provider');
    return null;
  }
}
