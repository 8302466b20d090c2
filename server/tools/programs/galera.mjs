// @ts-check
import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { server } from '../paths.mjs';
import { isRunning, spawnBound, stop } from './boundProcess.mjs';
import { findProgram } from './findProgram.mjs';
import { freePort } from './freePort.mjs';

/**
 * @typedef {object} GaleraNode
 * @property {string} name
 * @property {number} port
 * @property {string} url of an account that may create databases; names no database
 * @property {number} pid of the running process, or of the last one
 * @property {() => boolean} isRunning
 * @property {() => Promise<void>} kill without a clean stop, like a power cut
 * @property {() => Promise<void>} restart starts the killed node; resolves when it has the commits of the others
 * @property {(signal: 'SIGSTOP' | 'SIGCONT') => void} signal SIGSTOP suspends the process, SIGCONT resumes it
 * @property {(isIsolated: boolean) => Promise<void>} isolate cuts it off from the other nodes, not from its clients; false ends that
 * @property {() => Promise<boolean>} isSynced whether it has the commits of the others, and sees all of them
 *
 * @typedef {{ name: string, port: number, clusterPort: number, istPort: number, sstPort: number, folder: string, data: string,
 *   temporaryFolder: string }} Place
 *   Where a node lives; `istPort` and `sstPort` receive what it has missed, as commits or as a copy of all data.
 */

/** The settings of all nodes, also in Compose. */
const SETTINGS = path.join(server, 'deploy/galera.cnf');
const PROVIDERS = ['/usr/lib/galera', '/usr/lib64/galera-4', '/usr/lib64/galera'].map((folder) =>
  path.join(folder, 'libgalera_smm.so'),
);
const BEGINS_CLUSTER = '--wsrep-new-cluster';
const POLL_MS = 100;
const START_TIMEOUT_MS = 120_000;
const CONNECT_TIMEOUT_MS = 2000;
/** The bit of wsrep_sync_wait for SHOW. */
const SYNC_WAIT_BEFORE_SHOW = 8;
const LAST_LINES = 60;
/** Not Galera's `Synchronized with group, ready for connections`: until the server itself is ready, it ignores signals. */
const READY = /: ready for connections\.$/;

const run = promisify(execFile);
const findProvider = () => PROVIDERS.find((file) => existsSync(file));

/** Whether nodes of a cluster can be started on this machine. */
export const hasGalera = () =>
  Boolean(findProgram('mariadbd') && findProvider() && findProgram('mariadb-backup') && findProgram('socat'));

/**
 * Starts the nodes of a Galera cluster on this machine, with the settings of `server/deploy/galera.cnf`. They end with this process.
 * @param {number} count
 * @param {string} folder for their data
 * @returns {Promise<GaleraNode[]>} all of them in sync
 * @throws when a program is missing or a node does not start
 */
export async function startGalera(count, folder) {
  /** @type {Place[]} */
  const places = [];
  for (let number = 1; number <= count; number++) {
    const name = `database-${number}`;
    places.push({
      name,
      port: await freePort(),
      clusterPort: await freePort(),
      istPort: await freePort(),
      sstPort: await freePort(),
      folder,
      data: path.join(folder, name),
      // A server that starts removes the temporary files of all others from a folder that they share.
      temporaryFolder: path.join(folder, `${name}.tmp`),
    });
  }
  for (const { temporaryFolder } of places) mkdirSync(temporaryFolder);
  const [first, ...others] = /** @type {[Place, ...Place[]]} */ (places);
  await createData(first);
  // A node of a cluster that was stopped. The others begin as copies of it, which is faster than copies by Galera.
  const begun = await spawnNode([...nodeOptions(first, places), BEGINS_CLUSTER]);
  begun.kill('SIGTERM');
  await once(begun, 'exit', { signal: AbortSignal.timeout(START_TIMEOUT_MS) });
  for (const { data } of others) cpSync(first.data, data, { recursive: true });
  const nodes = [await startNode(first, places, [BEGINS_CLUSTER])];
  nodes.push(...(await Promise.all(others.map((place) => startNode(place, places)))));
  for (const node of nodes) await waitUntil(node.isSynced);
  return nodes;
}

/**
 * @param {Place} place
 * @param {Place[]} places of all nodes
 * @param {string[]} [further] options of the first start
 * @returns {Promise<GaleraNode>}
 */
async function startNode(place, places, further = []) {
  const { name, port } = place;
  const options = nodeOptions(place, places);
  let child = await spawnNode([...options, ...further]);
  /** @type {GaleraNode} */
  const node = {
    name,
    port,
    url: `mysql://root@127.0.0.1:${port}`,
    get pid() {
      return child.pid ?? 0;
    },
    isRunning: () => isRunning(child),
    kill: () => stop(child, 'SIGKILL'),
    async restart() {
      child = await spawnNode([...options, ...(await findPosition(options))]);
      await waitUntil(node.isSynced);
    },
    signal: (signal) => void child.kill(signal),
    async isolate(isIsolated) {
      await query(port, `SET GLOBAL wsrep_provider_options = 'gmcast.isolate=${isIsolated ? 1 : 0}'`);
    },
    async isSynced() {
      try {
        // It answers when the nodes agree on what came before. Without the wait, a node takes one that is silent for present.
        const rows = await query(
          port,
          `SET STATEMENT wsrep_sync_wait = ${SYNC_WAIT_BEFORE_SHOW} FOR
            SHOW STATUS WHERE Variable_name IN ('wsrep_cluster_size', 'wsrep_local_state_comment')`,
        );
        const status = new Map(rows.map(({ Variable_name: variable, Value }) => [variable, Value]));
        return (
          status.get('wsrep_local_state_comment') === 'Synced' &&
          Number(status.get('wsrep_cluster_size')) === places.length
        );
      } catch {
        return false;
      }
    },
  };
  return node;
}

