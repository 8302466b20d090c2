// @ts-check
import path from 'node:path';
import { rolldown } from 'rolldown';
import { importsOutside } from './importsOutside.mjs';

/** They look for files beside their own code. `cardinal` would be colours in mysql2's complaints, and is not installed. */
const external = ['sharp', 'libsql', '@node-rs/argon2', 'cardinal'];

/** So does this package, of which a start loads a hundred files. */
const swaggerUi = /node_modules\/@fastify\/swagger-ui\/(?:lib\/)?[\w-]+\.js$/;
const swaggerUiFolder = "require('node:path').dirname(require.resolve('@fastify/swagger-ui'))";

/** TypeORM brings what it needs for each database that it speaks; the shop speaks two. */
const otherDatabases =
  /node_modules\/typeorm\/driver\/(aurora-\w+|capacitor|cockroachdb|cordova|expo|mongodb|nativescript|oracle|postgres|react-native|sap|spanner|sqljs|sqlserver)\//;

/**
 * Puts the compiled shop and the packages that it uses together into `kirana.cjs`: a start reads one file instead of 2,500. It is one
 * function, for src/bundled.ts to call, because of a module V8 keeps nothing of what it has compiled. V8 keeps its text in memory, so
 * comments are left out, and letters beyond ASCII are written as escapes: one of them would make it take two bytes for each of the
 * others, too.
 * @param {string} dist
 */
export async function bundle(dist) {
  const build = await rolldown({
    input: { kirana: path.join(dist, 'main.js') },
    platform: 'node',
    external,
    plugins: [
      { name: 'two-databases', load: { filter: { id: otherDatabases }, handler: () => 'export {};' } },
      {
        name: 'files-of-swagger-ui',
        transform: {
          filter: { id: swaggerUi },
          handler: (code, id) =>
            code.replaceAll('__dirname', `${swaggerUiFolder}${id.includes('/lib/') ? " + '/lib'" : ''}`),
        },
      },
      { name: 'imports-of-a-script', renderChunk: importsOutside },
    ],
    onLog(level, { message }) {
      if (level === 'warn') throw new Error(message);
    },
  });
  await build.write({
    dir: dist,
    format: 'cjs',
    entryFileNames: '[name].cjs',
    // What a start does not need runs later, but is in the same file.
    codeSplitting: false,
    charset: 'ascii',
    comments: false,
    // TypeORM knows entities by the names of their classes.
    keepNames: true,
    postBanner: '(function (exports, require, module, __filename, __dirname, importOutside) {',
    postFooter: '})',
  });
  await build.close();
}
