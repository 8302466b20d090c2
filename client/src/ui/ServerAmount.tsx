import styles from './ServerAmount.module.css';

interface ServerAmountProps {
  /** The amount as text; the former one while the new one is unknown. */
  amount: string;
  isKnown: boolean;
}

/** An amount that only the server can compute. Until it has, "…" in a place of the same size, so that nothing moves. */
export function ServerAmount({ amount, isKnown }: ServerAmountProps) {
  if (isKnown) return amount;
  return (
    <span className={styles.unknown} data-former={amount}>
      <span className={styles.dots}>…</span>
    </span>
  );
}
