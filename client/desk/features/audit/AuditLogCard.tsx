import { Flex, Stack, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { formatTime } from '../../lib/format.ts';
import { type AuditEvent, Person, Subject } from './auditEvent.tsx';

/** An event on a phone: what and when, who, and on what. */
export const AuditLogCard = ({ event }: { event: AuditEvent }) => (
  <Stack gap="1">
    <Flex justify="space-between" columnGap="3" wrap="wrap" align="baseline">
      <Text fontWeight="semibold">{event.title}</Text>
      <Text color="fg.muted" textStyle="sm" whiteSpace="nowrap">
        {formatTime(event.at)}
      </Text>
    </Flex>
    {event.actorId && (
      <Line label="By">
        <Person id={event.actorId} name={event.actorName} email={event.actorEmail} />
      </Line>
    )}
    {event.userId && (
      <Line label="Account">
        <Person id={event.userId} name={event.userName} email={event.userEmail} />
      </Line>
    )}
    {event.subject && (
      <Line label="About">
        <Subject event={event} />
      </Line>
    )}
    {event.detail && (
      <Text textStyle="sm" overflowWrap="anywhere">
        {event.detail}
      </Text>
    )}
  </Stack>
);

const Line = ({ label, children }: { label: string; children: ReactNode }) => (
  <Flex gap="3" textStyle="sm">
    <Text color="fg.muted" width="14" flexShrink="0">
      {label}
    </Text>
    {children}
  </Flex>
);
