import { z } from 'zod';

/** Digits with an optional leading plus; brackets, hyphens and spaces are removed. */
export const phoneNumber = z
  .string()
  .transform((text) => text.replace(/[\s()-]/g, ''))
  .pipe(z.string().regex(/^\+?\d{1,15}$/, 'Please enter a valid phone number'));
