import { Flex, Skeleton } from '@chakra-ui/react';
import { useEffect } from 'react';
import { LuShoppingCart } from 'react-icons/lu';
import type { Cart } from '../features/cart/cart.ts';
import { BillingForm } from '../features/checkout/BillingForm.tsx';
import { BILLING_DEFAULTS, billingDefaults } from '../features/checkout/billing.ts';
import { OrderSummary } from '../features/checkout/OrderSummary.tsx';
import { useCheckout } from '../features/checkout/useCheckout.ts';
import { PaymentNotices } from '../features/orders/PaymentNotices.tsx';
import { CONFIRMING_PAYMENTS, useConfirmingPayments } from '../features/orders/useConfirmingPayments.ts';
import type { PageLoaderArgs } from '../lib/pageLoader.ts';
import { paths } from '../lib/paths.ts';
import { useQuery } from '../lib/useQuery.ts';
import { stack } from '../theme/classes.ts';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { LoadingOverlay } from '../ui/LoadingOverlay.tsx';
import { withChakra } from '../ui/withChakra.tsx';
import styles from './CheckoutPage.module.css';
import { PersonalPage } from './PersonalPage.tsx';

export const loader = ({ client, isSignedIn }: PageLoaderArgs) =>
  Promise.all(
    isSignedIn
      ? [client.query({ query: CONFIRMING_PAYMENTS }), client.query({ query: BILLING_DEFAULTS })]
      : [],
  );

export const Component = withChakra(function Page() {
  return (
    <PersonalPage
      title="Checkout"
      parents={[{ label: 'Cart', to: paths.cart() }]}
      fallback={<CheckoutSkeleton />}
    >
      {({ id, cart }) => <CheckoutContent userId={id} cart={cart} />}
    </PersonalPage>
  );
});

function CheckoutContent({ userId, cart }: { userId: string; cart: Cart }) {
  const { checkOut, phase, wasAttempted } = useCheckout();
  const confirming = useConfirmingPayments({ poll: wasAttempted && phase === 'idle' });
  const { data, loading } = useQuery(BILLING_DEFAULTS, { fetchPolicy: 'cache-and-network' });

  // Only when idle, because a payment empties the cart shortly before the orders page opens.
  if (cart.count === 0 && phase === 'idle') return <EmptyCheckout />;
  return (
    <>
      <PaymentNotices notices={confirming} />
      {loading && !data ? (
        <CheckoutSkeleton />
      ) : (
        <BillingForm
          userId={userId}
          defaults={billingDefaults(data?.me)}
          onSubmit={(billing) => checkOut(billing, cart.total)}
          busy={phase !== 'idle'}
          summary={<OrderSummary cart={cart} />}
        />
      )}
      {phase === 'loading' && <LoadingOverlay />}
    </>
  );
}

function EmptyCheckout() {
  // Going back restores the scroll position of the form, which is much taller.
  useEffect(() => {
    // Without a body the effect would return scrollTo's promise as its cleanup.
    window.scrollTo(0, 0);
  }, []);
  return (
    <EmptyState
      icon={<LuShoppingCart />}
      title="There is nothing to check out"
      action={
        <Flex gap="3" wrap="wrap" justify="center">
          <ButtonLink to={paths.home()}>Continue Shopping</ButtonLink>
          <ButtonLink to={paths.orders()} variant="outline">
            Go to Orders
          </ButtonLink>
        </Flex>
      }
    >
      Your cart is empty. If you have just paid, your order is under Orders.
    </EmptyState>
  );
}

function CheckoutSkeleton() {
  return (
    <div className={stack({ gap: 8, align: 'start', wrap: true }, styles.parts)} aria-hidden>
      <Skeleton height="xl" />
      <Skeleton height="64" />
    </div>
  );
}
