import { firstIdAt } from '../../../lib/ids.ts';
import { getSettings, getSettingsTime } from '../../settings/settings.service.ts';
import { findCrossingsSince } from './lowStock.queries.ts';
import { recordLowStockReports } from './lowStockReports.service.ts';
import { lowStockText } from './stock.mails.ts';
import { createStockNotifier, type StockNotifierContext } from './stockNotifier.service.ts';

/**
 * Creates a function that tells owners and managers of which inventory items the stock has become low since its last run: units went, and no
 * more than the threshold are on hand. Each such crossing is told once; another threshold alone is none. Products of which nothing is left are told as sold
 * out instead.
 */
export const createLowStockNotifier = (ctx: StockNotifierContext): (() => Promise<void>) =>
  createStockNotifier(ctx, {
    key: 'low-stock',
    find: (movementId) =>
      findCrossingsSince(ctx.db.read, movementId, {
        threshold: getSettings(ctx).lowStockThreshold,
        since: firstIdAt(getSettingsTime(ctx)),
      }),
    claim: (tx, runId, products) => recordLowStockReports(tx, ctx.db.dialect, runId, products),
    describe: lowStockText,
  });
