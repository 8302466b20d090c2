import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Reviews can be hidden and answered by staff. */
export class Reviews1796000000009 implements MigrationInterface {
  name = 'Reviews1796000000009';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE reviews
      ADD COLUMN hidden tinyint NOT NULL DEFAULT 0,
      ADD COLUMN hiddenReason varchar(200) NULL,
      ADD COLUMN answer text NULL,
      ADD COLUMN answeredAt bigint NULL,
      ADD INDEX reviews_date (createdAt, id),
      ADD INDEX reviews_rating_date (rating, createdAt, id),
      ADD INDEX reviews_hidden_date (hidden, createdAt, id),
      ADD INDEX reviews_answered_date (answeredAt, createdAt, id)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE reviews
      DROP INDEX reviews_date,
      DROP INDEX reviews_rating_date,
      DROP INDEX reviews_hidden_date,
      DROP INDEX reviews_answered_date,
      DROP COLUMN hidden,
      DROP COLUMN hiddenReason,
      DROP COLUMN answer,
      DROP COLUMN answeredAt`);
  }
}
