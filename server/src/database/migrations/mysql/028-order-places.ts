import type { MigrationInterface, QueryRunner } from 'typeorm';
import { fillNameParts } from '../fillNameParts.ts';

const changes = [
  `COLUMN city varchar(100) NOT NULL DEFAULT ''`,
  `COLUMN state varchar(100) NOT NULL DEFAULT ''`,
  `COLUMN searchCity varchar(100) NOT NULL DEFAULT ''`,
  `COLUMN searchState varchar(100) NOT NULL DEFAULT ''`,
  'INDEX orders_search_city (searchCity, createdAt, id, amount, status, refundedAmount)',
  'INDEX orders_search_state (searchState, createdAt, id, amount, status, refundedAmount)',
];

const billingOf = (field: string): string =>
  `COALESCE(JSON_UNQUOTE(JSON_EXTRACT(checkouts.billing, '$.${field}')), '')`;

// Older orders get their keys without the removal of accents.
const fill = [
  `UPDATE orders JOIN checkouts ON checkouts.id = orders.checkoutId
     SET orders.city = ${billingOf('city')}, orders.state = ${billingOf('state')} WHERE orders.email <> ''`,
  `UPDATE orders SET searchCity = LOWER(TRIM(city)), searchState = LOWER(TRIM(state)) WHERE city <> '' OR state <> ''`,
];

/** The city and state of each order, and all words of its name, for the desk's search. */
export class OrderPlaces1796000000028 implements MigrationInterface {
  name = 'OrderPlaces1796000000028';

  async up(runner: QueryRunner): Promise<void> {
    // One statement, which an interruption undoes as a whole.
    if (!(await runner.hasColumn('orders', 'searchCity')))
      await runner.query(`ALTER TABLE orders ${changes.map((change) => `ADD ${change}`).join(', ')}`);
    for (const statement of fill) await runner.query(statement);
    await runner.query(`CREATE TABLE IF NOT EXISTS order_name_parts (
      part varchar(100) NOT NULL,
      orderId varchar(36) NOT NULL,
      PRIMARY KEY (part, orderId),
      INDEX order_name_parts_order (orderId),
      CONSTRAINT order_name_parts_orderId_fk FOREIGN KEY (orderId) REFERENCES orders (id) ON DELETE CASCADE ON UPDATE NO ACTION
    ) ENGINE=InnoDB COLLATE utf8mb4_bin`);
    await fillNameParts(runner);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE order_name_parts');
    const drops = changes.map((change) => `DROP ${change.replace(/^(\w+ \w+).*/, '$1')}`);
    await runner.query(`ALTER TABLE orders ${drops.reverse().join(', ')}`);
  }
}
