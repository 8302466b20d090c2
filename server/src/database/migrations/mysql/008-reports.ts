import type { MigrationInterface, QueryRunner } from 'typeorm';

// MySQL commits each statement at once, so an interrupted migration has to be able to run again.

const indexes = [
  ['checkouts', 'checkouts_created', 'createdAt, paidAt'],
  ['refunds', 'refunds_created', 'createdAt, kind, failedAt, amount'],
] as const;

/** What the shop's figures are read from. */
export class Reports1796000000008 implements MigrationInterface {
  name = 'Reports1796000000008';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE TABLE IF NOT EXISTS daily_sales (
      kind varchar(10) NOT NULL,
      day int NOT NULL,
      subject varchar(36) NOT NULL,
      quantity int NOT NULL,
      amount bigint NOT NULL,
      PRIMARY KEY (kind, day, subject)
    ) ENGINE=InnoDB COLLATE utf8mb4_bin`);
    for (const [table, index, columns] of indexes) {
      const { indices } = (await runner.getTable(table)) ?? { indices: [] };
      if (indices.some(({ name }) => name === index)) continue;
      await runner.query(`CREATE INDEX ${index} ON ${table} (${columns})`);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const [table, index] of indexes) await runner.query(`ALTER TABLE ${table} DROP INDEX ${index}`);
    await runner.query('DROP TABLE daily_sales');
  }
}
