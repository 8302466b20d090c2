import { Text, VStack } from '@chakra-ui/react';
import { useState } from 'react';
import { ActionButton } from '../../../ui/ActionButton.tsx';
import { Form } from '../../../ui/form/Form.tsx';
import type { FormField } from '../../../ui/form/FormFields.tsx';
import { useNotice } from '../../../ui/states/Notice.tsx';
import type { Viewer } from '../useViewer.ts';
import { type ChangePasswordValues, validateChangePassword } from '../validation.ts';
import { NEW_PASSWORD_FIELDS } from './newPasswordFields.ts';
import { useChangePassword } from './useChangePassword.ts';
import { useRequestPasswordReset } from './useRequestPasswordReset.ts';

const FIELDS: FormField<keyof ChangePasswordValues>[] = [
  { name: 'oldPassword', label: 'Old Password', type: 'password', autoComplete: 'current-password' },
  ...NEW_PASSWORD_FIELDS,
];

/** Changes the password; a shopper without one is sent a link to set it. */
export function ChangePassword({ viewer: { email, hasPassword } }: { viewer: Viewer }) {
  /** A new key renders an empty form after each change. */
  const [formKey, setFormKey] = useState(0);
  const { changePassword, busy } = useChangePassword(() => setFormKey((key) => key + 1));
  if (!hasPassword) return <FirstPassword email={email} />;
  return (
    <Form
      key={formKey}
      fields={FIELDS}
      validate={validateChangePassword}
      onSubmit={changePassword}
      submitLabel={busy ? 'Saving...' : 'Save'}
      busy={busy}
    />
  );
}

function FirstPassword({ email }: { email: string }) {
  const notify = useNotice();
  const { requestPasswordReset, busy, confirmation } = useRequestPasswordReset();

  async function sendLink(): Promise<void> {
    const error = await requestPasswordReset({ email });
    if (error) notify({ message: error.message, error: true });
  }

  return (
    <VStack align="start" gap="4">
      <Text>
        {confirmation ??
          'You sign in with Google, and have no password. We can send you a link with which to set one.'}
      </Text>
      {!confirmation && (
        <ActionButton busy={busy} onClick={() => void sendLink()}>
          {busy ? 'Sending...' : 'Send the link'}
        </ActionButton>
      )}
    </VStack>
  );
}
