// @ts-check
import { spawn } from 'node:child_process';
import path from 'node:path';
import { root } from './paths.mjs';

/** @typedef {{ cwd?: string, env?: NodeJS.ProcessEnv, stdio?: import('node:child_process').StdioOptions }} Options */

/**
 * Starts a program of this machine or of node_modules/.bin, by default in the clone's top folder.
 * @param {string} program
 * @param {string[]} args
 * @param {import('node:child_process').SpawnOptions} options
 */
export function start(program, args, { env, ...options } = {}) {
  const PATH = [path.join(root, 'node_modules/.bin'), process.env.PATH].join(path.delimiter);
  return spawn(program, args, {
    cwd: root,
    // On Windows npm and its like are .cmd files, which only a shell starts.
    shell: process.platform === 'win32',
    ...options,
    env: { ...process.env, PATH, ...env },
  });
}

/**
 * Runs a program to its end with this process's input and output.
 * @param {string} program
 * @param {string[]} args
 * @param {Options & { maxMs?: number }} [options] after `maxMs` the program is ended with SIGTERM; default: never
 * @returns {Promise<number>} its exit code; 1 when a signal or a failed start ended it
 */
export function run(program, args, { maxMs, ...options } = {}) {
  return new Promise((resolve) => {
    const child = start(program, args, { stdio: 'inherit', ...options });
    const limit =
      maxMs &&
      setTimeout(() => {
        process.stderr.write(`\n${program} is ended: it has run for ${maxMs / 60_000} minutes.\n`);
        child.kill('SIGTERM');
      }, maxMs);
    child.once('error', (error) => {
      clearTimeout(limit);
      process.stderr.write(`${program}: ${error.message}\n`);
      resolve(1);
    });
    child.once('close', (code) => {
      clearTimeout(limit);
      resolve(code ?? 1);
    });
  });
}

/** How long output may come after the end of a program: a process that it has left behind may hold its output open. */
const DRAIN_MS = 5000;

/**
 * Runs a program to its end and returns its output.
 * @param {string} program
 * @param {string[]} args
 * @param {Options} [options]
 * @returns {Promise<{ code: number, output: string }>}
 */
export function capture(program, args, options) {
  return new Promise((resolve) => {
    let output = '';
    const child = start(program, args, { stdio: ['ignore', 'pipe', 'pipe'], ...options });
    const streams = [child.stdout, child.stderr];
    for (const stream of streams) {
      stream?.setEncoding('utf8').on('data', (text) => {
        output += text;
      });
    }
    child.once('error', (error) => resolve({ code: 1, output: error.message }));
    child.once('exit', () => {
      const drain = setTimeout(() => {
        output += `\nA process that ${program} has started has not ended with it.\n`;
        for (const stream of streams) stream?.destroy();
      }, DRAIN_MS);
      child.once('close', (code) => {
        clearTimeout(drain);
        resolve({ code: code ?? 1, output });
      });
    });
  });
}
