/**
 * Whether every planted bug can still be built, as `npm run check` asks: its modules are there and the shop imports them. Prints
 * the bugs that cannot; exits with 1 on any.
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
