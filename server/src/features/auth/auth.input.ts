import { z } from 'zod';
import { emailAddress } from '../../lib/input/emailAddress.ts';
import { phoneNumber } from '../../lib/input/phoneNumber.ts';
import { rule } from '../../lib/input/rule.ts';
import { line, requiredLine } from '../../lib/input/textInput.ts';

const FILL_ALL = 'Please fill all the details';

const byteLength = (text: string) => new TextEncoder().encode(text).length;

const password = (messageIfBlank: string) =>
  z
    .string()
    .min(1, messageIfBlank)
    .refine((text) => byteLength(text) <= 1024, rule('TOO_LONG', 'The password is too long', { max: 1024 }));

const newPassword = (messageIfBlank: string) =>
  password(messageIfBlank).refine(
    (text) => [...text].length >= 8,
    rule('TOO_SHORT', 'The password needs at least 8 characters', { min: 8 }),
  );

// The first error is reported, in the order of the fields.

export const signUpInput = z.object({
  name: requiredLine('name can not be blank!').max(100, 'This name is too long'),
  email: requiredLine('email can not be blank!').pipe(emailAddress),
  phone: requiredLine('phone can not be blank!').pipe(phoneNumber),
  password: newPassword('password can not be blank!'),
});

export const signInInput = z.object({
  email: line().toLowerCase().min(1, 'Email can not be blank!').max(254, 'This email address is too long'),
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
