import { Link, Stack, Text } from '@chakra-ui/react';
import { Link as RouterLink } from 'react-router-dom';
import type { CustomerEventsQuery } from '../../generated/graphql.ts';
import { formatTime } from '../../lib/format.ts';
import { useDeskList } from '../../lib/lists/useDeskList.ts';
import { useCan } from '../../lib/session/staff.ts';
import { List } from '../../ui/lists/List.tsx';
import { TitledCard } from '../../ui/TitledCard.tsx';
import { CUSTOMER_EVENTS } from './documents.ts';

/** What has happened to a customer's account, newest first. */
export function CustomerEvents({ customerId }: { customerId: string }) {
  const canReadLog = useCan('READ_AUDIT_LOG');
  const list = useDeskList(CUSTOMER_EVENTS, { id: customerId }, (desk) => desk.customer?.events, {
    position: 'eventsAfter',
  });
  return (
    <TitledCard title="What happened">
      <List
        list={list}
        failure="The events could not be read."
        empty={<Text color="fg.muted">Nothing.</Text>}
      >
        {(events) => (
          <Stack as="ul" aria-label="What happened" listStyleType="none" gap="3">
            {events.map((event) => (
              <EventItem key={event.id} event={event} />
            ))}
          </Stack>
        )}
      </List>
      {canReadLog && (
        <Link asChild marginTop="4">
          <RouterLink to={`/audit-log?text=${customerId}`}>All of it in the audit log</RouterLink>
        </Link>
      )}
    </TitledCard>
  );
}

type CustomerEvent = NonNullable<
  NonNullable<CustomerEventsQuery['desk']>['customer']
>['events']['nodes'][number];

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
