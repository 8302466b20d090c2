import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Gives orders.status room for longer values. SQLite cannot change a column; replacing the column instead of the table keeps the
 * references to the table.
 */
async function replaceStatus(runner: QueryRunner, definition: string): Promise<void> {
  await runner.query(`ALTER TABLE orders ADD COLUMN replacedStatus ${definition}`);
  await runner.query('UPDATE orders SET replacedStatus = status');
  await runner.query('ALTER TABLE orders DROP COLUMN status');
  await runner.query('ALTER TABLE orders RENAME COLUMN replacedStatus TO status');
}

export class Orders1796000000005 implements MigrationInterface {
  name = 'Orders1796000000005';

  up(runner: QueryRunner): Promise<void> {
    return replaceStatus(runner, `varchar(20) NOT NULL DEFAULT 'pending'`);
  }

  down(runner: QueryRunner): Promise<void> {
    return replaceStatus(runner, `varchar(10) NOT NULL DEFAULT 'pending'`);
  }
}
