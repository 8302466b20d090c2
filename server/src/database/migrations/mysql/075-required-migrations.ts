import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Migrations that a release must know to run on this database (schemaCompatibility.ts). */
export class RequiredMigrations1796000000075 implements MigrationInterface {
  name = 'RequiredMigrations1796000000075';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'CREATE TABLE IF NOT EXISTS required_migrations (name varchar(255) NOT NULL PRIMARY KEY) ENGINE=InnoDB CHARACTER SET utf8mb4 COLLATE utf8mb4_bin',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE required_migrations');
  }
}
