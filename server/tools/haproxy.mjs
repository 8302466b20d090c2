// @ts-check
import path from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { spawnBound } from './boundProcess.mjs';
import { findProgram } from './findProgram.mjs';
import { freePort } from './freePort.mjs';
import { server } from './paths.mjs';

/** The settings of all proxies, also in Compose. */
const SETTINGS = path.join(server, 'deploy/haproxy.cfg');
/** Fewer than in the settings: each takes two files, and users may open few. */
const MAX_CONNECTIONS = 400;
const POLL_MS = 50;
const LAST_LINES = 40;

/** Whether HAProxy can be started on this machine. */
export const hasHaproxy = () => Boolean(findProgram('haproxy'));

/**
 * Starts HAProxy before the shops, with the settings of `server/deploy/haproxy.cfg`. It ends with this process.
 * @param {[number, number, number]} shopPorts
 * @param {string} folder for its socket
 * @param {{ port?: number, maxConnections?: number }} [options] the port for shoppers, by default a free one
 * @returns {Promise<{ port: number, pid: number }>}
 */
export async function startHaproxy(shopPorts, folder, { port, maxConnections = MAX_CONNECTIONS } = {}) {
  const program = findProgram('haproxy');
  if (!program) throw new Error('HAProxy (haproxy) is not installed on this machine');
  const at = port ?? (await freePort());
  const [shop1, shop2, shop3] = shopPorts.map((shopPort) => `127.0.0.1:${shopPort}`);
  const child = spawnBound(program, ['-db', '-n', `${maxConnections}`, '-f', SETTINGS], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PROXY_BIND: `127.0.0.1:${at}`,
      PROXY_STATUS_BIND: `127.0.0.1:${await freePort()}`,
      PROXY_ADMIN_SOCKET: path.join(folder, 'haproxy.sock'),
      SHOP_1: shop1,
      SHOP_2: shop2,
      SHOP_3: shop3,
    },
  });
  /** @type {string[]} */
  const lines = [];
  for (const stream of [child.stdout, child.stderr]) {
    createInterface(/** @type {import('node:stream').Readable} */ (stream)).on('line', (line) => {
      lines.push(line);
      if (lines.length > LAST_LINES) lines.shift();
    });
  }
  while (!(await answers(at))) {
    if (child.exitCode !== null) throw new Error(`HAProxy did not start:\n${lines.join('\n')}`);
    await sleep(POLL_MS);
  }
  return { port: at, pid: child.pid ?? 0 };
}

/** @param {number} port */
const answers = (port) =>
  fetch(`http://127.0.0.1:${port}/healthz`).then(
    () => true,
    () => false,
  );
