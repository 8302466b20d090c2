import { useApolloClient, useQuery } from '@apollo/client/react';
import { Button, Center, Dialog, Heading, Stack, Text } from '@chakra-ui/react';
import { type ReactNode, useEffect, useState } from 'react';
import { endSession, useSession } from '../../src/lib/session/session.ts';
import { SecondFactorForm } from '../features/staff/secondFactor/SecondFactorForm.tsx';
import { SecondFactorSetup } from '../features/staff/secondFactor/SecondFactorSetup.tsx';
import { SignInForm } from '../features/staff/signIn/SignInForm.tsx';
import { graphql } from '../generated/gql.ts';
import { MailDeliveryContext } from '../lib/mailDelivery.ts';
import { announceOpenDesk, DESK_ACCESS } from '../lib/session/deskAccess.ts';
import { StaffContext } from '../lib/session/staff.ts';
import { useSignOut } from '../lib/session/useSignOut.ts';
import { UtcOffsetContext } from '../lib/shopTime.ts';
import { ConfirmDialog } from '../ui/dialogs/ConfirmDialog.tsx';
import { TitledDialog } from '../ui/dialogs/TitledDialog.tsx';
import { FormCard } from '../ui/forms/FormCard.tsx';
import { QueryPending } from '../ui/QueryPending.tsx';

const DESK_STAFF = graphql(`
  query DeskStaff {
    desk {
      me {
        id
        name
        role
        permissions
      }
      mailDelivery
    }
    shopInfo {
      utcOffset
    }
  }
`);

/**
 * Shows its children to staff, and asks everybody else to sign in or for the second factor. When the session ends, it asks over the page,
 * which stays as it is.
 */
export function AccessGate({ children }: { children: ReactNode }) {
  const session = useSession();
  const { data, error, loading, refetch } = useQuery(DESK_ACCESS, {
    skip: !session,
    // An answer to an earlier session says nothing about this one.
    fetchPolicy: 'network-only',
  });
  const me = session && data?.me;
  const isOpen = me?.staffAccess === 'open';
  const [staffEmail, setStaffEmail] = useState('');
  const [isDiscarding, setDiscarding] = useState(false);
  if (isOpen && me.email !== staffEmail) setStaffEmail(me.email);
  const client = useApolloClient();
  const isConfirmed = isOpen && !loading;
  useEffect(() => {
    if (isConfirmed) announceOpenDesk(client);
  }, [isConfirmed, client]);

  const readAgain = () => void refetch();
  if (me && !me.staffAccess) return <NotStaff email={me.email} />;
  const wasOpen = staffEmail !== '';
  const Frame = wasOpen ? GateDialog : FormCard;
  return (
    <>
      {wasOpen && <StaffGate>{children}</StaffGate>}
      {!session ? (
        <Frame title={wasOpen ? 'Please sign in again' : 'Kirana desk'}>
          {wasOpen && (
            <Text>The session of {staffEmail} has ended. What you have entered is still here.</Text>
          )}
          <SignInForm email={staffEmail} />
          {wasOpen && (
            <Button variant="ghost" whiteSpace="normal" onClick={() => setDiscarding(true)}>
              Discard it, and sign in with another account
            </Button>
          )}
          <ConfirmDialog
            isOpen={isDiscarding}
            title="Discard what you have entered?"
            confirmLabel="Discard"
            isDangerous
            onConfirm={() => {
              setDiscarding(false);
              endSession({ isSignOut: true });
            }}
            onClose={() => setDiscarding(false)}
          />
        </Frame>
      ) : me?.staffAccess === 'codeNeeded' ? (
        <Frame title="Second factor">
          <SecondFactorForm onVerified={readAgain} />
        </Frame>
      ) : me?.staffAccess === 'setupNeeded' ? (
        <Frame title="Second factor">
          <Text>
            All staff of this shop need a second factor: a code of an app on your phone, such as Google
            Authenticator. Please set it up to open the desk.
          </Text>
          <SecondFactorSetup onDone={readAgain} />
        </Frame>
      ) : me ? null : wasOpen ? (
        <GateDialog title="Opening the desk">
          <AccessPending error={error} onRetry={readAgain} />
        </GateDialog>
      ) : (
        <PendingPage error={error} onRetry={readAgain} />
      )}
    </>
  );
}

/** Over the page until the desk is open again. */
const GateDialog = ({ title, children }: { title: string; children: ReactNode }) => (
  <TitledDialog title={title} isOpen onClose={() => {}} size="sm">
    <Dialog.Body paddingBottom="6">
      <Stack gap="4">{children}</Stack>
    </Dialog.Body>
  </TitledDialog>
);

function StaffGate({ children }: { children: ReactNode }) {
  const { data, error, refetch } = useQuery(DESK_STAFF);
  if (!data?.desk) return <PendingPage error={error} onRetry={() => void refetch()} />;
  return (
    <StaffContext value={data.desk.me}>
      <MailDeliveryContext value={data.desk.mailDelivery}>
        <UtcOffsetContext value={data.shopInfo.utcOffset}>{children}</UtcOffsetContext>
      </MailDeliveryContext>
    </StaffContext>
  );
}

interface PendingProps {
  error: Error | undefined;
  onRetry: () => void;
}

/** The whole page until it is known who opens the desk. */
const PendingPage = (props: PendingProps) => (
  <Center as="main" minHeight="100dvh" padding="4">
    <AccessPending {...props} />
  </Center>
);

const AccessPending = ({ error, onRetry }: PendingProps) => (
  <QueryPending
    query={{ error, refetch: onRetry }}
    failure="The desk cannot be reached at the moment."
    loadingLabel="Opening the desk"
  />
);

function NotStaff({ email }: { email: string }) {
  const signOut = useSignOut();
  return (
    <Center as="main" minHeight="100dvh" padding="4">
      <Stack gap="4" maxWidth="lg" align="center" textAlign="center">
        <Heading as="h1" size="xl">
          No access
        </Heading>
        <Text>
          {email} has no access to the desk. If you were invited, open the link in the invitation’s mail and
          accept it. If not, an owner of the shop can invite you.
        </Text>
        <Button onClick={() => void signOut()}>Sign in with another account</Button>
      </Stack>
    </Center>
  );
}
