import type { SignInInput, SignUpInput } from '../../generated/graphql.ts';
import type { FormError } from '../../ui/form/useValidatedForm.ts';

const isBlank = (value: string): boolean => value.trim() === '';

/** The first blank input of the sign-in form; null when there is none. */
export function validateSignIn({ email, password }: SignInInput): FormError | null {
  if (isBlank(email)) return { field: 'email', message: 'Email can not be blank!' };
  if (isBlank(password)) return { field: 'password', message: 'Password can not be blank!' };
  return null;
}

/** The first blank input of the sign-up form; null when there is none. */
export function validateSignUp({ name, email, phone, password }: SignUpInput): FormError | null {
  if (isBlank(name)) return { field: 'name', message: 'name can not be blank!' };
  if (isBlank(email)) return { field: 'email', message: 'email can not be blank!' };
  if (isBlank(phone)) return { field: 'phone', message: 'phone can not be blank!' };
  if (isBlank(password)) return { field: 'password', message: 'password can not be blank!' };
  return null;
}

/** The form that asks for a password reset. */
export function validateEmail({ email }: { email: string }): FormError | null {
  return isBlank(email) ? { field: 'email', message: 'Email can not be blank!' } : null;
}

export type NewPasswordValues = Record<'newPassword' | 'confirmPassword', string>;
export type ChangePasswordValues = Record<'oldPassword', string> & NewPasswordValues;

/** A blank input, or a confirmation that differs from the new password. Passwords may consist of spaces. */
export function validateNewPassword({ newPassword, confirmPassword }: NewPasswordValues): FormError | null {
  if (newPassword === '') return { field: 'newPassword', message: 'Please fill all the details' };
  if (confirmPassword === '') return { field: 'confirmPassword', message: 'Please fill all the details' };
  if (newPassword !== confirmPassword)
    return { field: 'confirmPassword', message: 'Password and confirm password not match' };
  return null;
}

export function validateChangePassword(values: ChangePasswordValues): FormError | null {
  if (values.oldPassword === '') return { field: 'oldPassword', message: 'Please fill all the details' };
  return validateNewPassword(values);
}
