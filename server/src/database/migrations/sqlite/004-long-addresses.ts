import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Not TypeORM's way, which makes the table anew: dropping the old one would delete what refers to it. */
const resize = async (runner: QueryRunner, length: number): Promise<void> => {
  await runner.query(`ALTER TABLE "orders" ADD COLUMN "resized" varchar(${length}) NOT NULL DEFAULT ('')`);
  await runner.query('UPDATE "orders" SET "resized" = "address"');
  await runner.query('ALTER TABLE "orders" DROP COLUMN "address"');
  await runner.query('ALTER TABLE "orders" RENAME COLUMN "resized" TO "address"');
};

export class LongAddresses1795300000004 implements MigrationInterface {
  name = 'LongAddresses1795300000004';

  up(runner: QueryRunner): Promise<void> {
    return resize(runner, 700);
  }

  down(runner: QueryRunner): Promise<void> {
    return resize(runner, 600);
  }
}
