// @ts-check
// `.ci/run` runs this before `npm ci`, so nothing here or in what it imports needs a package.
import path from 'node:path';
import { run } from '../command.mjs';
import { findHeadlessChromium } from './chromium.mjs';
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
 * @property {string} [file] the only file of the package that is needed: a program, installed without what the package depends on
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
  // With all of it and its dependencies: 330 MB.
  packages: ['prometheus'],
  file: 'usr/bin/promtool',
};

let lastInstallation = Promise.resolve(true);

/**
 * Installs missing programs where possible: as root, with apt-get, which one process at a time can use.
 * @param {...RequiredProgram} programs
 * @returns {Promise<boolean>} whether the machine has all of them now
 */
export function installIfMissing(...programs) {
  lastInstallation = lastInstallation.then(() => install(programs));
  return lastInstallation;
}

/** Extracts the file `$1` of the package `$0` into /usr/local/bin. */
const EXTRACT = `set -e
cd "$(mktemp --directory)"
apt-get -qq --option=APT::Sandbox::User=root download "$0"
dpkg-deb --fsys-tarfile ./*.deb | tar --extract --directory=/usr/local/bin --strip-components=3 "./$1"
rm --recursive "$PWD"`;

/** @param {RequiredProgram[]} programs */
async function install(programs) {
  const missing = programs.filter(({ isInstalled }) => !isInstalled());
  if (missing.length === 0) return true;
  if (process.getuid?.() !== 0 || !findProgram('apt-get')) return false;

  const packages = missing.filter(({ file }) => !file).flatMap((program) => program.packages);
  const extracted = missing.flatMap(({ packages: [name = ''], file }) => (file ? [{ name, file }] : []));
  const names = [...packages, ...extracted.map(({ file }) => path.basename(file))];
  process.stdout.write(`Installing ${names.join(', ')} with apt-get …\n`);
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  await run('apt-get', ['-qq', 'update'], { env });
  if (packages.length > 0)
    await run('apt-get', ['-qq', 'install', '--yes', '--no-install-recommends', ...packages], { env });
  for (const { name, file } of extracted) await run('sh', ['-c', EXTRACT, name, file], { env });
  return missing.every(({ isInstalled }) => isInstalled());
}

/** A missing program skips a suite on a developer's machine and fails it in CI. */
export const mustHaveAll = process.env.CI === 'true';
