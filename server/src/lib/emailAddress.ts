import { z } from 'zod';

/** An e-mail address, normalised to lower case. */
export const emailAddress = z
  .string()
  .trim()
  .toLowerCase()
  .max(254, 'This e-mail address is too long')
  .pipe(z.email('Please enter a valid e-mail address'));
