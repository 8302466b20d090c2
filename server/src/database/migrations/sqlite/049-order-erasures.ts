import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Unfinished orders of deleted accounts, whose address is erased when they end. */
export class OrderErasures1796000000049 implements MigrationInterface {
  name = 'OrderErasures1796000000049';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE TABLE order_erasures (
      orderId varchar(36) PRIMARY KEY NOT NULL,
      requestedAt bigint NOT NULL,
      dueAt bigint NOT NULL,
      CONSTRAINT "order_erasures_orderId_fk" FOREIGN KEY ("orderId") REFERENCES "orders" ("id") ON DELETE CASCADE
    )`);
    await runner.query('CREATE INDEX order_erasures_due ON order_erasures (dueAt)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE order_erasures');
  }
}
