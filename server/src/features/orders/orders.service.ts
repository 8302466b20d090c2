import type { EntityManager } from 'typeorm';
import { In } from 'typeorm';
import { insertRows } from '../../database/insertRows.ts';
import type { Context } from '../../graphql/context.ts';
import { crashPoint } from '../../lib/crashPoint.ts';
import { groupBy } from '../../lib/groupBy.ts';
import { newId } from '../../lib/ids.ts';
import { isoTime } from '../../lib/isoTime.ts';
import { toRupees } from '../../lib/money.ts';
import type { Shop } from '../../shop.ts';
import { removeBought } from '../cart/cart.service.ts';
import {
  bookPayment,
  type Checkout,
  type CheckoutLine,
  type FilledCheckout,
  getCheckout,
  linesOfCheckouts,
} from '../checkout/checkouts.service.ts';
import { forgetMailsAbout } from '../notifications/mail.service.ts';
import { Order } from './orders.entity.ts';
import { occasionOfOrder } from './paidMail.ts';

/** An order with what was bought. */
export interface PlacedOrder extends Order {
  lines: CheckoutLine[];
}

/** So many orders are listed. */
const NEWEST = 200;

/** The viewer's newest orders, newest first; older ones are found by their id. */
export async function listOrders(ctx: Context): Promise<PlacedOrder[]> {
  const { viewer } = ctx;
  if (!viewer) return [];
  const orders = await ctx.db.read.find(Order, {
    where: { userId: viewer.id },
    order: { createdAt: 'DESC', id: 'DESC' },
    take: NEWEST,
  });
  return withLines(ctx.db.read, orders);
}

/** One of the viewer's orders. */
export async function findOrder(ctx: Context, id: string): Promise<PlacedOrder | null> {
  const { viewer } = ctx;
  if (!viewer) return null;
  const orders = await ctx.db.read.findBy(Order, { id, userId: viewer.id });
  return (await withLines(ctx.db.read, orders))[0] ?? null;
}

/** The order that a checkout led to. */
export async function findOrderOfCheckout(
  manager: EntityManager,
  checkoutId: string,
): Promise<PlacedOrder | null> {
  const orders = await manager.findBy(Order, { checkoutId });
  return (await withLines(manager, orders))[0] ?? null;
}

/** Those of some payments that have led to an order. */
export async function paymentsWithOrder(
  manager: EntityManager,
  paymentIds: readonly string[],
): Promise<Set<string>> {
  const orders = await manager.find(Order, {
    where: { paymentId: In([...new Set(paymentIds)]) },
    select: { paymentId: true },
  });
  return new Set(orders.map(({ paymentId }) => paymentId));
}

/** Orders with their lines, read at once. */
export async function withLines(manager: EntityManager, orders: Order[]): Promise<PlacedOrder[]> {
  if (orders.length === 0) return [];
  const lines = groupBy(
    await linesOfCheckouts(
      manager,
      orders.map(({ checkoutId }) => checkoutId),
    ),
    ({ checkoutId }) => checkoutId,
  );
  return orders.map((order) => ({ ...order, lines: lines.get(order.checkoutId) ?? [] }));
}

/**
 * Places the order of a checkout that a captured payment pays for: payment, order and emptied cart are one transaction. The order says
 * that its shopper is to be told by mail.
 * @returns null when the checkout has one already, or its goods were paid for in another one; it ends then, if it was open
 * @throws TooLate when the stock of a given-up checkout is gone
 */
export async function placeOrder(
  shop: Pick<Shop, 'db'>,
  tx: EntityManager,
  checkout: FilledCheckout,
  paymentId: string,
): Promise<PlacedOrder | null> {
  if (!(await bookPayment(shop, tx, checkout, paymentId))) return null;
  const { billing, userId, amount, lines } = checkout;
  const now = Date.now();
  const order: Order = {
    id: newId(),
    userId,
    checkoutId: checkout.id,
    paymentId,
    status: 'paid',
    ...deliveryOf(billing),
    email: billing.email,
    amount,
    createdAt: now,
    tellAt: now,
  };
  await insertRows(tx, Order, [order]);
  crashPoint('mid-settlement');
  await removeBought(tx, userId, lines);
  return { ...order, lines };
}

/**
 * Marks the order of a payment that the shopkeeper gave back, whole, at the provider.
 * @returns null when the payment led to no order
 */
export async function orderGivenBack(
  { db }: Pick<Shop, 'db'>,
  { id: checkoutId }: Checkout,
  paymentId: string,
): Promise<PlacedOrder | null> {
  await db.write((tx) => tx.update(Order, { checkoutId, paymentId }, { status: 'refunded' }));
  const order = await findOrderOfCheckout(db.read, checkoutId);
  return order?.paymentId === paymentId ? order : null;
}

/** Where an order goes. */
export type Delivery = Pick<Order, 'name' | 'phoneNumber' | 'address' | 'pincode'>;

/** Where a checkout's billing form says that its order goes. */
const deliveryOf = (billing: Checkout['billing']): Delivery => ({
  name: billing.fullName,
  phoneNumber: billing.phoneNumber,
  // Clients of the old API send one line, and the form asks for a dash where there is no second one.
  address: [billing.streetAddressLine1, billing.streetAddressLine2]
    .filter((line) => /[^\s–-]/.test(line))
    .join(', '),
  pincode: billing.zipCode,
});

/**
 * Says where an order goes, if nobody has said so since its checkout: once, because the same call again must change nothing,
 * and whether or not the provider's message has placed the order in the meantime.
 * @param given fields that are missing stay as they are
 */
export async function deliverTo(
  ctx: Context,
  order: PlacedOrder,
  given: Partial<Delivery>,
): Promise<PlacedOrder> {
  const { id, checkoutId } = order;
  if (Object.keys(given).length === 0) return order;
  const { billing } = await getCheckout(ctx, checkoutId);
  await ctx.db.write((tx) => tx.update(Order, { id, status: 'paid', ...deliveryOf(billing) }, given));
  return (await findOrderOfCheckout(ctx.db.read, checkoutId)) ?? order;
}

/** All that a shopper has bought, oldest first, with where it went. */
export async function dataOfOrders({ db }: Pick<Context, 'db'>, userId: string) {
  const orders = await db.read.find(Order, { where: { userId }, order: { id: 'ASC' } });
  return (await withLines(db.read, orders)).map(({ lines, createdAt, amount, ...order }) => ({
    id: order.id,
    paymentId: order.paymentId,
    status: order.status,
    name: order.name,
    phoneNumber: order.phoneNumber,
    address: order.address,
    pincode: order.pincode,
    email: order.email,
    amount: toRupees(amount),
    date: isoTime(createdAt),
    products: lines.map(({ productId, title, option, quantity, price }) => ({
      productId,
      productTitle: title,
      option: option || null,
      quantity,
      price: toRupees(price),
      subTotal: toRupees(price * quantity),
    })),
  }));
}

/** Has a shopper's orders stay for the books, without whom and where they went to, and without mails about them. */
export async function anonymiseOrders(tx: EntityManager, userId: string, name: string): Promise<void> {
  await tx.update(Order, { userId }, { name, phoneNumber: '', address: '', pincode: '', email: '' });
  const orders = await tx.find(Order, { where: { userId }, select: { checkoutId: true } });
  await forgetMailsAbout(tx, orders.map(occasionOfOrder));
}
