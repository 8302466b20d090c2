import type { KeyboardEvent } from 'react';
import { PRICE_RANGE } from '../../../lib/constants.ts';
import { useResettableState } from '../../../lib/useResettableState.ts';
import { input } from '../../../theme/classes.ts';
import { parsePrice } from '../listing/listing.ts';
import styles from './PriceFilter.module.css';

interface PriceInputProps {
  label: string;
  /** Rupees. */
  price: number;
  /** The price that an empty input stands for. */
  emptyPrice: number;
  /**
   * Called when the shopper leaves the changed input or presses Enter.
   * @param roundedPrice the price, if it was taken instead of the typed one
   */
  onChange: (price: number, roundedPrice: number | null) => void;
}

/** A price of the filter as a number input. */
export function PriceInput({ label, price, emptyPrice, onChange }: PriceInputProps) {
  const [text, setText] = useResettableState(String(price));
  const commit = () => {
    const next = parsePrice(text, emptyPrice);
    setText(String(next));
    if (text !== String(price)) onChange(next, text === '' || Number(text) === next ? null : next);
  };
  const commitOnEnter = ({ key }: KeyboardEvent) => {
    if (key === 'Enter') commit();
  };
  return (
    <input
      type="number"
      inputMode="numeric"
      className={`${input()} ${styles.input}`}
      aria-label={label}
      {...PRICE_RANGE}
      value={text}
      onChange={({ target }) => setText(target.value)}
      onBlur={commit}
      onKeyDown={commitOnEnter}
    />
  );
}
