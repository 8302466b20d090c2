import { z } from 'zod';
import type { Db } from '../../../database/database.ts';
import type { KeysetPosition } from '../../../database/keysetList.ts';
import { decodeListCursor, encodeListCursor } from '../../../lib/cursor.ts';
import { parseInput } from '../../../lib/input/parseInput.ts';
import { toPaise } from '../../../lib/money.ts';
import { type InvalidInput, invalidInput } from '../../../lib/problems.ts';
import { orderStatuses } from '../orderStates.ts';
import type { Order } from '../orders.entity.ts';
import { type DeskOrder, toDeskOrders } from './deskOrder.service.ts';
import type { OrderFilter } from './orderFilter.ts';
import { countOrders, findListedOrders, type OrderSort, sortValue } from './orderList.queries.ts';

export type { OrderSort };

const MAX_PAGE = 100;
/** Counting further takes too long, and tells staff nothing. */
const MAX_COUNT = 1000;

const time = z.iso
  .datetime({ offset: true, error: 'Please give the time as ISO-8601' })
  .transform(Date.parse)
  .nullish()
  .transform((value) => value ?? null);
const rupees = z
  .number()
  .min(0, 'Amounts are not negative')
  .max(21_474_836, 'This amount is too large')
  .transform(toPaise)
  .nullish()
  .transform((value) => value ?? null);
const text = z
  .string()
  .trim()
  .max(254, 'This text is too long')
  .nullish()
  .transform((value) => value ?? '');

const orderFilter = z.object({
  search: text,
  statuses: z
    .array(z.enum(orderStatuses))
    .nullish()
    .transform((statuses) => [...new Set(statuses)]),
  from: time,
  before: time,
  minAmount: rupees,
  maxAmount: rupees,
  place: text,
  payment: z
    .enum(['CAPTURED', 'PARTLY_REFUNDED', 'REFUNDED'])
    .nullish()
    .transform((payment) => payment ?? null),
});

/** Which orders a list shows. Times are ISO-8601, amounts rupees; see `DeskOrderFilter` in the schema. */
export type OrderFilterInput = z.input<typeof orderFilter>;

/** Which part of a list. */
export interface PageInput {
  filter: OrderFilterInput;
  sort: OrderSort;
  first: number;
  /** Cursor of the last order of the page before. */
  after?: string | null | undefined;
}

/** A part of a list of orders. */
export interface OrderPage<Row = DeskOrder> {
  orders: Row[];
  endCursor: string | null;
  hasNextPage: boolean;
  /** Of the whole list. */
  filter: OrderFilter;
}

/** A page of all orders, with all that the desk shows of them. */
export async function findOrders({ db }: { db: Db }, input: PageInput): Promise<OrderPage | InvalidInput> {
  if (input.first < 1 || input.first > MAX_PAGE)
    return invalidInput(`first must be from 1 to ${MAX_PAGE}`, 'first');
  const page = await findOrderPage(db, input);
  return '__typename' in page ? page : { ...page, orders: toDeskOrders(db, page.orders) };
}

/** As `findOrders`, but of any length, and only the orders' own rows. */
export async function findOrderPage(
  { dialect, read }: Pick<Db, 'dialect' | 'read'>,
  { filter: filterInput, sort, first, after }: PageInput,
): Promise<OrderPage<Order> | InvalidInput> {
  const parsed = parseInput(orderFilter, filterInput);
  if ('message' in parsed) return parsed;
  const position = after ? toPosition(after, sort) : null;
  if (after && !position) return invalidInput('after is not one of our cursors', 'after');
  const filter = parsed.input;
  const ordersAndNext = await findListedOrders(read, dialect, {
    filter,
    sort,
    after: position,
    limit: first + 1,
  });
  const orders = ordersAndNext.slice(0, first);
  const last = orders.at(-1);
  return {
    orders,
    endCursor: last ? encodeListCursor(`orders ${sort}`, [sortValue(sort, last), last.id]) : null,
    hasNextPage: ordersAndNext.length > first,
    filter,
  };
}

/** Null: the cursor is not of a list with this sort. */
function toPosition(cursor: string, sort: OrderSort): KeysetPosition | null {
  const [value, id] = decodeListCursor(`orders ${sort}`, cursor) ?? [];
  return typeof value === 'number' && typeof id === 'string' ? { value, id } : null;
}

/** How many orders the list of a page has. `isExact` is false when there are more than `count`. */
export async function countListed(
  { db }: { db: Db },
  { filter }: Pick<OrderPage, 'filter'>,
): Promise<{ count: number; isExact: boolean }> {
  const count = await countOrders(db.read, db.dialect, filter, MAX_COUNT + 1);
  return { count: Math.min(count, MAX_COUNT), isExact: count <= MAX_COUNT };
}
