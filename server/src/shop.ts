import type { Env } from './config/env.ts';
import { createBatchLoader } from './database/batchLoader.ts';
import type { Db } from './database/database.ts';
import { createSessionLoader } from './features/auth/sessions.service.ts';
import { createCartLoader } from './features/cart/pricedCart.service.ts';
import { type Catalog, openCatalog } from './features/catalog/catalog.ts';
import {
  createDeskProductLoader,
  createRelatedIdsLoader,
  createVariantsLoader,
} from './features/catalog/desk/products/productList.service.ts';
import { createChargedPricesLoader } from './features/catalog/prices/chargedPrices.service.ts';
import { createProductDetailLoader } from './features/catalog/productDetails.ts';
import { createCheckoutCountsCache } from './features/checkout/figures/checkoutFigures.service.ts';
import { createRazorpay } from './features/checkout/provider/razorpay.ts';
import { createImportRunner } from './features/import/desk/importRunner.ts';
import { createSubscriberCountCache } from './features/newsletter/desk/subscribers.service.ts';
import { createMailer } from './features/notifications/mailer.ts';
import { createSandboxMailbox, type SandboxMailbox } from './features/notifications/sandboxMailbox.ts';
import { createOffersCache } from './features/offers/offersCache.ts';
import { findOfferUses } from './features/offers/offerUses.service.ts';
import { createBestSellersCache } from './features/orders/figures/bestSellersCache.ts';
import { invoiceAttachments } from './features/orders/invoices/pdf/invoiceMails.service.ts';
import { createInvoicePdfs } from './features/orders/invoices/pdf/invoicePdfs.ts';
import { createOrderDocumentsLoader } from './features/orders/invoices/taxDocuments.service.ts';
import { createNewestReviewsLoader } from './features/reviews/reviews.service.ts';
import { createSettingsCache } from './features/settings/settingsCache.ts';
import { createUnpackedUnitsLoader } from './features/stock/desk/stockLists.service.ts';
import { createInventoryItemLoader } from './features/stock/inventoryItems.service.ts';
import { createStockCache } from './features/stock/stockCache.service.ts';
import type { PersonalDataHandler } from './features/users/personalData.service.ts';
import { openPictureStore } from './features/users/uploads/pictureStore.service.ts';
import { createBrowsingQueue } from './http/browsingQueue.ts';
import { createUploadPlaces } from './http/uploadPlaces.ts';
import { createOutboxWorker } from './jobs/outboxWorker.ts';
import { setCursorSecret } from './lib/cursor.ts';
import { openLimits } from './lib/limits/rateLimiter.ts';
import type { Log } from './lib/log.ts';
import { setShopTimeZone } from './lib/time/shopZone.ts';
import { ensureDemoAccounts } from './seed/demoAccounts.ts';
import { seedEmptyCatalogue } from './seed/seedCatalogue.ts';

/** What lives as long as the process. Each feature takes the parts that it needs. */
export type Shop = Awaited<ReturnType<typeof openShop>>;

interface ShopOptions {
  env: Env;
  log: Log;
  db: Db;
  /** What the features export and erase of a user. */
  personalData: readonly PersonalDataHandler[];
  /** For the mails of a demo; default: one in this process. */
  mailbox?: SandboxMailbox;
}

/** Adds the demo data to a migrated database if configured, reads the catalogue, and creates the services. */
export async function openShop({
  env,
  log,
  db,
  personalData,
  mailbox = createSandboxMailbox(),
}: ShopOptions) {
  setShopTimeZone(env.shopTimeZone);
  setCursorSecret(env.cursorSecret);
  if (env.seed) await seedEmptyCatalogue(db);
  await ensureDemoAccounts(db, env.mode);
  const sandboxMailbox = env.mail.sandbox ? mailbox : null;
  const settingsCache = createSettingsCache(db);
  const invoicePdfs = createInvoicePdfs({ timeZone: env.shopTimeZone, log });
  const mailer = createMailer(env.mail, sandboxMailbox, (mail) =>
    invoiceAttachments({ db, log, settingsCache, invoicePdfs }, mail),
  );
  const offersCache = createOffersCache(db);
  const catalog = await openCatalog(db, settingsCache, [offersCache]);
  return {
    env,
    log,
    db,
    catalog,
    settingsCache,
    offersCache,
    personalData,
    ...createLoaders(db, catalog),
    orderDocumentsLoader: createOrderDocumentsLoader({ settingsCache }, db),
    provider: createRazorpay(env.payments),
    invoicePdfs,
    mailer,
    /** Null: mails are sent, or the shop is live. */
    sandboxMailbox,
    outbox: createOutboxWorker({ db, log, mailer }, env.backgroundDelayMs),
    /** Imports of catalogues by staff. */
    imports: createImportRunner(db, log),
    limits: await openLimits(env.limits, log),
    browsing: createBrowsingQueue(),
    /** Apart, so that no number of shoppers keeps staff from uploading. */
    uploadPlaces: {
      shoppers: createUploadPlaces(env.requestTimeoutMs),
      staff: createUploadPlaces(env.requestTimeoutMs),
    },
    /** Images that shoppers uploaded. */
    pictures: openPictureStore(env),
    /** Null: no Google sign-in. */
    google:
      env.google && (await import('./features/auth/google/googleClient.ts')).createGoogleClient(env.google),
  };
}

/** They batch or share the reads of concurrent requests. */
const createLoaders = (db: Db, catalog: Catalog) => ({
  stockCache: createStockCache(db),
  deskProductLoader: createDeskProductLoader(db),
  relatedIdsLoader: createRelatedIdsLoader(db),
  variantsLoader: createVariantsLoader(db),
  chargedPricesLoader: createChargedPricesLoader(db),
  inventoryItemLoader: createInventoryItemLoader(db),
  unpackedUnitsLoader: createUnpackedUnitsLoader(db),
  sessions: createSessionLoader(db),
  cartLoader: createCartLoader(db),
  productDetailLoader: createProductDetailLoader(db),
  newestReviewsLoader: createNewestReviewsLoader(db, catalog),
  offerUsesLoader: createBatchLoader((checkoutIds: string[]) => findOfferUses(db.read, checkoutIds)),
  bestSellers: createBestSellersCache(db),
  checkoutCounts: createCheckoutCountsCache(db),
  subscriberCount: createSubscriberCountCache(db),
});

/** Ends the background work, and closes all connections. */
export async function closeShop({ db, catalog, imports, outbox, invoicePdfs, limits }: Shop): Promise<void> {
  catalog.stopPolling();
  await imports.stop();
  await outbox.stop();
  await invoicePdfs.close();
  limits.close();
  await db.close();
}
