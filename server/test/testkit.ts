import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { IsNull, MoreThan, Not } from 'typeorm';
import { createApp } from '../src/app.ts';
import { type Env, readEnv } from '../src/config/env.ts';
import { openDatabase } from '../src/database/database.ts';
import { migrate } from '../src/database/migrate.ts';
import { Product } from '../src/features/catalog/catalog.entity.ts';
import { nextRevision } from '../src/features/catalog/catalog.queries.ts';
import { listsFor, storeVariants } from '../src/features/catalog/variants/storeVariants.ts';
import { Variant } from '../src/features/catalog/variants/variants.entity.ts';
import { personalData } from '../src/features/features.ts';
import { Mail } from '../src/features/notifications/notifications.entity.ts';
import { sendDueMails } from '../src/features/notifications/notifications.service.ts';
import { recordMovements } from '../src/features/stock/ledger.service.ts';
import type { StaffRole } from '../src/features/users/users.entity.ts';
import { newId } from '../src/lib/ids.ts';
import { createLog, type Log } from '../src/lib/log.ts';
import { closeShop, openShop, type Shop } from '../src/shop.ts';
import { type ShopCallers, shopCallers } from './callers.ts';
import { type MailServer, type ReceivedMail, startMailServer } from './mailServer.ts';
import {
  KEY_ID,
  KEY_SECRET,
  type ProviderCallers,
  providerCallers,
  startProvider,
  WEBHOOK_SECRET,
} from './paymentProvider.ts';
import { createShopper, type Shopper } from './shoppers.ts';
import { copyDatabase } from './testDatabase.ts';

export type { RestOptions } from './callers.ts';
export type { PopupAnswer } from './paymentProvider.ts';
export type { Shopper } from './shoppers.ts';

/** A running shop with its own database (of the dialect in TEST_DATABASE), HTTP server, mail server and payment provider. */
export interface TestShop extends ShopCallers, ProviderCallers {
  shop: Shop;
  url: string;
  /** URL of the payment provider's sandbox. */
  providerUrl: string;
  newShopper(): Promise<Shopper>;
  /** A signed-in member of staff. */
  newStaff(role: StaffRole): Promise<Shopper>;
  /** The SQL statements that are sent while `work` runs. */
  statements(work: () => Promise<unknown>): Promise<Statement[]>;
  stockOf(productId: string): Promise<number>;
  setStock(productId: string, countInStock: number): Promise<void>;
  /** Sets the price of a product and of all its sizes, in paise, as another process does: the catalogue is not refreshed. */
  setPrice(productId: string, price: number): Promise<void>;
  /** Stores variants of a product, or takes them away again, in its catalogue. */
  setVariants(productId: string, variants: readonly TestVariant[]): Promise<void>;
  mailServer: MailServer;
  /** Sends the queued mails. The outbox is paused otherwise, so that no mail is sent between two steps of a test. */
  sendMails(): Promise<void>;
  /** Wakes the outbox, which is paused in tests. */
  wakeOutbox(): void;
  /** Sends the queued mails and returns those to an address, oldest first. */
  mailsTo(address: string): Promise<ReceivedMail[]>;
  close(): Promise<void>;
}

/** A variant with one price, unless it says more. */
export type TestVariant = Pick<Variant, 'label' | 'price'> & Partial<Variant>;

/** An SQL statement as it was sent. */
export interface Statement {
  sql: string;
  parameters: unknown[];
}

