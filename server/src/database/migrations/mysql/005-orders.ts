import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Gives orders.status room for longer values. */
export class Orders1796000000005 implements MigrationInterface {
  name = 'Orders1796000000005';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE orders MODIFY status varchar(20) NOT NULL DEFAULT 'pending'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE orders MODIFY status varchar(10) NOT NULL');
  }
}
