import { Button, Dialog, Field, Stack, Text, Textarea } from '@chakra-ui/react';
import { CopyButton } from '../../../ui/CopyButton.tsx';
import type { InvitationLink } from './useInviteStaffMember.ts';

/** The link of an invitation that the shop cannot mail, to be copied now: it is shown once. */
export function InvitationLinkText({ message, link, onClose }: InvitationLink & { onClose: () => void }) {
  return (
    <>
      <Dialog.Body>
        <Stack gap="4">
          <Text role="status">{message}</Text>
          <Field.Root>
            <Field.Label>Link of the invitation</Field.Label>
            <Textarea
              readOnly
              autoFocus
              rows={4}
              fontFamily="mono"
              value={link}
              onFocus={({ target }) => target.select()}
            />
          </Field.Root>
        </Stack>
      </Dialog.Body>
      <Dialog.Footer>
        <Button variant="outline" onClick={onClose}>
          Close
        </Button>
        <CopyButton text={link} message="The link is copied">
          Copy the link
        </CopyButton>
      </Dialog.Footer>
    </>
  );
}
