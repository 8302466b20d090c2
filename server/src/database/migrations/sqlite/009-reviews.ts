import type { MigrationInterface, QueryRunner } from 'typeorm';

const up = [
  'ALTER TABLE reviews ADD COLUMN hidden boolean NOT NULL DEFAULT 0',
  'ALTER TABLE reviews ADD COLUMN hiddenReason varchar(200)',
  'ALTER TABLE reviews ADD COLUMN answer text',
  'ALTER TABLE reviews ADD COLUMN answeredAt bigint',
  'CREATE INDEX reviews_date ON reviews (createdAt, id)',
  'CREATE INDEX reviews_rating_date ON reviews (rating, createdAt, id)',
  'CREATE INDEX reviews_hidden_date ON reviews (hidden, createdAt, id)',
  'CREATE INDEX reviews_answered_date ON reviews (answeredAt, createdAt, id)',
];

const down = [
  'DROP INDEX reviews_answered_date',
  'DROP INDEX reviews_hidden_date',
  'DROP INDEX reviews_rating_date',
  'DROP INDEX reviews_date',
  'ALTER TABLE reviews DROP COLUMN answeredAt',
  'ALTER TABLE reviews DROP COLUMN answer',
  'ALTER TABLE reviews DROP COLUMN hiddenReason',
  'ALTER TABLE reviews DROP COLUMN hidden',
];

/** Reviews can be hidden and answered by staff. */
export class Reviews1796000000009 implements MigrationInterface {
  name = 'Reviews1796000000009';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of up) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const statement of down) await runner.query(statement);
  }
}
