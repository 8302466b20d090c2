import { z } from 'zod';
import { rule } from './rule.ts';

const PHONE = /^\+?\d{1,15}$/;

/** Digits with an optional leading plus; brackets, hyphens and spaces are removed. */
export const phoneNumber = z
  .string()
  .transform((text) => text.replace(/[\s()-]/g, ''))
  .pipe(
    z.string().refine((text) => PHONE.test(text), rule('PHONE_INVALID', 'Please enter a valid phone number')),
  );
