import { endOfPrefix } from '../lib/text/endOfPrefix.ts';

/** A part of a statement, such as a condition, with the values of its placeholders. */
export interface Sql {
  sql: string;
  parameters: readonly (string | number)[];
}

/** That a column begins with a text, as a range of its index. */
export const beginsWith = (column: string, prefix: string): Sql => ({
  sql: `${column} >= ? AND ${column} < ?`,
  parameters: [prefix, endOfPrefix(prefix)],
});

/** That a column contains each of some texts. No index finds it. */
export const containsAll = (column: string, texts: readonly string[]): Sql =>
  allOf(texts.map((text) => ({ sql: `INSTR(${column}, ?) > 0`, parameters: [text] })));

/** All of some conditions; none: any row. */
export const allOf = (conditions: readonly Sql[]): Sql => join(conditions, ' AND ', '1 = 1');

/** At least one of some conditions; none: no row. */
export const anyOf = (conditions: readonly Sql[]): Sql => join(conditions, ' OR ', '1 = 0');

const join = (conditions: readonly Sql[], operator: string, ofNone: string): Sql => ({
  sql: conditions.map(({ sql }) => `(${sql})`).join(operator) || ofNone,
  parameters: conditions.flatMap(({ parameters }) => parameters),
});
