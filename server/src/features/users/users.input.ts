import { z } from 'zod';

export const fillAllDetails = 'Please fill all the details';
export const nameTooLong = 'This name is too long';

/** Digits with an optional leading plus; brackets, hyphens and spaces are removed. */
export const phoneNumber = z
  .string()
  .transform((text) => text.replace(/[\s()-]/g, ''))
  .pipe(z.string().regex(/^\+?\d{1,15}$/, 'Please enter a valid phone number'));

const required = z.string().trim().min(1, fillAllDetails);

/** The order of the fields is the order in which faults are reported. */
export const profileInput = z.object({
  name: required.max(100, nameTooLong),
  phone: required.pipe(phoneNumber),
  images: z
    .array(z.string().max(500, 'This picture has no such address'))
    .min(1, fillAllDetails)
    .max(10, 'These are too many pictures'),
});
