import { useState } from 'react';
import { PRICE_RANGE } from '../../../lib/constants.ts';
import { formatPrice } from '../../../lib/format.ts';
import { useResettableState } from '../../../lib/useResettableState.ts';
import { stack, text } from '../../../theme/classes.ts';
import filters from './Filters.module.css';
import styles from './PriceFilter.module.css';
import { PriceInput } from './PriceInput.tsx';
import { type PriceBounds, PriceSlider } from './PriceSlider.tsx';
import { createPriceScale } from './priceScale.ts';

interface PriceFilterProps extends PriceBounds {
  /** Rupees: the slider's scale; null or undefined when it is unknown. */
  highestPrice: number | null | undefined;
  onChange: (bounds: PriceBounds) => void;
}

/** The lowest and highest price: a slider with two thumbs, and two number inputs. */
export function PriceFilter({ minPrice, maxPrice, highestPrice, onChange }: PriceFilterProps) {
  const [low, setLow] = useResettableState(minPrice);
  const [high, setHigh] = useResettableState(maxPrice);
  /** The price that a typed one was rounded to, with the bounds since then; null when it was taken as it is. */
  const [rounding, setRounding] = useState<(PriceBounds & { price: number }) | null>(null);
  const move = (bounds: PriceBounds) => {
    setLow(bounds.minPrice);
    setHigh(bounds.maxPrice);
    setRounding(null);
  };
  const applyPrices = (bounds: PriceBounds, roundedPrice: number | null) => {
    setRounding(roundedPrice === null ? null : { ...bounds, price: roundedPrice });
    if (bounds.minPrice !== minPrice || bounds.maxPrice !== maxPrice) onChange(bounds);
  };
  // Not when the filter was changed otherwise since, such as cleared.
  const isRounded = rounding?.minPrice === minPrice && rounding.maxPrice === maxPrice;
  return (
    <fieldset>
      <legend className={text({ weight: 'extrabold' }, filters.title)}>Filter by price</legend>
      <PriceSlider
        bounds={{ minPrice: low, maxPrice: high }}
        scale={createPriceScale(highestPrice)}
        onMove={move}
        onRelease={onChange}
      />
      <div className={stack({ gap: 2, align: 'center' }, styles.inputs)}>
        <span aria-hidden>Rs</span>
        <PriceInput
          label="From Rs"
          price={low}
          emptyPrice={PRICE_RANGE.min}
          onChange={(price, roundedPrice) =>
            applyPrices({ minPrice: price, maxPrice: Math.max(price, high) }, roundedPrice)
          }
        />
        <span aria-hidden>–</span>
        <PriceInput
          label="To Rs"
          price={high}
          emptyPrice={PRICE_RANGE.max}
          onChange={(price, roundedPrice) =>
            applyPrices({ minPrice: Math.min(price, low), maxPrice: price }, roundedPrice)
          }
        />
      </div>
      <p role="status" className={text({ size: 'sm', tone: 'muted' })}>
        {isRounded &&
          `Changed to ${formatPrice(rounding.price)}: this filter goes from ${formatPrice(PRICE_RANGE.min)} to ${formatPrice(PRICE_RANGE.max)} in steps of ${formatPrice(PRICE_RANGE.step)}.`}
      </p>
    </fieldset>
  );
}
