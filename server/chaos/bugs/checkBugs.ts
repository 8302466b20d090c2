/**
 * Part of `npm run check`: builds the shop with each planted bug. The build fails if a replaced module does not exist or is not
 * imported, or if a replacement lacks an export.
 */
import { bugs } from './bugs.ts';
import { buildVariants } from './variant.ts';

const variants = await buildVariants(bugs.map(({ replacements }) => replacements));
variants.remove();
