import { type CheckoutShop, startCheckoutShop } from '../../../../test/checkoutShop.ts';
import { expectTypename } from '../../../../test/expectTypename.ts';
import {
  CancelOrder,
  DeleteAccount,
  DeskOrder,
  DeskOrders,
  EditedSettings,
  ExportOrders,
  IssueInvoices,
  MoveOrders,
  UndoOrderMoves,
  UpdateSettings,
} from '../../../../test/generated/documents.ts';
import { placeOrders } from '../../../../test/placeOrders.ts';
import type { Shopper } from '../../../../test/testkit.ts';
import { type Db, openDatabase } from '../../../database/database.ts';
import { shopSource } from '../../users/audit.service.ts';
import { Order } from '../orders.entity.ts';
import { lockOrder } from '../orders.queries.ts';
import { issueInvoice } from './invoices.service.ts';

let kit: CheckoutShop;
let owner: Shopper;
/** As in another process of the shop. */
let other: Db;
beforeAll(async () => {
  kit = await startCheckoutShop();
  owner = await kit.newStaff('owner');
  other = await openDatabase(kit.shop.env);
});
beforeEach(() => jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-11-23T12:00Z')));
afterEach(async () => {
  jest.restoreAllMocks();
  await kit.sql('DELETE FROM invoices');
  await kit.sql('DELETE FROM invoice_years');
});
afterAll(async () => {
  await other.close();
  await kit.close();
});

/** An order of its own shopper. */
async function buy() {
  const { shopper, checkout } = await kit.startCheckout();
  await kit.complete(shopper, await kit.payInPopup(checkout.providerOrderId));
  return (await kit.accountOf(shopper)).orders[0]!.id;
}
const issue = async (orderIds: string[]) =>
  expectTypename(
    (await kit.gql(IssueInvoices, { orderIds }, owner.token)).issueInvoices,
    'DeskInvoicesIssued',
  ).orders;
const numbersOf = (orders: { invoice: { number: string } | null }[]) =>
  orders.map(({ invoice }) => invoice?.number);
async function updateSettings(change: object): Promise<void> {
  const { desk } = await kit.gql(EditedSettings, {}, owner.token);
  const { version, updatedAt: _, ...input } = desk!.settings;
  const variables = { input: { ...input, ...change }, version };
  const result = await kit.gql(UpdateSettings, variables, owner.token);
  expectTypename(result.updateSettings, 'DeskSettingsSaved');
}
const move = (orderIds: string[], to: 'packing' | 'packed') =>
  kit.gql(MoveOrders, { orderIds, to }, owner.token);
async function pack(orderIds: string[]): Promise<void> {
  await move(orderIds, 'packing');
  for (const id of orderIds) expect(await invoiceOf(id)).toBeNull();
  await move(orderIds, 'packed');
}
const read = async (id: string) => (await kit.gql(DeskOrder, { id }, owner.token)).desk?.order;
const invoiceOf = async (id: string) => (await read(id))?.invoice;
const expected = (count: number, year = '26-27') =>
  Array.from({ length: count }, (_, index) => `${year}/${String(index + 1).padStart(6, '0')}`);

describe('the invoice of an order', () => {
  it('is issued when the order is packed, and stays when that is undone and the order cancelled', async () => {
    const id = await buy();
    expect(await read(id)).toMatchObject({ invoice: null, canIssueInvoice: true });
    await pack([id]);
    const invoice = { number: '26-27/000001', date: '2026-11-23T17:30:00.000+05:30' };
    expect(await invoiceOf(id)).toMatchObject(invoice);
    await kit.gql(UndoOrderMoves, { orderIds: [id], step: 'packed' }, owner.token);
    await kit.gql(
      CancelOrder,
      { input: { orderId: id, reason: 'Lost.', idempotencyKey: 'i'.repeat(32) } },
      owner.token,
    );
    expect(await invoiceOf(id)).toMatchObject(invoice);
    expect(await issue([id])).toEqual([{ id, invoice }]);
    expect(await read(id)).toMatchObject({ status: 'cancelled', canIssueInvoice: false });
  });

  it('is issued by who may pack orders, and by nobody who only reads them', async () => {
    const id = await buy();
    const [packer, support] = [await kit.newStaff('packer'), await kit.newStaff('support')];
    const issueAs = async ({ token }: Shopper) =>
      (await kit.gql(IssueInvoices, { orderIds: [id] }, token)).issueInvoices.__typename;
    expect(await issueAs(support)).toBe('NotAllowed');
    expect((await kit.gql(DeskOrder, { id }, support.token)).desk?.order).toMatchObject({ invoice: null });
    expect(await invoiceOf(id)).toBeNull();
    expect(await issueAs(packer)).toBe('DeskInvoicesIssued');
    expect(await invoiceOf(id)).toMatchObject({ number: '26-27/000001' });
  });

  it('is issued before the order is packed on request, once, with an event in the timeline', async () => {
    const id = await buy();
    expect(numbersOf(await issue([id, id]))).toEqual(expected(1));
    expect(numbersOf(await issue([id]))).toEqual(expected(1));
    const { desk } = await kit.gql(DeskOrder, { id }, owner.token);
    const events = desk?.order?.timeline.filter(({ detail }) => detail.includes('26-27/000001'));
    expect(events).toMatchObject([{ kind: 'CHANGE', actorName: owner.name }]);
  });

  it.each([
    ['cancelled', "status = 'cancelled'"],
    ['refunded in full', "status = 'refunded'"],
    // The provider has not confirmed it yet.
    ['being refunded in full', 'refundedAmount = amount'],
  ])('is missing for an order that is %s before', async (_, change) => {
    const id = await buy();
    await kit.sql(`UPDATE orders SET ${change} WHERE id = '${id}'`);
    expect(await read(id)).toMatchObject({ canIssueInvoice: false });
    expect(await issue([id, 'nothing'])).toEqual([{ id, invoice: null }]);
  });

  it('says the same of the shop when it is printed again after its settings have changed', async () => {
    const id = await buy();
    await issue([id]);
    const seller = {
      name: 'Kirana',
      address: '',
      gstin: '',
      phone: '1800 000 0000',
      invoiceText: 'Prices include all taxes. Delivery is free.',
    };
    expect((await invoiceOf(id))?.seller).toEqual(seller);
    const changed = {
      name: 'Kirana Bazaar',
      address: '12, MG Road\nPune 411001',
      gstin: '27AAPFU0939F1ZV',
      phone: '1800 222 3333',
      invoiceText: 'Composition taxable person.',
    };
    await updateSettings(changed);
    expect(await issue([id])).toMatchObject([{ id }]);
    expect((await invoiceOf(id))?.seller).toEqual(seller);
    const next = await buy();
    await pack([next]);
    expect((await invoiceOf(next))?.seller).toEqual(changed);
    await updateSettings(seller);
  });

  it('of a deleted account names nobody, and keeps what it says of the shop', async () => {
    const { shopper, checkout } = await kit.startCheckout();
    await kit.complete(shopper, await kit.payInPopup(checkout.providerOrderId));
    const { id } = (await kit.accountOf(shopper)).orders[0]!;
    await issue([id]);
    const invoice = await invoiceOf(id);
    const input = { orderId: id, reason: 'Lost.', idempotencyKey: 'd'.repeat(32) };
    await kit.gql(CancelOrder, { input }, owner.token);
    await kit.gql(DeleteAccount, { password: shopper.password }, shopper.token);
    expect(await read(id)).toMatchObject({ name: 'Former customer', address: '', invoice });
  });

  it('is found by its number, and is in the export', async () => {
    const [id = '', second = ''] = await placeOrders(kit.shop.db, 2);
    await issue([id, second]);
    const search = async (text: string) =>
      (
        await kit.gql(
          DeskOrders,
          { first: 9, after: null, filter: { search: text }, sort: 'NEWEST' },
          owner.token,
        )
      ).desk?.orders.nodes.map((order) => order.id);
    expect(await search('26-27/000002')).toEqual([second]);
    expect(await search('26-27/1')).toEqual([id]);
    expect(await search('000002')).toEqual([second]);
    expect(await search('26-27/00000')).toEqual([]);
    const filter = { search: '26-27/2' };
    const { exportOrders } = await kit.gql(ExportOrders, { filter, after: null }, owner.token);
    expect(expectTypename(exportOrders, 'DeskOrdersCsv').csv).toContain(',26-27/000002,2026-11-23,');
  });
});

describe('invoice numbers', () => {
  it('are consecutive for 20 requests at once in two processes', async () => {
    const ids = await placeOrders(kit.shop.db, 20);
    await kit.sql("UPDATE orders SET status = 'paid', refundedAmount = 0");
    await Promise.all(
      ids.map(async (id, index) => {
        if (index % 3 === 0) return issue([id]);
        if (index % 3 === 1) return pack([id]);
        return issueIn(other, id);
      }),
    );
    expect(numbersOf(await issue(ids)).sort()).toEqual(expected(20));
  });

  it('are one for 20 requests at once about one order', async () => {
    const [id = ''] = await placeOrders(kit.shop.db, 1);
    await Promise.all(
      Array.from({ length: 20 }, (_, index) => (index % 2 ? issue([id]) : issueIn(other, id))),
    );
    const [next = ''] = await placeOrders(kit.shop.db, 1);
    expect(numbersOf(await issue([id, next]))).toEqual(expected(2));
  });

  it('have no gap after a transaction that fails', async () => {
    const [failing = '', next = ''] = await placeOrders(kit.shop.db, 2);
    const { settingsCache } = kit.shop;
    const failed = kit.shop.db.write(async (tx) => {
      const order = await tx.findOneByOrFail(Order, { id: failing });
      const invoice = await issueInvoice(
        tx,
        { db: kit.shop.db, source: shopSource, settingsCache, actor: null },
        order,
      );
      expect(invoice?.number).toBe('26-27/000001');
      throw new Error('the disk is full');
    });
    await expect(failed).rejects.toThrow('the disk is full');
    expect(numbersOf(await issue([next, failing]))).toEqual(expected(2));
  });

  it('begin again at India’s midnight of 1 April', async () => {
    const [one = '', two = '', three = ''] = await placeOrders(kit.shop.db, 3);
    const at = (time: string) => jest.spyOn(Date, 'now').mockReturnValue(Date.parse(time));
    at('2027-03-31T23:59:59.999+05:30');
    // The session of the test's owner is long expired by then.
    await issueIn(kit.shop.db, one);
    at('2027-04-01T00:00+05:30');
    await issueIn(kit.shop.db, two);
    await issueIn(kit.shop.db, three);
    at('2026-11-23T12:00Z');
    expect(numbersOf(await issue([one, two, three]))).toEqual(['26-27/000001', ...expected(2, '27-28')]);
  });
});

const issueIn = (db: Db, id: string) =>
  db.write(async (tx) => {
    const order = await lockOrder(tx, db.dialect, id);
    if (order)
      await issueInvoice(
        tx,
        { db, source: shopSource, settingsCache: kit.shop.settingsCache, actor: null },
        order,
      );
  });
