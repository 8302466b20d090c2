import { shopDayOf } from '../../../lib/time/shopDay.ts';
import { findSoldOutSince } from './soldOut.queries.ts';
import { deleteOldSoldOutReports, recordSoldOutReports } from './soldOutReports.service.ts';
import { soldOutText } from './stock.mails.ts';
import { createStockNotifier, type StockNotifierContext } from './stockNotifier.service.ts';

/**
 * Creates a function that tells owners and managers which products have run out since its last run: by a sale or an adjustment, with
 * too few units on hand for any variant. A product whose last units are only reserved may still become available. It is told at most once a day of the shop.
 */
export const createSoldOutNotifier = (ctx: StockNotifierContext): (() => Promise<void>) =>
  createStockNotifier(ctx, {
    key: 'sold-out',
    find: (movementId) => findSoldOutSince(ctx.db.read, movementId),
    claim: async (tx, runId, products) => {
      const unreported = await recordSoldOutReports(tx, ctx.db.dialect, runId, products);
      if (unreported.length > 0) await deleteOldSoldOutReports(tx, shopDayOf(Date.now()));
      return unreported;
    },
    describe: soldOutText,
  });
