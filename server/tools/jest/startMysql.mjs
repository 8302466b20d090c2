// @ts-check
import { startMysql } from '../mysqlServer.mjs';

/** @type {import('../mysqlServer.mjs').MysqlServer} */
export let server;

/** Gives the workers `TEST_MYSQL_URL`: a server on which each test file creates its own database. */
export default async function () {
  server = await startMysql();
  process.env.TEST_MYSQL_URL = server.url;
}
