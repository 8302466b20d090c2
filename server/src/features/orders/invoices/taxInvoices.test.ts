import { expectTypename } from '../../../../test/expectTypename.ts';
import { DeleteAccount, MyDocuments } from '../../../../test/generated/documents.ts';
import { linesOf } from '../../../../test/refundShop.ts';
import { GSTIN, startTaxShop, type TaxShop } from '../../../../test/taxShop.ts';
import { billing } from '../../../../tools/billing.mjs';

let kit: TaxShop;
beforeAll(async () => {
  kit = await startTaxShop();
});
beforeEach(() => kit.reset());
afterAll(() => kit.close());

describe('the invoice of a shop that is registered for GST', () => {
  it('shows the tax that the prices include, half of it central and half of the State', async () => {
    const placed = await kit.buyInvoiced(3);
    expect(await kit.invoiceOf(placed)).toMatchObject({
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

  it('shows integrated tax for another State, else that of the PIN code, else the shop’s own', async () => {
    const elsewhere = await kit.buyInvoiced(1, { state: 'karnatak' });
    expect((await kit.invoiceOf(elsewhere)).tax).toEqual({
      placeOfSupply: '29-Karnataka',
      isInterState: true,
      sums: [{ rate: 5, isExempt: false, paid: 90, taxable: 85.71, cgst: 0, sgst: 0, igst: 4.29 }],
    });
    const byPin = await kit.buyInvoiced(1, { state: 'Bangalore', zipCode: '560 001' });
    expect((await kit.invoiceOf(byPin)).tax).toMatchObject({ placeOfSupply: '29-Karnataka' });
    const unknown = await kit.buyInvoiced(1, { state: 'Lower Saxony', zipCode: '21335' });
    expect((await kit.invoiceOf(unknown)).tax).toMatchObject({
      placeOfSupply: '27-Maharashtra',
      isInterState: false,
    });
  });

  it('takes the rate of the nearest category, and calls exempt goods a bill of supply', async () => {
    await kit.taxPaneer('gstRate = NULL, hsn = NULL');
    const { subCatId, catId } = await kit.shop.db.read
      .query(`SELECT subCatId, catId FROM products WHERE id = '${(await kit.product('paneer')).id}'`)
      .then(([row]) => row);
    await kit.sql(`UPDATE categories SET hsn = '0401', gstRate = 1800 WHERE id = '${catId}'`);
    expect((await kit.invoiceOf(await kit.buyInvoiced(1))).lines).toMatchObject([
      { tax: { hsn: '0401', rate: 18 } },
    ]);
    await kit.sql(`UPDATE categories SET taxExempt = 1 WHERE id = '${subCatId}'`);
    expect(await kit.invoiceOf(await kit.buyInvoiced(1))).toMatchObject({
      title: 'Bill of Supply',
      lines: [{ tax: { hsn: '0401', rate: 0, isExempt: true, taxable: 90, cgst: 0 } }],
    });
    await kit.taxPaneer('gstRate = 500');
    expect((await kit.invoiceOf(await kit.buyInvoiced(1))).title).toBe('Tax Invoice');
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
      await kit.issue({ orderId: order.id });
      return { shopper, orderId: order.id };
    };
    const consumer = await kit.invoiceOf(await buyBoth({}));
    expect(consumer).toMatchObject({ title: 'Invoice-cum-Bill of Supply', buyer: { gstin: null } });
    expect(consumer.tax?.sums.map(({ rate }) => rate)).toEqual([0, 5]);
    expect(consumer.lines.map(({ paid }) => paid).reduce((sum, paid) => sum + paid)).toBe(consumer.total);
    const [products, rates] = consumer.tables;
    expect(products).toMatchObject({
      name: 'Products',
      headings: 'Product HSN Units Price GST Taxable Not taxed CGST SGST Amount (₹)'.split(/(?<!Not) (?!\()/),
      totals: [['Total', '', '', '', '', '85.72', '90.00', '2.14', '2.14', '₹180.00']],
    });
    expect(rates?.rows).toEqual([
      { cells: ['0 %', '–', '90.00', '–', '–', '90.00'], note: null },
      { cells: ['5 %', '85.72', '–', '2.14', '2.14', '90.00'], note: null },
    ]);
    const business = { gstin: '29aagcb7383j1z4', businessName: 'Brigade Foods Private Limited' };
    const bought = await buyBoth(business);
    const buyer = { gstin: '29AAGCB7383J1Z4', businessName: 'Brigade Foods Private Limited' };
    expect(await kit.invoiceOf(bought)).toMatchObject({ title: 'Tax Invoice', buyer });
  });

  it('has what was paid after an offer, which it names, and credit notes give that back', async () => {
    await kit.newOffer({ name: 'Summer', kind: 'AMOUNT', percent: 0, amount: 2.51 });
    const placed = await kit.buyInvoiced(3);
    const invoice = await kit.invoiceOf(placed);
    expect(invoice.tables.map(({ rows }) => rows.map(({ note }) => note))).toEqual([
      ['Discount ₹2.51'],
      [null],
    ]);
    expect(invoice).toMatchObject({
      total: 267.49,
      discounts: [{ name: 'Summer', code: null, amount: 2.51 }],
      lines: [{ quantity: 3, unitPrice: 90, paid: 267.49, discount: 2.51 }],
      tax: { sums: [{ rate: 5, paid: 267.49, taxable: 254.75, cgst: 6.37, sgst: 6.37 }] },
    });
    for (const units of [1, 2]) await kit.refundPart(placed, { lines: linesOf(placed, units) });
    expect((await kit.documentsOf(placed)).creditNotes).toMatchObject([
      { total: 89.16, discounts: [], lines: [{ quantity: 1, paid: 89.16, discount: 0.84 }] },
      { total: 178.33, discounts: [], lines: [{ quantity: 2, paid: 178.33, discount: 1.67 }] },
    ]);
  });

  it('has what was paid for the units that are left after an offer and a refund', async () => {
    await kit.newOffer({ name: 'Summer', kind: 'AMOUNT', percent: 0, amount: 2.51 });
    const placed = await kit.buy(3);
    await kit.refundPart(placed, { lines: linesOf(placed, 1) });
    await kit.issue(placed);
    expect(await kit.invoiceOf(placed)).toMatchObject({
      total: 178.33,
      discounts: [{ name: 'Summer', amount: 1.67 }],
      notes: ['You saved ₹1.67: Summer', 'Prices include all taxes. Delivery is free.'],
      lines: [{ quantity: 2, paid: 178.33, discount: 1.67, tax: { rate: 5 } }],
    });
  });

  it('has only what is left after earlier refunds, which need no credit note', async () => {
    const placed = await kit.buy(3);
    await kit.refundPart(placed, { lines: linesOf(placed, 1) });
    await kit.refundPart(placed, { amount: 30 });
    await kit.issue(placed);
    const { invoice, creditNotes } = await kit.documentsOf(placed);
    expect(invoice).toMatchObject({ total: 150, lines: [{ quantity: 2, paid: 150, refundedUnits: 0 }] });
    expect(creditNotes).toEqual([]);
  });

  it('is as before while the shop is not registered, or no product has a rate', async () => {
    await kit.taxPaneer('gstRate = NULL, hsn = NULL');
    const withoutRate = await kit.buyInvoiced(2);
    await kit.updateSettings({ gstRegistered: false });
    await kit.taxPaneer('gstRate = 500');
    const unregistered = await kit.buyInvoiced(2);
    for (const placed of [withoutRate, unregistered]) {
      await kit.refundPart(placed, { lines: linesOf(placed, 1) });
      expect(await kit.documentsOf(placed)).toMatchObject({
        invoice: { title: 'Invoice', tax: null, total: 180, refunded: 90, lines: [{ refundedUnits: 1 }] },
        creditNotes: [],
      });
    }
  });

  it('stays the same when the product, the settings and the account change', async () => {
    const placed = await kit.buyInvoiced(1, { gstin: '27AAPFU0939F1ZV', businessName: 'Uma Stores' });
    const before = await kit.invoiceOf(placed);
    expect(before.buyer).toMatchObject({ gstin: '27AAPFU0939F1ZV', businessName: 'Uma Stores' });
    await kit.taxPaneer("gstRate = 1800, hsn = '0405'");
    await kit.updateSettings({ gstin: '29AAGCB7383J1Z4' });
    await kit.sql(`UPDATE orders SET status = 'delivered' WHERE id = '${placed.orderId}'`);
    const { password, token } = placed.shopper;
    await kit.gql(DeleteAccount, { password }, token);
    const buyer = { ...before.buyer, name: 'Former customer', addressLines: [] };
    expect(await kit.invoiceOf(placed)).toEqual({ ...before, buyer });
    const [order] = await kit.shop.db.read.query(
      `SELECT gstin, businessName FROM orders WHERE id = '${placed.orderId}'`,
    );
    expect(order).toEqual({ gstin: null, businessName: null });
  });
});

describe('a shop', () => {
  it('needs a GSTIN to be registered, and rates that can be read', async () => {
    expect(await kit.updateSettings({ gstin: '' })).toMatchObject({
      __typename: 'InvalidInput',
      field: 'gstin',
    });
    expect(await kit.updateSettings({ gstRates: '2025-09-22: five' })).toMatchObject({
      __typename: 'InvalidInput',
      field: 'gstRates',
    });
  });
});
