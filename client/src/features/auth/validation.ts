import type { SignInInput, SignUpInput } from '../../generated/graphql.ts';
import type { FormError } from '../../ui/form/useValidatedForm.ts';
import { texts } from './texts.ts';

const isBlank = (value: string): boolean => value.trim() === '';

/** The first blank input of the sign-in form; null when there is none. */
export function validateSignIn({ email, password }: SignInInput): FormError | null {
  if (isBlank(email)) return { field: 'email', message: texts.emailBlank };
  if (isBlank(password)) return { field: 'password', message: texts.passwordBlank };
  return null;
}

/** The first blank input of the sign-up form; null when there is none. */
export function validateSignUp({ name, email, phone, password }: SignUpInput): FormError | null {
  if (isBlank(name)) return { field: 'name', message: texts.signUpNameBlank };
  if (isBlank(email)) return { field: 'email', message: texts.signUpEmailBlank };
  if (isBlank(phone)) return { field: 'phone', message: texts.signUpPhoneBlank };
  if (isBlank(password)) return { field: 'password', message: texts.signUpPasswordBlank };
  return null;
}

/** The form that asks for a password reset. */
export function validateEmail({ email }: { email: string }): FormError | null {
  return isBlank(email) ? { field: 'email', message: texts.emailBlank } : null;
}

export type NewPasswordValues = Record<'newPassword' | 'confirmPassword', string>;
export type ChangePasswordValues = Record<'oldPassword', string> & NewPasswordValues;

/** A blank input, or a confirmation that differs from the new password. Passwords may consist of spaces. */
export function validateNewPassword({ newPassword, confirmPassword }: NewPasswordValues): FormError | null {
  if (newPassword === '') return { field: 'newPassword', message: texts.fillAll };
  if (confirmPassword === '') return { field: 'confirmPassword', message: texts.fillAll };
  if (newPassword !== confirmPassword) return { field: 'confirmPassword', message: texts.passwordsDiffer };
  return null;
}

export function validateChangePassword(values: ChangePasswordValues): FormError | null {
  if (values.oldPassword === '') return { field: 'oldPassword', message: texts.fillAll };
  return validateNewPassword(values);
}
