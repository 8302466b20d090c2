import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compressAssets } from '../vite/compressAssets.ts';
import { inlineDocuments } from '../vite/inlineDocuments.ts';

/** The address of the server that `npm run dev` starts. */
const server = process.env.SHOP_URL ?? 'http://localhost:4001';

/** The build of the desk, which is separate from the storefront's. Served at /desk. */
export default defineConfig({
  root: import.meta.dirname,
  base: '/desk/',
  plugins: [inlineDocuments('desk/generated/graphql.ts'), react(), compressAssets(6)],
  build: {
    outDir: '../dist/desk',
    emptyOutDir: true,
    reportCompressedSize: false,
    // Chakra with its whole theme; staff load it once.
    chunkSizeWarningLimit: 1200,
    rolldownOptions: { checks: { moduleLevelDirective: false, bundlerTimings: false } },
  },
  server: {
    proxy: Object.fromEntries(['/graphql', '/api', '/media', '/files'].map((path) => [path, server])),
  },
});
