import { LuShoppingCart } from 'react-icons/lu';
import { RequireSession } from '../features/auth/RequireSession.tsx';
import { CartSummary } from '../features/cart/CartSummary.tsx';
import { CartTable } from '../features/cart/CartTable.tsx';
import type { Cart } from '../features/cart/cart.ts';
import { texts } from '../features/cart/texts.ts';
import { paths } from '../lib/paths.ts';
import { button, container, heading, stack, text } from '../theme/classes.ts';
import { Breadcrumb } from '../ui/Breadcrumb.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { Head } from '../ui/Head.tsx';
import { Link } from '../ui/Link.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import styles from './CartPage.module.css';
import { texts as pageTexts } from './texts.ts';

export function Component() {
  return (
    <div className={container({}, styles.page)}>
      <Head title={texts.heading} description={texts.description} path={paths.cart()} />
      <Breadcrumb
        crumbs={[
          { label: pageTexts.home, to: paths.home() },
          { label: pageTexts.shop, to: paths.home() },
          { label: pageTexts.cart },
        ]}
      />
      <h1 className={heading({ size: '3xl' }, styles.title)}>{texts.heading}</h1>
      <RequireSession fallback={<CartSkeleton />}>{({ cart }) => <CartContent cart={cart} />}</RequireSession>
    </div>
  );
}

function CartContent({ cart }: { cart: Cart }) {
  if (cart.count === 0) {
    return (
      <EmptyState
        icon={<LuShoppingCart />}
        title={texts.empty}
        action={
          <Link to={paths.home()} className={button({ size: 'xl' })}>
            {texts.continueShopping}
          </Link>
        }
      />
    );
  }
  return (
    <>
      <p className={text({ tone: 'muted' }, styles.count)}>
        There {cart.count === 1 ? 'is' : 'are'} <b>{cart.count}</b>{' '}
        {cart.count === 1 ? 'product' : 'products'} in your cart
      </p>
      <div className={styles.parts}>
        <div className={stack({ direction: 'column', gap: 6 })}>
          <CartTable cart={cart} />
          <Link to={paths.home()} className={button({ variant: 'outline' }, styles.on)}>
            {texts.continueShopping}
          </Link>
        </div>
        <CartSummary cart={cart} />
      </div>
    </>
  );
}

function CartSkeleton() {
  return (
    <div className={`${styles.parts} ${styles.loading}`} aria-hidden>
      <div className={stack({ direction: 'column', gap: 4 })}>
        <Skeleton className={styles.line} />
        <Skeleton className={styles.line} />
        <Skeleton className={styles.line} />
      </div>
      <Skeleton className={styles.summary} />
    </div>
  );
}
