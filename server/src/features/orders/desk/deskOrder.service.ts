import { createBatchLoader } from '../../../database/batchLoader.ts';
import type { Db } from '../../../database/database.ts';
import { findByIds } from '../../../database/findByIds.ts';
import { groupBy } from '../../../lib/groupBy.ts';
import type { InvalidInput } from '../../../lib/problems.ts';
import { findUserSummaries, type UserSummary } from '../../users/users.service.ts';
import { findErasures } from '../erasure/orderErasure.service.ts';
import { findInvoices, type Invoice, isSupplied } from '../invoices/invoices.service.ts';
import { type DeliveryStep, deliverySteps, statusesBefore } from '../orderStates.ts';
import { Order } from '../orders.entity.ts';
import { tooManyOrders } from '../orders.problems.ts';
import { countOrdersOf } from '../orders.queries.ts';
import { findOrderLines, type LineWithRefunds } from '../orders.service.ts';
import { findNotes, type NoteWithAuthor } from './orderNotes.service.ts';
import { findTimelines, type TimelineEvent } from './orderTimeline.service.ts';

/** The account of an order. */
export interface OrderShopper extends UserSummary {
  /** Of all orders of the account. */
  orderCount: number;
}

/** Reads what only an order's own page shows; for all orders of a list in one statement. */
export interface OrderLoaders {
  lines(order: Order): Promise<LineWithRefunds[]>;
  shopper(order: Order): Promise<OrderShopper | undefined>;
  /** The account is deleted; the delivery is erased when the order ends. */
  isErasurePending(order: Order): Promise<boolean>;
  invoice(order: Order): Promise<Invoice | undefined>;
  /** It has no invoice, and may have one. */
  canIssueInvoice(order: Order): Promise<boolean>;
  notes(order: Order): Promise<NoteWithAuthor[]>;
  timeline(order: Order): Promise<TimelineEvent[]>;
}

/** An order as staff see it. */
export interface DeskOrder extends Order {
  /** Of its list. */
  loaders: OrderLoaders;
  /** Of all lines, if it was read with a list (`findListedOrders`). */
  units?: number;
}

/** Any order, by its id. */
export async function findDeskOrder({ db }: { db: Db }, id: string): Promise<DeskOrder | null> {
  const [order] = await readDeskOrders({ db }, [id]);
  return order ?? null;
}

/** Orders of one request. */
export const MAX_ORDERS = 100;

/** As `readDeskOrders`, at most 100. */
export const findDeskOrders = async (
  ctx: { db: Db },
  ids: readonly string[],
): Promise<DeskOrder[] | InvalidInput> =>
  ids.length > MAX_ORDERS ? tooManyOrders(MAX_ORDERS, 'ids') : readDeskOrders(ctx, ids);

/** Orders by their ids, in this order; unknown ones are left out. */
export async function readDeskOrders({ db }: { db: Db }, ids: readonly string[]): Promise<DeskOrder[]> {
  return toDeskOrders(db, await findByIds(db.read, Order, ids));
}

/** Adds to orders what reads the rest of them; they stay in their order. */
export function toDeskOrders({ read }: Pick<Db, 'read'>, orders: Order[]): DeskOrder[] {
  const loaders = createOrderLoaders(read, orders);
  // A copy of each row, with functions of its own, takes a quarter of a page's CPU.
  return orders.map((order) => Object.assign(order, { loaders }));
}

function createOrderLoaders(read: Db['read'], orders: readonly Order[]): OrderLoaders {
  const byId = new Map(orders.map((order) => [order.id, order]));
  const lines = createBatchLoader(async (checkoutIds: string[]) =>
    groupBy(await findOrderLines(read, checkoutIds), ({ checkoutId }) => checkoutId),
  );
  const shoppers = createBatchLoader((userIds: string[]) => findShoppers(read, userIds));
  const erasures = createBatchLoader((ids: string[]) => findErasures(read, ids));
  const invoices = createBatchLoader((ids: string[]) => findInvoices(read, ids));
  const notes = createBatchLoader(async (ids: string[]) =>
    groupBy(await findNotes(read, ids), ({ orderId }) => orderId),
  );
  const timelines = createBatchLoader((ids: string[]) =>
    findTimelines(
      read,
      ids.flatMap((id) => byId.get(id) ?? []),
    ),
  );
  return {
    lines: async ({ checkoutId }) => (await lines.load(checkoutId)) ?? [],
    shopper: ({ userId }) => shoppers.load(userId),
    isErasurePending: async ({ id }) => (await erasures.load(id)) !== undefined,
    invoice: ({ id }) => invoices.load(id),
    canIssueInvoice: async (order) => isSupplied(order) && (await invoices.load(order.id)) === undefined,
    notes: async ({ id }) => (await notes.load(id)) ?? [],
    timeline: async ({ id }) => (await timelines.load(id)) ?? [],
  };
}

async function findShoppers(read: Db['read'], userIds: string[]): Promise<Map<string, OrderShopper>> {
  const [counts, users] = await Promise.all([countOrdersOf(read, userIds), findUserSummaries(read, userIds)]);
  return new Map(
    [...users].map(([id, user]): [string, OrderShopper] => [
      id,
      { ...user, orderCount: counts.get(id) ?? 0 },
    ]),
  );
}

/** The units of all lines of an order. */
export function countUnits(order: DeskOrder): number | Promise<number> {
  // Without a promise, because GraphQL would make further ones for each order of a list.
  return order.units ?? countUnitsOfLines(order);
}

async function countUnitsOfLines(order: DeskOrder): Promise<number> {
  const lines = await order.loaders.lines(order);
  return lines.reduce((sum, { quantity }) => sum + quantity, 0);
}

/** The next step of packing and delivery of an order; null: none, also when it is refunded in full. */
export const nextStep = ({ status, amount, refundedAmount }: Order): DeliveryStep | null =>
  refundedAmount >= amount
    ? null
    : (deliverySteps.find((step) => statusesBefore(step).includes(status)) ?? null);
