import { DefaultNamingStrategy, type Table } from 'typeorm';

/** Names foreign keys after their table and columns, such as `orders_userId_fk`; TypeORM's default is a hash. */
export class NamingStrategy extends DefaultNamingStrategy {
  override foreignKeyName(table: Table | string, columnNames: string[]): string {
    return [this.getTableName(table), ...columnNames, 'fk'].join('_');
  }
}
