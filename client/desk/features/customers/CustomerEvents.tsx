import { Card, Link, Stack, Text } from '@chakra-ui/react';
import { Link as RouterLink } from 'react-router-dom';
import { formatTime } from '../../lib/format.ts';
import { useCan } from '../../lib/staff.ts';
import type { Customer } from './useCustomer.ts';

/** What has happened to a customer's account, newest first. */
export function CustomerEvents({ customer }: { customer: Customer }) {
  const canReadLog = useCan('READ_AUDIT_LOG');
  return (
    <Card.Root>
      <Card.Header>
        <Card.Title as="h2">What happened</Card.Title>
      </Card.Header>
      <Card.Body>
        {customer.events.nodes.length === 0 && <Text color="fg.muted">Nothing.</Text>}
        <Stack as="ul" listStyleType="none" gap="3">
          {customer.events.nodes.map(({ id, title, detail, actorName, date }) => (
            <li key={id}>
              <Text>
                {title}
                {actorName && ` by ${actorName}`}
              </Text>
              {detail && (
                <Text textStyle="sm" overflowWrap="anywhere">
                  {detail}
                </Text>
              )}
              <Text color="fg.muted" textStyle="sm">
                <time dateTime={date}>{formatTime(date)}</time>
              </Text>
            </li>
          ))}
        </Stack>
        {canReadLog && (
          <Link asChild marginTop="4">
            <RouterLink to={`/audit-log?userId=${customer.id}`}>All of it in the audit log</RouterLink>
          </Link>
        )}
      </Card.Body>
    </Card.Root>
  );
}
