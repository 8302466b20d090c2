// @ts-check
import { findHeadlessChromium } from './chromium.mjs';
import { run } from './command.mjs';
import { findProgram } from './findProgram.mjs';
import { hasGalera } from './galera.mjs';
import { hasHaproxy } from './haproxy.mjs';
import { hasMysql } from './mysqlServer.mjs';
import { hasRedis } from './redisServer.mjs';

/**
 * A program that tests need and that npm does not install.
 * @typedef {object} RequiredProgram
 * @property {string} name for messages
 * @property {() => boolean} isInstalled
 * @property {string[]} packages of Debian
 */

/** @type {RequiredProgram} */
export const mysql = {
  name: 'a MySQL-compatible server (mariadbd on this machine, or the one that TEST_MYSQL_URL names)',
  isInstalled: hasMysql,
  packages: ['mariadb-server'],
};

/** @type {RequiredProgram} */
export const redis = {
  name: 'a Redis server (redis-server on this machine)',
  isInstalled: hasRedis,
  packages: ['redis-server'],
};

/** @type {RequiredProgram} */
export const galera = {
  name: 'a MariaDB with Galera (mariadbd, libgalera_smm.so, mariadb-backup and socat on this machine)',
  isInstalled: hasGalera,
  packages: ['mariadb-server', 'galera-4', 'mariadb-backup', 'socat'],
};

/** @type {RequiredProgram} */
export const haproxy = {
  name: 'HAProxy (haproxy on this machine)',
  isInstalled: hasHaproxy,
  packages: ['haproxy'],
};

/** @type {RequiredProgram} */
export const chromium = {
  name: 'Chromium (on this machine, or where CHROMIUM_PATH says)',
  isInstalled: () => Boolean(findHeadlessChromium()),
  packages: ['chromium-headless-shell', 'fonts-noto-core'],
};

/** @type {RequiredProgram} */
export const promtool = {
  name: 'promtool (of Prometheus, on this machine)',
  isInstalled: () => Boolean(findProgram('promtool')),
  packages: ['prometheus'],
};

let lastInstallation = Promise.resolve(true);

/**
 * Installs a missing program where possible: as root, with apt-get, which one process at a time can use.
 * @param {RequiredProgram} program
 * @returns {Promise<boolean>} whether the machine has it now
 */
export function installIfMissing(program) {
  lastInstallation = lastInstallation.then(() => install(program));
  return lastInstallation;
}

/** @param {RequiredProgram} program */
async function install({ isInstalled, packages }) {
  if (isInstalled()) return true;
  if (process.getuid?.() !== 0 || !findProgram('apt-get')) return false;

  process.stdout.write(`Installing ${packages.join(' and ')} with apt-get …\n`);
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  await run('apt-get', ['-qq', 'update'], { env });
  await run('apt-get', ['-qq', 'install', '--yes', '--no-install-recommends', ...packages], { env });
  return isInstalled();
}

/** A missing program skips a suite on a developer's machine and fails it in CI. */
export const mustHaveAll = process.env.CI === 'true';
