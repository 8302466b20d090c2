import type { Env } from './config/env.ts';
import { uploadsDir } from './config/paths.ts';
import { type Db, openDatabase } from './database/database.ts';
import { migrate } from './database/migrate.ts';
import type { GoogleClient } from './features/auth/google/googleClient.ts';
import { createSessionLoader, type SessionLoader } from './features/auth/sessions.service.ts';
import { type CartLoader, createCartLoader } from './features/cart/cart.service.ts';
import { type Catalog, openCatalog } from './features/catalog/catalog.ts';
import { createProductDetailLoader, type ProductDetailLoader } from './features/catalog/productDetails.ts';
import { createStockCache, type StockCache } from './features/catalog/stockCache.ts';
import type { PaymentProvider } from './features/checkout/provider/provider.ts';
import { createRazorpay } from './features/checkout/provider/razorpay.ts';
import { createMailer, type Mailer } from './features/notifications/mailer.ts';
import { createNewestReviewsLoader, type NewestReviewsLoader } from './features/reviews/reviews.service.ts';
import type { PersonalDataHandler } from './features/users/personalData.service.ts';
import { folderStore, type PictureStore, s3Store } from './features/users/uploads/pictureStore.ts';
import { createOutboxWorker } from './jobs/outboxWorker.ts';
import type { BackgroundTask } from './lib/backgroundTask.ts';
import type { Log } from './lib/log.ts';
import { type Limits, openLimits } from './lib/rateLimiter.ts';
import { personalData } from './personalData.ts';
import { ensureDemoShopper } from './seed/demoShopper.ts';
import { seedEmptyCatalogue } from './seed/seedCatalogue.ts';

/** The services that live as long as the process: composed here, passed to each feature in the parts that it needs. */
export interface Shop {
  env: Env;
  db: Db;
  log: Log;
  catalog: Catalog;
  stockCache: StockCache;
  /** Loaders batch the reads of concurrent requests. */
  sessions: SessionLoader;
  cartLoader: CartLoader;
  productDetailLoader: ProductDetailLoader;
  newestReviewsLoader: NewestReviewsLoader;
  provider: PaymentProvider;
  mailer: Mailer;
  /** Sends the mails of the outbox. */
  outbox: BackgroundTask;
  limits: Limits;
  /** Images that shoppers uploaded. */
  pictures: PictureStore;
  /** Null: no Google sign-in. */
  google: GoogleClient | null;
  /** In the order of erasure. */
  personalData: readonly PersonalDataHandler[];
}

/** Opens and migrates the database, adds the demo catalogue if configured, and reads the catalogue. */
export async function openShop(env: Env, log: Log): Promise<Shop> {
  const db = await openDatabase(env);
  const applied = await migrate(db);
  if (applied.length > 0) log.info({ applied }, 'the database was migrated');
  if (env.seed && (await seedEmptyCatalogue(db))) log.info('the demo catalogue was put into the database');
  await ensureDemoShopper(db, env.mode);
  const mailer = createMailer(env.mail, log);
  const catalog = await openCatalog(db);
  return {
    env,
    db,
    log,
    catalog,
    stockCache: createStockCache(db),
    sessions: createSessionLoader(db),
    cartLoader: createCartLoader(db),
    productDetailLoader: createProductDetailLoader(db),
    newestReviewsLoader: createNewestReviewsLoader(db),
    provider: createRazorpay(env.payments),
    mailer,
    outbox: createOutboxWorker({ db, log, mailer }, env.backgroundDelayMs),
    limits: await openLimits(env.limits, log),
    pictures: env.s3 ? s3Store(env.s3) : folderStore(uploadsDir(env)),
    google:
      env.google && (await import('./features/auth/google/googleClient.ts')).createGoogleClient(env.google),
    personalData,
  };
}

/** Closes what `openShop` opened. */
export async function closeShop({ db, catalog, outbox, limits }: Shop): Promise<void> {
  catalog.stopPolling();
  await outbox.stop();
  limits.close();
  await db.close();
}
