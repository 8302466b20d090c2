import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The digits of an order's phone number backwards, by which its last digits are found. */
export class OrderPhoneEnds1796000000072 implements MigrationInterface {
  name = 'OrderPhoneEnds1796000000072';

  // It can be repeated after an interruption.
  async up(runner: QueryRunner): Promise<void> {
    if (!(await runner.hasColumn('orders', 'searchPhoneEnd')))
      await runner.query(`ALTER TABLE orders
        ADD COLUMN searchPhoneEnd varchar(20) NOT NULL DEFAULT '',
        ADD INDEX orders_search_phone_end (searchPhoneEnd, createdAt, id, amount)`);
    await runner.query('UPDATE orders SET searchPhoneEnd = REVERSE(searchPhone)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE orders DROP INDEX orders_search_phone_end, DROP COLUMN searchPhoneEnd');
  }
}
