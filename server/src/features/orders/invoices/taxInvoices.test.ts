import { expectTypename } from '../../../../test/expectTypename.ts';
import {
  DeleteAccount,
  DeskTaxDocuments,
  EditedSettings,
  ExportTaxReport,
  IssueInvoices,
  MyDocuments,
  UpdateSettings,
} from '../../../../test/generated/documents.ts';
import { type OffersShop, startOffersShop } from '../../../../test/offersShop.ts';
import { linesOf } from '../../../../test/refundShop.ts';
import type { Shopper } from '../../../../test/testkit.ts';
import { billing } from '../../../../tools/billing.mjs';
import { formatShopDay, shopDayOf } from '../../../lib/time/shopDay.ts';
import { retryRefunds } from '../../checkout/refunds/followRefund.service.ts';
import { AuditEvent } from '../../users/audit.entity.ts';
import { markOrderRefunded } from '../orderLifecycle.service.ts';
import { Order } from '../orders.entity.ts';

const GSTIN = '27AAPFU0939F1ZV';

let kit: OffersShop;
let owner: Shopper;
beforeAll(async () => {
  kit = await startOffersShop();
  owner = await kit.newStaff('owner');
  await kit.sql('UPDATE catalog_state SET revision = revision + 1');
  await kit.sql(
    'UPDATE products SET price = 9000, oldPrice = 9000, revision = (SELECT revision FROM catalog_state)',
  );
  await kit.shop.catalog.refresh();
});
beforeEach(async () => {
  await kit.withoutOffers();
  for (const table of ['products', 'categories'])
    await kit.sql(`UPDATE ${table} SET hsn = NULL, gstRate = NULL, taxExempt = 0`);
  await updateSettings({ gstRegistered: true, gstin: GSTIN });
  await taxPaneer("gstRate = 500, hsn = '0406'");
});
afterEach(() => jest.restoreAllMocks());
afterAll(() => kit.close());

async function updateSettings(change: object) {
  const { desk } = await kit.gql(EditedSettings, {}, owner.token);
  const { version, updatedAt: _, ...input } = desk!.settings;
  return (await kit.gql(UpdateSettings, { input: { ...input, ...change }, version }, owner.token))
    .updateSettings;
}
const taxPaneer = async (assignments: string) =>
  kit.sql(`UPDATE products SET ${assignments} WHERE id = '${(await kit.product('paneer')).id}'`);
/** An order of some units of one product at Rs 90, for a consumer in the shop's State unless the form says otherwise. */
async function buy(quantity = 3, form: object = {}) {
  const { shopper, product, checkout } = await kit.startCheckout({ quantity, form });
  const answer = await kit.payInPopup(checkout.providerOrderId);
  const { order } = expectTypename(await kit.complete(shopper, answer), 'OrderPlaced');
  const [line] = await kit.shop.db.read.query(
    `SELECT id FROM checkout_lines WHERE checkoutId = '${checkout.id}'`,
  );
  const { razorpay_payment_id: paymentId } = answer;
  return { shopper, product, orderId: order.id, lineId: String(line.id), paymentId };
}
const issue = ({ orderId }: { orderId: string }) =>
  kit.gql(IssueInvoices, { orderIds: [orderId] }, owner.token);
async function documentsOf({ orderId }: { orderId: string }) {
  const { desk } = await kit.gql(DeskTaxDocuments, { id: orderId }, owner.token);
  return { invoice: desk!.order!.invoice?.document, creditNotes: desk!.order!.creditNotes };
}
/** Buys, and issues the invoice. */
async function buyInvoiced(quantity?: number, form?: object) {
  const placed = await buy(quantity, form);
  await issue(placed);
  return placed;
}
const invoiceOf = async (placed: { orderId: string }) => (await documentsOf(placed)).invoice!;

