// @ts-check
/**
 * How a test file's name decides where it runs:
 *   name.test.ts            once on SQLite and once on MySQL (`TEST_DATABASE` says which)
 *   name.sqlite.test.ts     once, on SQLite: headers, limits, pages and the like are the same on both
 *   name.unit.test.ts       once; it touches no database
 *   name.isolated.*.test.ts alone in its module registry, because it mocks modules; other files share one (tools/jest/groupedRunner.cjs)
 *   name.haproxy.*.test.ts  where there is HAProxy (not with `TEST_HAPROXY=false`)
 *   name.redis.*.test.ts    where there is a Redis server (not with `TEST_REDIS=false`)
 *   previousRelease.test.ts where the clone's history has the previous release (not with `TEST_PREVIOUS_RELEASE=false`)
 *   cluster.test.ts         once, on two nodes of a Galera cluster
 * One of them alone: `npx jest --selectProjects sqlite`.
 */

/** Dependencies with `import` in what they publish; Jest runs CommonJS, so they are compiled like our own files. */
const modules = [
  '@fastify/cookie',
  '@opentelemetry/otlp-exporter-base',
  '@seriousme/openapi-schema-validator',
  'birpc',
  'entities',
  'uuid',
];

/** @type {import('jest').Config} */
const shared = {
  rootDir: import.meta.dirname,
  roots: ['<rootDir>/src', '<rootDir>/demo', '<rootDir>/sandbox', '<rootDir>/test'],
  testEnvironment: 'node',
  runner: '<rootDir>/tools/jest/groupedRunner.cjs',
  transform: {
    '\\.m?[jt]s$': [
      '@swc/jest',
      {
        jsc: {
          target: 'es2023',
          parser: { syntax: 'typescript', decorators: true },
          transform: { legacyDecorator: true, decoratorMetadata: true },
        },
        module: { type: 'commonjs' },
        sourceMaps: 'inline',
      },
    ],
  },
  transformIgnorePatterns: [`/node_modules/(?!(?:.*/)?(?:${modules.join('|')})/)`],
};

const missingPrograms = [
  ...(process.env.TEST_HAPROXY === 'false' ? ['\\.haproxy\\.'] : []),
  ...(process.env.TEST_REDIS === 'false' ? ['\\.redis\\.'] : []),
  ...(process.env.TEST_PREVIOUS_RELEASE === 'false' ? ['/previousRelease\\.'] : []),
];

const databaseTests = {
  ...shared,
  testMatch: ['<rootDir>/**/*.test.ts'],
  testPathIgnorePatterns: [
    '/node_modules/',
    '\\.unit\\.test\\.ts$',
    '/cluster\\.test\\.ts$',
    ...missingPrograms,
  ],
};

/** @type {import('jest').Config} */
export default {
  // The slowest test takes 15 s on a slow machine; only hanging ones reach it, also on a busy one.
  testTimeout: 60_000,
  // Jest keeps the modules of each test file in memory; a worker of several gigabytes spends its time on garbage collection.
  workerIdleMemoryLimit: '1GB',
  // By default Jest leaves one processor idle.
  maxWorkers: '100%',
  reporters: ['default', '<rootDir>/tools/jest/runningFiles.mjs'],
  projects: [
    {
      ...shared,
      displayName: 'unit',
      testMatch: ['<rootDir>/**/*.unit.test.ts'],
      testPathIgnorePatterns: ['/node_modules/', ...missingPrograms],
    },
    {
      ...databaseTests,
      displayName: 'sqlite',
      setupFiles: ['<rootDir>/tools/jest/sqlite.cjs', '<rootDir>/tools/jest/quickHashes.cjs'],
      globalSetup: '<rootDir>/tools/jest/startSqlite.mjs',
      globalTeardown: '<rootDir>/tools/jest/stopSqlite.mjs',
    },
    {
      ...databaseTests,
      displayName: 'mysql',
      testPathIgnorePatterns: [...databaseTests.testPathIgnorePatterns, '\\.sqlite\\.test\\.ts$'],
      setupFiles: ['<rootDir>/tools/jest/mysql.cjs', '<rootDir>/tools/jest/quickHashes.cjs'],
      globalSetup: '<rootDir>/tools/jest/startMysql.mjs',
      globalTeardown: '<rootDir>/tools/jest/stopMysql.mjs',
    },
    {
      ...shared,
      displayName: 'cluster',
      testMatch: ['<rootDir>/**/cluster.test.ts'],
      globalSetup: '<rootDir>/tools/jest/startCluster.mjs',
      globalTeardown: '<rootDir>/tools/jest/stopCluster.mjs',
    },
  ],
};
