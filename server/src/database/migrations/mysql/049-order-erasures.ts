import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Unfinished orders of deleted accounts, whose address is erased when they end. */
export class OrderErasures1796000000049 implements MigrationInterface {
  name = 'OrderErasures1796000000049';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE TABLE IF NOT EXISTS order_erasures (
      orderId varchar(36) NOT NULL,
      requestedAt bigint NOT NULL,
      dueAt bigint NOT NULL,
      PRIMARY KEY (orderId),
      INDEX order_erasures_due (dueAt),
      CONSTRAINT order_erasures_orderId_fk FOREIGN KEY (orderId) REFERENCES orders (id) ON DELETE CASCADE ON UPDATE NO ACTION
    ) ENGINE=InnoDB COLLATE utf8mb4_bin`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE order_erasures');
  }
}
