import type { z } from 'zod';
import { type InvalidInput, invalidInput } from './problems.ts';

/** The parsed input, or a problem with the first fault. */
export function parseInput<T extends z.ZodType>(
  schema: T,
  input: unknown,
): { input: z.output<T> } | InvalidInput {
  const parsed = schema.safeParse(input);
  if (parsed.success) return { input: parsed.data };
  const [issue] = parsed.error.issues;
  return invalidInput(issue?.message ?? 'This input is not valid', issue?.path.join('.') || null);
}
