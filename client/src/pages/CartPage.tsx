import { LuShoppingCart } from 'react-icons/lu';
import { RequireSession } from '../features/auth/RequireSession.tsx';
import { CartSummary } from '../features/cart/CartSummary.tsx';
import { CartTable } from '../features/cart/CartTable.tsx';
import type { Cart } from '../features/cart/cart.ts';
import { plural } from '../lib/format.ts';
import { paths } from '../lib/paths.ts';
import { container, heading, stack, text } from '../theme/classes.ts';
import { Head } from '../ui/Head.tsx';
import { Breadcrumb } from '../ui/links/Breadcrumb.tsx';
import { ButtonLink } from '../ui/links/ButtonLink.tsx';
import { EmptyState } from '../ui/states/EmptyState.tsx';
import { Skeleton } from '../ui/states/Skeleton.tsx';
import styles from './CartPage.module.css';
import listPage from './listPage.module.css';

export function Component() {
  return (
    <div className={container({}, listPage.page)}>
      <Head title="Your Cart" description="What you have chosen, and what it costs." path={paths.cart()} />
      <Breadcrumb crumbs={[{ label: 'Shop', to: paths.home() }, { label: 'Cart' }]} />
      <h1 className={heading({ size: '3xl' }, listPage.title)}>Your Cart</h1>
      <RequireSession fallback={<CartSkeleton />}>{({ cart }) => <CartContent cart={cart} />}</RequireSession>
    </div>
  );
}

function CartContent({ cart }: { cart: Cart }) {
  if (cart.count === 0) {
    return (
      <EmptyState
        icon={<LuShoppingCart />}
        title="Your Cart is currently empty"
        action={
          <ButtonLink to={paths.home()} size="xl">
            Continue Shopping
          </ButtonLink>
        }
      />
    );
  }
  return (
    <>
      <p className={text({ tone: 'muted' }, listPage.count)}>
        There {plural(cart.count, 'is', 'are')} <b>{cart.count}</b> {plural(cart.count, 'product')} in your
        cart
      </p>
      <div className={styles.columns}>
        <div className={stack({ direction: 'column', gap: 6 })}>
          <CartTable cart={cart} />
          <ButtonLink to={paths.home()} variant="outline" size="md" className={styles.continue}>
            Continue Shopping
          </ButtonLink>
        </div>
        <CartSummary cart={cart} />
      </div>
    </>
  );
}

function CartSkeleton() {
  return (
    <div className={`${styles.columns} ${listPage.loading}`} aria-hidden>
      <div className={stack({ direction: 'column', gap: 4 })}>
        <Skeleton className={listPage.row} />
        <Skeleton className={listPage.row} />
        <Skeleton className={listPage.row} />
      </div>
      <Skeleton className={styles.summary} />
    </div>
  );
}
