// @ts-check
import { createConnection } from 'mysql2/promise';
import { startMysql } from '../programs/mysqlServer.mjs';
import { fillTemplate } from './fillTemplate.mjs';

/** @type {import('../programs/mysqlServer.mjs').MysqlServer} */
export let server;

/** Of this process, because several may use the server that `TEST_MYSQL_URL` names. */
const template = `kirana_template_${process.pid}`;

/** @param {string} statement */
async function run(statement) {
  const connection = await createConnection(server.url);
  await connection.query(statement);
  await connection.end();
}

/**
 * Gives the workers `TEST_MYSQL_URL`, a server on which each test file creates its own database, and `TEST_MYSQL_TEMPLATE`, the
 * database that most of them copy.
 */
export default async function () {
  server = await startMysql();
  await run(`CREATE DATABASE ${template} CHARACTER SET utf8mb4`);
  await fillTemplate({ url: `${server.url}/${template}` });
  process.env.TEST_MYSQL_URL = server.url;
  process.env.TEST_MYSQL_TEMPLATE = template;
}

export const dropTemplate = () => run(`DROP DATABASE ${template}`);
