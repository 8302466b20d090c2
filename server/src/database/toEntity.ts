import type { EntityManager, EntityTarget, ObjectLiteral } from 'typeorm';

/** Converts a whole row of the driver to its entity; the counterpart of `insertRows`. */
export function toEntity<Row extends ObjectLiteral>(
  { dataSource }: EntityManager,
  table: EntityTarget<Row>,
  row: ObjectLiteral,
): Row {
  const { driver } = dataSource;
  const { columns } = dataSource.getMetadata(table);
  return Object.fromEntries(
    columns.map((column) => [
      column.propertyName,
      driver.prepareHydratedValue(row[column.databaseName], column),
    ]),
  ) as Row;
}
