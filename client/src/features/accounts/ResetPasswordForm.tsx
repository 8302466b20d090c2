import { type AccountField, AccountForm } from './AccountForm.tsx';
import { texts } from './texts.ts';
import { useResetPassword } from './useResetPassword.ts';

const FIELDS: AccountField<'newPassword' | 'confirmPassword'>[] = [
  {
    name: 'newPassword',
    label: 'New password',
    type: 'password',
    autoComplete: 'new-password',
    hint: texts.passwordHint,
  },
  { name: 'confirmPassword', label: 'Confirm Password', type: 'password', autoComplete: 'new-password' },
];

/** Sets a new password with the token of the link that was sent. */
export function ResetPasswordForm({ token }: { token: string }) {
  const { resetPassword, busy } = useResetPassword(token);
  return (
    <AccountForm
      fields={FIELDS}
      onSubmit={resetPassword}
      submit={busy ? texts.saving : texts.setPassword}
      busy={busy}
    />
  );
}
