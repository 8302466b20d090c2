import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Tells a repeated request to refund an order from another one with the same idempotency key. */
export class RefundRequests1796000000018 implements MigrationInterface {
  name = 'RefundRequests1796000000018';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE refunds ADD COLUMN requestHash varchar(64) NULL');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE refunds DROP COLUMN requestHash');
  }
}
