import type { EntityManager, EntityTarget, ObjectLiteral } from 'typeorm';
import { placeholders } from './dialects.ts';

/** Parameters of one statement: SQLite allows 32,766, MySQL 65,535 in a prepared one. */
export const MAX_PARAMETERS = 16_000;

/**
 * Inserts whole rows like `tx.insert`, for frequent operations: TypeORM takes longer to build such a statement than the database
 * to run it. Many rows are divided into several statements.
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
  const rowsPerStatement = Math.floor(MAX_PARAMETERS / columns.length);
  for (let start = 0; start < rows.length; start += rowsPerStatement) {
    const batch = rows.slice(start, start + rowsPerStatement);
    await tx.query(
      `INSERT INTO ${driver.escape(tableName)} (${columnNames}) VALUES ${batch.map(() => values)} ${onConflict}`,
      batch.flatMap((row) =>
        columns.map((column) => driver.preparePersistentValue(column.getEntityValue(row), column)),
      ),
    );
  }
}
