import { z } from 'zod';
import { wordGroup } from './searchWords.input.ts';

const MAX_CHANGES = 600;

export const searchWordsChangesInput = z.object({
  changes: z
    .array(
      z.object({
        before: z.array(z.string()).nullish(),
        after: wordGroup.nullish(),
      }),
    )
    .max(MAX_CHANGES, `At most ${MAX_CHANGES} groups can be changed at once`),
});
