import { groupBy } from '../src/lib/groupBy.ts';
import type { Books, UserProduct } from './books.ts';
import type { StockedProduct } from './products.ts';
import type { RunRecord } from './record.ts';
import { checkRefusals } from './refusals.ts';

/** What must hold after every run, whatever faults happened. The report uses these names. */
export const invariants = [
  'stock is never negative',
  'units are on sale, reserved or sold',
  'captured payments have an order or a refund',
  'orders are paid in full',
  'lines sum to the order',
  'orders cost the shop’s prices',
  'acknowledged writes exist',
  'answered webhooks are stored',
  'nothing is stuck',
  'orders and refunds are confirmed by mail',
  'sold-out refusals are true',
  'payments become orders within a minute',
  'one review per shopper and product',
  'one wish per shopper and product',
  'one cart line per product and option',
  'one order per payment and checkout',
  'one attempt for one cart',
  'states go forward only',
  'a replay changes nothing',
  'revoked sessions are refused',
  'forged signatures are refused',
  'no shopper sees data of another',
  'no valid checkout is refused',
  'only expected statuses',
  'no stack traces',
  'servers survive faults of other processes',
] as const;
export type Invariant = (typeof invariants)[number];

type ReportViolation = (invariant: Invariant, detail: string) => void;

/** Records every violation that the rows show. */
export function checkBooks(
  books: Books,
  stockedProducts: readonly StockedProduct[],
  record: RunRecord,
): void {
  const report: ReportViolation = record.addViolation;
  checkStock(books, stockedProducts, report);
  checkMoney(books, report);
  checkOrders(books, report);
  checkAcknowledged(books, record, report);
  checkUnique(books, report);
  checkMails(books, report);
  checkRefusals(books, stockedProducts, record, report);
}

/** One mail for each order and each refund. */
function checkMails({ orders, refunds, mails }: Books, report: ReportViolation): void {
  const expectedKeys = [
    ...orders.map(({ checkoutId }) => `paid-${checkoutId}`),
    ...refunds.map(({ paymentId }) => `refunded-${paymentId}`),
  ];
  const mailsByKey = groupBy(
    mails.filter(({ dedupeKey }) => /^(paid|refunded)-/.test(dedupeKey ?? '')),
    ({ dedupeKey }) => dedupeKey ?? '',
  );
  for (const dedupeKey of expectedKeys) {
    const count = mailsByKey.get(dedupeKey)?.length ?? 0;
    if (count !== 1) report('orders and refunds are confirmed by mail', `${count} mails ${dedupeKey}`);
  }
  for (const dedupeKey of mailsByKey.keys()) {
    if (!expectedKeys.includes(dedupeKey))
      report('orders and refunds are confirmed by mail', `${dedupeKey} belongs to no order or refund`);
  }
}

function checkStock(
  { products, reservations, orderLines }: Books,
  stockedProducts: readonly StockedProduct[],
  report: ReportViolation,
): void {
  const reserved = quantities(reservations);
  const sold = quantities(orderLines);
  const now = new Map(products.map(({ id, countInStock }) => [id, Number(countInStock)]));
  for (const [id, count] of now)
    if (count < 0) report('stock is never negative', `product ${id} has ${count}`);
  for (const { id, units } of stockedProducts) {
    const parts = [now.get(id) ?? 0, reserved.get(id) ?? 0, sold.get(id) ?? 0];
    const sum = parts.reduce((total, part) => total + part, 0);
    if (sum !== units) {
      report('units are on sale, reserved or sold', `product ${id}: ${parts.join(' + ')} is not ${units}`);
    }
  }
}

/** The sum of the quantities of each product. */
function quantities(rows: readonly { productId: string; quantity: number }[]): Map<string, number> {
  const total = new Map<string, number>();
  for (const { productId, quantity } of rows)
    total.set(productId, (total.get(productId) ?? 0) + Number(quantity));
  return total;
}

/** Every captured payment has exactly one order, or else exactly one refund of the whole amount. */
function checkMoney({ orders, ledger }: Books, report: ReportViolation): void {
  const ordersOf = groupBy(orders, ({ paymentId }) => paymentId);
  const refundsOf = groupBy(ledger.refunds, ({ payment_id: id }) => id);
  for (const { id, amount, captured } of ledger.payments) {
    const placed = ordersOf.get(id)?.length ?? 0;
    const refunds = refundsOf.get(id) ?? [];
    const refundedPaise = refunds.reduce((sum, refund) => sum + Number(refund.amount), 0);
    if (!captured) {
      if (placed > 0) report('orders are paid in full', `payment ${id} is not captured`);
      continue;
    }
    const isOrdered = placed === 1 && refundedPaise === 0;
    const isRefunded = placed === 0 && refunds.length === 1 && refundedPaise === amount;
    if (!isOrdered && !isRefunded) {
      report(
        'captured payments have an order or a refund',
        `payment ${id} of ${amount} paise has ${placed} orders and ${refunds.length} refunds of ${refundedPaise}`,
      );
    }
  }
}

