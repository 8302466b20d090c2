import { Button } from '@chakra-ui/react';
import { useState } from 'react';
import { TitledDialog } from '../../../ui/dialogs/TitledDialog.tsx';
import { InvitationLinkText } from './InvitationLinkText.tsx';
import { InviteForm } from './InviteForm.tsx';
import type { InvitationLink } from './useInviteStaffMember.ts';

/** A button that opens the form of an invitation. */
export function InviteDialog() {
  const [isOpen, setOpen] = useState(false);
  const [link, setLink] = useState<InvitationLink | null>(null);
  const close = () => {
    setOpen(false);
    setLink(null);
  };
  return (
    <>
      <Button onClick={() => setOpen(true)}>Invite</Button>
      <TitledDialog title="Invite to the staff" isOpen={isOpen} onClose={close}>
        {link ? (
          <InvitationLinkText {...link} onClose={close} />
        ) : (
          <InviteForm onMailed={close} onLink={setLink} onCancel={close} />
        )}
      </TitledDialog>
    </>
  );
}
