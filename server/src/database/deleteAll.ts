import { type EntityTarget, type FindOptionsWhere, In, type ObjectLiteral } from 'typeorm';
import type { Db } from './database.ts';

const BATCH = 500;

/** Deletes what may be a lot, in several transactions, so that nobody waits for long. @param key the table's primary key */
export async function deleteAll<Row extends ObjectLiteral>(
  { read, write }: Db,
  table: EntityTarget<Row>,
  key: keyof Row & string,
  where: FindOptionsWhere<Row>,
): Promise<void> {
  for (let full = true; full; ) {
    const rows = await read.find(table, { where, take: BATCH });
    const doomed = { [key]: In(rows.map((row) => row[key])) } as FindOptionsWhere<Row>;
    if (rows.length > 0) await write((tx) => tx.delete(table, doomed));
    full = rows.length === BATCH;
  }
}
