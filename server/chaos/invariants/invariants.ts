import { groupBy } from '../../src/lib/groupBy.ts';
import type { RunRecord } from '../environment/record.ts';
import type { StockedProduct } from '../shoppers/products.ts';
import { checkCreditNotes } from './creditNotes.ts';
import { checkErasures } from './erasures.ts';
import { checkInvoices } from './invoices.ts';
import { checkOffers } from './offers.ts';
import { checkRefunds } from './refunds.ts';
import { checkRefusals } from './refusals.ts';
import type { Snapshot, UserProduct } from './snapshot.ts';
import { checkSoldOutReports } from './soldOutReports.ts';
import { checkStock } from './stock.ts';
import { checkWeights } from './weights.ts';

/** The conditions that must be true after every run, whatever faults happened. The report uses these names. */
export const invariants = [
  'stock is never negative',
  'units are on sale, reserved or sold',
  'the stock ledger sums to the stock',
  'captured payments have an order or a refund',
  'refunds by staff match the provider’s',
  'one refund for one idempotency key',
  'refunded units return once',
  'what weighs less is refunded once',
  'cancelled and refunded orders are paid back',
  'no valid refund is refused',
  'invoice numbers are consecutive',
  'packed orders have one invoice',
  'credit note numbers are consecutive',
  'refunds after the invoice have a credit note',
  'ended orders of deleted accounts have no address',
  'orders are paid in full',
  'lines sum to the order',
  'offers keep their limits',
  'discounts sum to the checkout',
  'orders cost the shop’s prices',
  'acknowledged writes exist',
  'answered webhooks are stored',
  'nothing is stuck',
  'orders and refunds are confirmed by mail',
  'sold-out refusals are true',
  'sold-out products are reported once a day',
  'payments become orders within a minute',
  'one review per shopper and product',
  'one wishlist item per shopper and product',
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

/** Checks the invariants of the data and records every violation. */
export function checkSnapshot(
  snapshot: Snapshot,
  stockedProducts: readonly StockedProduct[],
  record: RunRecord,
): void {
  const report: ReportViolation = record.addViolation;
  checkStock(snapshot, stockedProducts, report);
  checkMoney(snapshot, report);
  checkRefunds(snapshot, report);
  checkWeights(snapshot, report);
  checkInvoices(snapshot, report);
  checkCreditNotes(snapshot, report);
  checkErasures(snapshot, report);
  checkSoldOutReports(snapshot, report);
  checkOrders(snapshot, report);
  checkOffers(snapshot, report);
  checkAcknowledged(snapshot, record, report);
  checkUnique(snapshot, report);
  checkMails(snapshot, report);
  checkRefusals(snapshot, stockedProducts, record, report);
}

/** One mail for each order, refund and credit note. Those about the orders of a deleted account are deleted with it. */
function checkMails({ orders, refunds, creditNotes, mails }: Snapshot, report: ReportViolation): void {
  const orderOf = new Map(
    orders.filter(({ erasedAt }) => erasedAt === null).map((order) => [order.id, order]),
  );
  const expectedKeys = [
    ...[...orderOf.values()].map(({ checkoutId }) => `paid-${checkoutId}`),
    ...creditNotes.flatMap(({ orderId, number }) => {
      const order = orderOf.get(orderId);
      return order ? [`refunded-${order.paymentId}-${number}`] : [];
    }),
    ...refunds.map(({ id, paymentId, kind }) =>
      kind === 'automatic' ? `refunded-${paymentId}` : `refunded-${paymentId}-${id}`,
    ),
  ];
  const mailsByKey = groupBy(
    mails.filter(({ dedupeKey }) => /^(paid|refunded)-/.test(dedupeKey ?? '')),
    ({ dedupeKey }) => dedupeKey ?? '',
  );
  for (const dedupeKey of expectedKeys) {
    const count = mailsByKey.get(dedupeKey)?.length ?? 0;
    if (count !== 1)
      report('orders and refunds are confirmed by mail', `${count} mails with the key ${dedupeKey}`);
  }
  for (const dedupeKey of mailsByKey.keys()) {
    if (!expectedKeys.includes(dedupeKey))
      report(
        'orders and refunds are confirmed by mail',
        `${dedupeKey} belongs to no order, refund or credit note`,
      );
  }
}

/** Every captured payment has exactly one order, or else exactly one refund of the whole amount. Staff refund orders only. */
function checkMoney({ orders, ledger }: Snapshot, report: ReportViolation): void {
  const ordersOf = groupBy(orders, ({ paymentId }) => paymentId);
  const refundsOf = groupBy(ledger.refunds, ({ payment_id: id }) => id);
  for (const { id, amount, captured } of ledger.payments) {
    const orderCount = ordersOf.get(id)?.length ?? 0;
    const refunds = (refundsOf.get(id) ?? []).filter(({ notes }) => !('kirana_refund' in notes));
    const refundedPaise = refunds.reduce((sum, refund) => sum + Number(refund.amount), 0);
    if (!captured) {
      if (orderCount > 0) report('orders are paid in full', `payment ${id} has an order but is not captured`);
      continue;
    }
    const isOrdered = orderCount === 1 && refundedPaise === 0;
    const isRefunded = orderCount === 0 && refunds.length === 1 && refundedPaise === amount;
    if (!isOrdered && !isRefunded) {
      report(
        'captured payments have an order or a refund',
        `payment ${id} of ${amount} paise has ${orderCount} orders and ${refunds.length} refunds of ${refundedPaise}`,
      );
    }
  }
}

function checkOrders(
  { orders, orderLines, products, variants, checkouts, ledger }: Snapshot,
  report: ReportViolation,
): void {
  const payments = new Map(ledger.payments.map((payment) => [payment.id, payment]));
  const receipts = new Map(ledger.orders.map(({ id, receipt }) => [id, receipt]));
  const priceOfProduct = new Map(products.map(({ id, price }) => [id, Number(price)]));
  const priceOfVariant = new Map(
    variants.map(({ productId, label, price }) => [`${productId} ${label}`, Number(price)]),
  );
  const checkoutOf = new Map(checkouts.map((checkout) => [checkout.id, checkout]));
  const linesOf = groupBy(orderLines, ({ orderId }) => orderId);
  for (const { id, paymentId, checkoutId, userId, amount } of orders) {
    const payment = payments.get(paymentId);
    const checkout = checkoutOf.get(checkoutId);
    if (!payment?.captured || payment.amount !== Number(amount) || payment.currency !== 'INR') {
      report('orders are paid in full', `order ${id} of ${amount} paise: payment ${JSON.stringify(payment)}`);
    }
    if (payment?.order_id && receipts.get(payment.order_id) !== checkoutId) {
      report('orders are paid in full', `order ${id} was paid for another checkout`);
    }
    if (checkout?.userId !== userId)
      report('no shopper sees data of another', `order ${id} belongs to another shopper than its checkout`);
    if (checkout?.state !== 'paid')
      report('states go forward only', `order ${id} has a checkout in the state ${checkout?.state}`);
    const lines = linesOf.get(id) ?? [];
    const sum = lines.reduce((total, line) => total + line.quantity * line.price - Number(line.discount), 0);
    if (sum !== Number(amount) || lines.length === 0) {
      report('lines sum to the order', `order ${id}: the lines' sum ${sum} is not ${amount}`);
    }
    const priceOf = ({ productId, option }: (typeof lines)[number]) =>
      priceOfVariant.get(`${productId} ${option}`) ?? priceOfProduct.get(productId);
    if (lines.some((line) => priceOf(line) !== Number(line.price))) {
      report('orders cost the shop’s prices', `order ${id} has another price than a product or its variant`);
    }
  }
}

function checkAcknowledged(
  snapshot: Snapshot,
  { acknowledgedWrites }: RunRecord,
  report: ReportViolation,
): void {
  const checkouts = new Map(snapshot.checkouts.map((checkout) => [checkout.id, checkout]));
  const orders = new Map(snapshot.orders.map((order) => [order.paymentId, order]));
  const keysOf = (rows: UserProduct[]) =>
    new Set(rows.map(({ userId, productId }) => `${userId} ${productId}`));
  const reviews = keysOf(snapshot.reviews);
  const wishlistItems = keysOf(snapshot.wishlistItems);
  const exists = (write: (typeof acknowledgedWrites)[number]): boolean => {
    switch (write.kind) {
      case 'checkout': {
        const checkout = checkouts.get(write.id);
        return checkout?.providerOrderId === write.providerOrderId && Number(checkout.amount) === write.paise;
      }
      case 'order':
        return Number(orders.get(write.paymentId)?.amount) === write.paise;
      case 'review':
        return reviews.has(`${write.userId} ${write.productId}`);
      case 'wishlist item':
        return wishlistItems.has(`${write.userId} ${write.productId}`);
      case 'refund':
        return snapshot.refunds.some(({ paymentId }) => paymentId === write.paymentId);
      case 'refund by staff':
        return snapshot.refunds.some(
          ({ id, idempotencyKey }) => id === write.id && idempotencyKey === write.idempotencyKey,
        );
      case 'cancel': {
        const state = checkouts.get(write.id)?.state;
        return (
          write.state !== 'open' && state !== 'open' && (write.state !== 'cancelled' || state !== 'expired')
        );
      }
    }
  };
  for (const write of acknowledgedWrites) {
    if (!exists(write)) report('acknowledged writes exist', JSON.stringify(write));
  }
  const eventIds = new Set(snapshot.events.map(({ id }) => id));
  for (const { id, delivery } of snapshot.ledger.events) {
    if (delivery === 'delivered' && !eventIds.has(id)) report('answered webhooks are stored', `event ${id}`);
  }
}

function checkUnique(snapshot: Snapshot, report: ReportViolation): void {
  const checkKey = <Row>(invariant: Invariant, rows: Row[], keyOf: (row: Row) => string) => {
    for (const [key, sameRows] of groupBy(rows, keyOf)) {
      if (sameRows.length > 1) report(invariant, `${sameRows.length} rows with the key ${key}`);
    }
  };
  checkKey('one review per shopper and product', snapshot.reviews, (row) => `${row.userId} ${row.productId}`);
  checkKey(
    'one wishlist item per shopper and product',
    snapshot.wishlistItems,
    (row) => `${row.userId} ${row.productId}`,
  );
  checkKey(
    'one cart line per product and option',
    snapshot.cartLines,
    (row) => `${row.userId} ${row.productId} ${row.option}`,
  );
  checkKey('one order per payment and checkout', snapshot.orders, ({ paymentId }) => paymentId);
  checkKey('one order per payment and checkout', snapshot.orders, ({ checkoutId }) => checkoutId);
  checkKey(
    'one attempt for one cart',
    snapshot.checkouts.filter(({ activeKey }) => activeKey !== null),
    ({ userId, activeKey }) => `${userId} ${activeKey}`,
  );
}
