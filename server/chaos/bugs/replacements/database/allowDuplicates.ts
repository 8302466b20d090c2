// Shared by the bugs without…Key.ts.

import type { MigrationInterface, QueryRunner } from 'typeorm';
import * as real from '../../../../src/generated/migrations.ts';

/**
 * The migrations, followed by one that makes unique indexes ordinary ones.
 * @param indexes their names, and table and columns of each
 */
export function allowDuplicates(indexes: Record<string, string>): typeof real {
  const entries = Object.entries(indexes);
  class Sqlite2000000000000 implements MigrationInterface {
    async up(runner: QueryRunner): Promise<void> {
      for (const [name, columns] of entries) {
        await runner.query(`DROP INDEX ${name}`);
        await runner.query(`CREATE INDEX ${name} ON ${columns}`);
      }
    }
    async down(): Promise<void> {}
  }
  class Mysql2000000000000 implements MigrationInterface {
    async up(runner: QueryRunner): Promise<void> {
      for (const [name, definition] of entries) {
        const [table, columns] = definition.split(/ (.*)/);
        // In one statement, because a foreign key may need the index.
        await runner.query(`ALTER TABLE ${table} DROP INDEX ${name}, ADD INDEX ${name} ${columns}`);
      }
    }
    async down(): Promise<void> {}
  }
  return {
    sqliteMigrations: [...real.sqliteMigrations, Sqlite2000000000000],
    mysqlMigrations: [...real.mysqlMigrations, Mysql2000000000000],
  };
}