function checkOrders(
  { orders, orderLines, products, checkouts, ledger }: Books,
  report: ReportViolation,
): void {
  const payments = new Map(ledger.payments.map((payment) => [payment.id, payment]));
  const receipts = new Map(ledger.orders.map(({ id, receipt }) => [id, receipt]));
  const priceOf = new Map(products.map(({ id, price }) => [id, Number(price)]));
  const checkoutOf = new Map(checkouts.map((checkout) => [checkout.id, checkout]));
  const linesOf = groupBy(orderLines, ({ orderId }) => orderId);
  for (const { id, paymentId, checkoutId, userId, amount } of orders) {
    const payment = payments.get(paymentId);
    const checkout = checkoutOf.get(checkoutId);
    if (!payment?.captured || payment.amount !== Number(amount) || payment.currency !== 'INR') {
      report('orders are paid in full', `order ${id} of ${amount}: ${JSON.stringify(payment)}`);
    }
    if (payment?.order_id && receipts.get(payment.order_id) !== checkoutId) {
      report('orders are paid in full', `order ${id} was paid for another checkout`);
    }
    if (checkout?.userId !== userId)
      report('no shopper sees data of another', `order ${id} is of another shopper`);
    if (checkout?.state !== 'paid')
      report('states go forward only', `order ${id} of a ${checkout?.state} checkout`);
    const lines = linesOf.get(id) ?? [];
    const sum = lines.reduce((total, line) => total + line.quantity * line.price, 0);
    if (sum !== Number(amount) || lines.length === 0) {
      report('lines sum to the order', `order ${id}: ${sum} is not ${amount}`);
    }
    if (lines.some(({ productId, price }) => priceOf.get(productId) !== Number(price))) {
      report('orders cost the shop’s prices', `order ${id}`);
    }
  }
}

function checkAcknowledged(books: Books, { acknowledgedWrites }: RunRecord, report: ReportViolation): void {
  const checkouts = new Map(books.checkouts.map((checkout) => [checkout.id, checkout]));
  const orders = new Map(books.orders.map((order) => [order.paymentId, order]));
  const pairs = (rows: UserProduct[]) =>
    new Set(rows.map(({ userId, productId }) => `${userId} ${productId}`));
  const reviews = pairs(books.reviews);
  const wishes = pairs(books.wishes);
  const isThere = (written: (typeof acknowledgedWrites)[number]): boolean => {
    switch (written.kind) {
      case 'checkout': {
        const found = checkouts.get(written.id);
        return found?.providerOrderId === written.providerOrderId && Number(found.amount) === written.paise;
      }
      case 'order':
        return Number(orders.get(written.paymentId)?.amount) === written.paise;
      case 'review':
        return reviews.has(`${written.userId} ${written.productId}`);
      case 'wish':
        return wishes.has(`${written.userId} ${written.productId}`);
      case 'refund':
        return books.refunds.some(({ paymentId }) => paymentId === written.paymentId);
      case 'cancel': {
        const now = checkouts.get(written.id)?.state;
        return (
          written.state !== 'open' && now !== 'open' && (written.state !== 'cancelled' || now !== 'expired')
        );
      }
    }
  };
  for (const written of acknowledgedWrites) {
    if (!isThere(written)) report('acknowledged writes exist', JSON.stringify(written));
  }
  const stored = new Set(books.events.map(({ id }) => id));
  for (const { id, delivery } of books.ledger.events) {
    if (delivery === 'delivered' && !stored.has(id)) report('answered webhooks are stored', `event ${id}`);
  }
}

function checkUnique(books: Books, report: ReportViolation): void {
  const unique = <Row>(invariant: Invariant, rows: Row[], keyOf: (row: Row) => string) => {
    for (const [key, same] of groupBy(rows, keyOf)) {
      if (same.length > 1) report(invariant, `${same.length} times ${key}`);
    }
  };
  unique('one review per shopper and product', books.reviews, (row) => `${row.userId} ${row.productId}`);
  unique('one wish per shopper and product', books.wishes, (row) => `${row.userId} ${row.productId}`);
  unique(
    'one cart line per product and option',
    books.cartLines,
    (row) => `${row.userId} ${row.productId} ${row.option}`,
  );
  unique('one order per payment and checkout', books.orders, ({ paymentId }) => paymentId);
  unique('one order per payment and checkout', books.orders, ({ checkoutId }) => checkoutId);
  unique(
    'one attempt for one cart',
    books.checkouts.filter(({ activeKey }) => activeKey !== null),
    ({ userId, activeKey }) => `${userId} ${activeKey}`,
  );
}
