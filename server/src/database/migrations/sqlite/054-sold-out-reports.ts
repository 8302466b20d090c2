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
    // Until now rows of the outbox without a recipient said it. Their products must not be reported a second time.
    await runner.query(`INSERT OR IGNORE INTO sold_out_reports (day, productId, runId)
      SELECT unixepoch(substr(dedupeKey, 47, 10)) / 86400, substr(dedupeKey, 10, 36), id
      FROM mails WHERE recipient = '' AND dedupeKey LIKE 'sold-out-%'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE sold_out_reports');
  }
}
