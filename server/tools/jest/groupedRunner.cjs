// @ts-check
const { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } = require('node:fs');
const { tmpdir } = require('node:os');
const path = require('node:path');
const { formatResultsErrors } = require('jest-message-util');
const { default: TestRunner } = require('jest-runner');

/**
 * @typedef {import('jest-runner').Test} Test
 * @typedef {import('jest-runner').TestEvents} TestEvents
 * @typedef {TestEvents['test-file-success'][1]} TestResult
 */

/** More make the workers end at different times; fewer load the shop's modules more often, which takes longer than most files. */
const FILES_PER_GROUP = 10;

/** What changes modules, also for the other files of a group. */
const CHANGES_MODULES = /\bjest\s*\.(mock|doMock|unstable_mockModule|resetModules|isolateModules)/;

/**
 * Jest's own runner, with a module registry for each group of test files instead of one for each file: the thousand modules of a shop
 * are loaded once for a group. A file that mocks modules, `*.isolated.*`, is a group of its own. Reports are about the files. With
 * `-t`, which would find the files' paths, too, each file is loaded alone.
 */
module.exports = class GroupedRunner extends TestRunner {
  /** Files of the groups by the path of the module that loads them. */
  #groups = /** @type {Map<string, Test[]>} */ (new Map());

  /** @override @type {TestRunner['runTests']} */
  async runTests(tests, watcher, options) {
    if (this._globalConfig.testNamePattern) return super.runTests(tests, watcher, options);
    const folder = mkdtempSync(path.join(tmpdir(), 'kirana-test-groups-'));
    try {
      const groups = groupFiles(tests).map((files, index) =>
        this.#asTest(files, path.join(folder, `group${index}.cjs`)),
      );
      await super.runTests(groups, watcher, options);
    } finally {
      rmSync(folder, { recursive: true });
    }
  }

  /** @override @type {TestRunner['on']} */
  on(name, listener) {
    const report = /** @type {(event: unknown) => void | Promise<void>} */ (listener);
    return super.on(name, async (event) => {
      for (const fileEvent of this.#splitEvent(name, event)) await report(fileEvent);
    });
  }

  /**
   * @param {Test[]} files
   * @param {string} entry path of the module that loads them
   * @returns {Test}
   */
  #asTest(files, entry) {
    const [first] = files;
    if (files.length === 1 && first) return first;
    const changing = files.find((file) => CHANGES_MODULES.test(readFileSync(file.path, 'utf8')));
    if (changing) throw new Error(`${changing.path} mocks modules: name it *.isolated.*.test.ts`);
    const load = path.join(__dirname, 'describeFiles.cjs');
    writeFileSync(
      entry,
      `require(${JSON.stringify(load)})(${JSON.stringify(files.map((file) => file.path))});\n`,
    );
    this.#groups.set(entry, files);
    return { .../** @type {Test} */ (first), path: entry };
  }

  /**
   * The events about files that an event about a group stands for.
   * @param {keyof TestEvents} name
   * @param {TestEvents[keyof TestEvents]} event its first element is the group, or the path of its module
   * @returns {unknown[][]}
   */
  #splitEvent(name, [group, detail]) {
    const files = this.#groups.get(typeof group === 'string' ? group : group.path);
    if (!files) return [[group, detail]];
    if (name === 'test-file-success')
      return splitResult(files, /** @type {TestResult} */ (detail), this._globalConfig);
    if (detail && 'ancestorTitles' in detail) return [[detail.ancestorTitles[0], detail]];
    return files.map((file) => [file, detail]);
  }
};

/**
 * Groups of neighbours, which mostly test the same feature; the largest first, so that no worker is left with a long one at the end.
 * @param {readonly Test[]} tests
 * @returns {Test[][]}
 */
function groupFiles(tests) {
  const byPath = tests.toSorted((one, other) => (one.path < other.path ? -1 : 1));
  const isolated = byPath.filter(isIsolated);
  const projects = new Set(tests.map(({ context }) => context));
  const shared = [...projects].flatMap((project) =>
    chunks(byPath.filter((file) => file.context === project && !isIsolated(file))),
  );
  return [...isolated.map((file) => [file]), ...shared].sort((one, other) => sizeOf(other) - sizeOf(one));
}

/** @param {Test} file */
const isIsolated = (file) => file.path.includes('.isolated.');

/** @param {Test[]} files */
function chunks(files) {
  const count = Math.ceil(files.length / FILES_PER_GROUP);
  return Array.from({ length: count }, (_, index) =>
    files.slice((index * files.length) / count, ((index + 1) * files.length) / count),
  );
}

/** In bytes. @param {readonly Test[]} files */
const sizeOf = (files) => files.reduce((sum, file) => sum + statSync(file.path).size, 0);

/**
 * The results of a group's files.
 * @param {readonly Test[]} files
 * @param {TestResult} result of the group: its tests are in a `describe` with the path of their file
 * @param {import('jest-runner').Config.GlobalConfig} globalConfig
 * @returns {[Test, TestResult][]}
 */
function splitResult(files, result, globalConfig) {
  let { start } = result.perfStats;
  const failedOutside = filesFailedOutsideOfTests(files, result);
  return files.map((file, index) => {
    const testResults = result.testResults
      .filter(({ ancestorTitles }) => ancestorTitles[0] === file.path)
      .map((test) => ({
        ...test,
        ancestorTitles: test.ancestorTitles.slice(1),
        fullName: test.fullName.slice(file.path.length + 1),
      }));
    const count = (/** @type {string} */ status) =>
      testResults.filter((test) => test.status === status).length;
    const ends = testResults.map(({ startAt, duration }) => (startAt ?? 0) + (duration ?? 0));
    const end = index === files.length - 1 ? result.perfStats.end : Math.max(start, ...ends);
    const perfStats = { ...result.perfStats, start, end, runtime: end - start };
    start = end;
    const hasFailedOutside = failedOutside.includes(file);
    return [
      file,
      {
        ...result,
        testFilePath: file.path,
        testResults,
        perfStats,
        numPassingTests: count('passed'),
        numFailingTests: count('failed'),
        numPendingTests: count('pending'),
        numTodoTests: count('todo'),
        testExecError: hasFailedOutside ? result.testExecError : undefined,
        failureMessage: hasFailedOutside
          ? result.failureMessage
          : formatResultsErrors(testResults, file.context.config, globalConfig, file.path),
        // What the group has printed is reported once.
        console: index === 0 ? result.console : undefined,
      },
    ];
  });
}

/**
 * The files that a failure outside of tests is about, as in `afterAll`: those that its stack names, or else all.
 * @param {readonly Test[]} files
 * @param {TestResult} result
 */
function filesFailedOutsideOfTests(files, { testExecError, failureMessage }) {
  if (!testExecError) return [];
  const text = `${testExecError.stack} ${failureMessage}`;
  const namedFiles = files.filter((file) =>
    text.includes(path.relative(file.context.config.rootDir, file.path)),
  );
  return namedFiles.length > 0 ? namedFiles : files;
}
