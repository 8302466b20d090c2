import type { ReactNode } from 'react';
import { isTotalKnown } from '../../lib/cartTotal.ts';
import { inr } from '../../lib/format.ts';
import { paths } from '../../lib/paths.ts';
import { button, card, stack, text } from '../../theme/classes.ts';
import { Link } from '../../ui/links/Link.tsx';
import phoneBar from '../../ui/phoneBar.module.css';
import { ServerAmount } from '../../ui/ServerAmount.tsx';
import styles from './CartSummary.module.css';
import { CouponField } from './CouponField.tsx';
import { type Cart, linesAboveStock } from './cart.ts';

const PROCEED = button({ size: 'lg', multiline: true }, styles.proceed);

/** The cart's total and the link to the checkout, which is disabled while the stock is too low. */
export function CartSummary({ cart }: { cart: Cart }) {
  const isKnown = isTotalKnown(cart);
  const isBlocked = linesAboveStock(cart).length > 0;

  return (
    <section className={card({}, styles.summary)} aria-label="Cart total">
      <Row label="Subtotal" value={inr(cart.subTotal)} strong />
      {cart.discounts.map(({ name, amount }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two offers may have the same name
        <Row key={index} label={name} value={<ServerAmount amount={`-${inr(amount)}`} isKnown={isKnown} />} />
      ))}
      <CouponField cart={cart} />
      <hr />
      <Row label="Shipping" value="Free" />
      <Row label="Estimate for" value="United Kingdom" />
      <hr />
      {isBlocked && (
        <p role="status" className={text({ tone: 'error' })}>
          Some items are no longer in stock in this quantity. Lower their quantity or remove them to check
          out.
        </p>
      )}
      <div className={stack({ gap: 3, direction: 'column' }, phoneBar.bar, styles.pay)}>
        <Row label="Total" value={<ServerAmount amount={inr(cart.total)} isKnown={isKnown} />} strong />
        {cart.saved > 0 && (
          <p className={text({ tone: 'accent' })}>
            You saved <ServerAmount amount={inr(cart.saved)} isKnown={isKnown} />
          </p>
        )}
        {isBlocked ? (
          <button type="button" className={PROCEED} disabled>
            Proceed To CheckOut
          </button>
        ) : (
          <Link to={paths.checkout()} className={PROCEED}>
            Proceed To CheckOut
          </Link>
        )}
      </div>
    </section>
  );
}

const TOTAL = { size: 'lg', tone: 'accent' } as const;

function Row({ label, value, strong = false }: { label: string; value: ReactNode; strong?: boolean }) {
  return (
    <div className={stack({ justify: 'between', wrap: true }, styles.row)}>
      <p className={text({ tone: 'muted', wrap: 'anywhere' })}>{label}</p>
      <p
        className={text(
          { weight: 'bold', wrap: 'anywhere', align: 'end', ...(strong && TOTAL) },
          styles.value,
        )}
      >
        {value}
      </p>
    </div>
  );
}
