// @ts-check
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { server } from '../paths.mjs';

const src = path.join(server, 'src');

/** @typedef {{ name: string, file: string }} ListedClass `file` is relative to `src` */

/**
 * A codegen plugin: lists the classes that the database reads by where their files are, so that nobody writes these lists.
 * @type {import('@graphql-codegen/plugin-helpers').PluginFunction<{ list: 'entities' | 'migrations' }>}
 */
export const plugin = (_, __, { list }) => (list === 'entities' ? listEntities() : listMigrations());

/** Every class of an `*.entity.ts`. */
function listEntities() {
  const classes = classesIn('', (file) => file.endsWith('.entity.ts'));
  return `${importsOf(classes)}\n/** All tables of the shop. */\n${arrayOf('entities', classes)}`;
}

/** Every migration of each dialect, by the numbers in the names of the files. */
function listMigrations() {
  const sqlite = classesIn('database/migrations/sqlite');
  const mysql = classesIn('database/migrations/mysql');
  return [
    "import type { MigrationInterface } from 'typeorm';\n",
    importsOf(sqlite, 'Sqlite'),
    importsOf(mysql, 'Mysql'),
    '\ntype Migrations = (new () => MigrationInterface)[];\n',
    '\n// Applied in this order. A released migration is never edited.\n',
    arrayOf('sqliteMigrations: Migrations', sqlite, 'Sqlite'),
    arrayOf('mysqlMigrations: Migrations', mysql, 'Mysql'),
  ].join('');
}

/**
 * The classes that the modules of a folder of `src` export, in the order of the files' names.
 * @param {string} folder
 * @param {(file: string) => boolean} isListed
 * @returns {ListedClass[]}
 */
function classesIn(folder, isListed = () => true) {
  const files = readdirSync(path.join(src, folder), { recursive: true, encoding: 'utf8' });
  return files
    .map((file) => path.posix.join(folder, file.replaceAll(path.sep, '/')))
    .filter(isListed)
    .sort()
    .flatMap((file) => {
      const classes = readFileSync(path.join(src, file), 'utf8').matchAll(/^export class (\w+)/gm);
      return [...classes].map(([, name = '']) => ({ name, file }));
    });
}

/** @param {ListedClass[]} classes @param {string} suffix of the names in the list, where two lists have the same names */
const importsOf = (classes, suffix = '') =>
  classes
    .map(({ name, file }) => {
      const imported = suffix ? `${name} as ${name}${suffix}` : name;
      return `import { ${imported} } from '../${file}';\n`;
    })
    .join('');

/** @param {string} declaration @param {ListedClass[]} classes @param {string} suffix */
const arrayOf = (declaration, classes, suffix = '') =>
  `export const ${declaration} = [\n${classes.map(({ name }) => `  ${name}${suffix},\n`).join('')}];\n`;
