import { Form } from '../../../ui/form/Form.tsx';
import type { FormField } from '../../../ui/form/FormFields.tsx';
import { type NewPasswordValues, validateNewPassword } from '../validation.ts';
import { useResetPassword } from './useResetPassword.ts';

const FIELDS: FormField<keyof NewPasswordValues>[] = [
  {
    name: 'newPassword',
    label: 'New password',
    type: 'password',
    autoComplete: 'new-password',
    hint: 'At least 8 characters.',
  },
  { name: 'confirmPassword', label: 'Confirm Password', type: 'password', autoComplete: 'new-password' },
];

/** Sets a new password with the token of a reset link. */
export function ResetPasswordForm({ token }: { token: string }) {
  const { resetPassword, busy } = useResetPassword(token);
  return (
    <Form
      fields={FIELDS}
      validate={validateNewPassword}
      onSubmit={resetPassword}
      submitLabel={busy ? 'Saving...' : 'Set the password'}
      busy={busy}
    />
  );
}
