import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The end of each order's id, by which people call the order. */
export class OrderNumbers1796000000040 implements MigrationInterface {
  name = 'OrderNumbers1796000000040';

  async up(runner: QueryRunner): Promise<void> {
    // One statement, which an interruption undoes as a whole.
    if (!(await runner.hasColumn('orders', 'number')))
      await runner.query(`ALTER TABLE orders ADD COLUMN number varchar(8) NOT NULL DEFAULT '',
        ADD INDEX orders_number (number, createdAt, id, amount)`);
    await runner.query('UPDATE orders SET number = RIGHT(id, 8)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE orders DROP INDEX orders_number, DROP COLUMN number');
  }
}
