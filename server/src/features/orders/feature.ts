import type { Feature } from '../feature.ts';
import { ordersDeskResolvers } from './desk/ordersDesk.resolvers.ts';
import { eraseDueDeliveries, eraseOrders } from './erasure/orderErasure.service.ts';
import { addDailySales } from './figures/dailySales.service.ts';
import { invoicePdfDeskRest } from './invoices/pdf/invoicePdfDesk.rest.ts';
import { taxReportResolvers } from './invoices/report/taxReport.resolvers.ts';
import { taxDocumentsResolvers } from './invoices/taxDocuments.resolvers.ts';
import { ordersResolvers } from './orders.resolvers.ts';
import { ordersRest } from './orders.rest.ts';
import { exportOrdersOfUser } from './orders.service.ts';

const ERASURE_MS = 60_000;
const DAILY_SALES_MS = 60 * 60 * 1000;

export const ordersFeature = {
  resolvers: [ordersResolvers, ordersDeskResolvers, taxDocumentsResolvers, taxReportResolvers],
  rest: { section: 'Orders', calls: [ordersRest] },
  routes: [invoicePdfDeskRest],
  jobs: (shop) => [
    {
      name: 'erase delivery addresses',
      intervalMs: ERASURE_MS,
      run: (shouldContinue) => eraseDueDeliveries(shop, shouldContinue),
    },
    {
      name: 'sum up sales by day',
      intervalMs: DAILY_SALES_MS,
      run: (shouldContinue) => addDailySales(shop, shouldContinue),
    },
  ],
  personalData: {
    exportData: async (ctx, { id }) => ({ orders: await exportOrdersOfUser(ctx, id) }),
    eraseData: (tx, { id }) => eraseOrders(tx, id),
  },
} satisfies Feature;
