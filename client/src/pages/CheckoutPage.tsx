import { Button, Container, Flex, Heading, Skeleton } from '@chakra-ui/react';
import { LuShoppingCart } from 'react-icons/lu';
import { Breadcrumb } from '../components/Breadcrumb.tsx';
import { Busy } from '../components/Busy.tsx';
import { EmptyState } from '../components/EmptyState.tsx';
import { Head } from '../components/Head.tsx';
import { inChakra } from '../components/inChakra.tsx';
import { Link } from '../components/Link.tsx';
import { RequireSession } from '../features/accounts/RequireSession.tsx';
import type { Cart } from '../features/cart/cart.ts';
import { PaymentNotices } from '../features/orders/PaymentNotices.tsx';
import { useConfirmingPayments } from '../features/orders/useConfirmingPayments.ts';
import { BillingForm } from '../features/payments/BillingForm.tsx';
import { OrderSummary } from '../features/payments/OrderSummary.tsx';
import { texts } from '../features/payments/texts.ts';
import { useCheckout } from '../features/payments/useCheckout.ts';
import { paths } from '../lib/paths.ts';
import styles from './CheckoutPage.module.css';
import { texts as pageTexts } from './texts.ts';

export const Component = inChakra(function Page() {
  return (
    <Container pb="12">
      <Head title={texts.checkout} />
      <Breadcrumb
        crumbs={[
          { label: pageTexts.home, to: paths.home() },
          { label: pageTexts.cart, to: paths.cart() },
          { label: texts.checkout },
        ]}
      />
      <Heading as="h1" size="3xl" mb="6">
        {texts.checkout}
      </Heading>
      <RequireSession fallback={<CheckoutSkeleton />}>
        {({ id, cart }) => <CheckoutContent userId={id} cart={cart} />}
      </RequireSession>
    </Container>
  );
});

function CheckoutContent({ userId, cart }: { userId: string; cart: Cart }) {
  const { checkOut, phase } = useCheckout();
  const confirming = useConfirmingPayments();

  // Not while it works: the cart empties a moment before the orders page opens.
  if (cart.count === 0 && phase === 'idle') {
    return (
      <EmptyState
        icon={<LuShoppingCart />}
        title={texts.empty}
        action={
          <Flex gap="3" wrap="wrap" justify="center">
            <Button asChild size="lg">
              <Link to={paths.home()}>{texts.continueShopping}</Link>
            </Button>
            <Button asChild size="lg" variant="outline">
              <Link to={paths.orders()}>{texts.toOrders}</Link>
            </Button>
          </Flex>
        }
      >
        {texts.emptyHint}
      </EmptyState>
    );
  }
  return (
    <>
      <PaymentNotices notices={confirming} />
      <div className={styles.parts}>
        <BillingForm
          userId={userId}
          onSubmit={(billing) => checkOut(billing, cart.total)}
          busy={phase !== 'idle'}
        />
        <OrderSummary cart={cart} />
        {phase === 'working' && <Busy />}
      </div>
    </>
  );
}

function CheckoutSkeleton() {
  return (
    <div className={styles.parts} aria-hidden>
      <Skeleton height="xl" />
      <Skeleton height="64" />
    </div>
  );
}
