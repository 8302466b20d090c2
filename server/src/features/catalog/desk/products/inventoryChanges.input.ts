import { z } from 'zod';
import { MAX_VARIANTS } from './variant.input.ts';

/** What changes of products have to keep before the inventory items that they name are read and locked. */
export const inventoryChangesInput = z.object({
  changes: z.array(
    z.object({
      inventoryChanges: z
        .array(z.unknown())
        .max(MAX_VARIANTS, `A product’s change is one of at most ${MAX_VARIANTS} inventory items`)
        .optional(),
    }),
  ),
});
