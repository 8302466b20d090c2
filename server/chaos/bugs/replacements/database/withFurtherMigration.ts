// No bug: the next release, which adds a column beside those that this one uses.

import type { MigrationInterface, QueryRunner } from 'typeorm';
import * as real from '../../../../src/generated/migrations.ts';

class FurtherColumn2000000000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE products ADD COLUMN chaosNote VARCHAR(20) NULL');
  }
  async down(): Promise<void> {}
}

export const { sqliteMigrations } = real;
export const mysqlMigrations: typeof real.mysqlMigrations = [
  ...real.mysqlMigrations,
  FurtherColumn2000000000000,
];
