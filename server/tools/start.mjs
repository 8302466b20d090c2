// @ts-check
/** `npm start`: builds the shop if needed, then runs it in this process. Options are the shop's: `npm start -- --workers 4`. */
import module from 'node:module';
import { ensureBuilt } from './build/freshness.mjs';
import { builtShop } from './paths.mjs';

process.env.NODE_ENV ??= 'production';
await ensureBuilt();
// Node 22 and newer keep compiled code between starts; the types are those of Node 20.
/** @type {{ enableCompileCache?: () => unknown }} */ (module).enableCompileCache?.();
await import(builtShop);
