import type { Feature } from '../feature.ts';
import { stockDeskResolvers } from './desk/stockDesk.resolvers.ts';
import { createLowStockNotifier } from './reports/lowStockMails.service.ts';
import { createSoldOutNotifier } from './reports/soldOutMails.service.ts';

const STOCK_MAILS_MS = 60_000;

export const stockFeature = {
  resolvers: [stockDeskResolvers],
  jobs: (shop) => [
    { name: 'report sold-out products', intervalMs: STOCK_MAILS_MS, run: createSoldOutNotifier(shop) },
    { name: 'report low stock', intervalMs: STOCK_MAILS_MS, run: createLowStockNotifier(shop) },
  ],
} satisfies Feature;
