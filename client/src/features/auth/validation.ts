import type { SignInInput, SignUpInput } from '../../generated/graphql.ts';
import type { FormError } from '../../ui/form/useValidatedForm.ts';

/** The first blank value, with its message; null when there is none. `messages` is in the order of the inputs. */
function findBlank<Name extends string>(
  values: Record<Name, string>,
  messages: Record<Name, string>,
): FormError | null {
  const field = (Object.keys(messages) as Name[]).find((name) => values[name].trim() === '');
  return field ? { field, message: messages[field] } : null;
}

export const validateSignIn = (values: SignInInput): FormError | null =>
  findBlank(values, { email: 'Email can not be blank!', password: 'Password can not be blank!' });

export const validateSignUp = (values: SignUpInput): FormError | null =>
  findBlank(values, {
    name: 'name can not be blank!',
    email: 'email can not be blank!',
    phone: 'phone can not be blank!',
    password: 'password can not be blank!',
  });

/** The form that requests a password reset. */
export const validateEmail = (values: { email: string }): FormError | null =>
  findBlank(values, { email: 'Email can not be blank!' });

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
