import { useState } from 'react';
import { type AccountField, AccountForm } from './AccountForm.tsx';
import { texts } from './texts.ts';
import { useChangePassword } from './useChangePassword.ts';
import type { PasswordForm } from './validation.ts';

const FIELDS: AccountField<keyof PasswordForm>[] = [
  { name: 'oldPassword', label: 'Old Password', type: 'password', autoComplete: 'current-password' },
  {
    name: 'newPassword',
    label: 'New password',
    type: 'password',
    autoComplete: 'new-password',
    hint: 'At least 8 characters.',
  },
  { name: 'confirmPassword', label: 'Confirm Password', type: 'password', autoComplete: 'new-password' },
];

/** Sets a new password; the form is empty again afterwards. */
export function ChangePassword() {
  const [changes, setChanges] = useState(0);
  const { changePassword, busy } = useChangePassword(() => setChanges((count) => count + 1));
  return (
    <AccountForm
      key={changes}
      fields={FIELDS}
      onSubmit={changePassword}
      submit={busy ? texts.saving : texts.save}
      busy={busy}
    />
  );
}
