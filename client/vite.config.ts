import path from 'node:path';
import react from '@vitejs/plugin-react';
import { defaultClientConditions } from 'vite';
import { defineConfig } from 'vitest/config';
import { askEarly } from './askEarly.ts';
import { compressAssets } from './compressAssets.ts';
import { inlineDocuments } from './inlineDocuments.ts';
import { paintFirst } from './paintFirst.ts';
import { unusedComponents } from './unusedComponents.ts';
import { recipeStyles } from './vite/recipeStyles.ts';

/** Where `npm run dev` has the server listen. */
const shop = process.env.SHOP_URL ?? 'http://localhost:4001';

/** What seldom changes, in two files that are run apart. */
const REACT = /node_modules.(react|scheduler)/;
const APOLLO = /node_modules.(@apollo|@wry|graphql|optimism|rxjs|tslib)/;

/** With all that it stands on: a part of that which lay with the shop's own forms imported Chakra, and Chakra it. */
const CHAKRA =
  /node_modules.(@chakra-ui|@ark-ui|@zag-js|@emotion|@pandacss|stylis)|components.(theme|withChakra)/;

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [
    inlineDocuments(),
    recipeStyles(),
    unusedComponents(),
    react(),
    askEarly(),
    paintFirst(),
    compressAssets(),
  ],
  resolve: isSsrBuild
    ? { alias: { async_hooks: path.join(import.meta.dirname, 'src/lib/asyncHooks.ts') } }
    : // rxjs as written for today's browsers.
      { conditions: ['es2015', ...defaultClientConditions] },
  // The libraries' code for developers is left out of the server's build as it is out of the browser's.
  define: isSsrBuild ? { 'process.env.NODE_ENV': JSON.stringify('production') } : {},
  build: {
    // Every browser that runs the pages' code knows it.
    modulePreload: { polyfill: false },
    manifest: !isSsrBuild,
    copyPublicDir: !isSsrBuild,
    reportCompressedSize: false,
    // One file, which stands in the HTML of every page (`paintFirst`): nothing waits for styles.
    cssCodeSplit: false,
    rolldownOptions: {
      // What every page begins with is three files, so that the browser may draw between them, and what most of them need
      // another, instead of forty. Without what those depend on: a list of all of Chakra's recipes would bring every
      // page's to the first.
      output: isSsrBuild
        ? // V8 keeps the text in memory, and one letter beyond ASCII would take two bytes for each of the others.
          { charset: 'ascii', comments: false }
        : {
            codeSplitting: {
              includeDependenciesRecursively: false,
              groups: [
                { name: 'react', tags: ['$initial'], test: REACT, priority: 2 },
                { name: 'apollo', tags: ['$initial'], test: APOLLO, priority: 2 },
                { name: 'initial', tags: ['$initial'], priority: 1 },
                // With what pages of forms have of it, which none of those that most visits begin with has.
                { name: 'chakra', test: CHAKRA, minShareCount: 5 },
                // Forms and dialogs, which the home page has none of.
                { name: 'slots', test: /anatomy|slot-recipe/, minShareCount: 2 },
                { name: 'shared', test: /src.components/, minShareCount: 13 },
              ],
            },
          },
      treeshake: {
        // Emotion keeps it for components that are wrapped in a way that nobody uses.
        moduleSideEffects: [{ test: /hoist-non-react-statics|react-is/, sideEffects: false }],
        // Chakra's theme is made of calls of these; without a word they count as side effects, and every recipe stays.
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
    // What hangs ends; what is slow on a busy machine need not.
    testTimeout: 120_000,
  },
}));
