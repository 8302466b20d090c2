import type { MigrationInterface } from 'typeorm';
import { Shop1795000000000 as ShopMysql } from './migrations/mysql/001-shop.ts';
import { MailsAndLeases1795100000002 as MailsMysql } from './migrations/mysql/002-mails-and-leases.ts';
import { Accounts1795200000003 as AccountsMysql } from './migrations/mysql/003-accounts.ts';
import { LongAddresses1795300000004 as LongAddressesMysql } from './migrations/mysql/004-long-addresses.ts';
import { PaidCheckouts1795400000005 as PaidCheckoutsMysql } from './migrations/mysql/005-paid-checkouts.ts';
import { HeldByLines1795500000006 as HeldByLinesMysql } from './migrations/mysql/006-held-by-lines.ts';
import { PlainOutbox1795600000007 as PlainOutboxMysql } from './migrations/mysql/007-plain-outbox.ts';
import { Shop1795000000000 as ShopSqlite } from './migrations/sqlite/001-shop.ts';
import { MailsAndLeases1795100000002 as MailsSqlite } from './migrations/sqlite/002-mails-and-leases.ts';
import { Accounts1795200000003 as AccountsSqlite } from './migrations/sqlite/003-accounts.ts';
import { LongAddresses1795300000004 as LongAddressesSqlite } from './migrations/sqlite/004-long-addresses.ts';
import { PaidCheckouts1795400000005 as PaidCheckoutsSqlite } from './migrations/sqlite/005-paid-checkouts.ts';
import { HeldByLines1795500000006 as HeldByLinesSqlite } from './migrations/sqlite/006-held-by-lines.ts';
import { PlainOutbox1795600000007 as PlainOutboxSqlite } from './migrations/sqlite/007-plain-outbox.ts';

type Migrations = (new () => MigrationInterface)[];

// Applied in this order; a released one is never edited.
export const sqliteMigrations: Migrations = [
  ShopSqlite,
  MailsSqlite,
  AccountsSqlite,
  LongAddressesSqlite,
  PaidCheckoutsSqlite,
  HeldByLinesSqlite,
  PlainOutboxSqlite,
];
export const mysqlMigrations: Migrations = [
  ShopMysql,
  MailsMysql,
  AccountsMysql,
  LongAddressesMysql,
  PaidCheckoutsMysql,
  HeldByLinesMysql,
  PlainOutboxMysql,
];
