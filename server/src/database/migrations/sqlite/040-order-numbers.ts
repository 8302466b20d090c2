import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The end of each order's id, by which people call the order. */
export class OrderNumbers1796000000040 implements MigrationInterface {
  name = 'OrderNumbers1796000000040';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE orders ADD COLUMN number varchar(8) NOT NULL DEFAULT ''`);
    await runner.query('UPDATE orders SET number = substr(id, -8)');
    await runner.query('CREATE INDEX orders_number ON orders (number, createdAt, id, amount)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX orders_number');
    await runner.query('ALTER TABLE orders DROP COLUMN number');
  }
}
