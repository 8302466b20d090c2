import { useQuery } from '@apollo/client/react';
import { CloseButton, Dialog } from '@chakra-ui/react';
import { useResultMutation } from '../../../../src/lib/useResultMutation.ts';
import { graphql } from '../../../generated/gql.ts';
import { TitledDialog } from '../../../ui/dialogs/TitledDialog.tsx';
import { showError, showSuccess } from '../../../ui/messages/toaster.tsx';
import { QueryPending } from '../../../ui/QueryPending.tsx';
import { SessionList } from '../../../ui/SessionList.tsx';
import { STAFF_LIST } from './staffList.ts';

const STAFF_SESSIONS = graphql(`
  query StaffSessions($id: ID!) {
    desk {
      staffSessions(id: $id) {
        id
        device
        started
        lastUsed
        current
      }
    }
  }
`);

const SIGN_OUT_STAFF_SESSION = graphql(`
  mutation SignOutStaffSession($id: ID!, $sessionId: ID!) {
    signOutStaffSession(id: $id, sessionId: $sessionId) {
      __typename
      ... on DeskStaffChanged {
        message
      }
      ...Refusal @unmask
    }
  }
`);

interface SessionsDialogProps {
  member: { id: string; name: string };
  onClose: () => void;
}

/** The devices on which a member of staff is signed in. */
export function SessionsDialog({ member, onClose }: SessionsDialogProps) {
  const { id, name } = member;
  const { data, error, refetch } = useQuery(STAFF_SESSIONS, {
    variables: { id },
    fetchPolicy: 'cache-and-network',
  });
  const { mutate, busy } = useResultMutation(SIGN_OUT_STAFF_SESSION);
  const signOut = async (sessionId: string) => {
    const result = await mutate({
      variables: { id, sessionId },
      refetchQueries: [STAFF_SESSIONS, STAFF_LIST],
    });
    if (result.__typename === 'DeskStaffChanged') showSuccess(result.message);
    else showError(result.message);
  };
  const sessions = data?.desk?.staffSessions;
  return (
    <TitledDialog title={<>Devices of {name}</>} isOpen onClose={onClose}>
      <Dialog.Body>
        {sessions ? (
          <SessionList sessions={sessions} busy={busy} onSignOut={(session) => void signOut(session)} />
        ) : (
          <QueryPending query={{ error, refetch }} failure="The devices could not be read." />
        )}
      </Dialog.Body>
      <Dialog.CloseTrigger asChild>
        <CloseButton size="sm" />
      </Dialog.CloseTrigger>
    </TitledDialog>
  );
}
