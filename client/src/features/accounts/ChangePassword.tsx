import { Text, VStack } from '@chakra-ui/react';
import { useState } from 'react';
import { OnceButton } from '../../ui/OnceButton.tsx';
import { type AccountField, AccountForm } from './AccountForm.tsx';
import { texts } from './texts.ts';
import { useChangePassword } from './useChangePassword.ts';
import { useRequestPasswordReset } from './useRequestPasswordReset.ts';
import type { PasswordForm } from './validation.ts';
import type { Viewer } from './viewer.ts';

const FIELDS: AccountField<keyof PasswordForm>[] = [
  { name: 'oldPassword', label: 'Old Password', type: 'password', autoComplete: 'current-password' },
  {
    name: 'newPassword',
    label: 'New password',
    type: 'password',
    autoComplete: 'new-password',
    hint: texts.passwordHint,
  },
  { name: 'confirmPassword', label: 'Confirm Password', type: 'password', autoComplete: 'new-password' },
];

/** Sets a new password; the form is empty again afterwards. Who has none yet is sent a link. */
export function ChangePassword({ viewer: { email, hasPassword } }: { viewer: Viewer }) {
  const [changes, setChanges] = useState(0);
  const { changePassword, busy } = useChangePassword(() => setChanges((count) => count + 1));
  if (!hasPassword) return <FirstPassword email={email} />;
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

function FirstPassword({ email }: { email: string }) {
  const { requestPasswordReset, busy, sent } = useRequestPasswordReset();
  return (
    <VStack align="start" gap="4">
      <Text>{sent ?? texts.noPasswordYet}</Text>
      {!sent && (
        <OnceButton busy={busy} onClick={() => void requestPasswordReset({ email })}>
          {busy ? texts.sending : texts.sendLink}
        </OnceButton>
      )}
    </VStack>
  );
}
