import { expectTypename } from '../../../../../test/expectTypename.ts';
import {
  CreateInventoryItem,
  DeskVariants,
  InventoryItems,
  MoveOrders,
  Products,
  UpdateProducts,
  WeighedOrder,
  WeighOrderLine,
  type WeighOrderLineInput,
} from '../../../../../test/generated/documents.ts';
import { present } from '../../../../../test/offersShop.ts';
import { linesOf } from '../../../../../test/refundShop.ts';
import { scansOf } from '../../../../../test/scansOf.ts';
import { startTaxShop, type TaxShop } from '../../../../../test/taxShop.ts';
import type { Shopper } from '../../../../../test/testkit.ts';
import { exportOrdersOfUser } from '../../../orders/orders.service.ts';
import { findUnpackedUnits } from '../../../stock/desk/stockedProducts.queries.ts';
import { findLedgerMismatches } from '../../../stock/ledger.queries.ts';
import { ProviderUnavailableError } from '../../provider/provider.ts';
import { retryRefunds } from '../followRefund.service.ts';

let kit: TaxShop;
let packer: Shopper;
/** Bananas at Rs 48 for 500 g, which are weighed when they are packed, from a stock in grams. */
let bananas: { id: string; name: string; itemId: string };
beforeAll(async () => {
  kit = await startTaxShop();
  packer = await kit.newStaff('packer');
  bananas = await sellBananas();
});
beforeEach(() => kit.reset());
afterEach(() => jest.restoreAllMocks());
afterAll(() => kit.close());

async function sellBananas() {
  const { products } = await kit.gql(Products, { first: 100 });
  const { id, name } = present(products.nodes.find(({ options }) => options.length === 0));
  const stock = { name: 'Bananas, loose', countedIn: 'G' as const, units: 100_000 };
  const { createInventoryItem } = await kit.gql(CreateInventoryItem, { input: stock }, kit.manager.token);
  const { item } = expectTypename(createInventoryItem, 'DeskInventoryItemCreated');
  const measure = { amount: 500, unit: 'G' as const, weighed: true, requiredQuantity: 500 };
  const variants = [{ label: '500 g', price: 48, inventoryId: item.id, ...measure }];
  const { desk } = await kit.gql(DeskVariants, { id }, kit.manager.token);
  const changes = [{ id, version: present(desk?.product).version, variants }];
  expectTypename(
    (await kit.gql(UpdateProducts, { changes }, kit.manager.token)).updateProducts,
    'DeskProductsUpdated',
  );
  return { id, name, itemId: item.id };
}

const move = ({ orderId }: { orderId: string }, to: 'packing' | 'packed') =>
  kit.gql(MoveOrders, { orderIds: [orderId], to }, packer.token);

/** An order of bananas that is being packed. */
async function orderBananas(quantity = 1) {
  const shopper = await kit.newShopper();
  await kit.addToCart(shopper, { productId: bananas.id, option: '500 g', quantity });
  const checkout = await kit.openCheckout(shopper);
  const answer = await kit.payInPopup(checkout.providerOrderId);
  const { order } = expectTypename(await kit.complete(shopper, answer), 'OrderPlaced');
  const [line] = await kit.shop.db.read.query(
    `SELECT id FROM checkout_lines WHERE checkoutId = '${checkout.id}'`,
  );
  const paymentId = answer.razorpay_payment_id;
  const placed = { shopper, orderId: order.id, lineId: String(line.id), paymentId, quantity };
  await move(placed, 'packing');
  return placed;
}
type Placed = Awaited<ReturnType<typeof orderBananas>>;

const weigh = async (
  { orderId, lineId, quantity }: Placed,
  amount: number,
  part: Partial<WeighOrderLineInput> = {},
) => {
  const input = { orderId, orderLineId: lineId, units: quantity, amount, ...part };
  return (await kit.gql(WeighOrderLine, { input }, packer.token)).weighOrderLine;
};
const weighed = async (...args: Parameters<typeof weigh>) =>
  expectTypename(await weigh(...args), 'DeskOrderLineWeighed');
const orderOf = async ({ shopper, orderId }: Placed) =>
  present((await kit.gql(WeighedOrder, { id: orderId }, shopper.token)).me?.order);
