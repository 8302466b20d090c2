import type { Resolvers } from '../../../../generated/resolvers.ts';
import { throwIfInvalidInput } from '../../../../graphql/errors.ts';
import { withTypename } from '../../../../graphql/withTypename.ts';
import { toExactPaise } from '../../../../lib/input/amount.input.ts';
import { toRupees } from '../../../../lib/money.ts';
import { isoTime } from '../../../../lib/time/isoTime.ts';
import { itemOf } from '../../../catalog/variants/variants.service.ts';
import { getStaffActor } from '../../../staff/staffActor.service.ts';
import { cancelOrder } from './cancelOrder.service.ts';
import { exportRefunds } from './exportRefunds.service.ts';
import {
  findOrderPayment,
  findPaymentAtProvider,
  listRefundableLines,
  listRefundsOfPayment,
  readLeft,
  withPayment,
} from './orderPayment.service.ts';
import { listRefunds, listUnresolvedRefunds, sumRefunds } from './refundList.service.ts';
import { refundOrder } from './refundOrder.service.ts';
import { weighOrderLine } from './weighOrderLine.service.ts';

export const refundsDeskResolvers = {
  Desk: {
    orderPayment: (_, { orderId }, ctx) => findOrderPayment(ctx, orderId),
    refunds: async (_, { filter, first, after }, ctx) =>
      throwIfInvalidInput(await listRefunds(ctx, filter ?? {}, { first, after })),
    unresolvedRefunds: (_, __, ctx) => listUnresolvedRefunds(ctx),
  },
  Mutation: {
    refundOrder: async (_, { input }, ctx) => {
      const amount = input.amount == null ? null : toExactPaise(input.amount);
      return withPayment(ctx, await refundOrder(ctx, getStaffActor(ctx), { ...input, amount }));
    },
    cancelOrder: async (_, { input }, ctx) =>
      withPayment(ctx, await cancelOrder(ctx, getStaffActor(ctx), input)),
    weighOrderLine: async (_, { input }, ctx) =>
      withTypename('DeskOrderLineWeighed', await weighOrderLine(ctx, getStaffActor(ctx), input)),
    exportRefunds: async (_, { filter, after }, ctx) =>
      withTypename('DeskRefundsCsv', await exportRefunds(ctx, getStaffActor(ctx), filter ?? {}, after)),
  },
  DeskRefundConnection: {
    sum: ({ summedSpan }, _, ctx) => summedSpan && sumRefunds(ctx, summedSpan),
  },
  DeskRefundSum: { amount: ({ amount }) => toRupees(amount) },
  RefundTooLarge: { left: ({ left }) => toRupees(left) },
  DeskPayment: {
    orderId: ({ order }) => order.id,
    amount: ({ amount }) => toRupees(amount),
    left: async (payment) => toRupees(await readLeft(payment)),
    date: ({ createdAt }) => isoTime(createdAt),
    refunds: (payment, _, ctx) => listRefundsOfPayment(ctx, payment),
    lines: listRefundableLines,
    atProvider: (payment, _, ctx) => findPaymentAtProvider(ctx, payment),
  },
  DeskRefundableLine: {
    itemId: ({ orderLine }) => itemOf(orderLine),
    amounts: ({ amounts }) => amounts.map(toRupees),
  },
  DeskOrderLineWeighed: { short: ({ short }) => toRupees(short) },
  DeskPaymentAtProvider: { left: ({ left }) => toRupees(left) },
  DeskRefundByHand: {
    amount: ({ amount }) => toRupees(amount),
    state: ({ status }) => (status === 'processed' ? 'done' : status),
    date: ({ createdAt }) => (createdAt === null ? null : isoTime(createdAt)),
  },
  DeskRefund: {
    amount: ({ amount }) => toRupees(amount),
    requestedBy: ({ requestedByName }) => requestedByName,
    failedAt: ({ failedAt }) => (failedAt === null ? null : isoTime(failedAt)),
    nextTryAt: ({ nextTryAt }) => (nextTryAt === null ? null : isoTime(nextTryAt)),
    date: ({ createdAt }) => isoTime(createdAt),
  },
} satisfies Resolvers;
