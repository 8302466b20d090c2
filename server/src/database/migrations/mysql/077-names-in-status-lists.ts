import type { MigrationInterface, QueryRunner } from 'typeorm';

const columns = 'status, createdAt, id, amount, pincode, refundedAmount';
const names = 'searchName, searchLastName, searchEmail';

/** The names in the index of the desk's lists of a status: orders of a name in a status are found without reading rows. */
export class NamesInStatusLists1796000000077 implements MigrationInterface {
  name = 'NamesInStatusLists1796000000077';

  // One statement, which an interruption undoes as a whole.
  async up(runner: QueryRunner): Promise<void> {
    await replaceIndex(runner, `${columns}, ${names}`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await replaceIndex(runner, columns);
  }
}

async function replaceIndex(runner: QueryRunner, columns: string): Promise<void> {
  await runner.query(
    `ALTER TABLE orders DROP INDEX orders_status_date, ADD INDEX orders_status_date (${columns})`,
  );
}
