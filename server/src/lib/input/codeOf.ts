import type { z } from 'zod';
import type { ProblemCode } from '../generated/problemCodes.ts';

/** The code of a broken rule, with its parameters. Rules that zod does not know name theirs by `rule`. */
export function codeOf(issue: z.core.$ZodIssue): { code: ProblemCode; min?: number; max?: number } {
  switch (issue.code) {
    case 'too_big':
      return { code: TOO_BIG[issue.origin] ?? 'OUT_OF_RANGE', max: Number(issue.maximum) };
    case 'too_small': {
      const min = Number(issue.minimum);
      if (issue.origin === 'string') return min === 1 ? { code: 'REQUIRED' } : { code: 'TOO_SHORT', min };
      if (issue.origin === 'array') return min === 1 ? { code: 'REQUIRED' } : { code: 'TOO_FEW', min };
      return { code: 'OUT_OF_RANGE', min };
    }
    case 'invalid_format':
      return { code: issue.format === 'email' ? 'EMAIL_INVALID' : 'INPUT_INVALID' };
    case 'custom':
      return { code: 'INPUT_INVALID', ...issue.params };
    default:
      return { code: 'INPUT_INVALID' };
  }
}

const TOO_BIG: Record<string, ProblemCode> = { string: 'TOO_LONG', array: 'TOO_MANY' };
