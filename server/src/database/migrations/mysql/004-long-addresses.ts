import type { MigrationInterface, QueryRunner } from 'typeorm';

export class LongAddresses1795300000004 implements MigrationInterface {
  name = 'LongAddresses1795300000004';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query("ALTER TABLE `orders` MODIFY `address` varchar(700) NOT NULL DEFAULT ''");
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('UPDATE `orders` SET `address` = LEFT(`address`, 600)');
    await runner.query('ALTER TABLE `orders` MODIFY `address` varchar(600) NOT NULL');
  }
}
