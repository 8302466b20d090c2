import { z } from 'zod';
import type { Db } from '../../../database/database.ts';
import { parseInput } from '../../../lib/input/parseInput.ts';
import { toPaise } from '../../../lib/money.ts';
import { mapNodes, type Page, type PageArguments, readPageOrElse } from '../../../lib/page.ts';
import type { InvalidInput } from '../../../lib/problems.ts';
import { byNameParts } from '../../../search/personKeys.ts';
import { orderStatuses } from '../orderStates.ts';
import type { Order } from '../orders.entity.ts';
import { type DeskOrder, toDeskOrders } from './deskOrder.service.ts';
import type { OrderFilter } from './orderFilter.ts';
import {
  countOrders,
  findListedOrders,
  type ListedOrder,
  type OrderSort,
  orderLists,
} from './orderList.queries.ts';

export type { OrderSort };

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
export interface PageInput extends PageArguments {
  filter: OrderFilterInput;
  sort: OrderSort;
}

/** A part of a list of orders. */
export interface OrderPage extends Page<DeskOrder> {
  /** Of the whole list. */
  filter: OrderFilter;
  /** It has all orders of the list. */
  isWhole: boolean;
}

/** A page of all orders, with all that the desk shows of them. */
export async function findOrders({ db }: { db: Db }, input: PageInput): Promise<OrderPage | InvalidInput> {
  const parsed = parseInput(orderFilter, input.filter);
  if ('message' in parsed) return parsed;
  const filter = parsed.input;
  const page = await mapNodes(await readOrders(db, filter, input), (orders) => toDeskOrders(db, orders));
  if ('message' in page) return page;
  return { ...page, filter, isWhole: !input.after && !page.pageInfo.hasNextPage };
}

/** As `findOrders`, but only the orders' own rows. */
export async function findOrderRows(
  db: Pick<Db, 'dialect' | 'read'>,
  input: PageInput,
): Promise<Page<Order> | InvalidInput> {
  const parsed = parseInput(orderFilter, input.filter);
  return 'message' in parsed ? parsed : readOrders(db, parsed.input, input);
}

const readOrders = (db: Pick<Db, 'dialect' | 'read'>, filter: OrderFilter, { sort, ...args }: PageInput) =>
  readPageOrElse<ListedOrder, OrderFilter>(
    orderLists[sort],
    [filter, byNameParts(filter)],
    args,
    (filter, range) => findListedOrders(db, filter, sort, range),
  );

/** How many orders the list of a page has. `isExact` is false when there are more than `count`. */
export async function countListed(
  { db }: { db: Db },
  { filter, isWhole, nodes }: OrderPage,
): Promise<{ count: number; isExact: boolean }> {
  if (isWhole) return { count: nodes.length, isExact: true };
  const fallback = byNameParts(filter);
  const count =
    (await countOrders(db, filter, MAX_COUNT + 1)) ||
    (fallback ? await countOrders(db, fallback, MAX_COUNT + 1) : 0);
  return { count: Math.min(count, MAX_COUNT), isExact: count <= MAX_COUNT };
}
