import { deleteExpiredLinks } from '../features/auth/accountLinks.service.ts';
import { deleteExpiredSessions } from '../features/auth/sessions.service.ts';
import { createBannerAnnouncer } from '../features/catalog/bannerTimes.service.ts';
import { deleteUnusedPictures } from '../features/catalog/pictures/cataloguePictures.service.ts';
import { reconcile } from '../features/checkout/reconciliation/reconciliation.service.ts';
import { deleteOldEvents } from '../features/checkout/webhooks/webhookEvents.service.ts';
import { deleteOldImportFiles } from '../features/import/desk/importFiles.ts';
import { deleteOldImports } from '../features/import/imports.service.ts';
import { continueLetters } from '../features/newsletter/desk/sendLetter.service.ts';
import { deleteOldMails } from '../features/notifications/notifications.service.ts';
import { eraseDueDeliveries } from '../features/orders/erasure/orderErasure.service.ts';
import { addDailySales } from '../features/orders/figures/dailySales.service.ts';
import { createLowStockNotifier } from '../features/stock/lowStockMails.service.ts';
import { createSoldOutNotifier } from '../features/stock/soldOutMails.service.ts';
import { deleteOldAuditEvents } from '../features/users/audit.service.ts';
import type { Shop } from '../shop.ts';

/** Work that is repeated, in one process at a time. */
export interface Job {
  name: string;
  /** From the start of a run to the start of the next one, at least. */
  intervalMs: number;
  /** @param shouldContinue to be called between two steps: false when this process must stop */
  run(shouldContinue: () => boolean): Promise<void>;
}

const HOUR_MS = 60 * 60 * 1000;
/** How often the next mails of a letter are put into the outbox. */
const LETTERS_MS = 2000;
const BANNERS_MS = 10_000;
const STOCK_MAILS_MS = 60_000;
const ERASURE_MS = 60_000;

/** All jobs, in the order in which they run. */
export const createJobs = (shop: Shop): Job[] => [
  {
    name: 'reconcile payments',
    intervalMs: shop.env.reconcileMs,
    run: (shouldContinue) => reconcile(shop, shouldContinue),
  },
  { name: 'retry mails', intervalMs: shop.env.reconcileMs, run: async () => shop.outbox.wake() },
  { name: 'announce banners', intervalMs: BANNERS_MS, run: createBannerAnnouncer(shop) },
  { name: 'report sold-out products', intervalMs: STOCK_MAILS_MS, run: createSoldOutNotifier(shop) },
  { name: 'report low stock', intervalMs: STOCK_MAILS_MS, run: createLowStockNotifier(shop) },
  {
    name: 'erase delivery addresses',
    intervalMs: ERASURE_MS,
    run: (shouldContinue) => eraseDueDeliveries(shop, shouldContinue),
  },
  {
    name: 'sum up sales by day',
    intervalMs: HOUR_MS,
    run: (shouldContinue) => addDailySales(shop, shouldContinue),
  },
  {
    name: 'send newsletters',
    intervalMs: LETTERS_MS,
    run: (shouldContinue) => continueLetters(shop, shouldContinue),
  },
  { name: 'delete expired sessions', intervalMs: HOUR_MS, run: () => deleteExpiredSessions(shop) },
  { name: 'delete expired links', intervalMs: HOUR_MS, run: () => deleteExpiredLinks(shop) },
  { name: 'delete old audit events', intervalMs: HOUR_MS, run: () => deleteOldAuditEvents(shop) },
  { name: 'delete old webhook events', intervalMs: HOUR_MS, run: () => deleteOldEvents(shop) },
  { name: 'delete unused pictures', intervalMs: HOUR_MS, run: () => deleteUnusedPictures(shop) },
  { name: 'delete old import files', intervalMs: HOUR_MS, run: () => deleteOldImportFiles(shop) },
  { name: 'delete old imports', intervalMs: HOUR_MS, run: () => deleteOldImports(shop) },
  { name: 'delete old mails', intervalMs: HOUR_MS, run: () => deleteOldMails(shop) },
  // After those that delete.
  { name: 'empty the database log', intervalMs: HOUR_MS, run: () => shop.db.truncateLog() },
];
