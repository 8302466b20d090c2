import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Which products the mails about sold-out products have reported. */
export class SoldOutReports1796000000054 implements MigrationInterface {
  name = 'SoldOutReports1796000000054';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE TABLE sold_out_reports (
      day integer NOT NULL,
      productId varchar(36) NOT NULL,
      runId varchar(36) NOT NULL,
      PRIMARY KEY (day, productId)
    )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE sold_out_reports');
  }
}
