import type { DemoOrder } from '../../demo/orders.ts';
import type { Product } from '../features/catalog/catalog.entity.ts';
import type { CatalogVariant } from '../features/catalog/variants/variants.service.ts';
import { type Billing, businessOf, deliveryOf } from '../features/checkout/billing.ts';
import type { Checkout } from '../features/checkout/checkout.entity.ts';
import type { Payment } from '../features/checkout/payments/payments.entity.ts';
import type { Refund, RefundLine } from '../features/checkout/refunds/refunds.entity.ts';
import { notWeighed } from '../features/orders/lineWeights.service.ts';
import { orderNumber, searchKeysOf } from '../features/orders/orderSearch.ts';
import type { Order, OrderLine } from '../features/orders/orders.entity.ts';
import { demandOf } from '../features/stock/stock.service.ts';
import type { StockMovement } from '../features/stock/stockMovements.entity.ts';
import type { AuditEvent } from '../features/users/audit.entity.ts';
import { groupBy } from '../lib/groupBy.ts';
import { newIdAt } from '../lib/ids.ts';
import { toPaise } from '../lib/money.ts';
import { DAY_MS } from '../lib/time/shopDay.ts';
import { eventsOf } from './orderEvents.ts';

/** What the demo's orders refer to. */
export interface SeedContext {
  /** By name, with their variants. */
  products: ReadonlyMap<string, { product: Product; variants: readonly CatalogVariant[] }>;
  /** By e-mail address. */
  userIds: ReadonlyMap<string, string>;
  /** The demo's owner, who has done all the work. */
  staffId: string | null;
}

/** All rows of a checkout, as the shop itself would have written them. */
export interface OrderRows {
  checkout: Checkout;
  lines: OrderLine[];
  /** Null: nobody has paid. */
  payment: Payment | null;
  order: Order | null;
  /** When it was packed, and got its invoice; null: it was not. */
  packedAt: number | null;
  refund: Refund | null;
  refundLines: RefundLine[];
  movements: StockMovement[];
  events: AuditEvent[];
}

const RESERVATION_MS = 15 * 60_000;
const PAYING_MS = 90_000;

/** The rows of a demo order; null if the shop has none of its products, or not its shopper. */
export function rowsOf(context: SeedContext, demo: DemoOrder, index: number): OrderRows | null {
  const userId = context.userIds.get(demo.shopper.email);
  const checkoutId = newIdAt(demo.placedAt - PAYING_MS);
  const lines = linesOf(context, demo, checkoutId);
  if (!userId || lines.length === 0) return null;
  const billing = billingOf(demo);
  const checkout = checkoutOf(demo, { checkoutId, userId, billing, lines, index });
  if (!demo.isPaid)
    return {
      checkout,
      lines,
      payment: null,
      order: null,
      packedAt: null,
      refund: null,
      refundLines: [],
      movements: [],
      events: [],
    };
  const payment: Payment = {
    id: `pay_Demo${String(index).padStart(10, '0')}`,
    checkoutId,
    amount: checkout.amount,
    createdAt: demo.placedAt,
    lockVersion: 0,
  };
  const order = orderOf(demo, checkout, payment, billing);
  const { refund, refundLines } = refundOf(context, demo, order, lines);
  return {
    checkout,
    lines,
    payment,
    order: { ...order, refundedAmount: refund && refund.failedAt === null ? refund.amount : 0 },
    packedAt: demo.steps.find(({ to }) => to === 'packed')?.at ?? null,
    refund,
    refundLines,
    movements: movementsOf(context, demo, order, lines, refundLines),
    events: eventsOf(context.staffId, demo, order, refund),
  };
}

const linesOf = ({ products }: SeedContext, demo: DemoOrder, checkoutId: string): OrderLine[] =>
  demo.lines.flatMap(({ product: name, option, quantity }) => {
    const { product, variants = [] } = products.get(name) ?? {};
    const variant = variants[option % variants.length];
    if (!product || !variant) return [];
    return {
      id: newIdAt(demo.placedAt - PAYING_MS),
      checkoutId,
      productId: product.id,
      title: product.name,
      image: product.images[0] ?? '',
      option: variant.label,
      quantity,
      price: variant.price,
      discount: 0,
      inventoryId: variant.inventoryId,
      requiredQuantity: variant.requiredQuantity,
      ...notWeighed,
      ...(variant.weighed && { unitAmount: variant.amount, amountUnit: variant.unit }),
    };
  });

const billingOf = ({ shopper, address, phone }: DemoOrder): Billing => ({
  fullName: shopper.name,
  country: 'India',
  streetAddressLine1: address.street,
  streetAddressLine2: address.area,
  city: address.city,
  state: address.state,
  zipCode: address.pin,
  phoneNumber: phone,
  email: shopper.email,
});

interface CheckoutParts {
  checkoutId: string;
  userId: string;
  billing: Billing;
  lines: readonly OrderLine[];
  index: number;
}

