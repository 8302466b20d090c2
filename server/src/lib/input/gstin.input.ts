import { z } from 'zod';
import { isGstin } from './gstin.ts';
import { rule } from './rule.ts';

/** A GST number without spaces and in capital letters; may be empty. */
export const optionalGstin = z
  .string()
  .transform((text) => text.replace(/\s/g, '').toUpperCase())
  .refine(
    (gstin) => gstin === '' || isGstin(gstin),
    rule('GSTIN_INVALID', 'This is not a GSTIN: please check each character'),
  );
