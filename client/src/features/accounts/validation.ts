import type { SignInInput, SignUpInput } from '../../generated/graphql.ts';
import { texts } from './texts.ts';

/** The first thing wrong with a form: the input's name and what to tell the shopper. */
export interface Fault<Field extends string> {
  field: Field;
  msg: string;
}

const SIGN_IN_RULES: Fault<keyof SignInInput>[] = [
  { field: 'email', msg: texts.emailBlank },
  { field: 'password', msg: texts.passwordBlank },
];

const SIGN_UP_RULES: Fault<keyof SignUpInput>[] = [
  { field: 'name', msg: texts.signUpNameBlank },
  { field: 'email', msg: texts.signUpEmailBlank },
  { field: 'phone', msg: texts.signUpPhoneBlank },
  { field: 'password', msg: texts.signUpPasswordBlank },
];

function firstBlank<Field extends string>(
  rules: Fault<Field>[],
  form: Record<Field, string>,
): Fault<Field> | null {
  return rules.find(({ field }) => form[field].trim() === '') ?? null;
}

/** The first blank field of the sign-in form; null when none is. */
export function signInFault(form: SignInInput): Fault<keyof SignInInput> | null {
  return firstBlank(SIGN_IN_RULES, form);
}

/** The first blank field of the sign-up form; null when none is. */
export function signUpFault(form: SignUpInput): Fault<keyof SignUpInput> | null {
  return firstBlank(SIGN_UP_RULES, form);
}
