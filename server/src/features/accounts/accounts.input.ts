import { z } from 'zod';

const bytes = (text: string) => Buffer.byteLength(text);

const email = z
  .string()
  .trim()
  .toLowerCase()
  .min(1, 'email can not be blank!')
  .max(254, 'This e-mail address is too long')
  .pipe(z.email('Please enter a valid e-mail address'));

const phone = z
  .string()
  .transform((text) => text.replace(/[\s()-]/g, ''))
  .pipe(
    z
      .string()
      .min(1, 'phone can not be blank!')
      .regex(/^\+?\d{6,15}$/, 'Please enter a valid phone number'),
  );

const password = z
  .string()
  .min(1, 'password can not be blank!')
  .refine((text) => bytes(text) >= 8, 'The password needs at least 8 characters')
  .refine((text) => bytes(text) <= 1024, 'The password is too long');

/** Checked in this order. */
export const signUpInput = z.object({
  name: z.string().trim().min(1, 'name can not be blank!').max(100, 'This name is too long'),
  email,
  phone,
  password,
});

export const signInInput = z.object({
  email: z
    .string()
    .trim()
    .toLowerCase()
    .min(1, 'Email can not be blank!')
    .max(254, 'This e-mail address is too long'),
  password: z
    .string()
    .min(1, 'Password can not be blank!')
    .refine((text) => bytes(text) <= 1024, 'The password is too long'),
});
