// @ts-check
/**
 * Runs the built shop with a data folder that is deleted when the shop ends.
 * Usage: node server/tools/programs/throwawayShop.mjs FOLDER
 */
import { rmSync } from 'node:fs';
import { builtShop } from '../paths.mjs';

const [folder] = process.argv.splice(2);
if (!folder) throw new Error('Usage: throwawayShop.mjs FOLDER');

process.env.DATA_DIR = folder;
process.env.NODE_ENV = 'production';
// All requests come from one address.
process.env.RATE_LIMIT_FACTOR ??= '100';
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
await import(builtShop);