describe('the invoice of a shop that is registered for GST', () => {
  it('shows the tax that the prices include, half of it central and half of the State', async () => {
    const placed = await buyInvoiced(3);
    expect(await invoiceOf(placed)).toMatchObject({
      title: 'Tax Invoice',
      total: 270,
      refunded: 0,
      seller: { gstin: GSTIN, state: '27-Maharashtra' },
      buyer: { name: 'Meera Iyer', addressLines: ['12 Lake Road, Flat 3', 'Pune, Maharashtra 411001'] },
      tax: {
        placeOfSupply: '27-Maharashtra',
        isInterState: false,
        sums: [{ rate: 5, isExempt: false, paid: 270, taxable: 257.14, cgst: 6.43, sgst: 6.43, igst: 0 }],
      },
      lines: [{ quantity: 3, unitPrice: 90, paid: 270, tax: { hsn: '0406', rate: 5, taxable: 257.14 } }],
    });
    const { me } = await kit.gql(MyDocuments, {}, placed.shopper.token);
    expect(me?.orders).toMatchObject([{ invoice: { title: 'Tax Invoice', total: 270 }, creditNotes: [] }]);
  });

  it('shows integrated tax for another State, and the shop’s own State where none is known', async () => {
    const elsewhere = await buyInvoiced(1, { state: 'karnatak' });
    expect((await invoiceOf(elsewhere)).tax).toEqual({
      placeOfSupply: '29-Karnataka',
      isInterState: true,
      sums: [{ rate: 5, isExempt: false, paid: 90, taxable: 85.71, cgst: 0, sgst: 0, igst: 4.29 }],
    });
    const unknown = await buyInvoiced(1, { state: 'Lower Saxony' });
    expect((await invoiceOf(unknown)).tax).toMatchObject({
      placeOfSupply: '27-Maharashtra',
      isInterState: false,
    });
  });

  it('takes the rate of the nearest category, and calls exempt goods a bill of supply', async () => {
    await taxPaneer('gstRate = NULL, hsn = NULL');
    const { subCatId, catId } = await kit.shop.db.read
      .query(`SELECT subCatId, catId FROM products WHERE id = '${(await kit.product('paneer')).id}'`)
      .then(([row]) => row);
    await kit.sql(`UPDATE categories SET hsn = '0401', gstRate = 1800 WHERE id = '${catId}'`);
    expect((await invoiceOf(await buyInvoiced(1))).lines).toMatchObject([{ tax: { hsn: '0401', rate: 18 } }]);
    await kit.sql(`UPDATE categories SET taxExempt = 1 WHERE id = '${subCatId}'`);
    expect(await invoiceOf(await buyInvoiced(1))).toMatchObject({
      title: 'Bill of Supply',
      lines: [{ tax: { hsn: '0401', rate: 0, isExempt: true, taxable: 90, cgst: 0 } }],
    });
    await taxPaneer('gstRate = 500');
    expect((await invoiceOf(await buyInvoiced(1))).title).toBe('Tax Invoice');
  });

  it('is one document for taxed and exempt goods, and a tax invoice for a business', async () => {
    const other = await kit.product('mango');
    await kit.sql(`UPDATE products SET gstRate = 0 WHERE id = '${other.id}'`);
    const buyBoth = async (form: object) => {
      const { shopper } = await kit.fillCart(1);
      await kit.addToCart(shopper, { productId: other.id, option: other.options[0], quantity: 1 });
      const checkout = await kit.openCheckout(shopper, { ...billing, email: shopper.email, ...form });
      const answer = await kit.payInPopup(checkout.providerOrderId);
      const { order } = expectTypename(await kit.complete(shopper, answer), 'OrderPlaced');
      await issue({ orderId: order.id });
      return { shopper, orderId: order.id };
    };
    const consumer = await invoiceOf(await buyBoth({}));
    expect(consumer).toMatchObject({ title: 'Invoice-cum-Bill of Supply', buyer: { gstin: null } });
    expect(consumer.tax?.sums.map(({ rate }) => rate)).toEqual([0, 5]);
    expect(consumer.lines.map(({ paid }) => paid).reduce((sum, paid) => sum + paid)).toBe(consumer.total);
    const business = { gstin: '29aagcb7383j1z4', businessName: 'Brigade Foods Private Limited' };
    const bought = await buyBoth(business);
    const buyer = { gstin: '29AAGCB7383J1Z4', businessName: 'Brigade Foods Private Limited' };
    expect(await invoiceOf(bought)).toMatchObject({ title: 'Tax Invoice', buyer });
  });

  it('has what was paid after an offer, which it names, and credit notes give that back', async () => {
    await kit.newOffer({ name: 'Summer', kind: 'AMOUNT', percent: 0, amount: 2.51 });
    const placed = await buyInvoiced(3);
    expect(await invoiceOf(placed)).toMatchObject({
      total: 267.49,
      discounts: [{ name: 'Summer', code: null, amount: 2.51 }],
      lines: [{ quantity: 3, unitPrice: 90, paid: 267.49, discount: 2.51 }],
      tax: { sums: [{ rate: 5, paid: 267.49, taxable: 254.75, cgst: 6.37, sgst: 6.37 }] },
    });
    for (const units of [1, 2]) await kit.refundPart(placed, { lines: linesOf(placed, units) });
    expect((await documentsOf(placed)).creditNotes).toMatchObject([
      { total: 89.16, discounts: [], lines: [{ quantity: 1, paid: 89.16, discount: 0.84 }] },
      { total: 178.33, discounts: [], lines: [{ quantity: 2, paid: 178.33, discount: 1.67 }] },
    ]);
  });

  it('has what was paid for the units that are left after an offer and a refund', async () => {
    await kit.newOffer({ name: 'Summer', kind: 'AMOUNT', percent: 0, amount: 2.51 });
    const placed = await buy(3);
    await kit.refundPart(placed, { lines: linesOf(placed, 1) });
    await issue(placed);
    expect(await invoiceOf(placed)).toMatchObject({
      total: 178.33,
      lines: [{ quantity: 2, paid: 178.33, discount: 1.67, tax: { rate: 5 } }],
    });
  });

  it('has only what is left after earlier refunds, which need no credit note', async () => {
    const placed = await buy(3);
    await kit.refundPart(placed, { lines: linesOf(placed, 1) });
    await kit.refundPart(placed, { amount: 30 });
    await issue(placed);
    const { invoice, creditNotes } = await documentsOf(placed);
    expect(invoice).toMatchObject({ total: 150, lines: [{ quantity: 2, paid: 150, refundedUnits: 0 }] });
    expect(creditNotes).toEqual([]);
  });

  it('is as before while the shop is not registered, or no product has a rate', async () => {
    await taxPaneer('gstRate = NULL, hsn = NULL');
    const withoutRate = await buyInvoiced(2);
    await updateSettings({ gstRegistered: false });
    await taxPaneer('gstRate = 500');
    const unregistered = await buyInvoiced(2);
    for (const placed of [withoutRate, unregistered]) {
      await kit.refundPart(placed, { lines: linesOf(placed, 1) });
      expect(await documentsOf(placed)).toMatchObject({
        invoice: { title: 'Invoice', tax: null, total: 180, refunded: 90, lines: [{ refundedUnits: 1 }] },
        creditNotes: [],
      });
    }
  });

  it('stays the same when the product, the settings and the account change', async () => {
    const placed = await buyInvoiced(1, { gstin: '27AAPFU0939F1ZV', businessName: 'Uma Stores' });
    const before = await invoiceOf(placed);
    expect(before.buyer).toMatchObject({ gstin: '27AAPFU0939F1ZV', businessName: 'Uma Stores' });
    await taxPaneer("gstRate = 1800, hsn = '0405'");
    await updateSettings({ gstin: '29AAGCB7383J1Z4' });
    await kit.sql(`UPDATE orders SET status = 'delivered' WHERE id = '${placed.orderId}'`);
    const { password, token } = placed.shopper;
    await kit.gql(DeleteAccount, { password }, token);
    const buyer = { ...before.buyer, name: 'Former customer', addressLines: [] };
    expect(await invoiceOf(placed)).toEqual({ ...before, buyer });
    const [order] = await kit.shop.db.read.query(
      `SELECT gstin, businessName FROM orders WHERE id = '${placed.orderId}'`,
    );
    expect(order).toEqual({ gstin: null, businessName: null });
  });
});

