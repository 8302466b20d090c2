import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The indexes of the desk's list of refunds: all, and those of a state. They replace narrower ones of the same columns. */
export class RefundLists1796000000076 implements MigrationInterface {
  name = 'RefundLists1796000000076';

  // One statement, which an interruption undoes as a whole.
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE refunds
      DROP INDEX refunds_created,
      ADD INDEX refunds_created (createdAt, id, kind, failedAt, amount),
      DROP INDEX refunds_failed,
      ADD INDEX refunds_failed (failedAt, nextTryAt, createdAt, id)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE refunds
      DROP INDEX refunds_created,
      ADD INDEX refunds_created (createdAt, kind, failedAt, amount),
      DROP INDEX refunds_failed,
      ADD INDEX refunds_failed (failedAt)`);
  }
}