/** Opens a shop with the demo catalogue. */
export async function startShop(
  settings: Partial<Env> = {},
  log = createLog(process.env.TEST_LOG ?? 'silent'),
): Promise<TestShop> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'kirana-test-'));
  const database = await copyDatabase(dataDir);
  let shopUrl = '';
  const provider = await startProvider(() => `${shopUrl}/webhooks/razorpay`);
  const mailServer = await startMailServer();
  const env: Env = {
    ...readEnv({ DATA_DIR: dataDir, NODE_ENV: 'test' }),
    mode: 'live',
    seed: true,
    host: '127.0.0.1',
    port: 0,
    databaseUrl: database.url,
    // All requests of a test come from one address.
    limits: { factor: 100, redisUrl: null },
    backgroundDelayMs: 0,
    payments: {
      keyId: KEY_ID,
      keySecret: KEY_SECRET,
      webhookSecrets: [WEBHOOK_SECRET],
      apiUrl: provider.url,
      checkoutScriptUrl: `${provider.url}/checkout.js`,
      sandbox: null,
    },
    google: null,
    mail: { smtp: { url: mailServer.url, from: 'Kirana <shop@kirana.example>' }, sandbox: false },
    ...settings,
  };
  const { shop, app } = await openOnPort(env, log).catch(async (error) => {
    await closeApp(provider.app);
    await mailServer.close();
    throw error;
  });
  shopUrl = app.listeningOrigin;
  const wakeOutbox = shop.outbox.wake;
  // A running outbox would change the database in the middle of a test.
  shop.outbox.wake = () => {};

  return {
    ...shopCallers(shopUrl),
    ...providerCallers(provider.url),
    shop,
    url: shopUrl,
    providerUrl: provider.url,
    mailServer,
    async sendMails() {
      await makeWaitingMailsDue(shop);
      await sendDueMails(shop);
    },
    wakeOutbox,
    async mailsTo(recipient) {
      await makeWaitingMailsDue(shop);
      const isDue = () => shop.db.read.existsBy(Mail, { recipient, nextTryAt: Not(IsNull()) });
      await sendDueMails(shop);
      // Another worker may be sending it, or it may just have been enqueued.
      while (await isDue()) {
        await sleep(5);
        await sendDueMails(shop);
      }
      return mailServer.mails.filter(({ to }) => to === recipient).sort(byMessageId);
    },
    newShopper: () => createShopper(shop),
    newStaff: (role) => createShopper(shop, role),
    statements: (work) => statementsOf(shop, work),
    async stockOf(id) {
      const [row] = await shop.db.read.query(`SELECT countInStock FROM products WHERE id = '${id}'`);
      return Number(row.countInStock);
    },
    async setStock(id, countInStock) {
      await shop.db.write(async (tx) => {
        const product = await tx.findOneByOrFail(Product, { id });
        await tx.update(Product, { id }, { countInStock });
        const quantity = countInStock - product.countInStock;
        await recordMovements(tx, [{ itemId: id, quantity, kind: 'correction' }]);
      });
    },
    async setPrice(id, price) {
      await shop.db.write(async (tx) => {
        await tx.update(Product, { id }, { price, revision: await nextRevision(tx) });
        await tx.update(Variant, { productId: id }, { price });
      });
    },
    async setVariants(productId, variants) {
      await shop.db.write(async (tx) => {
        const product = await tx.findOneByOrFail(Product, { id: productId });
        const lists = listsFor(
          product,
          variants.map(({ label }) => label),
        );
        await tx.update(Product, { id: productId }, { ...lists, revision: await nextRevision(tx) });
        await storeVariants(tx, productId, variants.map(toVariant));
      });
      await shop.catalog.refresh();
    },
    async close() {
      await closeApp(app);
      await closeApp(provider.app);
      await closeShop(shop);
      await mailServer.close();
      await database.drop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

const toVariant = (variant: TestVariant): Omit<Variant, 'productId' | 'position'> => ({
  ...{ id: newId(), sku: null, gtin: null, oldPrice: variant.price, amount: null, unit: null, picture: null },
  ...{ paused: false, weighed: false, inventoryId: null, requiredQuantity: 1 },
  ...variant,
});

/**
 * Closes an app, and also connections on which no request has come: `fetch` opens some that it never uses, and they would keep the app
 * open for a minute.
 */
async function closeApp(app: FastifyInstance): Promise<void> {
  const timer = setInterval(() => app.server.closeAllConnections(), 50);
  try {
    await app.close();
  } finally {
    clearInterval(timer);
  }
}

/** Mails that are sent together arrive in any order; their ids sort by the time they were written. */
const byMessageId = (one: ReceivedMail, other: ReceivedMail) =>
  (one.headers.get('message-id') ?? '') < (other.headers.get('message-id') ?? '') ? -1 : 1;

/** Mails about the steps of orders wait until staff can no longer take the step back. */
const makeWaitingMailsDue = ({ db }: Shop): Promise<unknown> =>
  db.write((tx) => tx.update(Mail, { attempts: 0, nextTryAt: MoreThan(Date.now()) }, { nextTryAt: 1 }));

async function statementsOf({ db }: Shop, work: () => Promise<unknown>): Promise<Statement[]> {
  const statements: Statement[] = [];
  const sources = new Set([db.read.connection, db.source]);
  const loggers = [...sources].map((source) => source.logger);
  for (const source of sources) {
    const recorder = Object.create(source.logger) as typeof source.logger;
    recorder.logQuery = (sql, parameters) =>
      void statements.push({ sql, parameters: Object.values(parameters ?? []) });
    source.logger = recorder;
  }
  try {
    await work();
    return statements;
  } finally {
    [...sources].forEach((source, at) => {
      source.logger = loggers[at] ?? source.logger;
    });
  }
}

async function openOnPort(env: Env, log: Log): Promise<{ shop: Shop; app: FastifyInstance }> {
  const db = await openDatabase(env);
  await migrate(db);
  const shop = await openShop({ env, log, db, personalData });
  const app = await createApp(shop);
  shop.catalog.startIndexing();
  await app.listen({ host: '127.0.0.1', port: 0 });
  return { shop, app };
}
