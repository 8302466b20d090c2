import type { EntityManager } from 'typeorm';
import { countUpTo } from '../../../database/countUpTo.ts';
import { type Dialect, joinInOrder, unionPart, withIndex } from '../../../database/dialects.ts';
import { toEntity } from '../../../database/toEntity.ts';
import { Order } from '../orders.entity.ts';
import { anyOf, type Condition, type ListPart, type OrderFilter, type OrderSort } from './orderFilter.ts';
import {
  inListOrder,
  type SelectiveCondition,
  selectiveConditionsOf,
  wholeList,
} from './selectiveConditions.ts';

/** What lists are sorted by, before the id. */
type SortKeys = Pick<Order, 'createdAt' | 'amount'>;

const sorts: Record<OrderSort, { column: 'createdAt' | 'amount'; direction: 'ASC' | 'DESC'; index: string }> =
  {
    NEWEST: { column: 'createdAt', direction: 'DESC', index: 'orders_date' },
    OLDEST: { column: 'createdAt', direction: 'ASC', index: 'orders_date' },
    HIGHEST_AMOUNT: { column: 'amount', direction: 'DESC', index: 'orders_amount' },
    LOWEST_AMOUNT: { column: 'amount', direction: 'ASC', index: 'orders_amount' },
  };

/** The value by which a list sorts an order, before its id. */
export const sortValue = (sort: OrderSort, keys: SortKeys): number => keys[sorts[sort].column];

/** Up to so many orders that an index finds are read and sorted. */
const FEW = 1000;
/**
 * A page of a list with many matches is first looked for among so many orders in the order of the list. Where every twenty-fifth
 * matches, it has a page of them.
 */
const WINDOW = 800;
/** The same for names with other conditions: the indexes of the lists have the names, so that no row is read to check one. */
const WINDOW_BY_NAME = 2500;
const nameIndexes: ReadonlySet<string | null> = new Set([
  'orders_search_name',
  'orders_search_last_name',
  'orders_search_email',
]);

/** The position behind which a page begins. */
export interface ListPosition {
  value: number;
  id: string;
}

/** How the orders of a list are found. */
export interface OrderList {
  sort: OrderSort;
  /** All of them, by the indexes that find them with the least work. */
  parts: ListPart[];
  /** The same in the order of the list, where a page is looked for first: `parts` find too many to sort. Null: not so many. */
  inOrder: ListPart[] | null;
  /** `inOrder` is left when the next so many orders have no page; 0: it goes on, because it reads no rows but those of the page. */
  window: number;
  /** There are at least so many. */
  minimumCount: number;
  /** `parts` find so few that all of them are read for each page, which counts them at the same time. */
  isShort: boolean;
}

/** Decides how to find a list: by the condition that few orders satisfy, or by reading it in its order. */
export async function planOrderList(
  manager: EntityManager,
  dialect: Dialect,
  filter: OrderFilter,
  sort: OrderSort,
): Promise<OrderList> {
  const candidates = await countMatches(manager, dialect, selectiveConditionsOf(filter, sort));
  const byCount = candidates.toSorted((one, other) => one.count - other.count);
  const [mostSelective] = byCount;
  const plan = { sort, inOrder: null, window: 0, minimumCount: 0, isShort: false };
  if (!mostSelective) return { ...plan, parts: wholeList(filter, sort) };
  if (mostSelective.count <= FEW)
    return {
      ...plan,
      parts: withOthers(mostSelective),
      isShort: !mostSelective.parts.some(({ isByDate }) => isByDate),
    };
  const textCondition = byCount.find(({ isInListIndex }) => !isInListIndex);
  if (!textCondition) return { ...plan, parts: withOthers(mostSelective), inOrder: wholeList(filter, sort) };
  return {
    ...plan,
    parts: withOthers(textCondition),
    inOrder: [inListOrder(textCondition, sort)],
    window: windowOf(textCondition),
    minimumCount: textCondition.others.length === 0 ? textCondition.largestPart : 0,
  };
}

/** How far a page of a list with many matches of a text is looked for in the order of the list; 0: until the page is full. */
function windowOf({ parts, others }: SelectiveCondition): number {
  const isByName = parts.every(({ index }) => nameIndexes.has(index));
  if (!isByName) return WINDOW;
  return others.length === 0 ? 0 : WINDOW_BY_NAME;
}

