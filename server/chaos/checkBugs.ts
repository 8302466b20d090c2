/**
 * Part of `npm run check`: builds every planted bug, which fails if a replaced module does not exist or is not imported. Prints the
 * bugs that cannot be built; exits with 1 if there are any.
 */
import { bugs } from './bugs.ts';
import { buildVariant } from './variant.ts';

for (const { name, fakes } of bugs) {
  try {
    const variant = await buildVariant(fakes);
    variant.remove();
  } catch (error) {
    process.stdout.write(`"${name}" cannot be planted: ${(error as Error).message}\n`);
    process.exitCode = 1;
  }
}
