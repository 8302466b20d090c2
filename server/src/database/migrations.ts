import type { MigrationInterface } from 'typeorm';
import { Initial1796000000001 as InitialMysql } from './migrations/mysql/001-initial.ts';
import { Initial1796000000001 as InitialSqlite } from './migrations/sqlite/001-initial.ts';

type Migrations = (new () => MigrationInterface)[];

// Applied in this order. A released migration is never edited.
export const sqliteMigrations: Migrations = [InitialSqlite];
export const mysqlMigrations: Migrations = [InitialMysql];
