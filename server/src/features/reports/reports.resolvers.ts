import type { Resolvers } from '../../generated/resolvers.ts';
import { throwIfInvalidInput } from '../../graphql/errors.ts';
import { toRupees } from '../../lib/money.ts';
import { formatShopDay } from '../../lib/shopDay.ts';
import { countUnresolvedRefunds } from '../checkout/refunds/desk/orderPayment.service.ts';
import {
  createStatusCounter,
  findBestSellers,
  sumSalesByCategory,
} from '../orders/figures/salesFigures.service.ts';
import { readPeriod } from './period.ts';
import { getFigures, getReport } from './reports.service.ts';

const BEST_SELLERS = 10;
/** Counts of open tasks are exact up to here. */
const MAX_COUNT = 1000;

export const reportsResolvers = {
  Desk: {
    report: (_, input, ctx) => getReport(ctx, throwIfInvalidInput(readPeriod(input, Date.now()))),
    openTasks: (_, __, ctx) => ({ orders: createStatusCounter(ctx, MAX_COUNT) }),
  },
  DeskReport: {
    current: ({ period }, _, ctx) => getFigures(ctx, period),
    previous: ({ before }, _, ctx) => getFigures(ctx, before),
    bestSellers: ({ period }, { by }, ctx) =>
      findBestSellers(ctx, period, { by: by === 'UNITS' ? 'quantity' : 'amount', limit: BEST_SELLERS }),
    categories: ({ period }, _, ctx) => sumSalesByCategory(ctx, period),
  },
  DeskFigures: {
    sales: ({ sales }) => toRupees(sales),
    averageBasket: ({ averageBasket }) => (averageBasket === null ? null : toRupees(averageBasket)),
    refundCount: ({ refunds }) => refunds.count,
    refunds: ({ refunds }) => toRupees(refunds.amount),
    checkoutsBegun: ({ checkouts }) => checkouts.begun,
    checkoutsPaid: ({ checkouts }) => checkouts.paid,
  },
  DeskDaySales: {
    date: ({ day }) => formatShopDay(day),
    sales: ({ amount }) => toRupees(amount),
  },
  DeskSubjectSales: {
    sales: ({ amount }) => toRupees(amount),
  },
  DeskOpenTasks: {
    paidOrders: async ({ orders }) => (await orders.load('paid')) ?? 0,
    packingOrders: async ({ orders }) => (await orders.load('packing')) ?? 0,
    packedOrders: async ({ orders }) => (await orders.load('packed')) ?? 0,
    unresolvedRefunds: (_, __, ctx) => countUnresolvedRefunds(ctx),
  },
} satisfies Resolvers;
