import { Button, HStack, Stack } from '@chakra-ui/react';
import { useState } from 'react';
import type { Letter_StateFragment } from '../../generated/graphql.ts';
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog.tsx';
import { SandboxMailsLink } from '../../ui/messages/SandboxMailsLink.tsx';
import { LetterPreview } from './LetterPreview.tsx';
import { LetterState } from './LetterState.tsx';
import { useLetterActions } from './useLetterActions.ts';

/** A letter that is being sent, or was. */
export function SentLetter({ letter }: { letter: Letter_StateFragment }) {
  const { stop, busy } = useLetterActions();
  const [isAsking, setAsking] = useState(false);
  return (
    <Stack gap="6" maxWidth="3xl">
      <HStack justify="space-between" wrap="wrap" role="status">
        <LetterState letter={letter} />
        {letter.state === 'sending' && (
          <Button colorPalette="red" variant="outline" onClick={() => setAsking(true)}>
            Stop
          </Button>
        )}
      </HStack>
      <SandboxMailsLink />
      <LetterPreview subject={letter.subject} body={letter.body} />
      <ConfirmDialog
        isOpen={isAsking}
        title="Stop this letter?"
        confirmLabel="Stop it"
        isDangerous
        isBusy={busy}
        onConfirm={() => void stop(letter.id).then(() => setAsking(false))}
        onClose={() => setAsking(false)}
      >
        Who has not got it yet will not get it: a stopped letter cannot go on.
      </ConfirmDialog>
    </Stack>
  );
}
