import { useQuery } from '@apollo/client/react';
import { Alert, Flex, Grid, Stack } from '@chakra-ui/react';
import { useParams } from 'react-router-dom';
import { CustomerActions } from '../features/customers/CustomerActions.tsx';
import { CustomerBadges } from '../features/customers/CustomerBadges.tsx';
import { CustomerDetails } from '../features/customers/CustomerDetails.tsx';
import { CustomerEvents } from '../features/customers/CustomerEvents.tsx';
import { CustomerSessions } from '../features/customers/CustomerSessions.tsx';
import { CUSTOMER, type Customer } from '../features/customers/documents.ts';
import { CustomerOrders } from '../features/orders/CustomerOrders.tsx';
import { CustomerReviews } from '../features/reviews/CustomerReviews.tsx';
import { formatTime } from '../lib/format.ts';
import { useCan } from '../lib/session/staff.ts';
import { BackButton } from '../ui/BackButton.tsx';
import { PageHeader } from '../ui/PageHeader.tsx';
import { QueryPending } from '../ui/QueryPending.tsx';
import { NothingHere } from '../ui/states.tsx';

/** One customer. */
export function Component() {
  const { id = '' } = useParams();
  const { data, error, refetch } = useQuery(CUSTOMER, {
    variables: { id },
    fetchPolicy: 'cache-and-network',
  });
  const customer = data?.desk?.customer;
  if (customer) return <CustomerContent customer={customer} />;
  return (
    <>
      <PageHeader title="Customer" actions={<BackButton to="/customers" label="All customers" />} />
      {customer === null ? (
        <NothingHere title="There is no such customer" />
      ) : (
        <QueryPending query={{ error, refetch }} failure="The customer could not be read." />
      )}
    </>
  );
}

function CustomerContent({ customer }: { customer: Customer }) {
  const { id, name, staffRole, blockedAt, blockedReason } = customer;
  const canEdit = useCan('EDIT_CUSTOMERS') && !staffRole;
  const canReadReviews = useCan('MODERATE_REVIEWS');
  return (
    <>
      <PageHeader
        title={name}
        description={
          <Flex as="span" gap="2" wrap="wrap">
            <CustomerBadges {...customer} />
          </Flex>
        }
        actions={
          <>
            <BackButton to="/customers" label="All customers" />
            {canEdit && <CustomerActions customer={customer} />}
          </>
        }
      />
      {blockedAt && (
        <Alert.Root status="warning" marginBottom="6">
          <Alert.Indicator />
          <Alert.Content>
            <Alert.Title>Blocked since {formatTime(blockedAt)}</Alert.Title>
            <Alert.Description overflowWrap="anywhere">{blockedReason}</Alert.Description>
          </Alert.Content>
        </Alert.Root>
      )}
      <Grid templateColumns={{ base: '1fr', xl: staffRole ? '1fr' : '3fr 2fr' }} gap="6" alignItems="start">
        <Stack gap="6" minWidth="0">
          <CustomerDetails customer={customer} />
          <CustomerOrders customerId={id} />
          {canReadReviews && <CustomerReviews customerId={id} />}
        </Stack>
        {!staffRole && (
          <Stack gap="6" minWidth="0">
            <CustomerSessions customer={customer} />
            <CustomerEvents customerId={id} />
          </Stack>
        )}
      </Grid>
    </>
  );
}
