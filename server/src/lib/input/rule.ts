import type { ProblemCode } from '../generated/problemCodes.ts';

/**
 * What a broken rule of a zod schema says: the last argument of `refine`, or a part of an issue.
 * @param parameters of the code
 */
export const rule = (
  code: ProblemCode,
  message: string,
  parameters: { min?: number; max?: number } = {},
) => ({
  message,
  params: { code, ...parameters },
});
