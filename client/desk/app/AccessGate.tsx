import { useQuery } from '@apollo/client/react';
import { Button, Center, Heading, Stack, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useSession } from '../../src/lib/session.ts';
import { SecondFactorForm } from '../features/staff/SecondFactorForm.tsx';
import { SecondFactorSetup } from '../features/staff/SecondFactorSetup.tsx';
import { SignIn } from '../features/staff/SignIn.tsx';
import { graphql } from '../generated/gql.ts';
import { MailDeliveryContext } from '../lib/mailDelivery.ts';
import { StaffContext } from '../lib/staff.ts';
import { useSignOut } from '../lib/useSignOut.ts';
import { FailedState, LoadingState } from '../ui/states.tsx';

const DESK_ACCESS = graphql(`
  query DeskAccess {
    me {
      id
      email
      staffAccess
    }
  }
`);

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
  }
`);

/** Shows its children to staff, and asks everybody else to sign in or for the second factor. */
export function AccessGate({ children }: { children: ReactNode }) {
  const session = useSession();
  const { data, error, refetch } = useQuery(DESK_ACCESS, {
    skip: !session,
    fetchPolicy: 'cache-and-network',
  });
  if (!session) return <SignIn />;
  if (!data?.me) return <AccessPending error={error} onRetry={() => void refetch()} />;
  const { email, staffAccess } = data.me;
  if (staffAccess === 'codeNeeded') return <SecondFactorForm onVerified={() => void refetch()} />;
  if (staffAccess === 'setupNeeded') return <SetupNeeded onDone={() => void refetch()} />;
  return staffAccess === 'open' ? <StaffGate>{children}</StaffGate> : <NotStaff email={email} />;
}

function StaffGate({ children }: { children: ReactNode }) {
  const { data, error, refetch } = useQuery(DESK_STAFF);
  if (!data?.desk) return <AccessPending error={error} onRetry={() => void refetch()} />;
  return (
    <StaffContext value={data.desk.me}>
      <MailDeliveryContext value={data.desk.mailDelivery}>{children}</MailDeliveryContext>
    </StaffContext>
  );
}

const AccessPending = ({ error, onRetry }: { error: Error | undefined; onRetry: () => void }) => (
  <Center minHeight="100dvh" padding="4">
    {error ? (
      <FailedState message="The desk cannot be reached at the moment." error={error} onRetry={onRetry} />
    ) : (
      <LoadingState label="Opening the desk" />
    )}
  </Center>
);

function SetupNeeded({ onDone }: { onDone: () => void }) {
  return (
    <Center as="main" minHeight="100dvh" padding="4">
      <Stack gap="4" maxWidth="lg">
        <Heading as="h1" size="xl">
          Second factor
        </Heading>
        <Text>
          All staff of this shop need a second factor: a code of an app on your phone, such as Google
          Authenticator. Please set it up to open the desk.
        </Text>
        <SecondFactorSetup onDone={onDone} />
      </Stack>
    </Center>
  );
}

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