describe('a credit note', () => {
  const orderRow = ({ orderId }: { orderId: string }) =>
    kit.shop.db.read.findOneByOrFail(Order, { id: orderId });
  const notesOf = async (placed: { orderId: string }) => (await documentsOf(placed)).creditNotes;

  it('is issued for each refund after the invoice, and tells the shopper', async () => {
    const placed = await buyInvoiced(3);
    await kit.refundPart(placed, { lines: linesOf(placed, 1) });
    await kit.refundPart(placed, { amount: 20 });
    const { number } = await invoiceOf(placed);
    expect(await notesOf(placed)).toMatchObject([
      {
        kind: 'creditNote',
        title: 'Credit Note',
        number: expect.stringMatching(/^CN\/\d\d-\d\d\/\d{6}$/),
        invoice: { number, total: 270 },
        reason: 'One packet was torn.',
        total: 90,
        tax: { sums: [{ rate: 5, paid: 90, taxable: 85.72, cgst: 2.14, sgst: 2.14 }] },
        lines: [{ quantity: 1, paid: 90, tax: { hsn: '0406' } }],
      },
      { total: 20, lines: [{ quantity: null, paid: 20 }] },
    ]);
    const subjects = await kit.subjectsTo(placed.shopper);
    expect(subjects).toContainEqual(expect.stringMatching(/^Credit note CN.* for Rs 90$/));
    const { me } = await kit.gql(MyDocuments, {}, placed.shopper.token);
    expect(me?.orders[0]?.creditNotes).toMatchObject([{ total: 90 }, { total: 20 }]);
  });

  it('gives back the tax of the invoice to the paisa when all of it is refunded in parts', async () => {
    const placed = await buyInvoiced(3, { state: 'Kerala' });
    for (const amount of [33.33, 33.33, 1.01]) await kit.refundPart(placed, { amount });
    await kit.refundPart(placed, { whole: true });
    const notes = await notesOf(placed);
    const sum = (part: 'paid' | 'taxable' | 'igst') =>
      Math.round(notes.reduce((total, { tax }) => total + tax!.sums[0]![part] * 100, 0)) / 100;
    const [invoiced] = (await invoiceOf(placed)).tax!.sums;
    expect(notes).toHaveLength(4);
    expect({ paid: sum('paid'), taxable: sum('taxable'), igst: sum('igst') }).toEqual({
      paid: invoiced!.paid,
      taxable: invoiced!.taxable,
      igst: invoiced!.igst,
    });
  });

  it('waits for a refund that is pending, and is not issued for one that fails', async () => {
    const placed = await buyInvoiced(2);
    kit.refuseRefund();
    await kit.refundPart(placed, { amount: 90 });
    expect(await notesOf(placed)).toEqual([]);
    jest.spyOn(kit.shop.provider, 'refund').mockRejectedValueOnce(new Error('The provider is away'));
    await kit.refundPart(placed, { amount: 50 });
    expect(await notesOf(placed)).toEqual([]);
    await kit.makeRefundsDue();
    await retryRefunds(kit.shop, () => true);
    expect(await notesOf(placed)).toMatchObject([{ total: 50 }]);
  });

  it('is issued for a payment that was refunded whole at the provider', async () => {
    const placed = await buyInvoiced(2);
    await kit.refundPart(placed, { amount: 30 });
    await markOrderRefunded(kit.shop, await orderRow(placed));
    expect(await notesOf(placed)).toMatchObject([{ total: 30 }, { total: 150 }]);
    await markOrderRefunded(kit.shop, await orderRow(placed));
    expect(await notesOf(placed)).toHaveLength(2);
  });

  it('has consecutive numbers when many refunds end at once', async () => {
    await kit.sql('DELETE FROM credit_note_lines');
    await kit.sql('DELETE FROM credit_notes');
    await kit.sql('DELETE FROM credit_note_years');
    const orders = [await buyInvoiced(3), await buyInvoiced(3), await buyInvoiced(3)];
    await Promise.all(
      orders.flatMap((placed) => [1, 2, 3].map((rupees) => kit.refundPart(placed, { amount: rupees }))),
    );
    const notes = (await Promise.all(orders.map(notesOf))).flat();
    const serials = notes.map(({ number }) => Number(number.slice(-6))).sort((a, b) => a - b);
    expect(serials).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
  });
});

