// @ts-check
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { findProgram } from './findProgram.mjs';

/** Ends instead of starting the program if the parent, `$0`, has died before the kernel was asked to report its death. */
const START = '[ $PPID = $0 ] && exec "$@"';

/** @type {Set<import('node:child_process').ChildProcess>} */
const children = new Set();
process.once('exit', () => {
  for (const child of children) child.kill('SIGKILL');
});

/**
 * Whether a process has not ended, by itself or by a signal.
 * @param {Pick<import('node:child_process').ChildProcess, 'exitCode' | 'signalCode'>} child
 */
export const isRunning = ({ exitCode, signalCode }) => exitCode === null && signalCode === null;

/**
 * Sends a process a signal that ends it, and waits until it has ended. Does nothing if it has, since Ctrl+C in a terminal reaches all
 * processes.
 * @param {import('node:child_process').ChildProcess} child
 * @param {NodeJS.Signals} [signal]
 */
export async function stop(child, signal = 'SIGTERM') {
  if (!isRunning(child)) return;
  const exit = once(child, 'exit');
  child.kill(signal);
  await exit;
}

/**
 * Starts a program that ends with this process. On Linux the kernel sees to it, also when this process is killed; elsewhere only
 * when it exits.
 * @param {string} program
 * @param {readonly string[]} args
 * @param {import('node:child_process').SpawnOptions} options
 */
export function spawnBound(program, args, options) {
  const setpriv = findProgram('setpriv');
  const start = ['--pdeathsig', 'KILL', 'sh', '-c', START, `${process.pid}`, program, ...args];
  const child = setpriv ? spawn(setpriv, start, options) : spawn(program, args, options);
  children.add(child);
  child.once('exit', () => children.delete(child));
  return child;
}
