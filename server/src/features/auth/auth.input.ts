import { z } from 'zod';
import { emailAddress } from '../../lib/emailAddress.ts';
import { phoneNumber } from '../../lib/phoneNumber.ts';

const FILL_ALL = 'Please fill all the details';

const byteLength = (text: string) => Buffer.byteLength(text);

const password = (ifBlank: string) =>
  z
    .string()
    .min(1, ifBlank)
    .refine((text) => byteLength(text) <= 1024, 'The password is too long');

const newPassword = (ifBlank: string) =>
  password(ifBlank).refine((text) => [...text].length >= 8, 'The password needs at least 8 characters');

// In each input the order of the fields is the order in which faults are reported.

export const signUpInput = z.object({
  name: z.string().trim().min(1, 'name can not be blank!').max(100, 'This name is too long'),
  email: z.string().trim().min(1, 'email can not be blank!').pipe(emailAddress),
  phone: z.string().trim().min(1, 'phone can not be blank!').pipe(phoneNumber),
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

export const passwordResetInput = z.object({
  token: z.string(),
  newPassword: newPassword(FILL_ALL),
});

export const passwordChangeInput = z.object({
  oldPassword: password(FILL_ALL),
  newPassword: newPassword(FILL_ALL),
});