/** A selective condition without the parts that find nothing. */
interface CountedCondition extends SelectiveCondition {
  /** How many orders it finds that must be sorted, counted up to `FEW` + 1 for each part. */
  count: number;
  /** Of the part that finds most. */
  largestPart: number;
}

const withOthers = ({ parts, others }: SelectiveCondition): ListPart[] =>
  parts.map((part) => ({ ...part, conditions: [...part.conditions, ...others] }));

/** Counts what each condition finds. */
async function countMatches(
  manager: EntityManager,
  dialect: Dialect,
  candidates: readonly SelectiveCondition[],
): Promise<CountedCondition[]> {
  const parts = candidates.flatMap((candidate) => candidate.parts);
  const selects = parts.map((part) => {
    const limit = part.isByDate ? 1 : FEW + 1;
    return { ...select(dialect, part, `LIMIT ${limit}`), limit };
  });
  const counts = await countUpTo(manager, selects);
  const countOf = new Map(parts.map((part, at) => [part, counts[at] ?? 0]));
  const findsSome = (part: ListPart) => countOf.get(part) !== 0;
  return candidates.map((candidate) => {
    const parts = candidate.parts.filter(findsSome);
    const others = candidate.others.map((condition) => withoutEmptyParts(condition, findsSome));
    const counts = parts.map((part) => countOf.get(part) ?? 0);
    const count = counts.reduce((sum, one) => sum + one, 0);
    return { ...candidate, parts, others, count, largestPart: Math.max(0, ...counts) };
  });
}

/** Does not ask of each order whether it is in a part of the search that finds nothing; the inner words of names take a read each. */
function withoutEmptyParts(condition: Condition, findsSome: (part: ListPart) => boolean): Condition {
  const [shorter] = anyOf(condition.anyOf?.filter(findsSome) ?? []);
  return shorter ?? condition;
}

/** The first orders of a list behind a position. */
interface FoundOrders {
  orders: ListedOrder[];
  /** Of the whole list; null: reading these has not counted it. */
  count: number | null;
}

/** The first `limit` orders of a list behind a position. @param after null: from the beginning */
export async function findListedOrders(
  manager: EntityManager,
  dialect: Dialect,
  list: OrderList,
  { after, limit }: { after: ListPosition | null; limit: number },
): Promise<FoundOrders> {
  const behind = after ? [isBehind(list.sort, after)] : [];
  const { sort, parts, inOrder, window, isShort } = list;
  const read = (parts: ListPart[], conditions: Condition[]) =>
    readOrders(manager, dialect, sort, selectPageIds(dialect, { sort, parts, limit }, conditions));
  if (parts.length === 0) return { orders: [], count: 0 };
  if (isShort)
    return readOrders(manager, dialect, sort, selectCountedPageIds(dialect, { sort, parts, limit }, behind));
  if (inOrder) {
    const inWindow = window > 0 ? await findWindow(manager, dialect, { sort, window }, behind) : [];
    const found = await read(inOrder, [...behind, ...inWindow]);
    if (found.orders.length === limit || inWindow.length === 0) return found;
  }
  return read(parts, behind);
}

/** The condition that the next `window` orders of all satisfy; none where there are no more. */
async function findWindow(
  manager: EntityManager,
  dialect: Dialect,
  { sort, window }: Pick<OrderList, 'sort' | 'window'>,
  behind: Condition[],
): Promise<Condition[]> {
  const { column, direction, index } = sorts[sort];
  const { sql, parameters } = select(
    dialect,
    { index, conditions: behind },
    `ORDER BY ${column} ${direction}, id ${direction} LIMIT 1 OFFSET ${window}`,
  );
  const [last]: SortKeys[] = await manager.query(sql, parameters);
  if (!last) return [];
  return [{ sql: `${column} ${direction === 'DESC' ? '>' : '<'}= ?`, parameters: [Number(last[column])] }];
}

/** An order of a list, which shows the units without the lines. */
export interface ListedOrder extends Order {
  /** Of all lines. */
  units: number;
}

interface ListSection extends Pick<OrderList, 'sort' | 'parts'> {
  limit: number;
}

const endOf = ({ sort, limit }: ListSection): string => {
  const { column, direction } = sorts[sort];
  return `ORDER BY ${column} ${direction}, id ${direction} LIMIT ${limit}`;
};

