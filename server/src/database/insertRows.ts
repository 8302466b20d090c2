import type { EntityManager, EntityTarget, ObjectLiteral } from 'typeorm';
import { placesFor } from './dialects.ts';

/**
 * As `tx.insert`, for whole rows on ways that are taken often: TypeORM takes longer over building such a statement than the database
 * over running it.
 * @param orElse SQL of what is done with a row that is there already
 */
export async function insertRows<Row extends ObjectLiteral>(
  tx: EntityManager,
  table: EntityTarget<Row>,
  rows: readonly Row[],
  orElse = '',
): Promise<void> {
  const { tableName, columns } = tx.dataSource.getMetadata(table);
  const { driver } = tx.dataSource;
  const names = columns.map(({ databaseName }) => driver.escape(databaseName));
  const places = `(${placesFor(columns)})`;
  await tx.query(
    `INSERT INTO ${driver.escape(tableName)} (${names}) VALUES ${rows.map(() => places)} ${orElse}`,
    rows.flatMap((row) =>
      columns.map((column) => driver.preparePersistentValue(column.getEntityValue(row), column)),
    ),
  );
}
