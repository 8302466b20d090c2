import type { MigrationInterface, QueryRunner } from 'typeorm';
import { fillCustomerSearchKeys } from '../customerSearchKeys.ts';

const changes = [
  `COLUMN searchName varchar(100) NOT NULL DEFAULT ''`,
  `COLUMN searchSecondName varchar(100) NOT NULL DEFAULT ''`,
  `COLUMN searchLastName varchar(100) NOT NULL DEFAULT ''`,
  `COLUMN searchPhone varchar(20) NOT NULL DEFAULT ''`,
  `COLUMN searchPhoneEnd varchar(20) NOT NULL DEFAULT ''`,
  'INDEX users_date (erasedAt, createdAt, id, blockedAt)',
  'INDEX users_blocked (blockedAt, erasedAt, createdAt, id)',
  'INDEX users_search_name (searchName, createdAt, id, blockedAt)',
  'INDEX users_search_second_name (searchSecondName, createdAt, id, blockedAt)',
  'INDEX users_search_last_name (searchLastName, createdAt, id, blockedAt)',
  'INDEX users_search_phone (searchPhone, createdAt, id, blockedAt)',
  'INDEX users_search_phone_end (searchPhoneEnd, createdAt, id, blockedAt)',
  'INDEX users_search_email (email, createdAt, id, blockedAt, erasedAt)',
];

/** What the desk needs to list and search accounts. */
export class Customers1796000000014 implements MigrationInterface {
  name = 'Customers1796000000014';

  async up(runner: QueryRunner): Promise<void> {
    // One statement, which an interruption undoes as a whole.
    if (!(await runner.hasColumn('users', 'searchName')))
      await runner.query(`ALTER TABLE users ${changes.map((change) => `ADD ${change}`).join(', ')}`);
    await fillCustomerSearchKeys(runner);
  }

  async down(runner: QueryRunner): Promise<void> {
    const drops = changes.map((change) => `DROP ${change.replace(/^(\w+ \w+).*/, '$1')}`);
    await runner.query(`ALTER TABLE users ${drops.reverse().join(', ')}`);
  }
}
