import { type CheckoutShop, startCheckoutShop } from '../../../../test/checkoutShop.ts';
import { AdjustStock, SetLowStockThreshold, UpdateSettings } from '../../../../test/generated/documents.ts';
import { scansOf } from '../../../../test/scansOf.ts';
import type { Shopper } from '../../../../test/testkit.ts';
import { Mail } from '../../notifications/notifications.entity.ts';
import { getEditedSettings } from '../../settings/desk/updateSettings.service.ts';
import { defaultShopSettings } from '../../settings/shopSettings.ts';
import { createLowStockNotifier } from './lowStockMails.service.ts';
import { LowStockReport } from './lowStockReports.entity.ts';

let kit: CheckoutShop;
let owner: Shopper;
let manager: Shopper;
beforeAll(async () => {
  kit = await startCheckoutShop();
  owner = await kit.newStaff('owner');
  manager = await kit.newStaff('manager');
  await kit.newStaff('packer');
  // Each product has one stock: other items are in sharedItems.test.ts.
  await kit.withoutSizes();
  await kit.sql('UPDATE products SET countInStock = 10 WHERE countInStock < 10');
});
beforeEach(() => kit.shop.db.write((tx) => tx.clear(Mail)));
afterAll(() => kit.close());

/** The mails about low stock as `recipient: subject`, after several runs of new and old processes, two of them at once. */
async function lowStockMails(): Promise<string[]> {
  const run = createLowStockNotifier(kit.shop);
  await Promise.all([run(), createLowStockNotifier(kit.shop)()]);
  await run();
  const mails = await kit.shop.db.read.find(Mail, { order: { id: 'ASC' } });
  return mails
    .filter(({ subject }) => subject.startsWith('Low stock'))
    .map(({ recipient, subject }) => `${recipient}: ${subject}`)
    .sort();
}
const toldOnce = (name: string) => [owner, manager].map(({ email }) => `${email}: Low stock: ${name}`).sort();
/** Takes units away. */
const take = async (productId: string, units: number) =>
  kit.gql(
    AdjustStock,
    { adjustments: [{ productId, kind: 'waste', change: -units, reason: 'Spoilt' }] },
    owner.token,
  );

async function setDefaultThreshold(lowStockThreshold: number): Promise<void> {
  const { version } = await getEditedSettings(kit.shop);
  const input = { ...defaultShopSettings, lowStockThreshold };
  const { updateSettings } = await kit.gql(UpdateSettings, { input, version }, owner.token);
  expect(updateSettings).toMatchObject({ __typename: 'DeskSettingsSaved' });
}

