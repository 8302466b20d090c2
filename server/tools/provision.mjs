// @ts-check
import { findHeadlessChromium } from './chromium.mjs';
import { run } from './command.mjs';
import { findProgram } from './findProgram.mjs';
import { hasMysql } from './mysqlServer.mjs';
import { hasRedis } from './redisServer.mjs';

/**
 * A program that tests need and npm does not install.
 * @typedef {object} Need
 * @property {string} name for messages
 * @property {() => boolean} found whether this machine has it
 * @property {string[]} packages Debian's
 */

/** @type {Need} */
export const mysql = {
  name: 'a MySQL-compatible server (mariadbd on this machine, or the one that TEST_MYSQL_URL names)',
  found: hasMysql,
  packages: ['mariadb-server'],
};

/** @type {Need} */
export const redis = {
  name: 'a Redis server (redis-server on this machine)',
  found: hasRedis,
  packages: ['redis-server'],
};

/** @type {Need} */
export const chromium = {
  name: 'Chromium (on this machine, or where CHROMIUM_PATH says)',
  found: () => Boolean(findHeadlessChromium()),
  packages: ['chromium-headless-shell', 'fonts-noto-core'],
};

let lastInstallation = Promise.resolve(true);

/**
 * Installs a missing program where possible: as root, with apt-get, which one process at a time can use.
 * @param {Need} need
 * @returns {Promise<boolean>} whether the machine has it now
 */
export function provide(need) {
  lastInstallation = lastInstallation.then(() => install(need));
  return lastInstallation;
}

/** @param {Need} need */
async function install({ found, packages }) {
  if (found()) return true;
  if (process.getuid?.() !== 0 || !findProgram('apt-get')) return false;

  process.stdout.write(`Installing ${packages.join(' and ')} with apt-get …\n`);
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  await run('apt-get', ['-qq', 'update'], { env });
  await run('apt-get', ['-qq', 'install', '--yes', '--no-install-recommends', ...packages], { env });
  return found();
}

/** A missing program skips a suite on a developer's machine and fails it in CI. */
export const mustHaveAll = process.env.CI === 'true';
