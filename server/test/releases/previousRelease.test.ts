import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Db, openDatabase } from '../../src/database/database.ts';
import { findLedgerMismatches } from '../../src/features/stock/ledger.queries.ts';
import { buildPreviousRelease } from '../../tools/schema/previousRelease.mjs';
import { type BuiltShop, startBuiltShop } from '../builtShop.ts';
import {
  KEY_ID,
  KEY_SECRET,
  type ProviderCallers,
  providerCallers,
  startProvider,
  WEBHOOK_SECRET,
} from '../paymentProvider.ts';
import { createDatabase, type TestDatabase } from '../testDatabase.ts';
import { type Customer, expectCustomer, runSmokeTest, signUp } from './smokeTest.ts';

// The built shop and the release before it on one database. The tests follow each other.

let previous: Awaited<ReturnType<typeof buildPreviousRelease>>;
let provider: Awaited<ReturnType<typeof startProvider>>;
let payInPopup: ProviderCallers['payInPopup'];
let database: TestDatabase;
let dataDir: string;
let staffToken: string;
const running: BuiltShop[] = [];
/** Of all tests before. */
const customers: Customer[] = [];

beforeAll(async () => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'kirana-releases-'));
  // The webhooks go to a shop that runs.
  const webhookUrl = () => `${running[0]?.origin}/webhooks/razorpay`;
  [previous, provider, database] = await Promise.all([
    buildPreviousRelease(),
    startProvider(webhookUrl),
    createDatabase(),
  ]);
  payInPopup = providerCallers(provider.url).payInPopup;
});
afterAll(async () => {
  for (const { kill } of running) kill('SIGKILL');
  await provider.app.close();
  await database.drop();
  previous.remove();
  rmSync(dataDir, { recursive: true });
});

/** @param program default: the present release */
async function start(program?: string): Promise<BuiltShop> {
  const settings = () => ({
    DATA_DIR: dataDir,
    ...(database.url && { DATABASE_URL: database.url }),
    REHEARSAL: 'true',
    SEED: 'true',
    BACKGROUND_DELAY_MS: '0',
    RATE_LIMIT_FACTOR: '1000',
    RAZORPAY_KEY_ID: KEY_ID,
    RAZORPAY_KEY_SECRET: KEY_SECRET,
    RAZORPAY_WEBHOOK_SECRET: WEBHOOK_SECRET,
    RAZORPAY_API_URL: provider.url,
  });
  const shop = await startBuiltShop(settings, [], program);
  running.push(shop);
  return shop;
}

async function stopAll(): Promise<void> {
  for (const { kill, exit, output } of running.splice(0)) {
    kill('SIGTERM');
    expect([await exit, output()]).toEqual([[0, null], expect.not.stringMatching(/"level":(50|60)/)]);
  }
}

async function withDatabase<T>(work: (db: Db) => Promise<T>): Promise<T> {
  const db = await openDatabase({ databaseUrl: database.url, dataDir });
  return work(db).finally(() => db.close());
}

/** Uses the shops, and expects that they have everything from before. */
async function useShops(...shops: BuiltShop[]): Promise<void> {
  const origins = shops.map(({ origin }) => origin);
  for (const customer of customers) for (const origin of origins) await expectCustomer(origin, customer);
  customers.push(await runSmokeTest({ origins, payInPopup, staffToken }));
}

describe('the previous release and this one', () => {
  afterEach(stopAll);

  it('begins with the previous release', async () => {
    const shop = await start(previous.file);
    const packer = await signUp(shop.origin);
    // Not by the entity, which has columns of later migrations.
    await withDatabase(({ source }) =>
      source.query(`UPDATE users SET staffRole = 'packer' WHERE email = '${packer.email}'`),
    );
    staffToken = packer.token;
    await useShops(shop);
  });

  it('goes on with this release after an upgrade', async () => {
    await useShops(await start());
  });

  it('goes on with the previous release on the new schema after a rollback', async () => {
    await useShops(await start(previous.file));
  });

  it('goes on with this release after the second upgrade, and has lost nothing', async () => {
    await useShops(await start());
    expect(customers).toHaveLength(4);
    expect(await withDatabase((db) => findLedgerMismatches(db.read))).toEqual([]);
  });

  // The embedded database is for one process.
  if (process.env.TEST_DATABASE === 'mysql')
    it('lets both serve the same shoppers at the same time', async () => {
      await useShops(await start(previous.file), await start());
      expect(await withDatabase((db) => findLedgerMismatches(db.read))).toEqual([]);
    });
});
