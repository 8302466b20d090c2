import type { SignInInput, SignUpInput } from '../../generated/graphql.ts';
import { AVATAR_TYPES } from '../../lib/constants.ts';
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

/** What the profile's form sends. */
export interface ProfileForm {
  name: string;
  email: string;
  phone: string;
}

/** The first blank field of the profile; `field` is null when only a picture is missing. Null when nothing is. */
export function profileFault(
  form: ProfileForm,
  images: readonly string[],
): { field: keyof ProfileForm | null; msg: string } | null {
  const field = (['name', 'email', 'phone'] as const).find((name) => form[name].trim() === '') ?? null;
  return field || images.length === 0 ? { field, msg: texts.fillAll } : null;
}

/** What the form for a new password sends. */
export interface PasswordForm {
  oldPassword: string;
  newPassword: string;
  confirmPassword: string;
}

/** What is wrong with the form for a new password: something blank first, then a confirmation that differs. */
export function passwordFault(form: PasswordForm): Fault<keyof PasswordForm> | null {
  if (form.oldPassword === '') return { field: 'oldPassword', msg: texts.fillAll };
  return newPasswordFault(form);
}

/** The same of a form that asks for the new password alone. */
export function newPasswordFault(
  form: Omit<PasswordForm, 'oldPassword'>,
): Fault<'newPassword' | 'confirmPassword'> | null {
  const blank = (['newPassword', 'confirmPassword'] as const).find((field) => form[field] === '');
  if (blank) return { field: blank, msg: texts.fillAll };
  if (form.newPassword === form.confirmPassword) return null;
  return { field: 'confirmPassword', msg: texts.passwordsDiffer };
}

/** Whether a file can be an avatar, by the type that the browser tells. */
export function isAvatarType(type: string): boolean {
  return AVATAR_TYPES.some((accepted) => accepted === type);
}
