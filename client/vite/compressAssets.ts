import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

/**
 * Writes a gzipped and a Brotli copy of every script and stylesheet, which the server sends.
 * @param quality of Brotli, 0 to 11
 */
export function compressAssets(quality = 11): Plugin {
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality };
  return {
    name: 'compress-assets',
    apply: (_, { isSsrBuild }) => !isSsrBuild,
    async writeBundle({ dir }, bundle) {
      const files = Object.keys(bundle).filter((name) => /^assets\/.*\.(js|css)$/.test(name));
      await Promise.all(
        files.map(async (name) => {
          const file = path.join(dir ?? '', name);
          const content = await readFile(file);
          await Promise.all([
            writeFile(`${file}.gz`, await promisify(gzip)(content, { level: 9 })),
            writeFile(`${file}.br`, await promisify(brotliCompress)(content, { params })),
          ]);
        }),
      );
    },
  };
}
