import type { MigrationInterface, QueryRunner } from 'typeorm';

export class PlainOutbox1795600000007 implements MigrationInterface {
  name = 'PlainOutbox1795600000007';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX `orders_tell` ON `orders`');
    await runner.query('ALTER TABLE `orders` DROP COLUMN `tellAt`');
    await runner.query(
      'ALTER TABLE `mails` RENAME COLUMN `occasion` TO `dedupeKey`, RENAME INDEX `mails_occasion` TO `mails_dedupe_key`',
    );
    await runner.query('ALTER TABLE `checkouts` RENAME COLUMN `paymentSeenAt` TO `paymentPendingSince`');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE `checkouts` RENAME COLUMN `paymentPendingSince` TO `paymentSeenAt`');
    await runner.query(
      'ALTER TABLE `mails` RENAME COLUMN `dedupeKey` TO `occasion`, RENAME INDEX `mails_dedupe_key` TO `mails_occasion`',
    );
    await runner.query('ALTER TABLE `orders` ADD `tellAt` bigint NULL, ADD INDEX `orders_tell` (`tellAt`)');
  }
}
