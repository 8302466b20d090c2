import type { EntityManager } from 'typeorm';
import { type Dialect, joinInOrder, unionPart, withIndex } from '../../../database/dialects.ts';
import {
  type Condition,
  type ListPart,
  type OrderFilter,
  type OrderSort,
  otherRange,
  partsOf,
} from './orderFilter.ts';

/** An order's id with what lists are sorted by. */
export interface OrderKey {
  id: string;
  createdAt: number;
  amount: number;
}

const sorts: Record<OrderSort, { column: 'createdAt' | 'amount'; direction: 'ASC' | 'DESC' }> = {
  NEWEST: { column: 'createdAt', direction: 'DESC' },
  OLDEST: { column: 'createdAt', direction: 'ASC' },
  HIGHEST_AMOUNT: { column: 'amount', direction: 'DESC' },
  LOWEST_AMOUNT: { column: 'amount', direction: 'ASC' },
};

/** The value by which a list sorts an order, before its id. */
export const sortValue = (sort: OrderSort, key: OrderKey): number => key[sorts[sort].column];

/** Up to so many orders of a range are read and sorted. */
const FEW = 2000;

/** The position behind which a page begins. */
export interface ListPosition {
  value: number;
  id: string;
}

/** The first `limit` orders of a list behind a position. @param after null: from the beginning */
export async function findOrderKeys(
  manager: EntityManager,
  dialect: Dialect,
  list: { filter: OrderFilter; sort: OrderSort; after: ListPosition | null; limit: number },
): Promise<OrderKey[]> {
  const { column, direction } = sorts[list.sort];
  const end = `ORDER BY ${column} ${direction}, id ${direction} LIMIT ${list.limit}`;
  const behind = list.after ? [isBehind(list.sort, list.after)] : [];
  const selects = (await findParts(manager, dialect, list)).map((part) =>
    select(dialect, { ...part, conditions: [...behind, ...part.conditions] }, end),
  );
  const rows: OrderKey[] = await manager.query(
    `${selects.map(({ sql }) => sql).join(' UNION ')} ${selects.length > 1 ? end : ''}`,
    selects.flatMap(({ parameters }) => parameters),
  );
  // MySQL's driver returns a bigint as text.
  return rows.map(({ id, createdAt, amount }) => ({
    id,
    createdAt: Number(createdAt),
    amount: Number(amount),
  }));
}

/** The parts of a list, by the indexes that find them with the least work. */
async function findParts(
  manager: EntityManager,
  dialect: Dialect,
  { filter, sort }: { filter: OrderFilter; sort: OrderSort },
): Promise<ListPart[]> {
  const other = otherRange(filter, sort);
  const isFew = other && (await countParts(manager, dialect, [other.range], FEW + 1)) <= FEW;
  return isFew ? [other.part] : partsOf(filter, sort);
}

/** The number of orders of a list, at most `limit`. */
export async function countOrders(
  manager: EntityManager,
  dialect: Dialect,
  filter: OrderFilter,
  limit: number,
): Promise<number> {
  const other = otherRange(filter, 'NEWEST');
  return countParts(manager, dialect, other ? [other.part] : partsOf(filter, 'NEWEST'), limit);
}

async function countParts(
  manager: EntityManager,
  dialect: Dialect,
  parts: readonly ListPart[],
  limit: number,
): Promise<number> {
  const selects = parts.map((part) => select(dialect, part, `LIMIT ${limit}`));
  const [row] = await manager.query(
    `SELECT COUNT(*) AS count FROM (${selects.map(({ sql }) => sql).join(' UNION ')} ${
      selects.length > 1 ? `LIMIT ${limit}` : ''
    }) list`,
    selects.flatMap(({ parameters }) => parameters),
  );
  return Number(row.count);
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
