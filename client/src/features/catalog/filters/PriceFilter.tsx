import { PRICE_RANGE } from '../../../lib/constants.ts';
import { useDraft } from '../../../lib/useDraft.ts';
import { stack, text } from '../../../theme/classes.ts';
import type { ListingState } from '../listing/listing.ts';
import filters from './Filters.module.css';
import styles from './PriceFilter.module.css';
import { PriceInput } from './PriceInput.tsx';
import { PriceSlider } from './PriceSlider.tsx';

interface PriceFilterProps {
  minPrice: number;
  maxPrice: number;
  onChange: (change: Partial<ListingState>) => void;
}

/** The lowest and highest price: a slider with two thumbs, and two number inputs. */
export function PriceFilter({ minPrice, maxPrice, onChange }: PriceFilterProps) {
  const [low, setLow] = useDraft(minPrice);
  const [high, setHigh] = useDraft(maxPrice);
  const move = (nextLow: number, nextHigh: number) => {
    setLow(nextLow);
    setHigh(nextHigh);
  };
  return (
    <fieldset>
      <legend className={text({ weight: 'extrabold' }, filters.title)}>Filter by price</legend>
      <PriceSlider low={low} high={high} onMove={move} onRelease={onChange} />
      <div className={stack({ gap: 2, align: 'center' }, styles.inputs)}>
        <span aria-hidden>Rs</span>
        <PriceInput
          label="From Rs"
          price={low}
          emptyPrice={PRICE_RANGE.min}
          onChange={(price) => onChange({ minPrice: price })}
        />
        <span aria-hidden>–</span>
        <PriceInput
          label="To Rs"
          price={high}
          emptyPrice={PRICE_RANGE.max}
          onChange={(price) => onChange({ maxPrice: price })}
        />
      </div>
    </fieldset>
  );
}
