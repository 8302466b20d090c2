// @ts-check
import path from 'node:path';

/** Says on SIGTERM which test files are running: they may hang. */
export default class RunningFiles {
  /** @type {Set<string>} */
  #files = new Set();

  constructor() {
    process.once('SIGTERM', () => {
      process.stderr.write(`Running when Jest was ended: ${[...this.#files].join(', ') || 'no file'}\n`);
      process.exit(1);
    });
  }

  /** @param {import('@jest/reporters').Test} test */
  onTestFileStart(test) {
    this.#files.add(nameOf(test));
  }

  /** @param {import('@jest/reporters').Test} test */
  onTestFileResult(test) {
    this.#files.delete(nameOf(test));
  }
}

/** @param {import('@jest/reporters').Test} test */
const nameOf = ({ path: file, context }) =>
  `${context.config.displayName?.name} ${path.relative(context.config.rootDir, file)}`;
