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
/** The shop as separate modules, for tools that need to distinguish them; written by `emitModules`. */
export const builtShopModules = path.join(server, 'dist/modules/main.js');
