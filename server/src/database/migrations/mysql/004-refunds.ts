import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Several refunds per payment, by line and by staff. The automatic refund of a payment has the payment's id. */
export class Refunds1796000000004 implements MigrationInterface {
  name = 'Refunds1796000000004';

  async up(runner: QueryRunner): Promise<void> {
    if (!(await runner.hasColumn('refunds', 'id')))
      await runner.query(`ALTER TABLE refunds
        ADD COLUMN id varchar(40) NOT NULL DEFAULT '' FIRST,
        ADD COLUMN kind varchar(10) NOT NULL DEFAULT 'automatic',
        ADD COLUMN orderId varchar(36) NULL,
        ADD COLUMN requestedBy varchar(36) NULL,
        ADD COLUMN idempotencyKey varchar(80) NULL,
        ADD COLUMN restock tinyint NOT NULL DEFAULT 0,
        ADD COLUMN failedAt bigint NULL,
        ADD COLUMN failure varchar(200) NULL`);
    await runner.query("UPDATE refunds SET id = paymentId WHERE id = ''");
    // MySQL runs each statement completely or not at all; a repeated run begins with the first that is missing.
    if (!(await hasIndex(runner, 'refunds_payment')))
      await runner.query(`ALTER TABLE refunds
        DROP PRIMARY KEY,
        ADD PRIMARY KEY (id),
        ALTER COLUMN id DROP DEFAULT,
        ADD INDEX refunds_payment (paymentId),
        ADD INDEX refunds_order (orderId),
        ADD INDEX refunds_failed (failedAt),
        ADD UNIQUE INDEX refunds_idempotency_key (idempotencyKey),
        ADD CONSTRAINT refunds_orderId_fk FOREIGN KEY (orderId) REFERENCES orders (id) ON DELETE RESTRICT ON UPDATE NO ACTION`);
    await runner.query(`CREATE TABLE IF NOT EXISTS refund_lines (
      refundId varchar(40) NOT NULL,
      orderLineId varchar(36) NOT NULL,
      quantity int NOT NULL,
      returned int NOT NULL,
      PRIMARY KEY (refundId, orderLineId),
      INDEX refund_lines_order_line (orderLineId),
      CONSTRAINT refund_lines_refundId_fk FOREIGN KEY (refundId) REFERENCES refunds (id) ON DELETE CASCADE ON UPDATE NO ACTION,
      CONSTRAINT refund_lines_orderLineId_fk FOREIGN KEY (orderLineId) REFERENCES checkout_lines (id) ON DELETE RESTRICT ON UPDATE NO ACTION
    ) ENGINE=InnoDB COLLATE utf8mb4_bin`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE refund_lines');
    await runner.query("DELETE FROM refunds WHERE kind <> 'automatic'");
    await runner.query(`ALTER TABLE refunds
      DROP FOREIGN KEY refunds_orderId_fk,
      DROP PRIMARY KEY,
      ADD PRIMARY KEY (paymentId),
      DROP INDEX refunds_payment,
      DROP INDEX refunds_order,
      DROP INDEX refunds_failed,
      DROP INDEX refunds_idempotency_key,
      DROP COLUMN id,
      DROP COLUMN kind,
      DROP COLUMN orderId,
      DROP COLUMN requestedBy,
      DROP COLUMN idempotencyKey,
      DROP COLUMN restock,
      DROP COLUMN failedAt,
      DROP COLUMN failure`);
  }
}

async function hasIndex(runner: QueryRunner, name: string): Promise<boolean> {
  const rows: unknown[] = await runner.query(
    `SELECT 1 FROM information_schema.statistics
       WHERE table_schema = DATABASE() AND table_name = 'refunds' AND index_name = ?`,
    [name],
  );
  return rows.length > 0;
}
