import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Which movements the mails about low stock have reported. */
export class LowStockReports1796000000079 implements MigrationInterface {
  name = 'LowStockReports1796000000079';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE TABLE low_stock_reports (
      movementId varchar(36) PRIMARY KEY NOT NULL,
      productId varchar(36) NOT NULL,
      runId varchar(36) NOT NULL
    )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE low_stock_reports');
  }
}
