import { In } from 'typeorm';
import { createBatchLoader } from '../../../database/batchLoader.ts';
import type { Db } from '../../../database/database.ts';
import { groupBy } from '../../../lib/groupBy.ts';
import { type InvalidInput, invalidInput } from '../../../lib/problems.ts';
import { findUserSummaries, type UserSummary } from '../../users/users.service.ts';
import { findErasures } from '../erasure/orderErasure.service.ts';
import { findInvoices, type Invoice, isSupplied } from '../invoices/invoices.service.ts';
import { statusesBefore } from '../orderStates.ts';
import { Order } from '../orders.entity.ts';
import { countOrdersOf, sumUnits } from '../orders.queries.ts';
import { findOrderLines, type OrderLine } from '../orders.service.ts';
import { findNotes, type NoteWithAuthor } from './orderNotes.service.ts';
import { findTimelines, type TimelineEvent } from './orderTimeline.service.ts';

/** The steps that staff move an order to; it is cancelled and refunded by other functions, which also move money. */
const deliverySteps = ['packing', 'packed', 'outForDelivery', 'delivered'] as const;
export type DeliveryStep = (typeof deliverySteps)[number];

/** The account of an order. */
export interface OrderShopper extends UserSummary {
  /** Of all orders of the account. */
  orderCount: number;
}

/** An order as staff see it. What only its own page shows is read on demand, for all orders of a list in one statement. */
export interface DeskOrder extends Order {
  loadLines(): Promise<OrderLine[]>;
  /** Of all lines. */
  loadUnits(): Promise<number>;
  loadShopper(): Promise<OrderShopper | undefined>;
  /** The account is deleted; the delivery is erased when the order ends. */
  loadIsErasurePending(): Promise<boolean>;
  loadInvoice(): Promise<Invoice | undefined>;
  /** It has no invoice, and may have one. */
  loadCanIssueInvoice(): Promise<boolean>;
  loadNotes(): Promise<NoteWithAuthor[]>;
  loadTimeline(): Promise<TimelineEvent[]>;
}

/** Any order, by its id. */
export async function findDeskOrder({ db }: { db: Db }, id: string): Promise<DeskOrder | null> {
  const [order] = toDeskOrders(db, await db.read.findBy(Order, { id }));
  return order ?? null;
}

/** Orders of one request. */
export const MAX_ORDERS = 100;

/** As `readDeskOrders`, at most 100. */
export const findDeskOrders = async (
  ctx: { db: Db },
  ids: readonly string[],
): Promise<DeskOrder[] | InvalidInput> =>
  ids.length > MAX_ORDERS
    ? invalidInput(`At most ${MAX_ORDERS} orders at once`, 'ids')
    : readDeskOrders(ctx, ids);

/** Orders by their ids, in this order; unknown ones are left out. */
export async function readDeskOrders({ db }: { db: Db }, ids: readonly string[]): Promise<DeskOrder[]> {
  const rows = await db.read.findBy(Order, { id: In([...ids]) });
  const rowOf = new Map(rows.map((row) => [row.id, row]));
  return toDeskOrders(
    db,
    [...new Set(ids)].flatMap((id) => rowOf.get(id) ?? []),
  );
}

/** Orders as staff see them, in the same order. */
export function toDeskOrders({ read }: Pick<Db, 'read'>, orders: Order[]): DeskOrder[] {
  const byId = new Map(orders.map((order) => [order.id, order]));
  const lines = createBatchLoader(async (checkoutIds: string[]) =>
    groupBy(await findOrderLines(read, checkoutIds), ({ checkoutId }) => checkoutId),
  );
  // A list needs the numbers only, which are far less to read than the lines.
  const units = createBatchLoader((checkoutIds: string[]) => sumUnits(read, checkoutIds));
  const shoppers = createBatchLoader(async (userIds: string[]) => {
    const counts = await countOrdersOf(read, userIds);
    const users = await findUserSummaries(read, userIds);
    return new Map(
      [...users].map(([id, user]): [string, OrderShopper] => [
        id,
        { ...user, orderCount: counts.get(id) ?? 0 },
      ]),
    );
  });
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
  return orders.map((order) => ({
    ...order,
    loadLines: async () => (await lines.load(order.checkoutId)) ?? [],
    loadUnits: async () => (await units.load(order.checkoutId)) ?? 0,
    loadShopper: () => shoppers.load(order.userId),
    loadIsErasurePending: async () => (await erasures.load(order.id)) !== undefined,
    loadInvoice: () => invoices.load(order.id),
    loadCanIssueInvoice: async () => isSupplied(order) && (await invoices.load(order.id)) === undefined,
    loadNotes: async () => (await notes.load(order.id)) ?? [],
    loadTimeline: async () => (await timelines.load(order.id)) ?? [],
  }));
}

/** The next step of packing and delivery of an order; null: none, also when it is refunded in full. */
export const nextStep = ({ status, amount, refundedAmount }: Order): DeliveryStep | null =>
  refundedAmount >= amount
    ? null
    : (deliverySteps.find((step) => statusesBefore(step).includes(status)) ?? null);