/** @param {Place} place */
async function createData({ data, temporaryFolder }) {
  const install = findProgram('mariadb-install-db');
  if (!install) throw new Error('MariaDB (mariadb-server) is not installed on this machine');
  await run(
    install,
    [
      '--no-defaults',
      `--datadir=${data}`,
      '--auth-root-authentication-method=normal',
      '--skip-test-db',
      ...asRoot(),
    ],
    { env: { ...process.env, TMPDIR: temporaryFolder } },
  );
}

/**
 * The settings of Compose's nodes, with what differs on one machine.
 * @param {Place} place
 * @param {Place[]} places
 */
function nodeOptions({ name, port, clusterPort, istPort, sstPort, folder, data, temporaryFolder }, places) {
  const provider = findProvider();
  if (!provider) throw new Error('Galera (galera-4) is not installed on this machine');
  const [, providerOptions] = /^wsrep_provider_options = "(.*)"$/m.exec(readFileSync(SETTINGS, 'utf8')) ?? [];
  if (!providerOptions) throw new Error(`${SETTINGS} has no wsrep_provider_options`);
  return [
    `--defaults-file=${SETTINGS}`,
    `--datadir=${data}`,
    `--tmpdir=${temporaryFolder}`,
    `--socket=${path.join(folder, `${name}.sock`)}`,
    `--pid-file=${path.join(folder, `${name}.pid`)}`,
    '--bind-address=127.0.0.1',
    `--port=${port}`,
    '--skip-name-resolve',
    '--skip-log-bin',
    '--max-connections=500',
    '--innodb-log-file-size=24M',
    `--wsrep-provider=${provider}`,
    `--wsrep-provider-options=${[
      providerOptions,
      `base_port=${clusterPort}`,
      `gmcast.listen_addr=tcp://127.0.0.1:${clusterPort}`,
      `ist.recv_addr=127.0.0.1:${istPort}`,
      'gcache.size=64M',
    ].join('; ')}`,
    `--wsrep-cluster-address=gcomm://${places.map((place) => `127.0.0.1:${place.clusterPort}`).join()}`,
    `--wsrep-node-name=${name}`,
    '--wsrep-node-address=127.0.0.1',
    `--wsrep-node-incoming-address=127.0.0.1:${port}`,
    `--wsrep-sst-receive-address=127.0.0.1:${sstPort}`,
    '--wsrep-sst-auth=root:',
    ...asRoot(),
  ];
}

const asRoot = () => (process.getuid?.() === 0 ? ['--user=root'] : []);

/**
 * Starts a process; resolves when it accepts connections.
 * @param {string[]} options
 * @returns {Promise<import('node:child_process').ChildProcess>}
 */
async function spawnNode(options) {
  const child = spawnBound(findProgram('mariadbd') ?? 'mariadbd', options, {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  /** @type {string[]} */
  const lines = [];
  /** @type {NodeJS.Timeout | undefined} */
  let timer;
  await new Promise((resolve, reject) => {
    const fail = () => {
      child.kill('SIGKILL');
      reject(new Error(`A database node did not start:\n${lines.join('\n')}`));
    };
    timer = setTimeout(fail, START_TIMEOUT_MS);
    child.once('error', reject);
    child.once('exit', fail);
    createInterface(/** @type {import('node:stream').Readable} */ (child.stderr)).on('line', (line) => {
      lines.push(line);
      if (lines.length > LAST_LINES) lines.shift();
      if (READY.test(line)) resolve(undefined);
    });
  }).finally(() => clearTimeout(timer));
  return child;
}

/**
 * The last commit of a killed node, so that the others send it what it has missed and not all data.
 * @param {string[]} options
 */
async function findPosition(options) {
  const { stderr } = await run(findProgram('mariadbd') ?? 'mariadbd', [...options, '--wsrep-recover']);
  const [, position] = /WSREP: Recovered position:?\s*(\S+)/.exec(stderr) ?? [];
  return position ? [`--wsrep-start-position=${position}`] : [];
}

/**
 * @param {number} port
 * @param {string} sql
 * @returns {Promise<{ [column: string]: string }[]>}
 */
async function query(port, sql) {
  // Here, because provision.mjs runs before packages are installed.
  const { createConnection } = await import('mysql2/promise');
  const connection = await createConnection({
    host: '127.0.0.1',
    port,
    user: 'root',
    connectTimeout: CONNECT_TIMEOUT_MS,
  });
  connection.on('error', () => {});
  try {
    const [rows] = await connection.query({ sql, timeout: CONNECT_TIMEOUT_MS });
    return /** @type {{ [column: string]: string }[]} */ (rows);
  } finally {
    connection.destroy();
  }
}

/** @param {() => Promise<boolean>} condition */
async function waitUntil(condition) {
  for (const deadline = Date.now() + START_TIMEOUT_MS; !(await condition()); await sleep(POLL_MS)) {
    if (Date.now() > deadline) throw new Error('A database node has not joined the others in time');
  }
}
