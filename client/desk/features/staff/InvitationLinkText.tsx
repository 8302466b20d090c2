import { Button, Dialog, Field, Stack, Text, Textarea } from '@chakra-ui/react';
import { showError, showSuccess } from '../../ui/toaster.tsx';
import type { InvitationLink } from './useInviteStaffMember.ts';

/** The link of an invitation that the shop cannot mail, to be copied now: it is shown once. */
export function InvitationLinkText({ message, link, onClose }: InvitationLink & { onClose: () => void }) {
  const copy = () =>
    navigator.clipboard.writeText(link).then(
      () => showSuccess('The link is copied'),
      () => showError('The browser does not allow copying. Please select the link instead.'),
    );
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
        <Button onClick={() => void copy()}>Copy the link</Button>
      </Dialog.Footer>
    </>
  );
}
