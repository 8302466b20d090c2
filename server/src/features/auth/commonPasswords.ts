import { commonWords } from '../../lib/commonWords.ts';
import type { Problem } from '../../lib/problems.ts';

export type PasswordTooCommon = Problem<'PasswordTooCommon'>;

export const passwordTooCommon: PasswordTooCommon = {
  __typename: 'PasswordTooCommon',
  message: 'Too many people use this password, so it is easily guessed. Please think of another one.',
};

/** In lower case. Shorter ones are refused anyway. */
let common: Set<string> | undefined;

/** Whether a password is among the first that somebody would try who guesses, whatever its case. */
export function isCommonPassword(password: string): boolean {
  common ??= new Set(commonWords()['passwords-common'].filter(({ length }) => length >= 8));
  return common.has(password.toLowerCase());
}