const grams = async () => {
  const { desk } = await kit.gql(InventoryItems, {}, kit.manager.token);
  return present(desk?.inventoryItems.find(({ id }) => id === bananas.itemId)).available;
};

/** Grams of all orders that wait on the shelf to be packed. */
const toPack = async () =>
  (await findUnpackedUnits(kit.shop.db.read, [bananas.itemId])).get(bananas.itemId) ?? 0;

describe('weighing a line', () => {
  it('refunds what it weighs less, tells the shopper both weights, and returns the rest to the stock', async () => {
    const placed = await orderBananas();
    const before = await grams();
    const { short, refund, order } = await weighed(placed, 430);
    // 48 × 70 ÷ 500
    expect(short).toBe(6.72);
    expect(refund).toMatchObject({
      amount: 6.72,
      state: 'done',
      restock: false,
      reason: 'Weighed 430 g instead of 500 g.',
      requestedBy: packer.name,
      lines: [{ orderLine: { id: placed.lineId }, quantity: 0, returned: 0 }],
    });
    expect(order).toMatchObject({
      refundedAmount: 6.72,
      lines: [{ weight: { ordered: 500, unit: 'G', text: '500 g, weighed 430 g' } }],
    });
    expect(order.timeline).toContainEqual({
      title: 'Product weighed',
      detail: `${bananas.name}: 500 g, weighed 430 g`,
    });
    expect(await kit.refundsAtProvider(placed)).toEqual([6.72]);
    expect(await orderOf(placed)).toEqual({
      refunded: 6.72,
      products: [{ weighed: true, weight: '500 g, weighed 430 g', refundedUnits: 0 }],
    });
    const mail = (await kit.mailsTo(placed.shopper.email)).find(({ subject }) => /refunded/.test(subject));
    expect(mail?.subject).toBe('Rs 6.72 of your order is refunded');
    expect(mail?.text).toContain('Weighed 430 g instead of 500 g.');
    expect(mail?.text).toContain(`  ${bananas.name} (500 g): Rs 6.72`);
    expect(await grams()).toBe(before + 70);
    expect(await findLedgerMismatches(kit.shop.db.read)).toEqual([]);
  });

  it('refunds once under ten parallel requests, whatever they say', async () => {
    const placed = await orderBananas();
    const before = await grams();
    const results = await Promise.all(
      Array.from({ length: 10 }, (_, index) => weigh(placed, 430 + (index % 2))),
    );
    const won = results.filter(({ __typename }) => __typename === 'DeskOrderLineWeighed');
    expect(won.length).toBeGreaterThan(0);
    for (const result of results)
      if (result.__typename !== 'DeskOrderLineWeighed')
        expect(result).toMatchObject({ code: 'LINE_WEIGHED' });
    const [refunded] = await kit.refundsAtProvider(placed);
    expect(await kit.refundsAtProvider(placed)).toHaveLength(1);
    const amount = refunded === 6.72 ? 430 : 431;
    expect((await orderOf(placed)).products[0]?.weight).toBe(`500 g, weighed ${amount} g`);
    expect((await weighed(placed, amount)).refund?.amount).toBe(refunded);
    expect(await weigh(placed, 400)).toMatchObject({
      code: 'LINE_WEIGHED',
      message: `It is weighed already: ${amount} g`,
    });
    // The same weight of other units is another weighing.
    expect(await weigh(placed, amount, { units: 99 })).toMatchObject({ code: 'LINE_WEIGHED' });
    expect(await kit.refundsAtProvider(placed)).toEqual([refunded]);
    expect(await grams()).toBe(before + 500 - amount);
  });

  it('never charges more, and takes nothing more from the stock', async () => {
    const placed = await orderBananas();
    const before = await grams();
    const { short, refund, order } = await weighed(placed, 750);
    expect({ short, refund }).toEqual({ short: 0, refund: null });
    expect(order.lines[0]?.weight?.text).toBe('500 g, weighed 750 g');
    expect(await kit.refundsAtProvider(placed)).toEqual([]);
    expect(await grams()).toBe(before);
    expect(await weigh(placed, 499)).toMatchObject({ code: 'LINE_WEIGHED' });
    expect(await weighed(placed, 750)).toMatchObject({ short: 0, refund: null });
  });

  it('stores a shortage below the least amount that the provider refunds', async () => {
    const placed = await orderBananas();
    expect(await weighed(placed, 490)).toMatchObject({ short: 0.96, refund: null });
    expect(await kit.refundsAtProvider(placed)).toEqual([]);
    expect((await orderOf(placed)).products[0]?.weight).toBe('500 g, weighed 490 g');
  });

  it('gives back what was paid after a discount', async () => {
    await kit.newOffer({ name: 'Summer', kind: 'AMOUNT', percent: 0, amount: 5 });
    const placed = await orderBananas();
    // 43 × 70 ÷ 500
    expect(await weighed(placed, 430)).toMatchObject({ short: 6.02, refund: { amount: 6.02 } });
  });

  it('weighs the units that are not refunded, and later refunds give back what is left of them', async () => {
    const placed = await orderBananas(3);
    /** As another process would have recorded the refunds, whose clock goes wrong. */
    const shiftRefunds = (minutes: number) =>
      kit.sql(
        `UPDATE refunds SET createdAt = createdAt + ${minutes * 60_000} WHERE orderId = '${placed.orderId}'`,
      );
    await kit.refundPart(placed, { lines: linesOf(placed, 1), restock: true });
    await shiftRefunds(10);
    expect(await weigh(placed, 900)).toMatchObject({ code: 'CHANGED_MEANWHILE' });
    const before = await grams();
    const waiting = (await toPack()) - 1000;
    // 96 × 101 ÷ 1000
    expect(await weighed(placed, 899, { units: 2 })).toMatchObject({
      short: 9.7,
      order: { lines: [{ weight: { ordered: 1000, text: '1 kg, weighed 899 g' } }] },
    });
    expect(await toPack()).toBe(waiting + 899);
    expect((await kit.paymentOf(placed))?.lines).toMatchObject([
      { itemId: bananas.itemId, left: 2, amounts: [43.15, 86.3] },
    ]);
    const { refund } = await kit.refundPart(placed, { lines: linesOf(placed, 1), restock: true });
    expect(refund.amount).toBe(43.15);
    expect(await grams()).toBe(before + 101 + 500 - 50);
    await shiftRefunds(-20);
    expect(await toPack()).toBe(waiting + 449);
    const { payment } = await kit.refundPart(placed, { whole: true, restock: true });
    expect(payment).toMatchObject({ left: 0, order: { status: 'refunded', refundedAmount: 144 } });
    expect((await kit.refundsAtProvider(placed)).sort((a, b) => a - b)).toEqual([9.7, 43.15, 43.15, 48]);
    // All that the two units took.
    expect(await grams()).toBe(before + 1000);
    expect(await toPack()).toBe(waiting);
    expect(await findLedgerMismatches(kit.shop.db.read)).toEqual([]);
  });

  it('stores a weight of which nothing can be refunded any more', async () => {
    const placed = await orderBananas();
    await kit.refundPart(placed, { amount: 47.5 });
    const before = await grams();
    expect(await weighed(placed, 430)).toMatchObject({ short: 6.72, refund: null });
    expect(await kit.refundsAtProvider(placed)).toEqual([47.5]);
    expect((await orderOf(placed)).products[0]?.weight).toBe('500 g, weighed 430 g');
    expect(await grams()).toBe(before + 70);
    expect(await weighed(placed, 430)).toMatchObject({ refund: null });
    expect(await grams()).toBe(before + 70);
  });

  it('is refused for what is not weighed, too much, and an order that is not being packed', async () => {
    const placed = await orderBananas();
    expect(await weigh(placed, 751)).toMatchObject({ __typename: 'InvalidInput', code: 'OUT_OF_RANGE' });
    expect(await weigh(placed, 0)).toMatchObject({ message: 'A weight is at least 1' });
    expect(await weigh(placed, 430, { orderLineId: 'other' })).toMatchObject({ code: 'LINE_NOT_WEIGHABLE' });
    const packaged = await kit.buy(1);
    expect(await weigh({ ...placed, ...packaged }, 430)).toMatchObject({ code: 'LINE_NOT_WEIGHABLE' });
    await move(placed, 'packed');
    expect(await weigh(placed, 430)).toMatchObject({
      __typename: 'OrderStatusConflict',
      message: 'The order is packed. Goods are weighed while it is being packed.',
    });
    expect(await kit.refundsAtProvider(placed)).toEqual([]);
  });

  it('stores nothing while the provider is away, and says so when it refuses the refund', async () => {
    const placed = await orderBananas();
    jest
      .spyOn(kit.shop.provider, 'refundsOfPayment')
      .mockRejectedValueOnce(new ProviderUnavailableError('away'));
    expect(await weigh(placed, 430)).toMatchObject({ __typename: 'PaymentUnavailable' });
    expect((await orderOf(placed)).products[0]?.weight).toBeNull();
    kit.refuseRefund();
    expect((await weighed(placed, 430)).refund).toMatchObject({ state: 'failed', amount: 6.72 });
    expect(await orderOf(placed)).toMatchObject({
      refunded: 0,
      products: [{ weight: '500 g, weighed 430 g' }],
    });
    expect(await kit.unresolvedRefundIds()).toHaveLength(1);
  });

  it('reads by indexes', async () => {
    const placed = await orderBananas();
    const statements = await kit.statements(() => weighed(placed, 430));
    // TypeORM's condition for an empty list of ids is 0=1.
    const reads = statements.filter(
      ({ sql }) => /^SELECT/.test(sql) && /orders|checkout_lines|refund/.test(sql) && !sql.includes('0=1'),
    );
    expect(reads.length).toBeGreaterThan(3);
    for (const { sql, parameters } of reads)
      expect({ sql, scans: await scansOf(kit.shop.db, sql, parameters) }).toEqual({ sql, scans: [] });
  });

  it('is in the personal data', async () => {
    const placed = await orderBananas();
    await weighed(placed, 430);
    const [order] = await exportOrdersOfUser(kit.shop, placed.shopper.id);
    expect(order?.products).toMatchObject([{ option: '500 g', weight: '500 g, weighed 430 g' }]);
  });
});

