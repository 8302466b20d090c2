import { type EntityManager, In } from 'typeorm';
import type { Db } from '../../database/database.ts';
import { insertRows } from '../../database/insertRows.ts';
import { crashPoint } from '../../lib/crashPoint.ts';
import { groupBy } from '../../lib/groupBy.ts';
import { newId } from '../../lib/ids.ts';
import { toRupees } from '../../lib/money.ts';
import { isoTime } from '../../lib/time/isoTime.ts';
import { withFields } from '../../lib/withFields.ts';
import { removePurchasedFromCart } from '../cart/cart.service.ts';
import { enqueueMail } from '../notifications/notifications.service.ts';
import { deleteCode } from '../offers/offers.service.ts';
import { findOfferUses, type OfferUse } from '../offers/offerUses.service.ts';
import { getMailShop, type MailShopContext } from '../settings/mailShop.service.ts';
import { recordSales } from '../stock/ledger.service.ts';
import { demandOf } from '../stock/stock.service.ts';
import { weightText } from './lineWeights.service.ts';
import { discountOf } from './orderDiscounts.service.ts';
import { OrderNamePart } from './orderNameParts.entity.ts';
import { namePartsOf, orderNumber, searchKeysOf } from './orderSearch.ts';
import { Order, OrderLine } from './orders.entity.ts';
import { orderConfirmation } from './orders.mails.ts';
import { findLines, type LineWithRefunds, lockOrder } from './orders.queries.ts';

export type { LineWithRefunds, OrderLine };

export interface OrdersContext {
  db: Db;
  viewer: { id: string } | null;
}

export interface OrderWithLines extends Order {
  lines: LineWithRefunds[];
}

const MAX_LISTED = 200;

/** The viewer's newest 200 orders, newest first; empty for visitors. */
export async function listOrders({ db, viewer }: OrdersContext): Promise<OrderWithLines[]> {
  if (!viewer) return [];
  const orders = await db.read.find(Order, {
    where: { userId: viewer.id },
    order: { createdAt: 'DESC', id: 'DESC' },
    take: MAX_LISTED,
  });
  return withLines(db.read, orders);
}

/** One of the viewer's orders; null for other shoppers' orders and unknown ids alike. */
export async function findOrder({ db, viewer }: OrdersContext, id: string): Promise<OrderWithLines | null> {
  if (!viewer) return null;
  const orders = await db.read.findBy(Order, { id, userId: viewer.id });
  return (await withLines(db.read, orders))[0] ?? null;
}

/** The payment of any shopper's order; null for an unknown order. */
export async function findPaymentIdOfOrder(
  { db }: Pick<OrdersContext, 'db'>,
  id: string,
): Promise<string | null> {
  const order = await db.read.findOne(Order, { where: { id }, select: { paymentId: true } });
  return order?.paymentId ?? null;
}

/**
 * Any shopper's order, which other transactions cannot change until this one ends.
 * @throws when there is no such order
 */
export async function lockOrderWithLines(
  tx: EntityManager,
  { dialect }: Pick<Db, 'dialect'>,
  id: string,
): Promise<OrderWithLines> {
  const order = await lockOrder(tx, dialect, id);
  if (!order) throw new Error(`The order ${id} does not exist`);
  return withFields(order, { lines: await findOrderLines(tx, [order.checkoutId]) });
}

export async function findOrderOfCheckout(
  { db }: Pick<OrdersContext, 'db'>,
  checkoutId: string,
): Promise<OrderWithLines | null> {
  const orders = await db.read.findBy(Order, { checkoutId });
  return (await withLines(db.read, orders))[0] ?? null;
}

/** Which of these payments have led to an order. */
export async function findPaymentsWithOrder(
  { db }: Pick<OrdersContext, 'db'>,
  paymentIds: readonly string[],
): Promise<Set<string>> {
  const orders = await db.read.find(Order, {
    where: { paymentId: In([...new Set(paymentIds)]) },
    select: { paymentId: true },
  });
  return new Set(orders.map(({ paymentId }) => paymentId));
}

/** Stores what a checkout is about to buy. */
export const insertOrderLines = (tx: EntityManager, lines: readonly OrderLine[]): Promise<void> =>
  insertRows(tx, OrderLine, lines);

/** The lines of some checkouts, in the order of the cart. */
export const findOrderLines = (
  manager: EntityManager,
  checkoutIds: readonly string[],
): Promise<LineWithRefunds[]> => findLines(manager, 'checkoutId', checkoutIds);

/** Lines by their ids. */
export const findOrderLinesById = (
  manager: EntityManager,
  ids: readonly string[],
): Promise<LineWithRefunds[]> => findLines(manager, 'id', [...new Set(ids)]);

/** Orders with their lines, in the same order. */
export async function withLines(manager: EntityManager, orders: Order[]): Promise<OrderWithLines[]> {
  if (orders.length === 0) return [];
  const checkoutIds = orders.map(({ checkoutId }) => checkoutId);
  const linesByCheckout = groupBy(await findOrderLines(manager, checkoutIds), ({ checkoutId }) => checkoutId);
  return orders.map((order) => withFields(order, { lines: linesByCheckout.get(order.checkoutId) ?? [] }));
}

/** Who receives an order, and where. */
export type Delivery = Pick<Order, 'name' | 'phoneNumber' | 'address' | 'pincode' | 'city' | 'state'>;

