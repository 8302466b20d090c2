import type { MigrationInterface, QueryRunner } from 'typeorm';
import { fillNameParts } from '../fillNameParts.ts';

const columns = [
  `city varchar(100) NOT NULL DEFAULT ''`,
  `state varchar(100) NOT NULL DEFAULT ''`,
  `searchCity varchar(100) NOT NULL DEFAULT ''`,
  `searchState varchar(100) NOT NULL DEFAULT ''`,
];

const indexes: Record<string, string> = {
  orders_search_city: 'searchCity, createdAt, id, amount, status, refundedAmount',
  orders_search_state: 'searchState, createdAt, id, amount, status, refundedAmount',
};

const billingOf = (field: string): string =>
  `coalesce((SELECT json_extract(billing, '$.${field}') FROM checkouts WHERE checkouts.id = orders.checkoutId), '')`;

// Older orders get their keys without the removal of accents.
const fill = [
  `UPDATE orders SET city = ${billingOf('city')}, state = ${billingOf('state')} WHERE email <> ''`,
  `UPDATE orders SET searchCity = lower(trim(city)), searchState = lower(trim(state)) WHERE city <> '' OR state <> ''`,
];

/** The city and state of each order, and all words of its name, for the desk's search. */
export class OrderPlaces1796000000028 implements MigrationInterface {
  name = 'OrderPlaces1796000000028';

  async up(runner: QueryRunner): Promise<void> {
    for (const column of columns) await runner.query(`ALTER TABLE orders ADD COLUMN ${column}`);
    for (const statement of fill) await runner.query(statement);
    for (const [index, on] of Object.entries(indexes))
      await runner.query(`CREATE INDEX ${index} ON orders (${on})`);
    await runner.query(`CREATE TABLE order_name_parts (
      part varchar(100) NOT NULL,
      orderId varchar(36) NOT NULL,
      PRIMARY KEY (part, orderId),
      CONSTRAINT "order_name_parts_orderId_fk" FOREIGN KEY ("orderId") REFERENCES "orders" ("id") ON DELETE CASCADE
    )`);
    await runner.query('CREATE INDEX order_name_parts_order ON order_name_parts (orderId)');
    await fillNameParts(runner);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE order_name_parts');
    for (const index of Object.keys(indexes)) await runner.query(`DROP INDEX ${index}`);
    for (const column of columns)
      await runner.query(`ALTER TABLE orders DROP COLUMN ${column.slice(0, column.indexOf(' '))}`);
  }
}
