// @ts-check
/** `npm run build`: builds the client and the server. */
import { build } from './build/freshness.mjs';

await build('client', 'server');
