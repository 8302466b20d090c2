import type { Resolvers } from '../../../../generated/resolvers.ts';
import { isoTime } from '../../../../lib/isoTime.ts';
import { toPaise, toRupees } from '../../../../lib/money.ts';
import { getStaffActor } from '../../../staff/staffActor.service.ts';
import { cancelOrder } from './cancelOrder.service.ts';
import {
  describeRefund,
  findOrderPayment,
  findPaymentAtProvider,
  listRefundableLines,
  listRefunds,
  listRefundsInTrouble,
  readLeft,
} from './orderPayment.service.ts';
import { refundOrder } from './refundOrder.service.ts';

export const refundsDeskResolvers = {
  Desk: {
    orderPayment: (_, { orderId }, ctx) => findOrderPayment(ctx, orderId),
    refundsInTrouble: (_, __, ctx) => listRefundsInTrouble(ctx),
  },
  Mutation: {
    refundOrder: async (_, { input }, ctx) => {
      const amount = input.amount == null ? null : toPaise(input.amount);
      return describeRefund(ctx, await refundOrder(ctx, getStaffActor(ctx), { ...input, amount }));
    },
    cancelOrder: async (_, { input }, ctx) =>
      describeRefund(ctx, await cancelOrder(ctx, getStaffActor(ctx), input)),
  },
  DeskOrderLine: {
    refundedUnits: async ({ id }, _, ctx) => (await ctx.refundedUnitsLoader.load(id)) ?? 0,
  },
  RefundTooLarge: { left: ({ left }) => toRupees(left) },
  DeskPayment: {
    orderId: ({ order }) => order.id,
    amount: ({ amount }) => toRupees(amount),
    left: async (payment, _, ctx) => toRupees(await readLeft(ctx, payment)),
    date: ({ createdAt }) => isoTime(createdAt),
    refunds: ({ id }, _, ctx) => listRefunds(ctx, id),
    lines: (payment, _, ctx) => listRefundableLines(ctx, payment),
    atProvider: (payment, _, ctx) => findPaymentAtProvider(ctx, payment),
  },
  DeskPaymentAtProvider: { left: ({ left }) => toRupees(left) },
  DeskRefundByHand: {
    amount: ({ amount }) => toRupees(amount),
    state: ({ status }) => (status === 'processed' ? 'done' : status),
  },
  DeskRefund: {
    amount: ({ amount }) => toRupees(amount),
    requestedBy: ({ requestedByName }) => requestedByName,
    failedAt: ({ failedAt }) => (failedAt === null ? null : isoTime(failedAt)),
    nextTryAt: ({ nextTryAt }) => (nextTryAt === null ? null : isoTime(nextTryAt)),
    date: ({ createdAt }) => isoTime(createdAt),
  },
} satisfies Resolvers;
