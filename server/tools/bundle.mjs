// @ts-check
import path from 'node:path';
import { rolldown } from 'rolldown';

/** They look for files beside their own code. `cardinal` would be colours in mysql2's complaints, and is not installed. */
const external = ['sharp', 'libsql', '@node-rs/argon2', '@fastify/swagger-ui', 'cardinal'];

/** TypeORM brings what it needs for each database that it speaks; the shop speaks two. */
const otherDatabases =
  /node_modules\/typeorm\/driver\/(aurora-\w+|capacitor|cockroachdb|cordova|expo|mongodb|nativescript|oracle|postgres|react-native|sap|spanner|sqljs|sqlserver)\//;

/**
 * Puts the compiled shop and the packages that it uses together into `kirana.js`, and what it loads later into files beside it: a
 * start reads a few files instead of 2,500. V8 keeps their text in memory, so comments are left out, and letters beyond ASCII are
 * written as escapes: one of them would make it take two bytes for each of the others, too.
 * @param {string} dist
 */
export async function bundle(dist) {
  const build = await rolldown({
    input: { kirana: path.join(dist, 'main.js') },
    platform: 'node',
    external,
    plugins: [
      { name: 'two-databases', load: { filter: { id: otherDatabases }, handler: () => 'export {};' } },
    ],
    onLog(level, { message }) {
      if (level === 'warn') throw new Error(message);
    },
  });
  await build.write({
    dir: dist,
    format: 'esm',
    charset: 'ascii',
    comments: false,
    // TypeORM knows entities by the names of their classes.
    keepNames: true,
    // Where the code is must be the same for all of it: see src/paths.ts.
    chunkFileNames: 'kirana-[name]-[hash].js',
  });
  await build.close();
}
