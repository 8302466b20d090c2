// @ts-check
/** Installs the programs that checks and tests need and npm does not install. What is still missing then fails its check or suite. */
import {
  chromium,
  galera,
  haproxy,
  installIfMissing,
  mysql,
  promtool,
  redis,
} from './programs/provision.mjs';

await installIfMissing(chromium, mysql, galera, haproxy, redis, promtool);
