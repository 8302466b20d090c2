// @ts-check
import path from 'node:path';
import { rolldown } from 'rolldown';

/** Packages that read files beside their own code. `cardinal` is an optional colour printer of mysql2, which is not installed. */
const external = ['sharp', 'libsql', '@node-rs/argon2', 'cardinal', '@fastify/swagger-ui'];

/**
 * Bundles the compiled shop and its packages into `kirana.js`, so that a start reads one file instead of 2,500.
 * @param {string} dist
 */
export async function bundle(dist) {
  const build = await rolldown({
    input: { kirana: path.join(dist, 'src/main.js') },
    platform: 'node',
    external,
    onLog(level, { message }) {
      if (level === 'warn') throw new Error(message);
    },
  });
  await build.write({
    dir: dist,
    format: 'esm',
    entryFileNames: '[name].js',
    // Code that is imported later stays in the same file.
    codeSplitting: false,
    comments: false,
    // TypeORM identifies entities by their class names.
    keepNames: true,
  });
  await build.close();
}
