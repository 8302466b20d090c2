import { randomBytes } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { createConnection } from 'mysql2/promise';
import { expectTypename } from '../../../test/expectTypename.ts';
import { AddToCart, BeginCheckout, CompleteCheckout } from '../../../test/generated/documents.ts';
import { type Shopper, startShop, type TestShop } from '../../../test/testkit.ts';
import { billing } from '../../../tools/billing.mjs';
import { AccountLink } from '../../features/auth/accountLinks.entity.ts';
import { WebhookEvent } from '../../features/checkout/webhooks/webhookEvents.entity.ts';
import { Letter } from '../../features/newsletter/desk/letters.entity.ts';
import { enqueueMail } from '../../features/notifications/notifications.service.ts';
import { newId } from '../../lib/ids.ts';
import { type Db, openDatabase } from '../database.ts';
import { migrate } from '../migrate.ts';
import { backup, restore } from './backup.ts';

const STOCK = 1000;
const folder = mkdtempSync(path.join(tmpdir(), 'kirana-backup-'));
const opened: (() => Promise<unknown>)[] = [];
let kit: TestShop;
let product: Awaited<ReturnType<TestShop['product']>>;
beforeAll(async () => {
  kit = await startShop();
  product = await kit.product('paneer');
  await kit.setStock(product.id, STOCK);
});
afterAll(async () => {
  for (const close of opened.reverse()) await close();
  await kit.close();
  rmSync(folder, { recursive: true });
});

const newFile = () => path.join(folder, `${randomBytes(4).toString('hex')}.backup`);
const keepOpen = (db: Db) => {
  opened.push(() => db.close());
  return db;
};
/** A second connection to the shop's database. */
const sameDatabase = async () => keepOpen(await openDatabase(kit.shop.env));

/** A new, migrated and empty database. @param databaseUrl of its server; null: SQLite */
async function emptyDatabase(databaseUrl = kit.shop.env.databaseUrl): Promise<Db> {
  let url = databaseUrl;
  if (databaseUrl) {
    const name = `kirana_${randomBytes(6).toString('hex')}`;
    const connection = await createConnection(databaseUrl);
    await connection.query(`CREATE DATABASE ${name} CHARACTER SET utf8mb4`);
    await connection.end();
    url = databaseUrl.replace(/[^/]+$/, name);
    opened.push(() => kit.shop.db.source.query(`DROP DATABASE ${name}`));
  }
  const dataDir = mkdtempSync(path.join(folder, 'data-'));
  const db = keepOpen(await openDatabase({ databaseUrl: url, dataDir }));
  await migrate(db);
  return db;
}

async function buy(shopper: Shopper): Promise<void> {
  const input = { productId: product.id, option: product.options[0] };
  await kit.gql(AddToCart, { input }, shopper.token);
  const { beginCheckout } = await kit.gql(BeginCheckout, { billing }, shopper.token);
  const { checkout } = expectTypename(beginCheckout, 'CheckoutBegun');
  const answer = await kit.payInPopup(checkout.providerOrderId);
  await kit.gql(CompleteCheckout, { input: answer }, shopper.token);
  kit.wakeOutbox();
}

const sum = async (db: Db, statement: string) =>
  Number(Object.values((await db.read.query(statement))[0])[0]);

const orderLines = 'orders JOIN checkout_lines ON checkout_lines.checkoutId = orders.checkoutId';

/** Checks invariants that hold in every consistent snapshot. @returns the number of orders */
async function expectSound(db: Db): Promise<number> {
  const id = `'${product.id}'`;
  const left = await sum(db, `SELECT countInStock FROM products WHERE id = ${id}`);
  const sold = await sum(db, `SELECT COALESCE(SUM(quantity), 0) FROM ${orderLines} WHERE productId = ${id}`);
  const held = await sum(
    db,
    `SELECT COALESCE(SUM(quantity), 0) FROM checkouts JOIN checkout_lines ON checkoutId = checkouts.id WHERE state = 'open' AND productId = ${id}`,
  );
  expect(left + sold + held).toBe(STOCK);
  const orders = await sum(db, 'SELECT COUNT(*) FROM orders');
  expect(await sum(db, "SELECT COUNT(*) FROM checkouts WHERE state = 'paid'")).toBe(orders);
  expect(await sum(db, 'SELECT COUNT(*) FROM payments')).toBe(orders);
  expect(await sum(db, 'SELECT COUNT(*) FROM mails WHERE nextTryAt IS NOT NULL')).toBe(0);
  const amounts = await sum(db, 'SELECT COALESCE(SUM(amount), 0) FROM orders');
  expect(await sum(db, `SELECT COALESCE(SUM(quantity * price), 0) FROM ${orderLines}`)).toBe(amounts);
  return orders;
}

/** Expects a confirmation of each order in a backup. */
function expectConfirmations(file: string): void {
  const lines = gunzipSync(readFileSync(file)).toString().trim().split('\n');
  const rows = (name: string) =>
    lines.map((line) => JSON.parse(line)).flatMap(({ table, row }) => (table === name ? [row] : []));
  const confirmations = rows('mails').filter(({ dedupeKey }) => dedupeKey?.startsWith('paid-'));
  expect(confirmations).toHaveLength(rows('orders').length);
}

test('a backup made during purchases is a consistent snapshot', async () => {
  const shoppers = await Promise.all(Array.from({ length: 12 }, () => kit.newShopper()));
  const source = await sameDatabase();
  const files = [newFile(), newFile()];
  for (const [at, file] of files.entries()) {
    const buyers = shoppers.slice(6 * at, 6 * at + 6).map(buy);
    await Promise.all([backup(source, file), ...buyers]);
  }

  const counts: number[] = [];
  for (const file of files) {
    expectConfirmations(file);
    const db = await emptyDatabase();
    await restore(db, file, false);
    counts.push(await expectSound(db));
  }
  expect(counts).toEqual([...counts].sort((a, b) => a - b));
  expect(statSync(files[0] as string).mode & 0o777).toBe(0o600);
});

