import { Button, Card, Center, Link, Stack, Text } from '@chakra-ui/react';
import { Link as RouterLink } from 'react-router-dom';
import { formatTime } from '../../lib/format.ts';
import { useCan } from '../../lib/session/staff.ts';
import type { Customer } from './useCustomer.ts';

interface CustomerEventsProps {
  customer: Customer;
  loading: boolean;
  onLoadOlder: () => void;
}

/** What has happened to a customer's account, newest first. */
export function CustomerEvents({ customer, loading, onLoadOlder }: CustomerEventsProps) {
  const canReadLog = useCan('READ_AUDIT_LOG');
  const { nodes, pageInfo } = customer.events;
  return (
    <Card.Root>
      <Card.Header>
        <Card.Title as="h2">What happened</Card.Title>
      </Card.Header>
      <Card.Body>
        {nodes.length === 0 && <Text color="fg.muted">Nothing.</Text>}
        <Stack as="ul" aria-label="What happened" listStyleType="none" gap="3">
          {nodes.map((event) => (
            <EventItem key={event.id} event={event} />
          ))}
        </Stack>
        {pageInfo.hasNextPage && (
          <Center marginTop="4">
            <Button variant="outline" loading={loading} onClick={onLoadOlder}>
              Show older
            </Button>
          </Center>
        )}
        {canReadLog && (
          <Link asChild marginTop="4">
            <RouterLink to={`/audit-log?userId=${customer.id}`}>All of it in the audit log</RouterLink>
          </Link>
        )}
      </Card.Body>
    </Card.Root>
  );
}

type CustomerEvent = Customer['events']['nodes'][number];

function EventItem({ event: { title, detail, orderId, actorName, date } }: { event: CustomerEvent }) {
  const canReadOrders = useCan('READ_ORDERS');
  return (
    <li>
      <Text>
        {title}
        {actorName && ` by ${actorName}`}
      </Text>
      {orderId && canReadOrders && (
        <Link asChild textStyle="sm" minHeight="6">
          <RouterLink to={`/orders/${orderId}`}>Order {orderId.slice(-8)}</RouterLink>
        </Link>
      )}
      {detail && (
        <Text textStyle="sm" overflowWrap="anywhere">
          {detail}
        </Text>
      )}
      <Text color="fg.muted" textStyle="sm">
        <time dateTime={date}>{formatTime(date)}</time>
      </Text>
    </li>
  );
}
