// @ts-check
import path from 'node:path';
import { pathToFileURL } from 'node:url';

/** The clone's top folder and its two halves, as full paths. */
export const root = path.resolve(import.meta.dirname, '../..');
export const server = path.join(root, 'server');
export const client = path.join(root, 'client');

/** What to `import()` to run the built shop in this process. */
export const builtShop = pathToFileURL(path.join(server, 'dist/main.js')).href;