test('a restore brings back every column', async () => {
  await kit.mailsTo(billing.email);
  // More rows and characters than one INSERT takes.
  const event = { event: 'payment.captured', receivedAt: 1, attempts: 1, nextTryAt: null };
  await kit.shop.db.write(async (tx) => {
    const events = (name: string, count: number, body: string) =>
      tx.insert(
        WebhookEvent,
        Array.from({ length: count }, (_, turn) => ({ ...event, id: `${name} ${turn}`, body })),
      );
    await events('short', 1100, '');
    await events('long', 60, '₹'.repeat(20_000));
  });
  const file = newFile();
  const rows = await backup(await sameDatabase(), file);
  const db = await emptyDatabase();
  expect(await restore(db, file, false)).toBe(rows);
  await expectSame(db);
});

test('a backup can be moved through SQLite and back without a change', async () => {
  await kit.mailsTo(billing.email);
  const [there, back] = [newFile(), newFile()];
  await backup(await sameDatabase(), there);
  const embedded = await emptyDatabase(null);
  await restore(embedded, there, false);
  await backup(embedded, back);
  const db = await emptyDatabase();
  await restore(db, back, false);
  await expectSame(db);
});

/** Expects all rows and columns, except for what a restore invalidates. */
async function expectSame(db: Db): Promise<void> {
  for (const { tableName } of db.source.entityMetadatas) {
    if (outdated.includes(tableName)) continue;
    const all = async ({ read }: Db) =>
      (await read.query(`SELECT * FROM ${tableName}`)).map((row: object) => JSON.stringify(row)).sort();
    expect([tableName, await all(db)]).toEqual([tableName, await all(kit.shop.db)]);
  }
}
const outdated = ['sessions', 'sign_in_codes', 'account_links'];

test('a restore ends all sessions, and sends no queued mail and no more of a letter', async () => {
  const { id: userId } = await kit.newShopper();
  const mail = { dedupeKey: null, recipient: 'then@example.com', subject: 'News', text: 'News' };
  await kit.shop.db.write(async (tx) => {
    await enqueueMail(tx, mail);
    await tx.insert(AccountLink, {
      tokenHash: 'link',
      userId,
      purpose: 'reset',
      expiresAt: Date.now() + 1e9,
    });
    await tx.insert(Letter, {
      id: newId(),
      subject: 'Mangoes are back',
      body: 'From today.',
      state: 'sending',
      version: 1,
      recipientCount: 2,
      enqueuedCount: 0,
      lastSubscriptionId: '',
      updatedAt: 1,
      startedAt: 1,
      finishedAt: null,
      actorId: userId,
    });
  });
  expect(await sum(kit.shop.db, 'SELECT COUNT(*) FROM sessions')).toBeGreaterThan(0);
  const file = newFile();
  await backup(await sameDatabase(), file);
  const db = await emptyDatabase();
  await restore(db, file, false);
  for (const table of ['sessions', 'sign_in_codes', 'account_links'])
    expect(await sum(db, `SELECT COUNT(*) FROM ${table}`)).toBe(0);
  expect(await sum(db, 'SELECT COUNT(*) FROM mails WHERE nextTryAt IS NOT NULL')).toBe(0);
  expect(await db.read.find(Letter)).toMatchObject([{ state: 'stopped', finishedAt: expect.any(Number) }]);
});

test('a restore refuses a database that a newer release has migrated, also with --force', async () => {
  const file = newFile();
  await backup(await sameDatabase(), file);
  const db = await emptyDatabase();
  await db.write((tx) =>
    tx.query("INSERT INTO migrations (timestamp, name) VALUES (9999999999999, 'Later9999999999999')"),
  );
  await expect(restore(db, file, true)).rejects.toThrow('into a new, empty database');
});

test('a restore replaces a database with data only with --force', async () => {
  const file = newFile();
  await backup(await sameDatabase(), file);
  const db = await emptyDatabase();
  await restore(db, file, false);
  await db.write((tx) => tx.query(`UPDATE products SET countInStock = 7`));
  await expect(restore(db, file, false)).rejects.toThrow('not empty');
  expect(await sum(db, 'SELECT MAX(countInStock) FROM products')).toBe(7);
  await restore(db, file, true);
  await expectSound(db);
});

test('an existing file is not overwritten', async () => {
  const file = newFile();
  writeFileSync(file, 'mine');
  await expect(backup(await sameDatabase(), file)).rejects.toThrow('exists already');
  expect(readFileSync(file, 'utf8')).toBe('mine');
});

test('a truncated, damaged or foreign file leaves the database unchanged', async () => {
  const file = newFile();
  await backup(await sameDatabase(), file);
  const db = await emptyDatabase();
  const bytes = readFileSync(file);
  const text = gunzipSync(bytes).toString();
  const faults: [Buffer, string][] = [
    [bytes.subarray(0, bytes.length / 2), 'cannot be read'],
    [gzipSync(text.slice(0, text.lastIndexOf('\n', text.length - 2) + 1)), 'is incomplete'],
    [gzipSync(text.replace(/"migration":"/, '"migration":"Later')), 'another version'],
    [gzipSync('{"hello":1}\n'), 'not a backup'],
    [Buffer.from('hello'), 'cannot be read'],
  ];
  for (const [content, message] of faults) {
    writeFileSync(file, content);
    await expect(restore(db, file, false)).rejects.toThrow(message);
    expect(await sum(db, 'SELECT COUNT(*) FROM products')).toBe(0);
  }
});
