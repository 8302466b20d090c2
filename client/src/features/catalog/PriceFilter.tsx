import { type CSSProperties, useId } from 'react';
import { PRICE_RANGE } from '../../lib/constants.ts';
import { rupees } from '../../lib/format.ts';
import { useDraft } from '../../lib/useDraft.ts';
import { useMounted } from '../../lib/useMounted.ts';
import { visuallyHidden } from '../../theme/classes.ts';
import filters from './Filters.module.css';
import type { ListingState } from './listing.ts';
import styles from './PriceFilter.module.css';
import { texts } from './texts.ts';

const { min, max } = PRICE_RANGE;

/** The lowest and the highest price: two of the browser's sliders on one track. */
export function PriceFilter({
  minPrice,
  maxPrice,
  onChange,
}: {
  minPrice: number;
  maxPrice: number;
  onChange: (change: Partial<ListingState>) => void;
}) {
  const lowId = useId();
  const highId = useId();
  const [low, setLow] = useDraft(minPrice);
  const [high, setHigh] = useDraft(maxPrice);
  const alive = useMounted();
  return (
    <fieldset>
      <legend className={filters.title}>{texts.priceFilter}</legend>
      <div
        className={`${styles.slider} ${alive ? styles.alive : ''}`}
        style={{ '--low': alongTrack(low), '--high': alongTrack(high) } as CSSProperties}
      >
        <Thumb
          price={low}
          labelId={lowId}
          onMove={(price) => setLow(Math.min(price, high))}
          onRest={(price) => onChange({ minPrice: price })}
        />
        <Thumb
          price={high}
          labelId={highId}
          onMove={(price) => setHigh(Math.max(price, low))}
          onRest={(price) => onChange({ maxPrice: price })}
        />
      </div>
      <div className={styles.bounds}>
        <Bound id={lowId} label={texts.lowestPrice} word={texts.from} price={low} />
        <Bound id={highId} label={texts.highestPrice} word={texts.to} price={high} />
      </div>
    </fieldset>
  );
}

/** How far a price is along the track, from 0 to 1. */
const alongTrack = (price: number) => (price - min) / (max - min);

/** At its bounds the slider leaves nothing out. */
function priceText(price: number): string {
  if (price === min) return texts.orLess(rupees(price));
  return price === max ? texts.orMore(rupees(price)) : rupees(price);
}

function Thumb({
  price,
  labelId,
  onMove,
  onRest,
}: {
  price: number;
  labelId: string;
  /** Called again and again while it is dragged. */
  onMove: (price: number) => void;
  /** Called when it is let go. */
  onRest: (price: number) => void;
}) {
  // React has no event for it: its `change` is the browser's `input`.
  const watchRest = (input: HTMLInputElement) => {
    const rest = () => onRest(input.valueAsNumber);
    input.addEventListener('change', rest);
    return () => input.removeEventListener('change', rest);
  };
  return (
    <input
      ref={watchRest}
      type="range"
      className={styles.thumb}
      {...PRICE_RANGE}
      value={price}
      aria-labelledby={labelId}
      aria-valuetext={priceText(price)}
      onChange={({ target }) => onMove(target.valueAsNumber)}
    />
  );
}

function Bound({ id, label, word, price }: { id: string; label: string; word: string; price: number }) {
  const isOpen = price === min || price === max;
  return (
    <span>
      <span id={id} className={visuallyHidden()}>
        {label}
      </span>
      {!isOpen && `${word} `}
      <b className={styles.price}>{priceText(price)}</b>
    </span>
  );
}
