import { PRICE_RANGE } from '../../../lib/constants.ts';
import { useResettableState } from '../../../lib/useResettableState.ts';
import { stack, text } from '../../../theme/classes.ts';
import filters from './Filters.module.css';
import styles from './PriceFilter.module.css';
import { PriceInput } from './PriceInput.tsx';
import { type PriceBounds, PriceSlider } from './PriceSlider.tsx';

interface PriceFilterProps extends PriceBounds {
  onChange: (bounds: PriceBounds) => void;
}

/** The lowest and highest price: a slider with two thumbs, and two number inputs. */
export function PriceFilter({ minPrice, maxPrice, onChange }: PriceFilterProps) {
  const [low, setLow] = useResettableState(minPrice);
  const [high, setHigh] = useResettableState(maxPrice);
  const move = (bounds: PriceBounds) => {
    setLow(bounds.minPrice);
    setHigh(bounds.maxPrice);
  };
  return (
    <fieldset>
      <legend className={text({ weight: 'extrabold' }, filters.title)}>Filter by price</legend>
      <PriceSlider bounds={{ minPrice: low, maxPrice: high }} onMove={move} onRelease={onChange} />
      <div className={stack({ gap: 2, align: 'center' }, styles.inputs)}>
        <span aria-hidden>Rs</span>
        <PriceInput
          label="From Rs"
          price={low}
          emptyPrice={PRICE_RANGE.min}
          onChange={(price) => onChange({ minPrice: price, maxPrice: Math.max(price, high) })}
        />
        <span aria-hidden>–</span>
        <PriceInput
          label="To Rs"
          price={high}
          emptyPrice={PRICE_RANGE.max}
          onChange={(price) => onChange({ minPrice: Math.min(price, low), maxPrice: price })}
        />
      </div>
    </fieldset>
  );
}