function checkoutOf(
  { placedAt, isPaid }: DemoOrder,
  { checkoutId, userId, billing, lines, index }: CheckoutParts,
): Checkout {
  const createdAt = placedAt - PAYING_MS;
  return {
    id: checkoutId,
    userId,
    state: isPaid ? 'paid' : index % 3 === 0 ? 'cancelled' : 'expired',
    activeKey: null,
    amount: lines.reduce((sum, { price, quantity }) => sum + price * quantity, 0),
    billing,
    claimedAt: createdAt,
    providerOrderId: `order_Demo${String(index).padStart(10, '0')}`,
    providerPaymentId: null,
    createdAt,
    expiresAt: createdAt + RESERVATION_MS,
    nextCheckAt: null,
    paymentPendingSince: null,
    paidAt: isPaid ? placedAt : null,
    erasedAt: null,
  };
}

function orderOf(
  { placedAt, steps, shopper }: DemoOrder,
  { id: checkoutId, userId, amount }: Checkout,
  { id: paymentId }: Payment,
  billing: Billing,
): Order {
  const delivery = deliveryOf(billing);
  const { email } = shopper;
  const id = newIdAt(placedAt);
  return {
    ...delivery,
    ...searchKeysOf({ ...delivery, email }),
    id,
    number: orderNumber(id),
    userId,
    checkoutId,
    paymentId,
    status: steps.at(-1)?.to ?? 'paid',
    email,
    amount,
    createdAt: placedAt,
    refundedAmount: 0,
    ...businessOf(billing),
  };
}

function refundOf(
  { staffId }: SeedContext,
  { refund: demo }: DemoOrder,
  order: Order,
  lines: readonly OrderLine[],
): Pick<OrderRows, 'refund' | 'refundLines'> {
  const [first] = lines;
  if (!demo || !first) return { refund: null, refundLines: [] };
  const { part, restock, reason, failure, at } = demo;
  const id = newIdAt(at);
  const refunded = part === 'whole' ? lines : part === 'line' ? [{ ...first, quantity: 1 }] : [];
  const refundLines = refunded.map(({ id: orderLineId, quantity }): RefundLine => {
    return {
      ...{ refundId: id, orderLineId, quantity, afterWeighing: false },
      returned: restock ? quantity : 0,
    };
  });
  const amount =
    typeof part === 'number'
      ? Math.min(toPaise(part), order.amount)
      : refunded.reduce((sum, { price, quantity }) => sum + price * quantity, 0);
  const refund: Refund = {
    id,
    paymentId: order.paymentId,
    kind: 'byStaff',
    orderId: order.id,
    amount,
    reason,
    requestedBy: staffId,
    idempotencyKey: `demo-${order.paymentId}`,
    requestHash: null,
    restock,
    providerRefundId: failure === null ? order.paymentId.replace('pay_', 'rfnd_') : null,
    attempts: 1,
    nextTryAt: null,
    createdAt: at,
    failedAt: failure === null ? null : at,
    failure,
  };
  return { refund, refundLines };
}

function movementsOf(
  { staffId }: SeedContext,
  { placedAt, refund }: DemoOrder,
  order: Order,
  lines: readonly OrderLine[],
  refundLines: readonly RefundLine[],
): StockMovement[] {
  const sold = lines.map((line) => {
    const { itemId, units } = demandOf(line);
    return movement({
      itemId,
      quantity: -units,
      kind: 'order',
      reference: order.id,
      createdAt: placedAt,
    });
  });
  const returnedOf = new Map(refundLines.map(({ orderLineId, returned }) => [orderLineId, returned]));
  const returned = lines.flatMap((line) => {
    const { itemId, units } = demandOf(line, returnedOf.get(line.id) ?? 0);
    if (!refund || units === 0) return [];
    const kind = order.status === 'cancelled' ? 'cancel' : 'refund';
    return movement({
      itemId,
      quantity: units,
      kind,
      reference: order.id,
      actorId: staffId,
      createdAt: refund.at,
    });
  });
  return [...sold, ...returned];
}

type MovementParts = Pick<StockMovement, 'itemId' | 'quantity' | 'kind' | 'createdAt'> &
  Partial<StockMovement>;

const movement = (parts: MovementParts): StockMovement => ({
  id: newIdAt(parts.createdAt),
  reason: '',
  actorId: null,
  reference: null,
  ...parts,
});

const DELIVERY_DAYS = 15;

/** The wholesaler's deliveries: as many units as were sold until the next one, so that the present stock stays what it is. */
export function deliveriesOf(movements: readonly StockMovement[], staffId: string | null): StockMovement[] {
  const start = Math.min(...movements.map(({ createdAt }) => createdAt));
  const roundOf = ({ createdAt }: StockMovement) =>
    Math.floor((createdAt - start) / (DELIVERY_DAYS * DAY_MS));
  const groups = groupBy(movements, (sale) => `${sale.itemId} ${roundOf(sale)}`);
  return [...groups.values()].flatMap((sales) => {
    const [first] = sales;
    const quantity = -sales.reduce((sum, sale) => sum + sale.quantity, 0);
    if (!first || quantity === 0) return [];
    return movement({
      itemId: first.itemId,
      quantity,
      // More came back than was sold meanwhile.
      kind: quantity > 0 ? 'received' : 'correction',
      reason: quantity > 0 ? 'Delivery from the wholesaler' : 'Sent back to the wholesaler',
      actorId: staffId,
      createdAt: start + roundOf(first) * DELIVERY_DAYS * DAY_MS - DAY_MS / 12,
    });
  });
}
