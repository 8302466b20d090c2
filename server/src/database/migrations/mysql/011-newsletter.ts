import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Letters to the subscribers of the newsletter, whose mails wait for all others. */
export class Newsletter1796000000011 implements MigrationInterface {
  name = 'Newsletter1796000000011';

  async up(runner: QueryRunner): Promise<void> {
    // Repeatable, because MySQL commits each statement.
    await runner.query(`CREATE TABLE IF NOT EXISTS newsletter_letters (
      id varchar(36) NOT NULL,
      subject varchar(150) NOT NULL,
      body text NOT NULL,
      state varchar(10) NOT NULL,
      version int NOT NULL,
      recipientCount int NOT NULL,
      enqueuedCount int NOT NULL,
      lastSubscriptionId varchar(36) NOT NULL,
      updatedAt bigint NOT NULL,
      startedAt bigint NULL,
      finishedAt bigint NULL,
      actorId varchar(36) NOT NULL,
      PRIMARY KEY (id),
      INDEX newsletter_letters_state (state, id)
    ) ENGINE=InnoDB COLLATE utf8mb4_bin`);
    if (!(await runner.hasColumn('mails', 'bulk')))
      await runner.query(`ALTER TABLE mails
        ADD COLUMN bulk tinyint NOT NULL DEFAULT 0,
        ADD COLUMN unsubscribeUrl varchar(300) NULL,
        ADD INDEX mails_bulk_next_try (bulk, nextTryAt)`);
    await runner.query(
      'ALTER TABLE newsletter_subscriptions ADD INDEX newsletter_subscriptions_state (unsubscribedAt, id)',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE newsletter_subscriptions DROP INDEX newsletter_subscriptions_state');
    await runner.query(
      'ALTER TABLE mails DROP INDEX mails_bulk_next_try, DROP COLUMN unsubscribeUrl, DROP COLUMN bulk',
    );
    await runner.query('DROP TABLE newsletter_letters');
  }
}
