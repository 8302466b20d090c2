/**
 * Part of `npm run check`: builds the shop with each planted bug. A build fails if a replaced module does not exist or is not
 * imported. Prints the bugs that cannot be built; exits with 1 if there are any.
 */
import { bugs } from './bugs.ts';
import { buildVariant } from './variant.ts';

for (const { name, replacements } of bugs) {
  try {
    const variant = await buildVariant(replacements);
    variant.remove();
  } catch (error) {
    process.stdout.write(`The bug "${name}" cannot be built: ${(error as Error).message}\n`);
    process.exitCode = 1;
  }
}
