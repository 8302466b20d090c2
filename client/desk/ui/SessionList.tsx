import { Badge, Button, Flex, Stack, Text } from '@chakra-ui/react';
import { formatTime } from '../lib/format.ts';

/** A device on which somebody is signed in. */
export interface ListedSession {
  id: string;
  device: string;
  /** ISO-8601. */
  started: string;
  /** ISO-8601. */
  lastUsed: string;
  /** Whether it is this device. */
  current?: boolean;
}

interface SessionListProps {
  sessions: readonly ListedSession[];
  busy: boolean;
  /** Absent: nobody may be signed out here. */
  onSignOut?: ((id: string) => void) | undefined;
}

/** The devices on which somebody is signed in, each but this one with a button that ends its session. */
export function SessionList({ sessions, busy, onSignOut }: SessionListProps) {
  if (sessions.length === 0) return <Text color="fg.muted">None.</Text>;
  return (
    <Stack as="ul" listStyleType="none" gap="3">
      {sessions.map(({ id, device, started, lastUsed, current = false }) => (
        <Flex as="li" key={id} justify="space-between" align="center" gap="2">
          <div>
            <Text>
              {device} {current && <Badge colorPalette="green">this device</Badge>}
            </Text>
            <Text color="fg.muted" textStyle="sm">
              {formatTime(lastUsed)}, signed in {formatTime(started)}
            </Text>
          </div>
          {onSignOut && !current && (
            <Button
              size="sm"
              variant="outline"
              disabled={busy}
              aria-label={`Sign out ${device}`}
              onClick={() => onSignOut(id)}
            >
              Sign out
            </Button>
          )}
        </Flex>
      ))}
    </Stack>
  );
}
