// @ts-check
import path from 'node:path';
import { rolldown } from 'rolldown';
import { server } from './paths.mjs';

/** Packages that read files beside their own code. `cardinal` is an optional colour printer of mysql2, which is not installed. */
const external = [
  'sharp',
  'libsql',
  '@node-rs/argon2',
  'cardinal',
  '@fastify/swagger-ui',
  'pino-pretty',
  'pdfkit',
];

/**
 * @typedef {object} BundleOptions
 * @property {string} dir
 * @property {boolean} [withPackages] whether the packages become part of the bundle; default: no
 * @property {boolean} [preserveModules] whether each module becomes a file of its own; default: no
 * @property {import('rolldown').Plugin[]} [plugins]
 */

/**
 * Compiles modules of the server and bundles them with what they import.
 * @param {Record<string, string>} input names of the bundles and their modules below server/
 * @param {BundleOptions} options
 */
export async function bundle(input, { dir, withPackages = false, preserveModules = false, plugins = [] }) {
  const build = await rolldown({
    cwd: server,
    input: Object.fromEntries(Object.entries(input).map(([name, file]) => [name, path.join(server, file)])),
    platform: 'node',
    tsconfig: path.join(server, 'tsconfig.json'),
    // The compiler's own helpers are always part of the bundle.
    external: withPackages ? external : /^(?!@oxc-project\/)[@a-z][^:]*$/,
    plugins,
    // Whether plugins are slow depends on the machine, and is no reason to fail.
    checks: { bundlerTimings: false },
    onLog(level, { message }) {
      if (level === 'warn') throw new Error(message);
    },
  });
  await build.write({
    dir,
    format: 'esm',
    entryFileNames: '[name].js',
    // A start reads one file, instead of 2,500.
    codeSplitting: preserveModules || Object.keys(input).length > 1,
    preserveModules,
    comments: false,
    // TypeORM identifies entities by their class names.
    keepNames: true,
  });
  await build.close();
}
