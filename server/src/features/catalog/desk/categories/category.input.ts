import { z } from 'zod';
import { gstText, hsnText } from '../../../../lib/gst/ownTax.input.ts';
import { requiredLine } from '../../../../lib/input/textInput.ts';
import { COMPARABLE_UNITS } from '../../measures/unitPrice.ts';

export const categoryInput = z.object({
  name: requiredLine('A category needs a name').max(120, 'A name has at most 120 characters'),
  color: z
    .string()
    .regex(/^#[0-9a-f]{6}$/i, 'A colour is # and six hexadecimal digits')
    .toLowerCase(),
  /** Null: none. */
  image: z.string().max(300, 'This picture has no such address').nullable(),
  hsn: hsnText,
  gst: gstText,
  /** Null: that of its parent, or else automatic. */
  comparableUnit: z.enum(COMPARABLE_UNITS).nullable(),
});
