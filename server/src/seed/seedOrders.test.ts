import { EditedSettings, Report } from '../../test/generated/documents.ts';
import { type Shopper, startShop, type TestShop } from '../../test/testkit.ts';
import { Variant } from '../features/catalog/variants/variants.entity.ts';
import { Checkout } from '../features/checkout/checkout.entity.ts';
import { Payment } from '../features/checkout/payments/payments.entity.ts';
import { Refund, RefundLine } from '../features/checkout/refunds/refunds.entity.ts';
import {
  CreditNote,
  CreditNoteLine,
  CreditNoteYear,
} from '../features/orders/invoices/creditNotes.entity.ts';
import {
  creditNoteNumber,
  financialYearOf,
  invoiceNumber,
} from '../features/orders/invoices/invoiceNumber.ts';
import { Invoice, InvoiceLine, InvoiceYear } from '../features/orders/invoices/invoices.entity.ts';
import { Order, OrderLine } from '../features/orders/orders.entity.ts';
import { findLedgerMismatches } from '../features/stock/ledger.queries.ts';
import { AuditEvent } from '../features/users/audit.entity.ts';
import { toRupees } from '../lib/money.ts';
import { seedEmptyOrders } from './seedOrders.ts';

let kit: TestShop;
let owner: Shopper;
let stockBefore: unknown;
beforeAll(async () => {
  kit = await startShop();
  owner = await kit.newStaff('owner');
  stockBefore = await readStock();
});
afterAll(() => kit.close());

const readStock = () =>
  kit.shop.db.read.query(
    'SELECT id, countInStock AS units FROM products UNION ALL SELECT id, units FROM inventory_items ORDER BY id',
  );
const demoShop = () => ({ ...kit.shop, env: { ...kit.shop.env, mode: 'demo' as const, seed: true } });

