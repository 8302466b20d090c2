import { Skeleton, Stack } from '@chakra-ui/react';
import { LuPackage } from 'react-icons/lu';
import { OrdersTable } from '../features/orders/OrdersTable.tsx';
import { PaymentNotices } from '../features/orders/PaymentNotices.tsx';
import { texts } from '../features/orders/texts.ts';
import { ORDERS, useOrders } from '../features/orders/useOrders.ts';
import type { PageLoaderArgs } from '../lib/pageLoader.ts';
import { paths } from '../lib/paths.ts';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { ErrorState } from '../ui/ErrorState.tsx';
import { withChakra } from '../ui/withChakra.tsx';
import { PersonalPage } from './PersonalPage.tsx';

export const loader = ({ client, isSignedIn }: PageLoaderArgs) =>
  isSignedIn ? client.query({ query: ORDERS }) : Promise.resolve();

export const Component = withChakra(function Page() {
  return (
    <PersonalPage title={texts.heading} maxW="none" fallback={<OrdersSkeleton />}>
      {() => <OrdersContent />}
    </PersonalPage>
  );
});

function OrdersContent() {
  const { orders, notices, error, retry } = useOrders();

  if (!orders)
    return error ? <ErrorState message={texts.noConnection} onRetry={retry} /> : <OrdersSkeleton />;
  return (
    <>
      <PaymentNotices notices={notices} />
      {orders.length > 0 ? <OrdersTable orders={orders} /> : <NoOrders />}
    </>
  );
}

function NoOrders() {
  return (
    <EmptyState
      icon={<LuPackage />}
      title={texts.empty}
      action={<ButtonLink to={paths.home()}>{texts.continueShopping}</ButtonLink>}
    >
      {texts.emptyHint}
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
