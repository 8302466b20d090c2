import { Box, Button, CloseButton, Dialog, Portal, Text, VStack } from '@chakra-ui/react';
import { dialogSlotRecipe } from '@chakra-ui/react/theme';
import { FcGoogle } from 'react-icons/fc';
import { LuTrash2 } from 'react-icons/lu';
import { paths } from '../../lib/paths.ts';
import { OnceButton } from '../../ui/OnceButton.tsx';
import { type AccountField, AccountForm } from './AccountForm.tsx';
import { texts } from './texts.ts';
import { useDeleteAccount } from './useDeleteAccount.ts';
import type { Viewer } from './viewer.ts';

const FIELDS: AccountField<'password'>[] = [
  { name: 'password', label: texts.deletePassword, type: 'password', autoComplete: 'current-password' },
];

/** The button to a dialog that says what is lost, and asks for the proof that it is the shopper who wants it. */
export function DeleteAccount({ viewer }: { viewer: Viewer }) {
  return (
    <Dialog.Root recipe={dialogSlotRecipe} role="alertdialog" placement="center" lazyMount unmountOnExit>
      <Dialog.Trigger asChild>
        <Button colorPalette="red" variant="outline" h="auto" minH="10" py="2" whiteSpace="normal">
          <LuTrash2 aria-hidden />
          {texts.deleteAccount}
        </Button>
      </Dialog.Trigger>
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner>
          <Dialog.Content mx="4">
            <Dialog.Header>
              <Dialog.Title fontWeight="bold">{texts.deleteTitle}</Dialog.Title>
            </Dialog.Header>
            <Dialog.Body>
              <VStack align="stretch" gap="5">
                <Box as="ul" listStyleType="disc" ps="5">
                  {texts.deleteFacts.map((fact) => (
                    <li key={fact}>{fact}</li>
                  ))}
                </Box>
                <Confirmation viewer={viewer} />
              </VStack>
            </Dialog.Body>
            <Dialog.CloseTrigger asChild>
              <CloseButton size="sm" aria-label={texts.close} />
            </Dialog.CloseTrigger>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}

function Confirmation({ viewer }: { viewer: Viewer }) {
  const { deleteAccount, busy, stale, problem } = useDeleteAccount();
  const said = problem && (
    <Text role="alert" color="fg.error" fontWeight="bold">
      {problem}
    </Text>
  );
  const label = busy ? texts.deleting : texts.deleteAccount;
  if (viewer.hasPassword) {
    return (
      <AccountForm
        fields={FIELDS}
        onSubmit={({ password }) => deleteAccount(password)}
        submit={label}
        busy={busy}
        danger
      >
        {said}
      </AccountForm>
    );
  }
  if (!stale) {
    return (
      <>
        {said}
        <OnceButton size="lg" colorPalette="red" busy={busy} onClick={() => void deleteAccount(null)}>
          {label}
        </OnceButton>
      </>
    );
  }
  return (
    <form action="/auth/google">
      {said}
      <input type="hidden" name="next" value={`${paths.account()}?tab=data`} />
      <Button type="submit" variant="outline" size="lg" width="full" mt="3">
        <FcGoogle aria-hidden /> {texts.confirmWithGoogle}
      </Button>
    </form>
  );
}
