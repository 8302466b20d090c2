// @ts-check
/** `npm run build`: builds the client and the server. */
import { build } from './freshness.mjs';

await build('client', 'server');
