import type { EntityManager } from 'typeorm';
import { endOfPrefix } from '../lib/text/endOfPrefix.ts';
import { type Dialect, unionPart, withIndex } from './dialects.ts';

// Lists that are read page by page, each page by one statement: the rows behind the last one of the page before.

/** A condition in SQL with its parameters. */
export interface Condition {
  sql: string;
  parameters: (string | number)[];
}

/** That a column begins with a text, as a range of its index. */
export const beginsWith = (column: string, prefix: string): Condition => ({
  sql: `${column} >= ? AND ${column} < ?`,
  parameters: [prefix, endOfPrefix(prefix)],
});

/** All of some conditions; none: any row. */
export const allOf = (conditions: readonly Condition[]): Condition => join(conditions, ' AND ', '1 = 1');

/** At least one of some conditions; none: no row. */
export const anyOf = (conditions: readonly Condition[]): Condition => join(conditions, ' OR ', '1 = 0');

const join = (conditions: readonly Condition[], operator: string, ofNone: string): Condition => ({
  sql: conditions.map(({ sql }) => `(${sql})`).join(operator) || ofNone,
  parameters: conditions.flatMap(({ parameters }) => parameters),
});

/** The rows of a table that satisfy some conditions, in their order. */
export interface KeysetList {
  /** Has a column `id`, which sorts rows of the same value. */
  table: string;
  /** Read by this index; absent: by that which the database estimates to be the best. */
  index?: string | undefined;
  sort: { column: string; direction: 'ASC' | 'DESC' };
  /**
   * A row satisfies one of these at least. Each is selected by itself, by the index that suits it best: for an OR of conditions
   * databases use no index, or read all that any of them finds.
   */
  alternatives: readonly Condition[];
}

/** The row behind which a page begins. */
export interface KeysetPosition {
  value: number;
  id: string;
}

/** A part of a list. */
export interface KeysetPage {
  /** Null: from the beginning. */
  after: KeysetPosition | null;
  limit: number;
}

/** Reads the rows of a page, and no others. @param further further columns, of `row` */
export function readPage<Row extends object>(
  manager: EntityManager,
  dialect: Dialect,
  list: KeysetList,
  page: KeysetPage,
  further: readonly string[] = [],
): Promise<Row[]> {
  const { column, direction } = list.sort;
  const behind = page.after ? [isBehind(list, page.after)] : [];
  const end = `ORDER BY ${column} ${direction}, id ${direction} LIMIT ${page.limit}`;
  const keys = select(dialect, list, `id, ${column}`, behind, end);
  const columns = [`${list.table}.*`, ...further].join(', ');
  return manager.query(
    `SELECT ${columns} FROM (${keys.sql}) list JOIN ${list.table} ON ${list.table}.id = list.id
       ORDER BY list.${column} ${direction}, list.id ${direction}`,
    keys.parameters,
  );
}

/** The number of rows of a list, at most `limit`. */
export async function countRows(
  manager: EntityManager,
  dialect: Dialect,
  list: KeysetList,
  limit: number,
): Promise<number> {
  const ids = select(dialect, list, 'id', [], `LIMIT ${limit}`);
  const [row]: { count: number | string }[] = await manager.query(
    `SELECT COUNT(*) AS count FROM (${ids.sql}) list`,
    ids.parameters,
  );
  return Number(row?.count);
}

/** @param end of the whole, and of each part, so that none reads more than the whole has */
function select(
  dialect: Dialect,
  { table, index, alternatives }: KeysetList,
  columns: string,
  conditions: readonly Condition[],
  end: string,
): Condition {
  const wheres = alternatives.map((alternative) => allOf([alternative, ...conditions]));
  const from = index ? `${table} ${withIndex(dialect, index)}` : table;
  const parts = wheres.map(({ sql }) =>
    unionPart(dialect, `SELECT ${columns} FROM ${from} WHERE ${sql} ${end}`),
  );
  return {
    sql: parts.length > 1 ? `${parts.join(' UNION ')} ${end}` : parts.join(''),
    parameters: wheres.flatMap(({ parameters }) => parameters),
  };
}

/** MySQL finds no range by comparing rows, so the first column is compared alone, too. */
function isBehind({ sort: { column, direction } }: KeysetList, { value, id }: KeysetPosition): Condition {
  const sign = direction === 'DESC' ? '<' : '>';
  return {
    sql: `${column} ${sign}= ? AND (${column} ${sign} ? OR id ${sign} ?)`,
    parameters: [value, value, id],
  };
}
