import { In } from 'typeorm';
import { type BatchLoader, createBatchLoader } from '../../../../database/batchLoader.ts';
import type { Db } from '../../../../database/database.ts';
import { groupBy } from '../../../../lib/groupBy.ts';
import { memoizeAsync } from '../../../../lib/memoizeAsync.ts';
import type { Problem } from '../../../../lib/problems.ts';
import { type DeskOrder, findDeskOrder } from '../../../orders/desk/deskOrder.service.ts';
import { findOrderLinesById, type OrderLine } from '../../../orders/orders.service.ts';
import { findUserNames } from '../../../users/users.service.ts';
import type { CheckoutContext, DatabaseContext } from '../../checkoutContext.ts';
import { Payment } from '../../payments/payments.entity.ts';
import {
  type ProviderPayment,
  type ProviderRefund,
  ProviderUnavailableError,
} from '../../provider/provider.ts';
import { calculateRefundable, type Refundable, refundsByHand } from '../refundable.ts';
import { type Refund, RefundLine } from '../refunds.entity.ts';
import { findUnresolvedRefunds, sumRefundedUnits } from '../refunds.queries.ts';
import { findRefundsOf, type PaymentRefunds } from './recordRefund.service.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** A pending refund is unresolved after this number of attempts, which takes two minutes. */
const UNRESOLVED_AFTER_ATTEMPTS = 4;
const SHOW_FAILED_FOR_MS = 60 * DAY_MS;
const MAX_UNRESOLVED = 100;

/** The payment of an order. */
export interface OrderPayment extends Payment {
  order: DeskOrder & { lines: OrderLine[] };
  /** Its refunds, which all fields share; read on demand. */
  loadRefunds(): Promise<PaymentRefunds>;
}

/** Null for an unknown order. */
export async function findOrderPayment(ctx: DatabaseContext, orderId: string): Promise<OrderPayment | null> {
  const order = await findDeskOrder(ctx, orderId);
  if (!order) return null;
  const payment = await ctx.db.read.findOneByOrFail(Payment, { id: order.paymentId });
  return {
    ...payment,
    order: { ...order, lines: await order.loaders.lines(order) },
    loadRefunds: memoizeAsync(() => findRefundsOf(ctx.db.read, payment.id)),
  };
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
  const [refund] = await readDetails(ctx, [result]);
  const payment = await findOrderPayment(ctx, result.orderId ?? '');
  if (!refund || !payment) throw new Error(`The refund ${result.id} belongs to no order`);
  return { __typename: 'DeskOrderRefunded' as const, refund, payment };
}

/** The refunds of a payment that this shop has made, oldest first. */
export async function listRefunds(
  { db }: DatabaseContext,
  { order, loadRefunds }: OrderPayment,
): Promise<DetailedRefund[]> {
  const { refunds, refundLines } = await loadRefunds();
  return withDetails(db, refunds, refundLines, order.lines);
}

/**
 * The refunds that staff have to settle, newest first, at most 200: those that the provider has not completed after some attempts,
 * and those of the last 60 days that it has refused, as long as no other refund of their payment was made since.
 */
export async function listUnresolvedRefunds(ctx: DatabaseContext): Promise<DetailedRefund[]> {
  const refunds = await readDetails(ctx, await findUnresolved(ctx));
  return refunds.sort((a, b) => b.createdAt - a.createdAt);
}

/** The number of refunds in `listUnresolvedRefunds`. */
export const countUnresolvedRefunds = async (ctx: DatabaseContext): Promise<number> =>
  (await findUnresolved(ctx)).length;

const findUnresolved = ({ db }: DatabaseContext): Promise<Refund[]> =>
  findUnresolvedRefunds(db.read, {
    minAttempts: UNRESOLVED_AFTER_ATTEMPTS,
    failedSince: Date.now() - SHOW_FAILED_FOR_MS,
    limit: MAX_UNRESOLVED,
  });

/** Refunds of several payments with their lines. */
async function readDetails({ db }: DatabaseContext, refunds: readonly Refund[]): Promise<DetailedRefund[]> {
  const refundLines = await db.read.findBy(RefundLine, { refundId: In(refunds.map(({ id }) => id)) });
  const orderLines = await findOrderLinesById(
    db.read,
    refundLines.map(({ orderLineId }) => orderLineId),
  );
  return withDetails(db, refunds, refundLines, orderLines);
}

async function withDetails(
  { read }: Db,
  refunds: readonly Refund[],
  refundLines: readonly RefundLine[],
  orderLines: readonly OrderLine[],
): Promise<DetailedRefund[]> {
  const orderLineOf = new Map(orderLines.map((line) => [line.id, line]));
  const linesOf = groupBy(refundLines, ({ refundId }) => refundId);
  const names = await findUserNames(
    read,
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
  payment: OrderPayment,
): Promise<{ orderLine: OrderLine; left: number }[]> {
  const { units } = await readLocalRefundable(payment);
  return payment.order.lines.map((orderLine) => ({ orderLine, left: units.get(orderLine.id)?.left ?? 0 }));
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
export const readLeft = async (payment: OrderPayment): Promise<number> =>
  (await readLocalRefundable(payment)).left;

async function readLocalRefundable({ order, loadRefunds }: OrderPayment): Promise<Refundable> {
  const { refunds, refundLines } = await loadRefunds();
  return calculateRefundable(order, refunds, refundLines, null);
}

/** Asks the provider; null while it is away, or when it does not know the payment. */
export async function findPaymentAtProvider(
  { db, provider, log }: CheckoutContext,
  { id, order }: OrderPayment,
): Promise<PaymentAtProvider | null> {
  try {
    const [payment, atProvider] = await Promise.all([
      provider.findPayment(id),
      provider.refundsOfPayment(id),
    ]);
    if (!payment) return null;
    // After the provider's, so that a refund that the shop makes meanwhile is not taken for one by hand.
    const { refunds, refundLines } = await findRefundsOf(db.read, id);
    const { left } = calculateRefundable(order, refunds, refundLines, atProvider);
    return { status: payment.status, left, refundsByHand: refundsByHand(refunds, atProvider) };
  } catch (error) {
    if (!(error instanceof ProviderUnavailableError)) throw error;
    log.warn({ err: error, paymentId: id }, 'a payment could not be read from the payment provider');
    return null;
  }
}
