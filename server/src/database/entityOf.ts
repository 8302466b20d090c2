import type { EntityManager, EntityTarget, ObjectLiteral } from 'typeorm';

/** The counterpart of `insertRows`: a whole row, as the driver hands it out, with the values that its entity has. */
export function entityOf<Row extends ObjectLiteral>(
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
