import type { MigrationInterface } from 'typeorm';
import { Shop1795000000000 as ShopMysql } from './migrations/mysql/001-shop.ts';
import { Shop1795000000000 as ShopSqlite } from './migrations/sqlite/001-shop.ts';

type Migrations = (new () => MigrationInterface)[];

// Applied in this order; a released one is never edited.
export const sqliteMigrations: Migrations = [ShopSqlite];
export const mysqlMigrations: Migrations = [ShopMysql];
