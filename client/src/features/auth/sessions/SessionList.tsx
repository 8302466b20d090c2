import { Badge, Box, Flex, Skeleton, Text, VStack } from '@chakra-ui/react';
import { LuLogOut, LuMonitorSmartphone } from 'react-icons/lu';
import { graphql } from '../../../generated/gql.ts';
import type { SessionList_SessionFragment } from '../../../generated/graphql.ts';
import { dateTime } from '../../../lib/format.ts';
import { ActionButton } from '../../../ui/ActionButton.tsx';
import { multilineButton } from '../../../ui/multilineButton.ts';
import { ErrorState } from '../../../ui/states/ErrorState.tsx';
import { useSessions } from './useSessions.ts';
import { useSignOutOtherSessions } from './useSignOutOtherSessions.ts';
import { useSignOutSession } from './useSignOutSession.ts';

export const SESSION_LIST_SESSION = graphql(`
  fragment SessionList_session on Session {
    id
    device
    address
    firstSeen
    lastSeen
    current
  }
`);

/** The devices on which the shopper is signed in; each but this one can be signed out. */
export function SessionList() {
  const { sessions, error, retry } = useSessions();
  const { signOutSession, busy: signingOutOne } = useSignOutSession();
  const { signOutOtherSessions, busy: signingOutOthers } = useSignOutOtherSessions();
  const busy = signingOutOne || signingOutOthers;
  if (error) return <ErrorState onRetry={retry} />;
  if (!sessions) return <Skeleton height="16rem" borderRadius="l3" aria-hidden />;
  return (
    <VStack align="stretch" gap="4">
      <Text>
        Where your account is signed in. If you do not know one of these, sign it out and change your
        password.
      </Text>
      <VStack as="ul" listStyleType="none" align="stretch" gap="3" aria-label="Signed-in Devices">
        {sessions.map((session) => (
          <Device
            key={session.id}
            session={session}
            busy={busy}
            onSignOut={() => void signOutSession(session.id)}
          />
        ))}
      </VStack>
      {sessions.length > 1 ? (
        <ActionButton
          variant="outline"
          alignSelf="start"
          {...multilineButton}
          busy={busy}
          onClick={() => void signOutOtherSessions()}
        >
          <LuLogOut aria-hidden />
          Sign out all other devices
        </ActionButton>
      ) : (
        <Text color="fg.muted">You are signed in nowhere else.</Text>
      )}
    </VStack>
  );
}

function Device({
  session: { device, address, firstSeen, lastSeen, current },
  busy,
  onSignOut,
}: {
  session: SessionList_SessionFragment;
  busy: boolean;
  onSignOut: () => void;
}) {
  return (
    <Flex as="li" align="center" gap="4" wrap="wrap" borderWidth="1px" borderRadius="l3" p="4">
      <Box color="brand.fg" fontSize="2xl" flexShrink="0" aria-hidden>
        <LuMonitorSmartphone />
      </Box>
      <Box flex="1 1 10rem" minW="0">
        <Flex align="center" gap="2" wrap="wrap">
          <Text fontWeight="bold">{device}</Text>
          {current && <Badge>This device</Badge>}
        </Flex>
        <Text color="fg.muted" textStyle="sm">
          Signed in {dateTime(firstSeen)}
          {address && ` from ${address}`}, last used {dateTime(lastSeen)}
        </Text>
      </Box>
      {!current && (
        <ActionButton
          variant="outline"
          size="sm"
          busy={busy}
          aria-label={`Sign out ${device}`}
          onClick={onSignOut}
        >
          Sign out
        </ActionButton>
      )}
    </Flex>
  );
}
