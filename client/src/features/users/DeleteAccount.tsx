import { Box, Button, Dialog, Text, VStack } from '@chakra-ui/react';
import { useState } from 'react';
import { FcGoogle } from 'react-icons/fc';
import { LuTrash2 } from 'react-icons/lu';
import { graphql } from '../../generated/gql.ts';
import type { DeleteAccount_UserFragment } from '../../generated/graphql.ts';
import { paths } from '../../lib/paths.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { DialogContent } from '../../ui/dialogs/DialogContent.tsx';
import { Form } from '../../ui/form/Form.tsx';
import type { FormField } from '../../ui/form/FormFields.tsx';
import { multilineButton } from '../../ui/multilineButton.ts';
import { useDeleteAccount } from './useDeleteAccount.ts';

export const DELETE_ACCOUNT_USER = graphql(`
  fragment DeleteAccount_user on User {
    id
    hasPassword
  }
`);

const FIELDS: FormField<'password'>[] = [
  { name: 'password', label: 'Your password', type: 'password', autoComplete: 'current-password' },
];

const CONSEQUENCES = [
  'Your profile, pictures, cart, My List and newsletter subscription are deleted, and you are signed out on all devices.',
  'Your reviews stay, under the name “Former customer”. Our accounts keep what you bought and paid, without your name and address.',
  'An order that has not reached you yet keeps your name, phone number and address until it is delivered or cancelled.',
  'It cannot be undone.',
];

/** A button that opens a dialog, which lists what is lost and asks the shopper to confirm their identity. */
export function DeleteAccount({ user }: { user: DeleteAccount_UserFragment }) {
  return (
    <Dialog.Root role="alertdialog" placement="center" lazyMount unmountOnExit>
      <Dialog.Trigger asChild>
        <Button colorPalette="red" variant="outline" {...multilineButton}>
          <LuTrash2 aria-hidden />
          Delete my account
        </Button>
      </Dialog.Trigger>
      <DialogContent title="Delete your account?">
        <Dialog.Body>
          <VStack align="stretch" gap="5">
            <Box as="ul" listStyleType="disc" ps="5">
              {CONSEQUENCES.map((consequence) => (
                <li key={consequence}>{consequence}</li>
              ))}
            </Box>
            <Confirmation hasPassword={user.hasPassword} />
          </VStack>
        </Dialog.Body>
      </DialogContent>
    </Dialog.Root>
  );
}

function Confirmation({ hasPassword }: { hasPassword: boolean }) {
  const { deleteAccount, busy, needsFreshSignIn } = useDeleteAccount();
  // Notices at the window's edge are outside of the modal dialog and thus hidden from screen readers.
  const [error, setError] = useState<string | null>(null);
  const alert = error && (
    <Text role="alert" color="fg.error" fontWeight="bold">
      {error}
    </Text>
  );
  const label = busy ? 'Deleting...' : 'Delete my account';
  if (hasPassword) {
    return (
      <Form
        fields={FIELDS}
        validate={({ password }: { password: string }) =>
          password === '' ? { field: 'password', message: 'Password can not be blank!' } : null
        }
        onSubmit={({ password }) => deleteAccount(password)}
        showError={setError}
        submitLabel={label}
        busy={busy}
        danger
      >
        {alert}
      </Form>
    );
  }
  if (!needsFreshSignIn) {
    const confirm = async () => setError((await deleteAccount(null))?.message ?? null);
    return (
      <>
        {alert}
        <ActionButton size="lg" colorPalette="red" busy={busy} onClick={() => void confirm()}>
          {label}
        </ActionButton>
      </>
    );
  }
  return (
    <form action="/auth/google">
      {alert}
      <input type="hidden" name="next" value={`${paths.account()}?tab=data`} />
      <Button type="submit" variant="outline" size="lg" width="full" mt="3">
        <FcGoogle aria-hidden /> Sign in with Google once more
      </Button>
    </form>
  );
}
