import { z } from 'zod';
import { emailAddress } from '../../lib/emailAddress.ts';

const bytes = (text: string) => Buffer.byteLength(text);

const NAME_TOO_LONG = 'This name is too long';

const email = z.string().trim().min(1, 'email can not be blank!').pipe(emailAddress);

/** Digits, and a plus before them; brackets, hyphens and spaces are left out. How many it takes is for nobody to say. */
const phoneNumber = z
  .string()
  .transform((text) => text.replace(/[\s()-]/g, ''))
  .pipe(z.string().regex(/^\+?\d{1,15}$/, 'Please enter a valid phone number'));

const phone = z.string().trim().min(1, 'phone can not be blank!').pipe(phoneNumber);

/** What might be somebody's password. */
const password = (ifBlank: string) =>
  z
    .string()
    .min(1, ifBlank)
    .refine((text) => bytes(text) <= 1024, 'The password is too long');

const newPassword = (ifBlank: string) =>
  password(ifBlank).refine((text) => [...text].length >= 8, 'The password needs at least 8 characters');

/** Checked in this order. */
export const signUpInput = z.object({
  name: z.string().trim().min(1, 'name can not be blank!').max(100, NAME_TOO_LONG),
  email,
  phone,
  password: newPassword('password can not be blank!'),
});

export const signInInput = z.object({
  email: z
    .string()
    .trim()
    .toLowerCase()
    .min(1, 'Email can not be blank!')
    .max(254, 'This e-mail address is too long'),
  password: password('Password can not be blank!'),
});

const FILL_ALL = 'Please fill all the details';
const filled = z.string().trim().min(1, FILL_ALL);

/** Checked in this order. */
export const profileInput = z.object({
  name: filled.max(100, NAME_TOO_LONG),
  phone: filled.pipe(phoneNumber),
  images: z
    .array(z.string().max(500, 'This picture has no such address'))
    .min(1, FILL_ALL)
    .max(10, 'These are too many pictures'),
});

export const passwordResetInput = z.object({
  token: z.string(),
  newPassword: newPassword(FILL_ALL),
});

/** Checked in this order. */
export const passwordChangeInput = z.object({
  oldPassword: password(FILL_ALL),
  newPassword: newPassword(FILL_ALL),
});
