import { Button, Container, Heading, Skeleton, Stack } from '@chakra-ui/react';
import { LuPackage } from 'react-icons/lu';
import { RequireSession } from '../features/auth/RequireSession.tsx';
import { OrdersTable } from '../features/orders/OrdersTable.tsx';
import { PaymentNotices } from '../features/orders/PaymentNotices.tsx';
import { texts } from '../features/orders/texts.ts';
import { ORDERS, useOrders } from '../features/orders/useOrders.ts';
import type { PageLoaderArgs } from '../lib/pageLoader.ts';
import { paths } from '../lib/paths.ts';
import { Breadcrumb } from '../ui/Breadcrumb.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { ErrorState } from '../ui/ErrorState.tsx';
import { Head } from '../ui/Head.tsx';
import { Link } from '../ui/Link.tsx';
import { withChakra } from '../ui/withChakra.tsx';
import { texts as pageTexts } from './texts.ts';

export const loader = ({ client, isSignedIn }: PageLoaderArgs) =>
  isSignedIn ? client.query({ query: ORDERS }) : Promise.resolve();

export const Component = withChakra(function Page() {
  return (
    <Container maxW="none" pb="12">
      <Head title={texts.heading} />
      <Breadcrumb crumbs={[{ label: pageTexts.home, to: paths.home() }, { label: texts.heading }]} />
      <Heading as="h1" size="3xl" mb="6">
        {texts.heading}
      </Heading>
      <RequireSession fallback={<OrdersSkeleton />}>{() => <OrdersContent />}</RequireSession>
    </Container>
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
      action={
        <Button asChild size="lg">
          <Link to={paths.home()}>{texts.continueShopping}</Link>
        </Button>
      }
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
