import type { z } from 'zod';
import { type InvalidInput, invalidInput, type NotSignedIn, notSignedIn } from '../problems.ts';
import { codeOf } from './codeOf.ts';

/** The parsed input, or InvalidInput with the first issue. */
export function parseInput<T extends z.ZodType>(
  schema: T,
  input: unknown,
): { input: z.output<T> } | InvalidInput {
  const parsed = schema.safeParse(input);
  if (parsed.success) return { input: parsed.data };
  const [issue] = parsed.error.issues;
  if (!issue) return invalidInput('INPUT_INVALID', 'This input is not valid');
  const { code, ...parameters } = codeOf(issue);
  return invalidInput(code, issue.message, issue.path.join('.') || null, parameters);
}

/** As `parseInput`, for operations that need a signed-in viewer. */
export function parseFromViewer<Viewer, T extends z.ZodType>(
  { viewer }: { viewer: Viewer | null },
  schema: T,
  input: unknown,
): { viewer: Viewer; input: z.output<T> } | NotSignedIn | InvalidInput {
  if (!viewer) return notSignedIn();
  const parsed = parseInput(schema, input);
  return 'message' in parsed ? parsed : { viewer, ...parsed };
}
