import { type CheckoutShop, startCheckoutShop } from '../../../../test/checkoutShop.ts';
import { AdjustStock } from '../../../../test/generated/documents.ts';
import { scansOf } from '../../../../test/scansOf.ts';
import type { Shopper } from '../../../../test/testkit.ts';
import { Mail } from '../../notifications/notifications.entity.ts';
import { createSoldOutNotifier } from './soldOutMails.service.ts';
import { SoldOutReport } from './soldOutReports.entity.ts';

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
});
beforeEach(async () => {
  await kit.sql('UPDATE products SET countInStock = 10 WHERE countInStock = 0');
  await kit.shop.db.write(async (tx) => {
    await tx.clear(Mail);
    await tx.clear(SoldOutReport);
  });
});
afterEach(() => jest.useRealTimers());
afterAll(() => kit.close());

/** The mails about sold-out products as `recipient: subject`, after several runs of new and old processes. */
async function soldOutMails(): Promise<string[]> {
  const run = createSoldOutNotifier(kit.shop);
  await run();
  await run();
  await createSoldOutNotifier(kit.shop)();
  const mails = await kit.shop.db.read.find(Mail, { order: { id: 'ASC' } });
  return mails
    .filter(({ subject }) => subject.startsWith('Sold out'))
    .map(({ recipient, subject }) => `${recipient}: ${subject}`)
    .sort();
}
const expectedFor = (name: string) =>
  [owner, manager].map(({ email }) => `${email}: Sold out: ${name}`).sort();
const takeAll = async (productId: string, change: number) =>
  kit.gql(
    AdjustStock,
    { adjustments: [{ productId, kind: 'waste', change, reason: 'Spoilt' }] },
    owner.token,
  );

describe('a product that runs out', () => {
  it('is told to each owner and manager once, by the sale of its last units', async () => {
    const { shopper, product, checkout } = await kit.startCheckout({ quantity: 10 });
    expect(await kit.stockOf(product.id)).toBe(0);
    // Reserved units may become available again.
    expect(await soldOutMails()).toEqual([]);
    await kit.complete(shopper, await kit.payInPopup(checkout.providerOrderId));
    expect(await soldOutMails()).toEqual(expectedFor(product.name));
    const [mail] = await kit.mailsTo(owner.email);
    expect(mail?.text).toContain(`/desk/stock?product=${product.id}`);
  });

  it('is told again after it came in and ran out on another day, not on the same day', async () => {
    const { id, name } = await kit.product('toor dal');
    await kit.setStock(id, 2);
    await takeAll(id, -2);
    expect(await soldOutMails()).toEqual(expectedFor(name));
    await kit.setStock(id, 1);
    await takeAll(id, -1);
    expect(await soldOutMails()).toEqual(expectedFor(name));
    jest.useFakeTimers({
      now: Date.now() + 26 * 60 * 60_000,
      doNotFake: ['setImmediate', 'nextTick', 'setTimeout', 'queueMicrotask', 'performance'],
    });
    await kit.setStock(id, 1);
    await kit.setStock(id, 0);
    expect(await soldOutMails()).toEqual([...expectedFor(name), ...expectedFor(name)].sort());
  });

  it('is told with the others that ran out, of which at most 50 are named', async () => {
    const sold: { id: string; name: string; countInStock: number }[] = await kit.shop.db.read.query(
      'SELECT id, name, countInStock FROM products WHERE withdrawn = 0 AND countInStock > 0 ORDER BY id LIMIT 60',
    );
    // The last one goes later.
    const last = sold.pop()!;
    const adjustments = sold.map(({ id: productId, countInStock }) => ({
      productId,
      kind: 'waste' as const,
      change: -countInStock,
      reason: 'Spoilt',
    }));
    await kit.gql(AdjustStock, { adjustments }, owner.token);
    await Promise.all([1, 2].map(() => createSoldOutNotifier(kit.shop)()));
    expect(await soldOutMails()).toEqual(expectedFor('59 products'));
    const mails = await kit.mailsTo(owner.email);
    const mail = mails.find(({ subject }) => subject === 'Sold out: 59 products');
    expect(mail?.text.match(/^- /gm)).toHaveLength(50);
    expect(mail?.text).toContain('and 9 more');
    await takeAll(last.id, -last.countInStock);
    expect(await soldOutMails()).toEqual([...expectedFor('59 products'), ...expectedFor(last.name)].sort());
    // The outbox holds nothing but mails to somebody.
    expect(await kit.shop.db.read.countBy(Mail, { recipient: '' })).toBe(0);
  });

  it('is remembered for some days', async () => {
    const { id } = await kit.product('toor dal');
    await kit.shop.db.write((tx) => tx.insert(SoldOutReport, { day: 20_000, productId: id, runId: id }));
    await kit.setStock(id, 1);
    await takeAll(id, -1);
    await soldOutMails();
    expect(await kit.shop.db.read.findBy(SoldOutReport, { productId: id })).toMatchObject([
      { day: expect.any(Number), runId: expect.not.stringContaining(id) },
    ]);
  });

  it('is told on each day of the shop, which begins at half past six in the evening in UTC', async () => {
    const setTime = (time: number) =>
      jest.useFakeTimers({
        now: time,
        doNotFake: ['setImmediate', 'nextTick', 'setTimeout', 'queueMicrotask', 'performance'],
      });
    const { id, name } = await kit.product('toor dal');
    const evening = new Date(Date.now() + 5 * 24 * 60 * 60_000).setUTCHours(18, 0);
    setTime(evening);
    await kit.setStock(id, 1);
    await kit.setStock(id, 0);
    expect(await soldOutMails()).toEqual(expectedFor(name));
    setTime(evening + 60 * 60_000);
    await kit.setStock(id, 1);
    await kit.setStock(id, 0);
    expect(await soldOutMails()).toEqual([...expectedFor(name), ...expectedFor(name)].sort());
  });

  it('is not told when it has come in again, or is withdrawn', async () => {
    const { id } = await kit.product('turmeric');
    await kit.setStock(id, 3);
    await takeAll(id, -3);
    await kit.setStock(id, 5);
    expect(await soldOutMails()).toEqual([]);
    await takeAll(id, -5);
    await kit.sql(`UPDATE products SET withdrawn = 1 WHERE id = '${id}'`);
    expect(await soldOutMails()).toEqual([]);
  });

  it('is found by indexes', async () => {
    const statements = await kit.statements(createSoldOutNotifier(kit.shop));
    const reads = statements.filter(({ sql }) => /^\s*(SELECT|WITH)/.test(sql));
    expect(reads.length).toBeGreaterThan(0);
    for (const { sql, parameters } of reads) {
      const scans = await scansOf(kit.shop.db, sql, parameters);
      // The others are results within the statement.
      expect({ sql, tables: scans.filter((scan) => !/^(SCAN )?(moved|concerned)$/.test(scan)) }).toEqual({
        sql,
        tables: [],
      });
    }
  });
});
