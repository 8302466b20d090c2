import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { compressAssets } from './compressAssets.ts';
import { inlineDocuments } from './inlineDocuments.ts';

/** Where `npm run dev` has the server listen. */
const shop = process.env.SHOP_URL ?? 'http://localhost:4001';

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [inlineDocuments(), react(), compressAssets()],
  build: {
    manifest: !isSsrBuild,
    copyPublicDir: !isSsrBuild,
    reportCompressedSize: false,
    // What most pages share is one file: 214 KB on the wire.
    chunkSizeWarningLimit: 1000,
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
  // Not the playground's page: its editor brings workers that only its own build understands.
  optimizeDeps: { entries: ['index.html'] },
  server: {
    proxy: Object.fromEntries(
      ['/graphql', '/playground', '/api', '/auth', '/media', '/sandbox', '/webhooks'].map((path) => [
        path,
        shop,
      ]),
    ),
  },
  test: {
    environment: 'jsdom',
    include: ['{src,playground}/**/*.test.{ts,tsx}'],
    setupFiles: './vitest.setup.ts',
    // Files share their worker's modules: twenty files take 2 s instead of 40.
    isolate: false,
    pool: 'threads',
  },
}));
