// @ts-check
import path from 'node:path';
import { pathToFileURL } from 'node:url';

/** The clone's top folder and its two halves, as full paths. */
export const root = path.resolve(import.meta.dirname, '../..');
export const server = path.join(root, 'server');
export const client = path.join(root, 'client');

/** The built shop, to run with Node or to `import()`. */
export const builtShopFile = path.join(server, 'dist/kirana.js');
export const builtShop = pathToFileURL(builtShopFile).href;
/**
 * What the shop is run with, as in package.json and the Dockerfile, so that it takes less memory: V8 a quarter of what it would for what is
 * new, one heap for all threads, and what is large of it given back as soon as it is free.
 */
export const shopFlags = ['--max-semi-space-size=4'];
export const shopEnv = { MALLOC_ARENA_MAX: '1', MALLOC_MMAP_THRESHOLD_: '131072' };
/** The same module by module, where it has to be told which is which. */
export const builtShopModules = path.join(server, 'dist/main.js');
