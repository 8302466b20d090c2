import { Form } from '../../../ui/form/Form.tsx';
import { validateNewPassword } from '../validation.ts';
import { NEW_PASSWORD_FIELDS } from './newPasswordFields.ts';
import { useResetPassword } from './useResetPassword.ts';

/** Sets a new password with the token of a reset link. */
export function ResetPasswordForm({ token }: { token: string }) {
  const { resetPassword, busy } = useResetPassword(token);
  return (
    <Form
      fields={NEW_PASSWORD_FIELDS}
      validate={validateNewPassword}
      onSubmit={resetPassword}
      submitLabel={busy ? 'Saving...' : 'Set the password'}
      busy={busy}
    />
  );
}
