import { dictionary } from '@zxcvbn-ts/language-common';
import type { Problem } from '../../lib/problems.ts';

export type PasswordTooCommon = Problem<'PasswordTooCommon'>;

export const passwordTooCommon: PasswordTooCommon = {
  __typename: 'PasswordTooCommon',
  message: 'Too many people use this password, so it is easily guessed. Please think of another one.',
};

/** In lower case. Shorter ones are refused anyway. */
const common = new Set(dictionary['passwords-common'].filter(({ length }) => length >= 8));

/** Whether a password is among the first that somebody would try who guesses, whatever its case. */
export const isCommonPassword = (password: string): boolean => common.has(password.toLowerCase());
