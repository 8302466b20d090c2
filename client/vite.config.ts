import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import react from '@vitejs/plugin-react';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';

/** Where `npm run dev` has the server listen. */
const shop = process.env.SHOP_URL ?? 'http://localhost:4001';

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react(), compressAssets()],
  build: {
    manifest: !isSsrBuild,
    copyPublicDir: !isSsrBuild,
    reportCompressedSize: false,
    // Chakra's theme is made of calls of these; without a word they count as side effects, and every recipe stays.
    rolldownOptions: {
      // What most pages need comes in one file instead of forty.
      output: isSsrBuild ? {} : { codeSplitting: { groups: [{ name: 'shared', minShareCount: 4 }] } },
      treeshake: {
        manualPureFunctions: [
          'defineConfig',
          'defineRecipe',
          'defineSlotRecipe',
          'createSystem',
          'mergeConfigs',
        ],
      },
    },
  },
  // One file instead of a thousand: the server has it loaded in a moment.
  ssr: { noExternal: isSsrBuild ? true : undefined },
  server: {
    proxy: Object.fromEntries(
      ['/graphql', '/api', '/media', '/sandbox', '/webhooks'].map((path) => [path, shop]),
    ),
  },
  test: {
    environment: 'jsdom',
    include: ['src/**/*.test.{ts,tsx}'],
    setupFiles: './vitest.setup.ts',
    // Files share their worker's modules: twenty files take 2 s instead of 40.
    isolate: false,
    pool: 'threads',
  },
}));

/** Puts a gzipped and a Brotli copy beside every script and style, which is what the server sends. */
function compressAssets(): Plugin {
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
            writeFile(`${file}.br`, await promisify(brotliCompress)(content)),
          ]);
        }),
      );
    },
  };
}
