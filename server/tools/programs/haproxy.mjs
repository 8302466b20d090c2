// @ts-check
import path from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { server } from '../paths.mjs';
import { isRunning, spawnBound } from './boundProcess.mjs';
import { findProgram } from './findProgram.mjs';
import { freePort } from './freePort.mjs';

/** The settings of all proxies, also in Compose. */
const SETTINGS = path.join(server, 'deploy/haproxy.cfg');
/** Fewer than in the settings: each takes two files, and users may open few. */
const MAX_CONNECTIONS = 400;
const POLL_MS = 50;
const LAST_LINES = 40;

/**
 * @typedef {object} Haproxy
 * @property {string} name
 * @property {number} port for shoppers
 * @property {number} pid of the running process, or of the last one
 * @property {() => boolean} isRunning
 * @property {() => Promise<void>} restart starts the killed proxy again, on the same ports
 */

/** Whether HAProxy can be started on this machine. */
export const hasHaproxy = () => Boolean(findProgram('haproxy'));

/**
 * Starts HAProxy before the shops, with the settings of `server/deploy/haproxy.cfg`. It ends with this process.
 * @param {[number, number, number]} shopPorts
 * @param {string} folder for its socket
 * @param {{ port?: number, maxConnections?: number }} [options] the port for shoppers, by default a free one
 * @returns {Promise<Haproxy>}
 */
export async function startHaproxy(shopPorts, folder, { port, maxConnections = MAX_CONNECTIONS } = {}) {
  const program = findProgram('haproxy');
  if (!program) throw new Error('HAProxy (haproxy) is not installed on this machine');
  const at = port ?? (await freePort());
  const [shop1, shop2, shop3] = shopPorts.map((shopPort) => `127.0.0.1:${shopPort}`);
  const env = {
    PROXY_BIND: `127.0.0.1:${at}`,
    PROXY_STATUS_BIND: `127.0.0.1:${await freePort()}`,
    PROXY_ADMIN_SOCKET: path.join(folder, 'haproxy.sock'),
    SHOP_1: shop1,
    SHOP_2: shop2,
    SHOP_3: shop3,
  };
  const start = () => spawnProxy(program, ['-db', '-n', `${maxConnections}`, '-f', SETTINGS], env, at);
  let child = await start();
  return {
    name: 'proxy',
    port: at,
    get pid() {
      return child.pid ?? 0;
    },
    isRunning: () => isRunning(child),
    async restart() {
      child = await start();
    },
  };
}

/**
 * Starts a process; resolves when it answers.
 * @param {string} program
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} env
 * @param {number} port
 */
async function spawnProxy(program, args, env, port) {
  const child = spawnBound(program, args, { stdio: ['ignore', 'pipe', 'pipe'], env });
  /** @type {string[]} */
  const lines = [];
  for (const stream of [child.stdout, child.stderr]) {
    createInterface(/** @type {import('node:stream').Readable} */ (stream)).on('line', (line) => {
      lines.push(line);
      if (lines.length > LAST_LINES) lines.shift();
    });
  }
  while (!(await answers(port))) {
    if (!isRunning(child)) throw new Error(`HAProxy did not start:\n${lines.join('\n')}`);
    await sleep(POLL_MS);
  }
  return child;
}

/** @param {number} port */
const answers = (port) =>
  fetch(`http://127.0.0.1:${port}/healthz`).then(
    () => true,
    () => false,
  );