describe('the invoice of weighed goods', () => {
  it('says both weights, and has the tax of what was paid after the refund', async () => {
    await kit.sql(`UPDATE products SET gstRate = 500 WHERE id = '${bananas.id}'`);
    const placed = await orderBananas();
    await weighed(placed, 430);
    await move(placed, 'packed');
    const document = await kit.invoiceOf(placed);
    expect(document).toMatchObject({
      total: 41.28,
      lines: [{ weight: '500 g, weighed 430 g', unitPrice: 48, discount: 0, paid: 41.28, tax: { rate: 5 } }],
    });
    expect((await kit.documentsOf(placed)).creditNotes).toEqual([]);
    await kit.refundPart(placed, { lines: linesOf(placed, 1) });
    expect((await kit.documentsOf(placed)).creditNotes).toMatchObject([
      { total: 41.28, lines: [{ quantity: 1, unitPrice: 48, discount: 0, paid: 41.28 }] },
    ]);
  });

  it('says what the units cost less for their weight beside the discount, so that the line adds up', async () => {
    await kit.sql(`UPDATE products SET gstRate = 500 WHERE id = '${bananas.id}'`);
    await kit.newOffer({ name: 'Fruit', kind: 'AMOUNT', percent: 0, amount: 14.4 });
    const placed = await orderBananas(3);
    await weighed(placed, 1290);
    await kit.refundPart(placed, { lines: linesOf(placed, 1) });
    await move(placed, 'packed');
    await kit.refundPart(placed, { lines: linesOf(placed, 1) });
    const { invoice, creditNotes } = await kit.documentsOf(placed);
    const noteOf = (document: typeof invoice) => document?.tables[0]?.rows[0]?.note;
    // 2 × 48 − 9.60 − 12.09 = 74.31.
    expect(invoice?.lines).toMatchObject([{ quantity: 2, unitPrice: 48, discount: 9.6, paid: 74.31 }]);
    expect(noteOf(invoice)).toBe('1.5 kg, weighed 1.29 kg · Discount ₹9.60 · Weighs less: −₹12.09');
    const [creditNote] = creditNotes;
    expect(creditNote?.lines).toMatchObject([{ quantity: 1, unitPrice: 48, discount: 4.8, paid: 37.15 }]);
    expect(noteOf(creditNote)).toBe('1.5 kg, weighed 1.29 kg · Discount ₹4.80 · Weighs less: −₹6.05');
  });

  it('stays the same when the provider refuses the refund afterwards', async () => {
    await kit.sql(`UPDATE products SET gstRate = 500 WHERE id = '${bananas.id}'`);
    const placed = await orderBananas();
    jest.spyOn(kit.shop.provider, 'refund').mockRejectedValueOnce(new ProviderUnavailableError('away'));
    await weighed(placed, 430);
    await move(placed, 'packed');
    const before = await kit.invoiceOf(placed);
    expect(before.lines).toMatchObject([{ paid: 41.28, discount: 0 }]);
    kit.refuseRefund();
    await kit.makeRefundsDue();
    await retryRefunds(kit.shop, () => true);
    expect(await orderOf(placed)).toMatchObject({ refunded: 0 });
    expect(await kit.invoiceOf(placed)).toEqual(before);
  });

  it('is followed by a credit note of the line, if it was issued before the goods were weighed', async () => {
    await kit.sql(`UPDATE products SET gstRate = 500 WHERE id = '${bananas.id}'`);
    const placed = await orderBananas();
    await kit.issue(placed);
    await weighed(placed, 430);
    const { invoice, creditNotes } = await kit.documentsOf(placed);
    expect(invoice).toMatchObject({ total: 48, lines: [{ weight: null, paid: 48 }] });
    expect(creditNotes).toMatchObject([
      {
        total: 6.72,
        reason: 'Weighed 430 g instead of 500 g.',
        lines: [{ weight: '500 g, weighed 430 g', quantity: null, paid: 6.72 }],
      },
    ]);
  });

  describe('by two processes, of which the second one has a clock that is behind', () => {
    const elsewhere = async (act: () => Promise<unknown>) => {
      const { now } = Date;
      const clock = jest.spyOn(Date, 'now').mockImplementation(() => now() - 600_000);
      await act();
      clock.mockRestore();
    };
    const weight = '500 g, weighed 430 g';

    it('says the weight if it was stored before', async () => {
      await kit.sql(`UPDATE products SET gstRate = 500 WHERE id = '${bananas.id}'`);
      const placed = await orderBananas();
      await weighed(placed, 430);
      await elsewhere(() => kit.issue(placed));
      await elsewhere(() => kit.refundPart(placed, { amount: 10 }));
      const { invoice, creditNotes } = await kit.documentsOf(placed);
      expect(invoice?.lines).toMatchObject([{ weight, paid: 41.28 }]);
      expect(creditNotes).toMatchObject([{ total: 10, lines: [{ weight }] }]);
    });

    it('does not say the weight if it was stored afterwards, but the credit note for it does', async () => {
      await kit.sql(`UPDATE products SET gstRate = 500 WHERE id = '${bananas.id}'`);
      const placed = await orderBananas();
      await kit.issue(placed);
      await kit.refundPart(placed, { amount: 10 });
      const before = await kit.documentsOf(placed);
      await elsewhere(() => weighed(placed, 430));
      const { invoice, creditNotes } = await kit.documentsOf(placed);
      expect(invoice).toMatchObject({ lines: [{ weight: null }], tables: before.invoice?.tables });
      expect(creditNotes).toMatchObject([
        { total: 10, lines: [{ weight: null }] },
        { total: 6.72, lines: [{ weight }] },
      ]);
    });

    it('dates an invoice no earlier than its order, and a credit note no earlier than its invoice', async () => {
      await kit.sql(`UPDATE products SET gstRate = 500 WHERE id = '${bananas.id}'`);
      const placed = await orderBananas();
      await elsewhere(() => kit.issue(placed));
      await elsewhere(() => kit.refundPart(placed, { amount: 10 }));
      const { invoice, creditNotes } = await kit.documentsOf(placed);
      const dates = [invoice?.orderedAt, invoice?.issuedAt, creditNotes[0]?.issuedAt].map(Number);
      expect(dates).toEqual(dates.toSorted((a, b) => a - b));
    });
  });

  it('without tax shows the refund', async () => {
    await kit.updateSettings({ gstRegistered: false });
    const placed = await orderBananas(2);
    await weighed(placed, 860);
    await move(placed, 'packed');
    expect(await kit.invoiceOf(placed)).toMatchObject({
      total: 96,
      refunded: 13.44,
      lines: [{ weight: '1 kg, weighed 860 g', paid: 96, discount: 0 }],
    });
  });
});
