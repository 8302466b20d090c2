import type { Problem } from '../../../lib/problems.ts';
import { commonWords } from '../../../lib/text/commonWords.ts';

export type PasswordTooCommon = Problem<'PasswordTooCommon'>;

/** In lower case. */
let commonPasswords: Set<string> | undefined;

/** Whether a password is in the list of common passwords, ignoring case. */
export function isCommonPassword(password: string): boolean {
  // Shorter ones are refused anyway.
  commonPasswords ??= new Set(commonWords()['passwords-common'].filter(({ length }) => length >= 8));
  return commonPasswords.has(password.toLowerCase());
}