/** Selects the ids of a page, each part by its index. */
function selectPageIds(dialect: Dialect, section: ListSection, extraConditions: Condition[]): Condition {
  const end = endOf(section);
  const selects = section.parts.map((part) =>
    select(dialect, { ...part, conditions: [...extraConditions, ...part.conditions] }, end),
  );
  return {
    sql: `${selects.map(({ sql }) => sql).join(' UNION ')} ${selects.length > 1 ? end : ''}`,
    parameters: selects.flatMap(({ parameters }) => parameters),
  };
}

/** The same behind a position, with the number of all orders of the parts. */
function selectCountedPageIds(dialect: Dialect, section: ListSection, behind: Condition[]): Condition {
  const selects = section.parts.map((part) => select(dialect, part, ''));
  const counted = `SELECT id, createdAt, amount, COUNT(*) OVER () AS listCount
    FROM (${selects.map(({ sql }) => sql).join(' UNION ')}) list`;
  const where = behind.map(({ sql }) => sql).join(' AND ') || '1 = 1';
  return {
    sql: `SELECT id, listCount FROM (${counted}) list WHERE ${where} ${endOf(section)}`,
    parameters: [...selects, ...behind].flatMap(({ parameters }) => parameters),
  };
}

/** Reads the orders whose ids are selected, and only their rows. `list.*` has the count where that was selected. */
async function readOrders(
  manager: EntityManager,
  dialect: Dialect,
  sort: OrderSort,
  ids: Condition,
): Promise<FoundOrders> {
  const { column, direction } = sorts[sort];
  const rows: { units: number | string; listCount?: number | string }[] = await manager.query(
    `SELECT list.*, orders.*, (SELECT SUM(quantity) FROM checkout_lines WHERE checkoutId = orders.checkoutId) AS units
       FROM (${ids.sql}) list ${joinInOrder(dialect)} orders ON orders.id = list.id`,
    ids.parameters,
  );
  // A join need not keep the order.
  const orders = rows
    .map((row) => Object.assign(toEntity(manager, Order, row), { units: Number(row.units) }))
    .sort(compareBy(column));
  const count = rows[0]?.listCount;
  return {
    orders: direction === 'DESC' ? orders.reverse() : orders,
    count: count === undefined ? null : Number(count),
  };
}

const compareBy = (column: keyof SortKeys) => (one: Order, other: Order) =>
  one[column] - other[column] || (one.id < other.id ? -1 : 1);

/** The number of orders of a list, at most `limit`. A count of `limit` may be a minute old; smaller ones are current. */
export async function countOrders(
  manager: EntityManager,
  dialect: Dialect,
  { parts, minimumCount }: OrderList,
  limit: number,
): Promise<number> {
  if (parts.length === 0) return 0;
  if (minimumCount >= limit) return limit;
  const selects = parts.map((part) => select(dialect, part, `LIMIT ${limit}`));
  const [count = 0] = await countUpTo(manager, [
    {
      sql: `${selects.map(({ sql }) => sql).join(' UNION ')} ${selects.length > 1 ? `LIMIT ${limit}` : ''}`,
      parameters: selects.flatMap(({ parameters }) => parameters),
      limit,
    },
  ]);
  return count;
}

/** MySQL finds no range by comparing rows, so the first column is compared alone, too. */
function isBehind(sort: OrderSort, { value, id }: ListPosition): Condition {
  const { column, direction } = sorts[sort];
  const sign = direction === 'DESC' ? '<' : '>';
  return {
    sql: `${column} ${sign}= ? AND (${column} ${sign} ? OR id ${sign} ?)`,
    parameters: [value, value, id],
  };
}

function select(dialect: Dialect, { index, isByNamePart, conditions }: ListPart, end: string): Condition {
  const where = conditions.map(({ sql }) => sql).join(' AND ') || '1 = 1';
  const table = isByNamePart
    ? `order_name_parts ${joinInOrder(dialect)} orders ON orders.id = orderId`
    : `orders ${index === null ? '' : withIndex(dialect, index)}`;
  const columns = `${isByNamePart ? 'DISTINCT ' : ''}id, createdAt, amount`;
  return {
    sql: unionPart(dialect, `SELECT ${columns} FROM ${table} WHERE ${where} ${end}`),
    parameters: conditions.flatMap(({ parameters }) => parameters),
  };
}
