import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What the shop's figures are read from. */
export class Reports1796000000008 implements MigrationInterface {
  name = 'Reports1796000000008';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE TABLE daily_sales (
      kind varchar(10) NOT NULL,
      day integer NOT NULL,
      subject varchar(36) NOT NULL,
      quantity integer NOT NULL,
      amount bigint NOT NULL,
      PRIMARY KEY (kind, day, subject)
    )`);
    await runner.query('CREATE INDEX checkouts_created ON checkouts (createdAt, paidAt)');
    await runner.query('CREATE INDEX refunds_created ON refunds (createdAt, kind, failedAt, amount)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX refunds_created');
    await runner.query('DROP INDEX checkouts_created');
    await runner.query('DROP TABLE daily_sales');
  }
}
