import type { Resolvers } from '../../generated/resolvers.ts';
import { throwIfInvalidInput } from '../../graphql/errors.ts';
import { toRupees } from '../../lib/money.ts';
import { formatShopDay } from '../../lib/shopDay.ts';
import { listRefundsInTrouble } from '../checkout/refunds/desk/orderPayment.service.ts';
import {
  countOrdersByStatus,
  findBestSellers,
  sumSalesByCategory,
} from '../orders/figures/salesFigures.service.ts';
import { periodBefore, readPeriod } from './period.ts';
import { getFigures } from './reports.service.ts';

const BEST_SELLERS = 10;
/** Counts of what waits are exact up to here. */
const MAX_WAITING = 1000;

export const reportsResolvers = {
  Desk: {
    report: (_, input) => ({ period: throwIfInvalidInput(readPeriod(input, Date.now())) }),
    waiting: () => ({}),
  },
  DeskReport: {
    current: ({ period }, _, ctx) => getFigures(ctx, period),
    previous: ({ period }, _, ctx) => getFigures(ctx, periodBefore(period)),
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
  DeskWaiting: {
    paidOrders: (_, __, ctx) => countOrdersByStatus(ctx, 'paid', MAX_WAITING),
    packingOrders: (_, __, ctx) => countOrdersByStatus(ctx, 'packing', MAX_WAITING),
    packedOrders: (_, __, ctx) => countOrdersByStatus(ctx, 'packed', MAX_WAITING),
    refundsInTrouble: async (_, __, ctx) => (await listRefundsInTrouble(ctx)).length,
  },
} satisfies Resolvers;
