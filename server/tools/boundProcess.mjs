// @ts-check
import { spawn } from 'node:child_process';
import { findProgram } from './findProgram.mjs';

/** @type {Set<import('node:child_process').ChildProcess>} */
const children = new Set();
process.once('exit', () => {
  for (const child of children) child.kill('SIGKILL');
});

/**
 * Starts a program that ends with this process. On Linux the kernel sees to it, also when this process is killed; elsewhere only
 * when it exits.
 * @param {string} program
 * @param {readonly string[]} args
 * @param {import('node:child_process').SpawnOptions} options
 */
export function spawnBound(program, args, options) {
  const setpriv = findProgram('setpriv');
  const child = setpriv
    ? spawn(setpriv, ['--pdeathsig', 'KILL', program, ...args], options)
    : spawn(program, args, options);
  children.add(child);
  child.once('exit', () => children.delete(child));
  return child;
}
