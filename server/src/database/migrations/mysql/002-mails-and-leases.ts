import type { MigrationInterface, QueryRunner } from 'typeorm';

export class MailsAndLeases1795100000002 implements MigrationInterface {
  name = 'MailsAndLeases1795100000002';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'CREATE TABLE `mails` (`id` varchar(36) NOT NULL, `occasion` varchar(80) NULL, `recipient` varchar(254) NOT NULL, `subject` varchar(200) NOT NULL, `text` text NOT NULL, `createdAt` bigint NOT NULL, `attempts` int NOT NULL, `nextTryAt` bigint NULL, `sentAt` bigint NULL, UNIQUE INDEX `mails_occasion` (`occasion`), INDEX `mails_created` (`createdAt`), INDEX `mails_next_try` (`nextTryAt`), PRIMARY KEY (`id`)) ENGINE=InnoDB',
    );
    await runner.query(
      'CREATE TABLE `leases` (`job` varchar(40) NOT NULL, `holder` varchar(36) NULL, `beat` int NOT NULL, PRIMARY KEY (`job`)) ENGINE=InnoDB',
    );
    await runner.query('ALTER TABLE `checkouts` ADD `paymentSeenAt` bigint NULL');
    await runner.query('CREATE INDEX `webhook_events_received` ON `webhook_events` (`receivedAt`)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX `webhook_events_received` ON `webhook_events`');
    await runner.query('ALTER TABLE `checkouts` DROP COLUMN `paymentSeenAt`');
    await runner.query('DROP TABLE `leases`');
    await runner.query('DROP INDEX `mails_next_try` ON `mails`');
    await runner.query('DROP INDEX `mails_created` ON `mails`');
    await runner.query('DROP INDEX `mails_occasion` ON `mails`');
    await runner.query('DROP TABLE `mails`');
  }
}
