import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The indexes of the desk's list of refunds: all, and those of a state. They replace narrower ones of the same columns. */
export class RefundLists1796000000076 implements MigrationInterface {
  name = 'RefundLists1796000000076';

  async up(runner: QueryRunner): Promise<void> {
    await replaceIndexes(runner, {
      refunds_created: 'createdAt, id, kind, failedAt, amount',
      refunds_failed: 'failedAt, nextTryAt, createdAt, id',
    });
  }

  async down(runner: QueryRunner): Promise<void> {
    await replaceIndexes(runner, {
      refunds_created: 'createdAt, kind, failedAt, amount',
      refunds_failed: 'failedAt',
    });
  }
}

async function replaceIndexes(runner: QueryRunner, indexes: Record<string, string>): Promise<void> {
  for (const [index, columns] of Object.entries(indexes)) {
    await runner.query(`DROP INDEX ${index}`);
    await runner.query(`CREATE INDEX ${index} ON refunds (${columns})`);
  }
}
