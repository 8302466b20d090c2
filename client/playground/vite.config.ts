import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compressAssets } from '../compressAssets.ts';

/** The GraphQL playground: pages of its own, so that nothing of it is in the storefront. Served at /graphql. */
export default defineConfig({
  root: import.meta.dirname,
  base: '/playground/',
  // The editor has megabytes, which the highest quality would take a quarter of a minute for.
  plugins: [react(), compressAssets(5)],
  build: {
    outDir: '../dist/playground',
    emptyOutDir: true,
    reportCompressedSize: false,
    // The editor is one large piece; nobody waits for it who came to buy fruit.
    chunkSizeWarningLimit: Number.POSITIVE_INFINITY,
    // Words to React's compiler in what GraphiQL publishes, which has been through it already.
    rolldownOptions: { checks: { moduleLevelDirective: false, bundlerTimings: false } },
  },
});
