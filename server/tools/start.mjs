// @ts-check
/** `npm start`: builds what is not built, then runs the shop in this process. */
import { ensureBuilt } from './freshness.mjs';
import { builtShop } from './paths.mjs';

process.env.NODE_ENV ??= 'production';
await ensureBuilt();
await import(builtShop);
