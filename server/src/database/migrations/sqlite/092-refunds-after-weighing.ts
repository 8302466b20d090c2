import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Which units were refunded after their line was weighed. The previous release weighs none, so the rows that exist are right. */
export class RefundsAfterWeighing1796000000092 implements MigrationInterface {
  name = 'RefundsAfterWeighing1796000000092';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE refund_lines ADD COLUMN afterWeighing boolean NOT NULL DEFAULT 0');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE refund_lines DROP COLUMN afterWeighing');
  }
}
