import { useQuery } from '@apollo/client/react';
import { Button, Center, Stack, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { endSession, useSession } from '../../src/lib/session.ts';
import { graphql } from '../generated/gql.ts';
import { StaffContext } from '../lib/staff.ts';
import { FailedState, LoadingState } from '../ui/states.tsx';
import { SignIn } from './SignIn.tsx';

const DESK_ACCESS = graphql(`
  query DeskAccess {
    me {
      id
      email
    }
    desk {
      me {
        id
        name
        role
        permissions
      }
    }
  }
`);

/** Shows its children to staff, and a sign-in form to everybody else. */
export function AccessGate({ children }: { children: ReactNode }) {
  const session = useSession();
  const { data, error, refetch } = useQuery(DESK_ACCESS, { skip: !session });
  if (!session) return <SignIn />;
  if (data?.desk) return <StaffContext value={data.desk.me}>{children}</StaffContext>;
  if (data?.me) return <NotStaff email={data.me.email} />;
  return (
    <Center minHeight="100dvh" padding="4">
      {error ? (
        <FailedState message="The desk cannot be reached at the moment." onRetry={() => void refetch()} />
      ) : (
        <LoadingState label="Opening the desk" />
      )}
    </Center>
  );
}

function NotStaff({ email }: { email: string }) {
  return (
    <Center minHeight="100dvh" padding="4">
      <Stack gap="4" align="center" textAlign="center">
        <Text>{email} has no access to the desk. An owner of the shop can invite you.</Text>
        <Button onClick={() => endSession({ isSignOut: true })}>Sign in with another account</Button>
      </Stack>
    </Center>
  );
}
