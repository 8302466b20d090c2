// @ts-check
import { execFile, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import { stop } from './boundProcess.mjs';
import { findProgram } from './findProgram.mjs';
import { freePort } from './freePort.mjs';

/**
 * @typedef {object} MysqlServer
 * @property {string} url of an account that may create databases; names no database
 * @property {number | null} pid null: not started by this process
 * @property {() => Promise<void>} stop ends the server and removes its data
 */

/** For data that nobody needs after a crash. Each test file creates all tables: with files of their own, that takes 3 times as long. */
const UNSAFE_BUT_FAST = [
  '--innodb-flush-log-at-trx-commit=0',
  '--innodb-doublewrite=0',
  // Newer servers may not know these, and start without them.
  '--loose-innodb-flush-method=nosync',
  '--loose-innodb-file-per-table=0',
  '--loose-debug-no-sync',
];

/** Whether tests can use a MySQL-compatible server on this machine. */
export function hasMysql() {
  return Boolean(process.env.TEST_MYSQL_URL || findProgram('mariadbd'));
}

/**
 * A MySQL-compatible server for tests: the one that `TEST_MYSQL_URL` names, or else a private
 * MariaDB on a temporary folder. It trades durability for speed and ends with this process.
 * @returns {Promise<MysqlServer>}
 * @throws when there is no server, or it does not start
 */
export async function startMysql() {
  return process.env.TEST_MYSQL_URL
    ? { url: process.env.TEST_MYSQL_URL, pid: null, stop: async () => {} }
    : startMariadb();
}

/**
 * A private MariaDB, also where `TEST_MYSQL_URL` names a server. Only a durable one loses no commits in a `kill`, and only one with a
 * server id can be replicated.
 * @param {{ durable?: boolean, serverId?: number }} [options]
 * @returns {Promise<MysqlServer & { kill(): Promise<void>, restart(): Promise<void> }>} kill: without a clean stop, like a power cut
 */
export async function startMariadb({ durable = false, serverId } = {}) {
  const mariadbd = findProgram('mariadbd');
  const install = findProgram('mariadb-install-db');
  if (!mariadbd || !install) throw new Error('MariaDB (mariadb-server) is not installed on this machine');

  const folder = mkdtempSync(path.join(tmpdir(), 'kirana-mysql-'));
  const data = path.join(folder, 'data');
  const asRoot = process.getuid?.() === 0 ? ['--user=root'] : [];
  // A server that starts removes the temporary files of all others from a folder that they share.
  const env = { ...process.env, TMPDIR: folder };
  await promisify(execFile)(
    install,
    [
      '--no-defaults',
      `--datadir=${data}`,
      '--auth-root-authentication-method=normal',
      '--skip-test-db',
      ...asRoot,
    ],
    { env },
  );

  const port = await freePort();
  const spawnServer = () => spawn(mariadbd, options, { env, stdio: ['ignore', 'ignore', 'pipe'] });
  const options = [
    '--no-defaults',
    `--datadir=${data}`,
    `--socket=${path.join(folder, 'socket')}`,
    '--bind-address=127.0.0.1',
    `--port=${port}`,
    '--skip-name-resolve',
    ...(serverId ? ['--log-bin=log', `--server-id=${serverId}`] : ['--skip-log-bin']),
    '--max-connections=500',
    ...(durable ? [] : UNSAFE_BUT_FAST),
    '--character-set-server=utf8mb4',
    ...asRoot,
  ];
  let child = spawnServer();
  const remove = () => rmSync(folder, { recursive: true, force: true });
  const killAndRemove = () => {
    child.kill('SIGKILL');
    remove();
  };
  process.once('exit', killAndRemove);
  const kill = () => stop(child, 'SIGKILL');

  await waitUntilReady(child.stderr, child);
  return {
    url: `mysql://root@127.0.0.1:${port}`,
    get pid() {
      return child.pid ?? null;
    },
    async stop() {
      process.off('exit', killAndRemove);
      await kill();
      remove();
    },
    kill,
    async restart() {
      child = spawnServer();
      await waitUntilReady(child.stderr, child);
    },
  };
}

/**
 * @param {import('node:stream').Readable} log
 * @param {import('node:child_process').ChildProcess} child
 */
function waitUntilReady(log, child) {
  /** @type {string[]} */
  const lines = [];
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', () => reject(new Error(`MariaDB did not start:\n${lines.join('\n')}`)));
    createInterface(log).on('line', (line) => {
      lines.push(line);
      if (line.includes('ready for connections')) resolve(undefined);
    });
  });
}
