import { z } from 'zod';

/** An e-mail address, normalised to lower case. */
export const emailAddress = z
  .string()
  .trim()
  .toLowerCase()
  .max(254, 'This email address is too long')
  .pipe(z.email('Please enter a valid email address'));