describe('the orders of a demo', () => {
  it('are not made in live mode, nor without a seed', async () => {
    expect(await seedEmptyOrders(kit.shop)).toBe(0);
    const shop = demoShop();
    expect(await seedEmptyOrders({ ...shop, env: { ...shop.env, seed: false } })).toBe(0);
    expect(await kit.shop.db.read.count(Order)).toBe(0);
  });

  it('are made once, also by two processes at the same time', async () => {
    const counts = await Promise.all([seedEmptyOrders(demoShop()), seedEmptyOrders(demoShop())]);
    const count = await kit.shop.db.read.count(Order);
    expect(count).toBeGreaterThan(550);
    expect(counts.sort((a, b) => a - b)).toEqual([0, count]);
    expect(await seedEmptyOrders(demoShop())).toBe(0);
    expect(await kit.shop.db.read.count(Order)).toBe(count);
  });

  it('match their checkouts, lines, payments and refunds', async () => {
    const { read } = kit.shop.db;
    const lines = await read.find(OrderLine);
    const payments = new Map((await read.find(Payment)).map((payment) => [payment.checkoutId, payment]));
    const checkouts = new Map((await read.find(Checkout)).map((checkout) => [checkout.id, checkout]));
    const refunds = await read.find(Refund);
    const refundLines = await read.find(RefundLine);
    const orders = await read.find(Order);
    for (const order of orders) {
      const sum = lines
        .filter(({ checkoutId }) => checkoutId === order.checkoutId)
        .reduce((total, { price, quantity }) => total + price * quantity, 0);
      expect(order.amount).toBe(sum);
      expect(payments.get(order.checkoutId)).toMatchObject({ id: order.paymentId, amount: sum });
      expect(checkouts.get(order.checkoutId)).toMatchObject({
        state: 'paid',
        amount: sum,
        userId: order.userId,
      });
      const done = refunds.filter(({ orderId, failedAt }) => orderId === order.id && failedAt === null);
      expect(order.refundedAmount).toBe(done.reduce((total, { amount }) => total + amount, 0));
      expect(order.refundedAmount).toBeLessThanOrEqual(order.amount);
    }
    expect(refunds.length).toBeGreaterThan(20);
    for (const { orderLineId, quantity } of refundLines)
      expect(lines.find(({ id }) => id === orderLineId)!.quantity).toBeGreaterThanOrEqual(quantity);
    const states = [...checkouts.values()].map(({ state }) => state);
    expect(new Set(states)).toEqual(new Set(['paid', 'cancelled', 'expired']));
  });

  it('have sizes at their prices, which took of their stock what they contain', async () => {
    const { read } = kit.shop.db;
    const variants = new Map(
      (await read.find(Variant)).map((variant) => [`${variant.productId} ${variant.label}`, variant]),
    );
    const sized = (await read.find(OrderLine)).flatMap((line) => {
      const variant = variants.get(`${line.productId} ${line.option}`);
      return variant ? { line, variant } : [];
    });
    expect(sized.length).toBeGreaterThan(300);
    for (const { line, variant } of sized) {
      const { price, inventoryId, requiredQuantity, weighed, amount } = variant;
      const unitAmount = weighed ? amount : null;
      expect(line).toMatchObject({ price, inventoryId, requiredQuantity, unitAmount });
    }
    expect(sized.some(({ variant }) => variant.weighed)).toBe(true);
    const loose = sized.filter(({ variant }) => variant.requiredQuantity > 1);
    expect(loose.length).toBeGreaterThan(50);
  });

  it('have invoices from the time when they were packed, numbered without gaps', async () => {
    const { read } = kit.shop.db;
    const moves = await read.find(AuditEvent, {
      where: { action: 'orderMoved', detail: 'packing → packed' },
    });
    const packed = moves.sort((one, other) => one.createdAt - other.createdAt);
    const invoices = await read.find(Invoice, { order: { issuedAt: 'ASC', number: 'ASC' } });
    expect(invoices.map(({ orderId }) => `order:${orderId}`).sort()).toEqual(
      packed.map(({ subject }) => subject).sort(),
    );
    expect(invoices.map(({ issuedAt }) => issuedAt)).toEqual(packed.map(({ createdAt }) => createdAt));
    const lastNumbers = new Map<string, number>();
    for (const { number, issuedAt } of invoices) {
      const year = financialYearOf(issuedAt);
      lastNumbers.set(year, (lastNumbers.get(year) ?? 0) + 1);
      expect(number).toBe(invoiceNumber(year, lastNumbers.get(year)!));
    }
    const years = await read.find(InvoiceYear);
    expect(new Map(years.map(({ year, lastNumber }) => [year, lastNumber]))).toEqual(lastNumbers);
    expect(await read.countBy(AuditEvent, { action: 'invoiceIssued' })).toBe(invoices.length);
    const orders = await read.find(Order);
    const invoiced = new Set(invoices.map(({ orderId }) => orderId));
    expect(invoices.length).toBeGreaterThan(500);
    for (const { id, status } of orders)
      if (status !== 'refunded')
        expect(invoiced.has(id)).toBe(['packed', 'outForDelivery', 'delivered'].includes(status));
  });

  it('have tax in their invoices, and credit notes for what was refunded later', async () => {
    const { read } = kit.shop.db;
    const { desk } = await kit.gql(EditedSettings, {}, owner.token);
    expect(desk?.settings).toMatchObject({ gstRegistered: true, gstin: expect.stringMatching(/^29/) });
    const invoices = new Map((await read.find(Invoice)).map((invoice) => [invoice.orderId, invoice]));
    const kinds = new Set([...invoices.values()].map(({ kind }) => kind));
    expect(kinds).toEqual(new Set(['taxInvoice', 'invoiceCumBill', 'billOfSupply']));
    const orders = new Map((await read.find(Order)).map((order) => [order.id, order]));
    const paid = new Map<string, number>();
    const lines = await read.find(InvoiceLine);
    for (const line of lines) {
      expect(line.taxable + line.cgst + line.sgst + line.igst).toBe(line.paid);
      paid.set(line.orderId, (paid.get(line.orderId) ?? 0) + line.paid);
    }
    expect([...paid.keys()].sort()).toEqual([...invoices.keys()].sort());
    for (const [id, amount] of paid) expect(amount).toBe(orders.get(id)!.amount);
    expect(lines.some(({ igst }) => igst > 0)).toBe(true);
    expect(lines.some(({ cgst }) => cgst > 0)).toBe(true);

    const refunds = (await read.find(Refund)).filter(
      ({ orderId, failedAt }) => failedAt === null && orderId !== null && invoices.has(orderId),
    );
    const notes = await read.find(CreditNote, { order: { issuedAt: 'ASC', number: 'ASC' } });
    expect(notes.length).toBeGreaterThan(10);
    expect(new Map(notes.map(({ refundId, total }) => [refundId, total]))).toEqual(
      new Map(refunds.map(({ id, amount }) => [id, amount])),
    );
    const noteLines = await read.find(CreditNoteLine);
    for (const { id, total } of notes)
      expect(
        noteLines.filter(({ creditNoteId }) => creditNoteId === id).reduce((sum, line) => sum + line.paid, 0),
      ).toBe(total);
    const years = new Map(
      (await read.find(CreditNoteYear)).map(({ year, lastNumber }) => [year, lastNumber]),
    );
    for (const [year, lastNumber] of years)
      expect(
        notes.filter(({ issuedAt }) => financialYearOf(issuedAt) === year).map(({ number }) => number),
      ).toEqual(Array.from({ length: lastNumber }, (_, index) => creditNoteNumber(year, index + 1)));
  });

  it('leave the stock as it was, with a ledger that explains it', async () => {
    expect(await readStock()).toEqual(stockBefore);
    expect(await findLedgerMismatches(kit.shop.db.read)).toEqual([]);
    // Units are never sold before they came.
    const movements: { productId: string; quantity: number }[] = await kit.shop.db.read.query(
      'SELECT productId, quantity FROM stock_movements ORDER BY id',
    );
    const balances = new Map<string, number>();
    for (const { productId, quantity } of movements) {
      const balance = (balances.get(productId) ?? 0) + quantity;
      expect(balance).toBeGreaterThanOrEqual(0);
      balances.set(productId, balance);
    }
  });

  it('are what the home page shows', async () => {
    const { desk } = await kit.gql(Report, { lastDays: 90 }, owner.token);
    const orders = await kit.shop.db.read.find(Order);
    const sum = orders.reduce((total, { amount }) => total + amount, 0);
    expect(desk?.report.current).toMatchObject({ orders: orders.length, sales: toRupees(sum) });
    expect(desk?.report.current.checkoutsPaid).toBeLessThan(desk!.report.current.checkoutsBegun);
  });

  it('belong to shoppers who cannot sign in', async () => {
    const [row] = await kit.shop.db.read.query(
      'SELECT COUNT(DISTINCT u.id) AS users FROM orders o JOIN users u ON u.id = o.userId WHERE u.passwordHash IS NULL',
    );
    const [all] = await kit.shop.db.read.query('SELECT COUNT(DISTINCT userId) AS users FROM orders');
    expect(Number(row.users)).toBe(Number(all.users));
    expect(Number(all.users)).toBeGreaterThan(19);
  });

  it('can be refunded: the payment sandbox knows their payments', async () => {
    const { provider, db } = kit.shop;
    const order = await db.read.findOneByOrFail(Order, { status: 'delivered', refundedAmount: 0 });
    expect(await provider.findPayment(order.paymentId)).toMatchObject({
      status: 'captured',
      amount: order.amount,
    });
    const partly = (await db.read.find(Refund)).find(
      ({ restock, failedAt }) => !restock && failedAt === null,
    )!;
    const refunds = await provider.refundsOfPayment(partly.paymentId);
    expect(refunds).toMatchObject([
      { id: partly.providerRefundId, amount: partly.amount, status: 'processed' },
    ]);
  });
});