describe('the stock of a product that becomes low', () => {
  it('is told to each owner and manager once, by the sale that reached the threshold', async () => {
    const { shopper, product, checkout } = await kit.startCheckout({ quantity: 5 });
    // Reserved units may become available again.
    expect(await lowStockMails()).toEqual([]);
    await kit.complete(shopper, await kit.payInPopup(checkout.providerOrderId));
    expect(await lowStockMails()).toEqual(toldOnce(product.name));
    const [mail] = await kit.mailsTo(owner.email);
    expect(mail?.text).toMatch(/^5 units are left of .+\. Its stock counts as low at 5\.$/m);
    expect(mail?.text).toContain(`/desk/stock?product=${product.id}`);
    // It is low already.
    await take(product.id, 2);
    expect(await lowStockMails()).toEqual(toldOnce(product.name));
  });

  it('is told again each time it becomes low after units came in', async () => {
    const { id, name } = await kit.product('toor dal');
    for (const times of [1, 2]) {
      await kit.setStock(id, 6);
      await take(id, 1);
      expect(await lowStockMails()).toEqual(
        Array.from({ length: times }, () => toldOnce(name))
          .flat()
          .sort(),
      );
    }
  });

  it('is compared with the threshold of its own', async () => {
    const { id, name } = await kit.product('turmeric');
    await kit.setStock(id, 30);
    await kit.gql(SetLowStockThreshold, { input: { productIds: [id], threshold: 20 } }, owner.token);
    await take(id, 9);
    expect(await lowStockMails()).toEqual([]);
    await take(id, 1);
    expect(await lowStockMails()).toEqual(toldOnce(name));
  });

  it.each(['of its own', 'of the shop'])('is not told because of a higher threshold %s', async (which) => {
    const { id, name } = await kit.product(which === 'of its own' ? 'sunflower oil' : 'mustard oil');
    const raise = (threshold: number) =>
      which === 'of its own'
        ? kit.gql(SetLowStockThreshold, { input: { productIds: [id], threshold } }, owner.token)
        : setDefaultThreshold(threshold);
    await kit.setStock(id, 30);
    await take(id, 12);
    await raise(20);
    expect(await lowStockMails()).toEqual([]);
    await kit.setStock(id, 30);
    await take(id, 25);
    expect(await lowStockMails()).toEqual(toldOnce(name));
    // It passed this one before the one that is told.
    await raise(25);
    expect(await lowStockMails()).toEqual(toldOnce(name));
    await setDefaultThreshold(5);
    await kit.gql(SetLowStockThreshold, { input: { productIds: [id], threshold: null } }, owner.token);
    await kit.setStock(id, 30);
  });

  it('is not told when nothing is left, when it has come in again, or when the product is withdrawn', async () => {
    const { id } = await kit.product('basmati');
    await kit.setStock(id, 8);
    await take(id, 8);
    expect(await lowStockMails()).toEqual([]);
    await kit.setStock(id, 8);
    await take(id, 4);
    await kit.setStock(id, 8);
    expect(await lowStockMails()).toEqual([]);
    await take(id, 4);
    await kit.sql(`UPDATE products SET withdrawn = 1 WHERE id = '${id}'`);
    expect(await lowStockMails()).toEqual([]);
    await kit.setStock(id, 8);
    await kit.sql(`UPDATE products SET withdrawn = 0 WHERE id = '${id}'`);
  });

  it('is told with the others, of which at most 50 are named', async () => {
    const products: { id: string; units: number }[] = await kit.shop.db.read.query(
      `SELECT id, countInStock AS units FROM products WHERE withdrawn = 0 AND countInStock > 5 AND lowStockAt IS NULL
         ORDER BY id LIMIT 59`,
    );
    const adjustments = products.map(({ id: productId, units }) => ({
      ...{ productId, kind: 'waste' as const, change: 2 - units, reason: 'Spoilt' },
    }));
    await kit.gql(AdjustStock, { adjustments }, owner.token);
    expect(await lowStockMails()).toEqual(toldOnce('59 items'));
    const mails = await kit.mailsTo(owner.email);
    const mail = mails.find(({ subject }) => subject === 'Low stock: 59 items');
    expect(mail?.text.match(/^- .+: 2 left, low at 5$/gm)).toHaveLength(50);
    expect(mail?.text).toContain('and 9 more');
  });

  it('is remembered for some days', async () => {
    const { id } = await kit.product('jaggery');
    const old = { movementId: '0190a000-0000-7000-8000-000000000000', productId: id, runId: id };
    await kit.shop.db.write((tx) => tx.insert(LowStockReport, old));
    await kit.setStock(id, 6);
    await take(id, 1);
    await lowStockMails();
    expect(await kit.shop.db.read.findBy(LowStockReport, { productId: id })).toMatchObject([
      { movementId: expect.not.stringContaining(old.movementId) },
    ]);
  });

  it('is found by indexes', async () => {
    const statements = await kit.statements(createLowStockNotifier(kit.shop));
    const reads = statements.filter(({ sql }) => /^\s*(SELECT|WITH)/.test(sql));
    expect(reads.length).toBeGreaterThan(0);
    for (const { sql, parameters } of reads) {
      const scans = await scansOf(kit.shop.db, sql, parameters);
      // Results within the statement.
      const tables = scans.filter((scan) => !/^(SCAN )?(moved|low|balances|crossing)$/.test(scan));
      expect({ sql, tables }).toEqual({ sql, tables: [] });
    }
  });
});
