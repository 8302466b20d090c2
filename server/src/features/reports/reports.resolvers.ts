import type { Resolvers } from '../../generated/resolvers.ts';
import { throwIfInvalidInput } from '../../graphql/errors.ts';
import { toRupees } from '../../lib/money.ts';
import { formatShopDay } from '../../lib/time/shopDay.ts';
import { countUnresolvedRefunds } from '../checkout/refunds/desk/refundList.service.ts';
import {
  createStatusCounter,
  findBestSellers,
  sumSalesByCategory,
} from '../orders/figures/salesFigures.service.ts';
import { readPeriod } from './period.ts';
import { getReport } from './reports.service.ts';

const BEST_SELLERS = 10;
/** Counts of open tasks are exact up to here. */
const MAX_COUNT = 1000;

export const reportsResolvers = {
  Desk: {
    report: (_, input, ctx) => {
      const now = Date.now();
      return getReport(ctx, throwIfInvalidInput(readPeriod(input, now)), now);
    },
    openTasks: (_, __, ctx) => ({ orders: createStatusCounter(ctx, MAX_COUNT) }),
  },
  DeskReport: {
    current: async ({ loadFigures }) => (await loadFigures()).current,
    previous: async ({ loadFigures }) => (await loadFigures()).previous,
    today: async ({ loadFigures }) => (await loadFigures()).today,
    yesterday: async ({ loadFigures }) => (await loadFigures()).yesterday,
    bestSellers: ({ period }, { by }, ctx) =>
      findBestSellers(ctx, period, { by: by === 'UNITS' ? 'quantity' : 'amount', limit: BEST_SELLERS }),
    categories: ({ period }, _, ctx) => sumSalesByCategory(ctx, period),
  },
  DeskFigures: {
    sales: ({ sales }) => toRupees(sales),
    averageBasket: ({ averageBasket }) => (averageBasket === null ? null : toRupees(averageBasket)),
    refundCount: ({ refunds }) => refunds.count,
    refunds: ({ refunds }) => toRupees(refunds.amount),
    checkoutsBegun: ({ begun }) => begun,
    checkoutsPaid: ({ paid }) => paid,
  },
  DeskDaySales: {
    date: ({ day }) => formatShopDay(day),
    sales: ({ amount }) => toRupees(amount),
    checkoutsBegun: ({ begun }) => begun,
    checkoutsPaid: ({ paid }) => paid,
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
