import type { MigrationInterface, QueryRunner } from 'typeorm';

// SQLite cannot reverse a text. Behind its end `substr` is empty.
const reversed = Array.from({ length: 20 }, (_, index) => `substr(searchPhone, ${20 - index}, 1)`).join(
  ' || ',
);

/** The digits of an order's phone number backwards, by which its last digits are found. */
export class OrderPhoneEnds1796000000072 implements MigrationInterface {
  name = 'OrderPhoneEnds1796000000072';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE orders ADD COLUMN searchPhoneEnd varchar(20) NOT NULL DEFAULT ''`);
    await runner.query(`UPDATE orders SET searchPhoneEnd = ${reversed}`);
    await runner.query(
      'CREATE INDEX orders_search_phone_end ON orders (searchPhoneEnd, createdAt, id, amount)',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX orders_search_phone_end');
    await runner.query('ALTER TABLE orders DROP COLUMN searchPhoneEnd');
  }
}
