import { availableParallelism } from 'node:os';
import react from '@vitejs/plugin-react';
import { defaultClientConditions } from 'vite';
import { defineConfig } from 'vitest/config';
import { compressAssets } from './vite/compressAssets.ts';
import { documentTemplate } from './vite/documentTemplate.ts';
import { inlineDocuments } from './vite/inlineDocuments.ts';
import { recipeStyles } from './vite/recipeStyles.ts';

/** The address of the server that `npm run dev` starts. */
const server = process.env.SHOP_URL ?? 'http://localhost:4001';

const TESTS = ['{src,desk,playground}/**/*.test.{ts,tsx}'];
const ISOLATED_TESTS = ['{src,desk,playground}/**/*.isolated.test.{ts,tsx}'];

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [
    inlineDocuments('src/generated/graphql.ts'),
    recipeStyles(),
    react(),
    documentTemplate(),
    compressAssets(),
  ],
  // Selects the builds of libraries for current browsers, which are smaller.
  resolve: isSsrBuild ? {} : { conditions: ['es2015', ...defaultClientConditions] },
  // Removes the libraries' development checks, as in the browser's build.
  define: isSsrBuild ? { 'process.env.NODE_ENV': JSON.stringify('production') } : {},
  build: {
    // All supported browsers have modulepreload.
    modulePreload: { polyfill: false },
    manifest: !isSsrBuild,
    copyPublicDir: !isSsrBuild,
    reportCompressedSize: false,
    // One stylesheet, which the server inlines into the HTML, so that no page waits for another file.
    cssCodeSplit: false,
    rolldownOptions: {
      ...(!isSsrBuild && {
        input: { index: 'src/entryClient.tsx' },
        output: {
          codeSplitting: {
            includeDependenciesRecursively: false,
            // The code that every page loads first is in three files instead of thirty, which compress better.
            groups: [
              { name: 'react', tags: ['$initial'], test: /node_modules.(react|scheduler)/, priority: 2 },
              {
                name: 'apollo',
                tags: ['$initial'],
                test: /node_modules.(@apollo|@wry|graphql|optimism|rxjs|tslib)/,
                priority: 2,
              },
              { name: 'initial', tags: ['$initial'], priority: 1 },
            ],
          },
        },
      }),
      treeshake: {
        // Chakra's theme consists of calls of these. Otherwise they count as side effects, and unused recipes would stay.
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
  // One file instead of a thousand, which the server loads in a fraction of the time.
  ssr: { noExternal: isSsrBuild ? true : undefined },
  // Without the playground, which has a build of its own.
  optimizeDeps: { entries: ['index.html', 'src/entryClient.tsx'] },
  server: {
    proxy: Object.fromEntries(
      ['/graphql', '/playground', '/api', '/auth', '/media', '/sandbox', '/webhooks'].map((path) => [
        path,
        server,
      ]),
    ),
  },
  test: {
    environment: 'jsdom',
    setupFiles: './vitest.setup.ts',
    pool: 'threads',
    // By default one of two processors would have nothing to do.
    maxWorkers: availableParallelism(),
    // In ms; long, because tests run slowly on small and busy machines.
    testTimeout: 30_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'shared',
          include: TESTS,
          exclude: ISOLATED_TESTS,
          // Test files of one worker share modules, which is twenty times as fast.
          isolate: false,
        },
      },
      {
        extends: true,
        // Test files that replace modules: others would get the replacements, or these the modules that others have loaded.
        test: { name: 'isolated', include: ISOLATED_TESTS, isolate: true },
      },
    ],
  },
}));
