import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compressAssets } from '../vite/compressAssets.ts';

/** The build of the GraphQL playground, which is separate from the storefront's. Served at /graphql. */
export default defineConfig({
  root: import.meta.dirname,
  base: '/playground/',
  // The editor is several MB: the highest compression level would take 15 s.
  plugins: [react(), compressAssets(5)],
  build: {
    outDir: '../dist/playground',
    emptyOutDir: true,
    reportCompressedSize: false,
    // The editor is one large chunk, and no page of the storefront loads it.
    chunkSizeWarningLimit: Number.POSITIVE_INFINITY,
    // GraphiQL's published code still has directives for the React compiler.
    rolldownOptions: { checks: { moduleLevelDirective: false, bundlerTimings: false } },
  },
});
