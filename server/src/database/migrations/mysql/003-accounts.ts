import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Accounts1795200000003 implements MigrationInterface {
  name = 'Accounts1795200000003';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'CREATE TABLE `account_links` (`tokenHash` varchar(64) NOT NULL, `userId` varchar(36) NOT NULL, `purpose` varchar(10) NOT NULL, `expiresAt` bigint NOT NULL, INDEX `account_links_expiry` (`expiresAt`), UNIQUE INDEX `account_links_user_purpose` (`userId`, `purpose`), PRIMARY KEY (`tokenHash`)) ENGINE=InnoDB',
    );
    await runner.query(
      'CREATE TABLE `audit_events` (`id` varchar(36) NOT NULL, `action` varchar(40) NOT NULL, `userId` varchar(36) NULL, `detail` varchar(200) NOT NULL, `address` varchar(45) NOT NULL, `userAgent` varchar(200) NOT NULL, `requestId` varchar(64) NOT NULL, `createdAt` bigint NOT NULL, INDEX `audit_events_time` (`createdAt`), INDEX `audit_events_user` (`userId`, `id`), PRIMARY KEY (`id`)) ENGINE=InnoDB',
    );
    await runner.query('ALTER TABLE `users` ADD `erasedAt` bigint NULL');
    await runner.query('ALTER TABLE `checkouts` ADD `erasedAt` bigint NULL');
    await runner.query("ALTER TABLE `sessions` ADD `userAgent` varchar(200) NOT NULL DEFAULT ''");
    await runner.query("ALTER TABLE `sessions` ADD `address` varchar(45) NOT NULL DEFAULT ''");
    await runner.query(
      'ALTER TABLE `account_links` ADD CONSTRAINT `FK_b37644c61855c1e634f9a5ec581` FOREIGN KEY (`userId`) REFERENCES `users`(`id`) ON DELETE CASCADE ON UPDATE NO ACTION',
    );
    // What the provider says of who has paid is not needed once it is processed.
    await runner.query("UPDATE `webhook_events` SET `body` = '' WHERE `nextTryAt` IS NULL");
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE `sessions` DROP COLUMN `address`');
    await runner.query('ALTER TABLE `sessions` DROP COLUMN `userAgent`');
    await runner.query('ALTER TABLE `checkouts` DROP COLUMN `erasedAt`');
    await runner.query('ALTER TABLE `users` DROP COLUMN `erasedAt`');
    await runner.query('DROP TABLE `audit_events`');
    await runner.query('DROP TABLE `account_links`');
  }
}
