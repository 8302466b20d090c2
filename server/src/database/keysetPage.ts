import type { EntityManager, EntityTarget, ObjectLiteral } from 'typeorm';
import type { SortKey } from '../lib/cursor.ts';
import type { List, RowRange } from '../lib/page.ts';
import { allOf, type Sql } from './conditions.ts';
import { type Dialect, joinInOrder, unionPart, withIndex } from './dialects.ts';
import { toEntity } from './toEntity.ts';

/** A list in the order of one or two columns of a table. */
export interface KeysetList<Row> extends List<Row> {
  direction: 'ASC' | 'DESC';
}

/** The rows of a list that one index finds in the list's order. */
export interface IndexRange {
  /** Named where the database might choose another one with other parameters. Null or absent: its choice. */
  index?: string | null;
  conditions: readonly Sql[];
  /** Whether the index has all columns of the conditions, which many rows may not meet: only those of the page are read from the table. */
  isCovering?: boolean;
}

/**
 * The SELECT of a page's rows, in their order. Each range is read by its own index: a condition on several values is better a range for each
 * of them, because one of them all would have to be sorted. A row may be in several ranges.
 * @param table has the primary key `id`
 * @param ranges one at least
 * @param further columns beside those of the table
 */
export function keysetPage<Row>(
  dialect: Dialect,
  table: string,
  { order, direction }: KeysetList<Row>,
  ranges: readonly IndexRange[],
  { after, limit }: RowRange,
  further: readonly string[] = [],
): Sql {
  const sortBy = (prefix: string) =>
    `ORDER BY ${order.map((column) => `${prefix}${column} ${direction}`).join(', ')}`;
  const end = `${sortBy('')} LIMIT ${limit}`;
  const columns = [`${table}.*`, ...further].join(', ');
  const behind = after ? [isBehind(order, direction, after)] : [];
  const rangesBehind = ranges.map((range) => ({ ...range, conditions: [...range.conditions, ...behind] }));
  if (ranges.length === 1 && !ranges[0]?.isCovering) return unite(dialect, table, columns, rangesBehind, end);
  const keys = unite(dialect, table, [...new Set(['id', ...order])].join(', '), rangesBehind, end);
  return {
    ...keys,
    sql: `SELECT ${columns} FROM (${keys.sql}) list ${joinInOrder(dialect)} ${table} ON ${table}.id = list.id ${sortBy('list.')}`,
  };
}

/** @param end of the whole, and of each range, so that none reads more than the whole has */
function unite(
  dialect: Dialect,
  table: string,
  columns: string,
  ranges: readonly IndexRange[],
  end: string,
): Sql {
  const parts = ranges.map(({ index, conditions }) => {
    const { sql, parameters } = allOf(conditions);
    const from = index ? `${table} ${withIndex(dialect, index)}` : table;
    return { sql: `SELECT ${columns} FROM ${from} WHERE ${sql} ${end}`, parameters };
  });
  const [first] = parts;
  if (first && parts.length === 1) return first;
  return {
    sql: `${parts.map(({ sql }) => unionPart(dialect, sql)).join(' UNION ')} ${end}`,
    parameters: parts.flatMap(({ parameters }) => parameters),
  };
}

/** Reads a page's rows, see `keysetPage`. Without ranges there are none. */
export async function readKeysetPage<Row extends ObjectLiteral>(
  { dialect, read }: { dialect: Dialect; read: EntityManager },
  entity: EntityTarget<Row>,
  list: KeysetList<Row>,
  ranges: readonly IndexRange[],
  range: RowRange,
): Promise<Row[]> {
  if (ranges.length === 0) return [];
  const { tableName } = read.dataSource.getMetadata(entity);
  const { sql, parameters } = keysetPage(dialect, tableName, list, ranges, range);
  const rows: object[] = await read.query(sql, [...parameters]);
  return rows.map((row) => toEntity(read, entity, row));
}

/** The number of rows of some ranges of a table, at most `limit`. */
export async function countRows(
  { dialect, read }: { dialect: Dialect; read: EntityManager },
  table: string,
  ranges: readonly IndexRange[],
  limit: number,
): Promise<number> {
  if (ranges.length === 0) return 0;
  const end = `LIMIT ${limit}`;
  const ids = unite(dialect, table, 'id', ranges, end);
  const [row]: { count: number | string }[] = await read.query(
    `SELECT COUNT(*) AS count FROM (${ids.sql}) list`,
    [...ids.parameters],
  );
  return Number(row?.count);
}

function isBehind(order: readonly string[], direction: 'ASC' | 'DESC', sortKey: SortKey): Sql {
  const [column, uniqueColumn] = order;
  const [value = '', uniqueValue = ''] = sortKey;
  const sign = direction === 'ASC' ? '>' : '<';
  if (!uniqueColumn) return { sql: `${column} ${sign} ?`, parameters: [value] };
  // MySQL finds no range by comparing rows, so the first column is compared alone, too.
  return {
    sql: `${column} ${sign}= ? AND (${column} ${sign} ? OR ${uniqueColumn} ${sign} ?)`,
    parameters: [value, value, uniqueValue],
  };
}
