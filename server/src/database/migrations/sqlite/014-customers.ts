import type { MigrationInterface, QueryRunner } from 'typeorm';
import { fillCustomerSearchKeys } from '../customerSearchKeys.ts';

const columns = [
  `searchName varchar(100) NOT NULL DEFAULT ''`,
  `searchSecondName varchar(100) NOT NULL DEFAULT ''`,
  `searchLastName varchar(100) NOT NULL DEFAULT ''`,
  `searchPhone varchar(20) NOT NULL DEFAULT ''`,
  `searchPhoneEnd varchar(20) NOT NULL DEFAULT ''`,
];

const indexes: Record<string, string> = {
  users_date: 'erasedAt, createdAt, id, blockedAt',
  users_blocked: 'blockedAt, erasedAt, createdAt, id',
  users_search_name: 'searchName, createdAt, id, blockedAt',
  users_search_second_name: 'searchSecondName, createdAt, id, blockedAt',
  users_search_last_name: 'searchLastName, createdAt, id, blockedAt',
  users_search_phone: 'searchPhone, createdAt, id, blockedAt',
  users_search_phone_end: 'searchPhoneEnd, createdAt, id, blockedAt',
  users_search_email: 'email, createdAt, id, blockedAt, erasedAt',
};

/** What the desk needs to list and search accounts. */
export class Customers1796000000014 implements MigrationInterface {
  name = 'Customers1796000000014';

  async up(runner: QueryRunner): Promise<void> {
    for (const column of columns) await runner.query(`ALTER TABLE users ADD COLUMN ${column}`);
    await fillCustomerSearchKeys(runner);
    for (const [index, on] of Object.entries(indexes))
      await runner.query(`CREATE INDEX ${index} ON users (${on})`);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const index of Object.keys(indexes)) await runner.query(`DROP INDEX ${index}`);
    for (const column of columns)
      await runner.query(`ALTER TABLE users DROP COLUMN ${column.slice(0, column.indexOf(' '))}`);
  }
}
