import type { MigrationInterface, QueryRunner } from 'typeorm';

const columns = 'erasedAt, createdAt, id, blockedAt';
const searchKeys = 'searchName, searchSecondName, searchLastName, email, searchPhone, searchPhoneEnd';

/** What a search looks at in the index of the list of customers: a page of a frequent name is found without reading rows. */
export class SearchKeysInCustomerList1796000000078 implements MigrationInterface {
  name = 'SearchKeysInCustomerList1796000000078';

  async up(runner: QueryRunner): Promise<void> {
    await replaceIndex(runner, `${columns}, ${searchKeys}`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await replaceIndex(runner, columns);
  }
}

async function replaceIndex(runner: QueryRunner, columns: string): Promise<void> {
  await runner.query('DROP INDEX users_date');
  await runner.query(`CREATE INDEX users_date ON users (${columns})`);
}
