import type { EntityManager, EntityTarget, ObjectLiteral } from 'typeorm';
import { placeholders } from './dialects.ts';

/**
 * Inserts whole rows like `tx.insert`, for frequent operations: TypeORM takes longer to build such a statement than the database
 * to run it.
 * @param onConflict SQL for rows that exist already
 */
export async function insertRows<Row extends ObjectLiteral>(
  tx: EntityManager,
  table: EntityTarget<Row>,
  rows: readonly Row[],
  onConflict = '',
): Promise<void> {
  const { tableName, columns } = tx.dataSource.getMetadata(table);
  const { driver } = tx.dataSource;
  const columnNames = columns.map(({ databaseName }) => driver.escape(databaseName));
  const values = `(${placeholders(columns)})`;
  await tx.query(
    `INSERT INTO ${driver.escape(tableName)} (${columnNames}) VALUES ${rows.map(() => values)} ${onConflict}`,
    rows.flatMap((row) =>
      columns.map((column) => driver.preparePersistentValue(column.getEntityValue(row), column)),
    ),
  );
}
