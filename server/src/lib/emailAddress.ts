import { z } from 'zod';

/** An e-mail address, in lower case: two ways to write one are the same. */
export const emailAddress = z
  .string()
  .trim()
  .toLowerCase()
  .max(254, 'This e-mail address is too long')
  .pipe(z.email('Please enter a valid e-mail address'));
