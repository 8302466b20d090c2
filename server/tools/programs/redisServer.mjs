// @ts-check
import { createInterface } from 'node:readline';
import { isRunning, spawnBound, stop } from './boundProcess.mjs';
import { findProgram } from './findProgram.mjs';
import { freePort } from './freePort.mjs';

/**
 * @typedef {object} RedisServer
 * @property {string} name
 * @property {string} url
 * @property {(signal: 'SIGSTOP' | 'SIGCONT') => void} signal SIGSTOP suspends the server, SIGCONT resumes it
 * @property {number} pid of the running process, or of the last one
 * @property {() => boolean} isRunning
 * @property {() => Promise<void>} kill without a clean stop
 * @property {() => Promise<void>} restart starts the killed server again, empty
 * @property {() => Promise<void>} stop
 */

/** Whether a Redis server can be started on this machine. */
export const hasRedis = () => Boolean(findProgram('redis-server'));

/**
 * A private Redis for tests. It stores everything in memory and ends with this process.
 * @param {number} [port] default: a free one
 * @returns {Promise<RedisServer>}
 */
export async function startRedis(port) {
  const program = findProgram('redis-server');
  if (!program) throw new Error('Redis (redis-server) is not installed on this machine');
  const at = port ?? (await freePort());
  let child = await spawnServer(program, at);
  const kill = () => stop(child, 'SIGKILL');
  return {
    name: 'redis',
    url: `redis://127.0.0.1:${at}`,
    get pid() {
      return child.pid ?? 0;
    },
    signal: (signal) => void child.kill(signal),
    isRunning: () => isRunning(child),
    kill,
    async restart() {
      child = await spawnServer(program, at);
    },
    async stop() {
      if (isRunning(child)) await kill();
    },
  };
}

/**
 * Starts a process that ends with this one; resolves when it accepts connections.
 * @param {string} program
 * @param {number} port
 */
async function spawnServer(program, port) {
  const args = ['--port', `${port}`, '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
  const child = spawnBound(program, args, { stdio: ['ignore', 'pipe', 'ignore'] });
  await new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', () => reject(new Error('Redis did not start')));
    createInterface(/** @type {import('node:stream').Readable} */ (child.stdout)).on('line', (line) => {
      if (line.includes('Ready to accept connections')) resolve(undefined);
    });
  });
  return child;
}