describe('the tax report', () => {
  const report = async (from: string, to: string, actor = owner) =>
    (await kit.gql(ExportTaxReport, { from, to }, actor.token)).exportTaxReport;
  const today = () => formatShopDay(shopDayOf(Date.now()));

  it('adds up to the orders of the period, and names each document once', async () => {
    await kit.sql('DELETE FROM credit_note_lines');
    for (const table of ['credit_notes', 'credit_note_years', 'invoice_lines', 'invoices', 'invoice_years'])
      await kit.sql(`DELETE FROM ${table}`);
    const home = await buyInvoiced(3);
    const away = await buyInvoiced(2, { state: 'Goa' });
    const business = { gstin: '29AAGCB7383J1Z4', businessName: 'Brigade Foods' };
    const sold = await buyInvoiced(4, { state: 'Karnataka', ...business });
    await taxPaneer('gstRate = 0');
    const nil = await buyInvoiced(1);
    await taxPaneer('gstRate = NULL, taxExempt = 1');
    await buyInvoiced(1);
    await kit.refundPart(home, { lines: linesOf(home, 1) });
    await kit.refundPart(away, { amount: 33.33 });
    await kit.refundPart(sold, { whole: true });
    await kit.refundPart(nil, { amount: 10 });

    const { json, tables } = expectTypename(await report(today(), today()), 'DeskTaxReport');
    const gstr1 = JSON.parse(json);
    expect(gstr1.b2b).toMatchObject([
      { ctin: business.gstin, inv: [{ val: 360, pos: '29', itms: [{ itm_det: { rt: 5, iamt: 17.14 } }] }] },
    ]);
    expect(gstr1.b2cs).toMatchObject([
      { sply_ty: 'INTRA', pos: '27', rt: 5, txval: 171.42, camt: 4.29, samt: 4.29, iamt: 0 },
      { sply_ty: 'INTER', pos: '30', rt: 5, txval: 139.69, iamt: 6.98 },
    ]);
    expect(gstr1.cdnr).toMatchObject([
      { ctin: business.gstin, nt: [{ ntty: 'C', val: 360, itms: [{ itm_det: { iamt: 17.14 } }] }] },
    ]);
    expect(gstr1.nil.inv).toEqual([
      { sply_ty: 'INTRAB2C', nil_amt: 80, expt_amt: 0, ngsup_amt: 0 },
      { sply_ty: 'INTRAB2C', nil_amt: 0, expt_amt: 90, ngsup_amt: 0 },
    ]);
    expect(gstr1.doc_issue.doc_det).toMatchObject([
      { docs: [{ from: expect.stringMatching(/000001$/), to: expect.stringMatching(/000005$/), totnum: 5 }] },
      { docs: [{ from: expect.stringMatching(/^CN.*000001$/), totnum: 4, cancel: 0 }] },
    ]);
    const [ledger] = await kit.shop.db.read.query(
      'SELECT SUM(amount - refundedAmount) AS total FROM orders WHERE id IN (SELECT orderId FROM invoices)',
    );
    const sumOf = (rows: Record<string, number>[], ...parts: string[]) =>
      rows.reduce((sum, row) => sum + parts.reduce((own, part) => own + row[part]!, 0), 0);
    const hsnSum = sumOf([...gstr1.hsn.hsn_b2b, ...gstr1.hsn.hsn_b2c], ...['txval', 'iamt', 'camt', 'samt']);
    expect(Math.round(hsnSum * 100)).toBe(Number(ledger.total));
    const ratedSum = sumOf(gstr1.b2cs, 'txval', 'iamt', 'camt', 'samt');
    expect(Math.round((ratedSum + sumOf(gstr1.nil.inv, 'nil_amt', 'expt_amt')) * 100)).toBe(
      Number(ledger.total),
    );
    expect(tables.find(({ name }) => name === 'CREDIT_NOTES')?.rows).toHaveLength(4);
    expect(tables.find(({ name }) => name === 'B2CS')?.csv).toContain('INTER,30-Goa,5,139.69,6.98,0,0');
  });

  it('is recorded, and refused to who may not export orders and for other days', async () => {
    expect((await report(today(), today(), kit.support)).__typename).toBe('NotAllowed');
    const days = [
      ['2026-02-30', '2026-03-01', 'from'],
      ['2026-03-02', '2026-03-01', 'to'],
      ['2025-01-01', '2026-03-01', 'to'],
      ['', '2026-03-01', 'from'],
    ] as const;
    for (const [from, to, field] of days)
      expect(await report(from, to)).toMatchObject({ __typename: 'InvalidInput', field });
    await report('2026-03-01', '2026-03-31');
    const event = { action: 'taxReportExported' as const, detail: '2026-03-01 to 2026-03-31' };
    expect(await kit.shop.db.read.findBy(AuditEvent, event)).toMatchObject([{ actorId: owner.id }]);
  });
});

describe('a shop', () => {
  it('needs a GSTIN to be registered, and rates that can be read', async () => {
    expect(await updateSettings({ gstin: '' })).toMatchObject({ __typename: 'InvalidInput', field: 'gstin' });
    expect(await updateSettings({ gstRates: '2025-09-22: five' })).toMatchObject({
      __typename: 'InvalidInput',
      field: 'gstRates',
    });
  });
});
