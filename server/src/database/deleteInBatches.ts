import { type EntityTarget, type FindOptionsWhere, In, type ObjectLiteral } from 'typeorm';
import type { Db } from './database.ts';

const BATCH = 500;

/** Deletes rows in several transactions, so that others do not wait long for locks. @param key the table's primary key */
export async function deleteInBatches<Row extends ObjectLiteral>(
  { read, write }: Db,
  table: EntityTarget<Row>,
  key: keyof Row & string,
  where: FindOptionsWhere<Row>,
): Promise<void> {
  for (let isFull = true; isFull; ) {
    const rows = await read.find(table, { where, take: BATCH });
    const batch = { [key]: In(rows.map((row) => row[key])) } as FindOptionsWhere<Row>;
    if (rows.length > 0) await write((tx) => tx.delete(table, batch));
    isFull = rows.length === BATCH;
  }
}
