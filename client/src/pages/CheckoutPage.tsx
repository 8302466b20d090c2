import { Flex, Skeleton } from '@chakra-ui/react';
import { useEffect } from 'react';
import { LuPackageCheck, LuShoppingCart } from 'react-icons/lu';
import type { Cart } from '../features/cart/cart.ts';
import { BillingForm } from '../features/checkout/BillingForm.tsx';
import { BILLING_DEFAULTS, type BillingValues, billingDefaults } from '../features/checkout/billing.ts';
import { OrderSummary } from '../features/checkout/OrderSummary.tsx';
import { useCheckout } from '../features/checkout/useCheckout.ts';
import { usePayAgainWarning } from '../features/checkout/usePayAgainWarning.tsx';
import { PaymentNotices } from '../features/orders/PaymentNotices.tsx';
import { CONFIRMING_PAYMENTS, useConfirmingPayments } from '../features/orders/useConfirmingPayments.ts';
import { RECENT_ORDERS, useHasRecentOrder } from '../features/orders/useHasRecentOrder.ts';
import type { PageLoaderArgs } from '../lib/page/pageLoader.ts';
import { paths } from '../lib/paths.ts';
import { useQuery } from '../lib/useQuery.ts';
import type { FormError } from '../ui/form/useValidatedForm.ts';
import { ButtonLink } from '../ui/links/ButtonLink.tsx';
import { EmptyState } from '../ui/states/EmptyState.tsx';
import { LoadingOverlay } from '../ui/states/LoadingOverlay.tsx';
import { useNotice } from '../ui/states/Notice.tsx';
import { withChakra } from '../ui/withChakra.tsx';
import { PersonalPage } from './PersonalPage.tsx';

export async function loader({ client, isSignedIn }: PageLoaderArgs): Promise<void> {
  if (!isSignedIn) return;
  const [{ data }] = await Promise.all([
    client.query({ query: CONFIRMING_PAYMENTS }),
    client.query({ query: BILLING_DEFAULTS }),
  ]);
  if (data?.me?.cart.count === 0) await client.query({ query: RECENT_ORDERS });
}

export const Component = withChakra(function Page() {
  return (
    <PersonalPage
      title="Checkout"
      parents={[{ label: 'Cart', to: paths.cart() }]}
      fallback={<CheckoutSkeleton />}
    >
      {({ cart }) => <CheckoutContent cart={cart} />}
    </PersonalPage>
  );
});

function CheckoutContent({ cart }: { cart: Cart }) {
  const { checkOut, phase, wasAttempted } = useCheckout();
  const notices = useConfirmingPayments({ poll: wasAttempted && phase === 'idle' });
  const { confirmPayAgain, warning } = usePayAgainWarning();
  const { data, loading } = useQuery(BILLING_DEFAULTS, { fetchPolicy: 'cache-and-network' });

  async function submit(billing: BillingValues): Promise<FormError | null> {
    const isConfirming = notices.some(({ state }) => state === 'confirming');
    return isConfirming && !(await confirmPayAgain()) ? null : checkOut(billing, cart.total);
  }

  // Only when idle, because a payment empties the cart shortly before the orders page opens.
  if (cart.count === 0 && phase === 'idle') return <EmptyCheckout wasAttempted={wasAttempted} />;
  return (
    <>
      <PaymentNotices notices={notices} />
      {loading && !data ? (
        <CheckoutSkeleton />
      ) : (
        <BillingForm
          defaults={billingDefaults(data?.me)}
          onSubmit={submit}
          busy={phase !== 'idle'}
          offersBusinessInvoice={data?.shopInfo.gstRegistered ?? false}
          summary={<OrderSummary cart={cart} />}
        />
      )}
      {warning}
      {phase === 'loading' && <LoadingOverlay />}
    </>
  );
}

/**
 * An empty cart. A payment that was confirmed late may have become an order, which empties the cart.
 * @param wasAttempted whether a payment window was opened on this page
 */
function EmptyCheckout({ wasAttempted }: { wasAttempted: boolean }) {
  const notify = useNotice();
  const hasRecentOrder = useHasRecentOrder();
  // Going back restores the scroll position of the form, which is much taller.
  useEffect(() => {
    // Without a body the effect would return scrollTo's promise as its cleanup.
    window.scrollTo(0, 0);
  }, []);
  // The message about the closed window is outdated then.
  useEffect(() => {
    if (wasAttempted && hasRecentOrder) notify(null);
  }, [wasAttempted, hasRecentOrder, notify]);
  if (hasRecentOrder === null) return <CheckoutSkeleton />;
  return (
    <EmptyState
      icon={hasRecentOrder ? <LuPackageCheck /> : <LuShoppingCart />}
      title={hasRecentOrder ? 'Your order has been placed' : 'There is nothing to check out'}
      action={
        <Flex gap="3" wrap="wrap" justify="center">
          <ButtonLink to={paths.home()} variant={hasRecentOrder ? 'outline' : 'solid'}>
            Continue Shopping
          </ButtonLink>
          <ButtonLink to={paths.orders()} variant={hasRecentOrder ? 'solid' : 'outline'}>
            Go to Orders
          </ButtonLink>
        </Flex>
      }
    >
      {hasRecentOrder
        ? 'Thank you! You can find it under Orders.'
        : 'Your cart is empty. If you have just paid, your order is under Orders.'}
    </EmptyState>
  );
}

function CheckoutSkeleton() {
  return (
    <Flex gap="8" align="start" wrap="wrap" aria-hidden>
      <Skeleton flex="99999 1 32rem" minW="0" height="xl" />
      <Skeleton flex="1 1 24rem" minW="0" height="64" />
    </Flex>
  );
}