/** A checkout whose payment is captured. */
interface Purchase
  extends Pick<Order, 'userId' | 'checkoutId' | 'paymentId' | 'email' | 'amount' | 'gstin' | 'businessName'> {
  delivery: Delivery;
  lines: OrderLine[];
}

/**
 * Places the order of a purchase: stores it, records its units as sold, takes what was bought out of the cart and enqueues the
 * confirmation, all in the caller's transaction. A second order of the same checkout or payment is refused by a unique key.
 */
export async function placeOrder(
  ctx: MailShopContext,
  tx: EntityManager,
  { delivery, lines, ...purchase }: Purchase,
): Promise<OrderWithLines> {
  const id = newId();
  const order: Order = {
    ...purchase,
    ...delivery,
    id,
    number: orderNumber(id),
    status: 'paid',
    createdAt: Date.now(),
    refundedAmount: 0,
    ...searchKeysOf({ ...delivery, email: purchase.email }),
  };
  await insertRows(tx, Order, [order]);
  await insertNameParts(tx, order);
  crashPoint('mid-settlement');
  await recordSales(tx, { orderId: order.id, demands: lines.map((line) => demandOf(line)) });
  await removePurchasedFromCart(tx, order.userId, lines);
  const discounts = await takeUsedCodes(tx, order, lines);
  await enqueueMail(tx, orderConfirmation(order, lines, getMailShop(ctx), discounts));
  return { ...order, lines: lines.map((line) => ({ ...line, refundedUnits: 0, weightRefund: 0 })) };
}

/** What offers took off an order, whose codes are removed from the shopper's cart. */
async function takeUsedCodes(
  tx: EntityManager,
  { checkoutId, userId }: Order,
  lines: readonly OrderLine[],
): Promise<OfferUse[]> {
  if (discountOf(lines) === 0) return [];
  const uses = (await findOfferUses(tx, [checkoutId])).get(checkoutId) ?? [];
  for (const { code } of uses) if (code !== null) await deleteCode(tx, userId, code);
  return uses;
}

async function insertNameParts(tx: EntityManager, order: Pick<Order, 'id' | 'searchName'>): Promise<void> {
  const rows = namePartsOf(order).map((part): OrderNamePart => ({ part, orderId: order.id }));
  await insertRows(tx, OrderNamePart, rows);
}

/**
 * Adds a refund to what the desk shows as refunded of an order.
 * @param amount paise; negative for a refund that has failed
 */
export const addRefundedAmount = (tx: EntityManager, id: string, amount: number): Promise<unknown> =>
  tx.increment(Order, { id }, 'refundedAmount', amount);

/**
 * Changes where an order is delivered, if it still has the `initial` delivery: a repeated call changes nothing.
 * @param changes missing fields stay
 */
export async function changeDelivery(
  ctx: Pick<OrdersContext, 'db'>,
  order: OrderWithLines,
  initial: Delivery,
  changes: Partial<Omit<Delivery, 'city' | 'state'>>,
): Promise<OrderWithLines> {
  // The city of the billing form may be another one then.
  const isElsewhere = (['address', 'pincode'] as const).some(
    (field) => changes[field] !== undefined && changes[field] !== initial[field],
  );
  const delivery = { ...changes, ...(isElsewhere && { city: '', state: '' }) };
  const searchKeys = searchKeysOf({ ...order, ...delivery });
  await ctx.db.write(async (tx) => {
    const unchanged = { id: order.id, status: 'paid' as const, ...initial };
    const { affected } = await tx.update(Order, unchanged, { ...delivery, ...searchKeys });
    if (affected !== 1) return;
    await tx.delete(OrderNamePart, { orderId: order.id });
    await insertNameParts(tx, { id: order.id, ...searchKeys });
  });
  return (await findOrderOfCheckout(ctx, order.checkoutId)) ?? order;
}

/** A shopper's orders as personal data, oldest first. */
export async function exportOrdersOfUser({ db }: Pick<OrdersContext, 'db'>, userId: string) {
  const orders = await db.read.find(Order, { where: { userId }, order: { id: 'ASC' } });
  const checkoutIds = orders.map(({ checkoutId }) => checkoutId);
  const usesByCheckout = await findOfferUses(db.read, checkoutIds);
  return (await withLines(db.read, orders)).map(({ lines, createdAt, amount, ...order }) => ({
    id: order.id,
    paymentId: order.paymentId,
    status: order.status,
    name: order.name,
    phoneNumber: order.phoneNumber,
    address: order.address,
    pincode: order.pincode,
    city: order.city,
    state: order.state,
    email: order.email,
    gstin: order.gstin,
    businessName: order.businessName,
    amount: toRupees(amount),
    date: isoTime(createdAt),
    discounts: (usesByCheckout.get(order.checkoutId) ?? []).map(({ name, code, amount: saved }) => ({
      name,
      code,
      amount: toRupees(saved),
    })),
    products: lines.map((line) => ({
      productId: line.productId,
      productTitle: line.title,
      option: line.option || null,
      quantity: line.quantity,
      price: toRupees(line.price),
      subTotal: toRupees(line.price * line.quantity),
      discount: toRupees(line.discount),
      weight: weightText(line),
    })),
  }));
}
