import { MyDocuments } from '../../../../test/generated/documents.ts';
import { linesOf } from '../../../../test/refundShop.ts';
import { startTaxShop, type TaxShop } from '../../../../test/taxShop.ts';
import { retryRefunds } from '../../checkout/refunds/followRefund.service.ts';
import { markOrderRefunded } from '../orderLifecycle.service.ts';
import { Order } from '../orders.entity.ts';

let kit: TaxShop;
beforeAll(async () => {
  kit = await startTaxShop();
});
beforeEach(() => kit.reset());
afterEach(() => jest.restoreAllMocks());
afterAll(() => kit.close());

describe('a credit note', () => {
  const orderRow = ({ orderId }: { orderId: string }) =>
    kit.shop.db.read.findOneByOrFail(Order, { id: orderId });
  const notesOf = async (placed: { orderId: string }) => (await kit.documentsOf(placed)).creditNotes;

  it('is issued for each refund after the invoice, and tells the shopper', async () => {
    const placed = await kit.buyInvoiced(3);
    await kit.refundPart(placed, { lines: linesOf(placed, 1) });
    await kit.refundPart(placed, { amount: 20 });
    const { number } = await kit.invoiceOf(placed);
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
    const placed = await kit.buyInvoiced(3, { state: 'Kerala' });
    for (const amount of [33.33, 33.33, 1.01]) await kit.refundPart(placed, { amount });
    await kit.refundPart(placed, { whole: true });
    const notes = await notesOf(placed);
    const sum = (part: 'paid' | 'taxable' | 'igst') =>
      Math.round(notes.reduce((total, { tax }) => total + tax!.sums[0]![part] * 100, 0)) / 100;
    const [invoiced] = (await kit.invoiceOf(placed)).tax!.sums;
    expect(notes).toHaveLength(4);
    expect({ paid: sum('paid'), taxable: sum('taxable'), igst: sum('igst') }).toEqual({
      paid: invoiced!.paid,
      taxable: invoiced!.taxable,
      igst: invoiced!.igst,
    });
  });

  it('waits for a refund that is pending, and is not issued for one that fails', async () => {
    const placed = await kit.buyInvoiced(2);
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

  it('is not issued for a refund before the invoice that ends after a later one was recorded', async () => {
    const placed = await kit.buy(2);
    for (const _ of [1, 2])
      jest.spyOn(kit.shop.provider, 'refund').mockRejectedValueOnce(new Error('The provider is away'));
    await kit.refundPart(placed, { amount: 20 });
    await kit.issue(placed);
    await kit.refundPart(placed, { amount: 50 });
    await kit.makeRefundsDue();
    await retryRefunds(kit.shop, () => true);
    expect(await notesOf(placed)).toMatchObject([{ total: 50 }]);
  });

  it('is issued for a payment that was refunded whole at the provider', async () => {
    const placed = await kit.buyInvoiced(2);
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
    const orders = [await kit.buyInvoiced(3), await kit.buyInvoiced(3), await kit.buyInvoiced(3)];
    await Promise.all(
      orders.flatMap((placed) => [1, 2, 3].map((rupees) => kit.refundPart(placed, { amount: rupees }))),
    );
    const notes = (await Promise.all(orders.map(notesOf))).flat();
    const serials = notes.map(({ number }) => Number(number.slice(-6))).sort((a, b) => a - b);
    expect(serials).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
  });
});
