import type { Product } from '../../src/features/catalog/catalog.entity.ts';
import type { Checkout } from '../../src/features/checkout/checkout.entity.ts';
import type { Payment } from '../../src/features/checkout/payments/payments.entity.ts';
import type { Refund } from '../../src/features/checkout/refunds/refunds.entity.ts';
import { notWeighed } from '../../src/features/orders/lineWeights.service.ts';
import { orderNumber, searchKeysOf } from '../../src/features/orders/orderSearch.ts';
import type { OrderStatus } from '../../src/features/orders/orderStates.ts';
import type { Order, OrderLine } from '../../src/features/orders/orders.entity.ts';
import type { StockMovement } from '../../src/features/stock/stockMovements.entity.ts';
import type { User } from '../../src/features/users/users.entity.ts';
import { newIdAt } from '../../src/lib/ids.ts';
import { billing } from '../../tools/billing.mjs';

const YEAR_MS = 365 * 24 * 60 * 60 * 1000;
/** The newest orders are still being worked on. */
const OPEN_ORDERS = 2000;
const OPEN_STATUSES: OrderStatus[] = ['paid', 'packing', 'packed', 'outForDelivery'];
/** One order of so many is refunded in part. */
const REFUND_STEP = 20;
/** One refund of so many has failed. */
const FAILED_STEP = 20;

/** What the rows of an order are made from. */
export interface OrderSource {
  /** From 0, the oldest, to `count`. */
  number: number;
  count: number;
  /** The time of the newest order. */
  now: number;
  products: readonly Pick<Product, 'id' | 'name' | 'price' | 'images'>[];
  user: User;
  /** Who refunds. */
  staffId: string;
}

/** All rows of an order with two lines. */
export interface OrderRows {
  checkout: Checkout;
  lines: OrderLine[];
  payment: Payment;
  order: Order;
  refund: Refund | null;
  movements: StockMovement[];
}

/** The orders are spread over a year. */
export function orderRows(source: OrderSource): OrderRows {
  const { number, count, now } = source;
  const createdAt = now - Math.round(((count - number) / count) * YEAR_MS);
  const checkoutId = newIdAt(createdAt);
  const lines = [0, 1].map((line) => orderLine(source, { line, checkoutId, createdAt }));
  const amount = lines.reduce((sum, { price, quantity }) => sum + price * quantity, 0);
  const checkout = checkoutOf(source, { checkoutId, amount, createdAt });
  const id = `pay_Bench${String(number).padStart(9, '0')}`;
  const payment: Payment = { id, checkoutId, amount, createdAt, lockVersion: 0 };
  const order = orderOf(source, payment);
  return {
    checkout,
    lines,
    payment,
    order,
    refund: refundOf(source, order),
    movements: lines.map(({ productId, quantity }) => ({
      id: newIdAt(createdAt),
      itemId: productId,
      quantity: -quantity,
      kind: 'order',
      reason: '',
      actorId: null,
      reference: order.id,
      createdAt,
    })),
  };
}

function orderLine(
  { number, products }: OrderSource,
  { line, checkoutId, createdAt }: { line: number; checkoutId: string; createdAt: number },
): OrderLine {
  const product = products[(number * 7919 + line * 4241) % products.length];
  if (!product) throw new Error('The catalogue is empty');
  return {
    id: newIdAt(createdAt),
    checkoutId,
    productId: product.id,
    title: product.name,
    image: product.images[0] ?? '',
    option: '',
    quantity: 1 + ((number + line) % 3),
    price: product.price,
    discount: 0,
    inventoryId: null,
    requiredQuantity: 1,
    ...notWeighed,
  };
}

const checkoutOf = (
  { user, number }: OrderSource,
  { checkoutId, amount, createdAt }: { checkoutId: string; amount: number; createdAt: number },
): Checkout => ({
  id: checkoutId,
  userId: user.id,
  state: 'paid',
  activeKey: null,
  amount,
  billing: { ...billing, fullName: user.name, email: user.email },
  claimedAt: 0,
  providerOrderId: `order_Bench${number}`,
  providerPaymentId: null,
  createdAt,
  expiresAt: createdAt,
  nextCheckAt: null,
  paymentPendingSince: null,
  paidAt: createdAt,
  erasedAt: null,
});

function orderOf({ number, count, user }: OrderSource, payment: Payment): Order {
  const { name, email } = user;
  const { city, state } = billing;
  const phoneNumber = user.phone ?? '';
  const { amount, createdAt, checkoutId } = payment;
  const isOpen = number >= count - OPEN_ORDERS;
  const id = newIdAt(createdAt);
  return {
    id,
    number: orderNumber(id),
    gstin: null,
    businessName: null,
    userId: user.id,
    checkoutId,
    paymentId: payment.id,
    status: (isOpen && OPEN_STATUSES[number % OPEN_STATUSES.length]) || 'delivered',
    name,
    phoneNumber,
    address: billing.streetAddressLine1,
    city,
    state,
    pincode: String(400_000 + (number % 5000)),
    email,
    amount,
    createdAt,
    refundedAmount: isRefunded(number) ? Math.floor(amount / 4) : 0,
    ...searchKeysOf({ name, email, phoneNumber, city, state }),
  };
}

const isRefunded = (number: number) =>
  number % REFUND_STEP === 0 && number % (REFUND_STEP * FAILED_STEP) !== 0;

function refundOf(
  { number, staffId }: OrderSource,
  { id, paymentId, amount, createdAt }: Order,
): Refund | null {
  if (number % REFUND_STEP !== 0) return null;
  return {
    id: newIdAt(createdAt),
    paymentId,
    kind: 'byStaff',
    orderId: id,
    amount: Math.floor(amount / 4),
    reason: 'A bottle was broken.',
    requestedBy: staffId,
    idempotencyKey: `bench-${number}`,
    requestHash: null,
    restock: false,
    providerRefundId: null,
    attempts: 1,
    nextTryAt: null,
    createdAt,
    failedAt: isRefunded(number) ? null : createdAt,
    failure: isRefunded(number) ? null : 'The account is closed',
  };
}
