import { inr } from '../../lib/format.ts';
import { paths } from '../../lib/paths.ts';
import { button, card, stack, text } from '../../theme/classes.ts';
import { Link } from '../../ui/Link.tsx';
import styles from './CartSummary.module.css';
import { type Cart, linesAboveStock } from './cart.ts';
import { texts } from './texts.ts';

const PROCEED = button({ size: 'lg' }, styles.proceed);

/** The cart's total and the link to the checkout, which is disabled while the stock is too low. */
export function CartSummary({ cart }: { cart: Cart }) {
  const blocked = linesAboveStock(cart).length > 0;

  return (
    <section className={card({}, styles.summary)} aria-label={texts.cartTotal}>
      <Row label={texts.subtotal} value={inr(cart.total)} strong />
      <hr />
      <Row label={texts.shipping} value={texts.free} />
      <Row label={texts.estimate} value={texts.estimateCountry} />
      <hr />
      <Row label={texts.total} value={inr(cart.total)} strong />
      {blocked ? (
        <>
          <p role="status" className={text({ tone: 'error' })}>
            {texts.blocked}
          </p>
          <button type="button" className={PROCEED} disabled>
            {texts.proceed}
          </button>
        </>
      ) : (
        <Link to={paths.checkout()} className={PROCEED}>
          {texts.proceed}
        </Link>
      )}
    </section>
  );
}

function Row({ label, value, strong = false }: { label: string; value: string; strong?: boolean }) {
  return (
    <div className={stack({ justify: 'between', wrap: true }, styles.row)}>
      <p className={text({ tone: 'muted' })}>{label}</p>
      <p className={strong ? `${styles.value} ${styles.strong}` : styles.value}>{value}</p>
    </div>
  );
}
