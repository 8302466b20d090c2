import { Skeleton, Stack } from '@chakra-ui/react';
import { LuPackage } from 'react-icons/lu';
import { OrdersTable } from '../features/orders/OrdersTable.tsx';
import { PaymentNotices } from '../features/orders/PaymentNotices.tsx';
import { ORDERS, useOrders } from '../features/orders/useOrders.ts';
import type { PageLoaderArgs } from '../lib/page/pageLoader.ts';
import { paths } from '../lib/paths.ts';
import { ButtonLink } from '../ui/links/ButtonLink.tsx';
import { EmptyState } from '../ui/states/EmptyState.tsx';
import { ErrorState } from '../ui/states/ErrorState.tsx';
import { withChakra } from '../ui/withChakra.tsx';
import { PersonalPage } from './PersonalPage.tsx';

export const loader = ({ client, isSignedIn }: PageLoaderArgs) =>
  isSignedIn ? client.query({ query: ORDERS }) : Promise.resolve();

export const Component = withChakra(function Page() {
  return (
    <PersonalPage title="Orders" fallback={<OrdersSkeleton />}>
      {() => <OrdersContent />}
    </PersonalPage>
  );
});

function OrdersContent() {
  const { orders, notices, error, retry } = useOrders();

  if (!orders)
    return error ? (
      <ErrorState
        message="Your orders could not be loaded. Please check the connection and try again."
        onRetry={retry}
      />
    ) : (
      <OrdersSkeleton />
    );
  const isOrderExpected = notices.some(({ state }) => state === 'confirming');
  return (
    <>
      <PaymentNotices notices={notices} />
      {orders.length > 0 ? <OrdersTable orders={orders} /> : !isOrderExpected && <NoOrders />}
    </>
  );
}

function NoOrders() {
  return (
    <EmptyState
      icon={<LuPackage />}
      title="You have no orders yet"
      action={<ButtonLink to={paths.home()}>Continue Shopping</ButtonLink>}
    >
      What you buy appears here.
    </EmptyState>
  );
}

function OrdersSkeleton() {
  return (
    <Stack gap="3" aria-hidden>
      <Skeleton height="10" />
      <Skeleton height="20" />
      <Skeleton height="20" />
    </Stack>
  );
}
