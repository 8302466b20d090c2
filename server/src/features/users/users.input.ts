import { z } from 'zod';
import { phoneNumber } from '../../lib/input/phoneNumber.ts';
import { requiredLine } from '../../lib/input/textInput.ts';

const fillAllDetails = 'Please fill all the details';
const required = requiredLine(fillAllDetails);

/** The first error is reported, in the order of the fields. */
export const profileInput = z.object({
  name: required.max(100, 'This name is too long'),
  phone: required.pipe(phoneNumber),
  images: z
    .array(z.string().max(500, 'This picture has no such address'))
    .min(1, fillAllDetails)
    .max(10, 'These are too many pictures'),
});
