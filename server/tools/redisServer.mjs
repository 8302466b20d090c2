// @ts-check
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { findProgram } from './findProgram.mjs';
import { freePort } from './freePort.mjs';

/**
 * @typedef {object} RedisServer
 * @property {string} url
 * @property {(signal: 'SIGSTOP' | 'SIGCONT') => void} signal SIGSTOP suspends the server, SIGCONT resumes it
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
  const child = spawn(
    program,
    ['--port', `${at}`, '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'],
    {
      stdio: ['ignore', 'pipe', 'ignore'],
    },
  );
  const kill = () => child.kill('SIGKILL');
  process.once('exit', kill);
  await new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', () => reject(new Error('Redis did not start')));
    createInterface(child.stdout).on('line', (line) => {
      if (line.includes('Ready to accept connections')) resolve(undefined);
    });
  });
  return {
    url: `redis://127.0.0.1:${at}`,
    signal: (signal) => void child.kill(signal),
    async stop() {
      process.off('exit', kill);
      const ended = once(child, 'exit');
      kill();
      await ended;
    },
  };
}
