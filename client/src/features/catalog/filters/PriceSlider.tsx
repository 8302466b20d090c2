import { useId, useState } from 'react';
import { PRICE_RANGE } from '../../../lib/constants.ts';
import { formatPrice } from '../../../lib/format.ts';
import { useMounted } from '../../../lib/useMounted.ts';
import { stack, text, visuallyHidden } from '../../../theme/classes.ts';
import type { ListingState } from '../listing/listing.ts';
import styles from './PriceSlider.module.css';

const { min, max } = PRICE_RANGE;

/** The lowest and the highest price, in rupees. */
export type PriceBounds = Pick<ListingState, 'minPrice' | 'maxPrice'>;

interface PriceSliderProps {
  bounds: PriceBounds;
  /** Called repeatedly while a thumb is dragged. */
  onMove: (bounds: PriceBounds) => void;
  onRelease: (bounds: PriceBounds) => void;
}

type ThumbName = 'low' | 'high';

/** Two native sliders on one track, with their prices below. */
export function PriceSlider({ bounds, onMove, onRelease }: PriceSliderProps) {
  const lowId = useId();
  const highId = useId();
  const isInteractive = useMounted();
  const { minPrice: low, maxPrice: high } = bounds;
  /**
   * The prices of both thumbs while one is dragged; null otherwise. A dragged thumb may pass the other one: if both have the
   * same price, the browser may have grabbed the wrong one.
   */
  const [dragPrices, setDragPrices] = useState<Record<ThumbName, number> | null>(null);
  const prices = dragPrices ?? { low, high };

  function move(thumb: ThumbName, price: number) {
    if (dragPrices) {
      const next = { ...dragPrices, [thumb]: price };
      setDragPrices(next);
      onMove({ minPrice: Math.min(next.low, next.high), maxPrice: Math.max(next.low, next.high) });
    } else if (thumb === 'low') {
      // By keyboard a thumb stops at the other one.
      onMove({ minPrice: Math.min(price, high), maxPrice: high });
    } else {
      onMove({ minPrice: low, maxPrice: Math.max(price, low) });
    }
  }

  const thumbProps = (thumb: ThumbName) => ({
    price: prices[thumb],
    onMove: (price: number) => move(thumb, price),
    onRelease: () => {
      setDragPrices(null);
      onRelease(bounds);
    },
  });

  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the sliders in it handle the events */}
      <div
        className={`${styles.slider} ${isInteractive ? styles.interactive : ''}`}
        style={{ '--low': trackPosition(low), '--high': trackPosition(high) }}
        onPointerDown={() => setDragPrices({ low, high })}
        onKeyDown={() => setDragPrices(null)}
        onBlur={() => setDragPrices(null)}
      >
        <Thumb labelId={lowId} {...thumbProps('low')} />
        <Thumb labelId={highId} {...thumbProps('high')} />
      </div>
      <div
        className={stack({ gap: 2, justify: 'between' }, text({ size: 'sm', tone: 'muted' }, styles.bounds))}
      >
        <Bound id={lowId} label="Lowest price" prefix="From" price={low} />
        <Bound id={highId} label="Highest price" prefix="To" price={high} />
      </div>
    </>
  );
}

/** The position of a price on the track, from 0 to 1. */
const trackPosition = (price: number) => (price - min) / (max - min);

/** At the ends of the track the filter excludes nothing. */
function priceText(price: number): string {
  if (price === min) return `${formatPrice(price)} or less`;
  return price === max ? `${formatPrice(price)}+` : formatPrice(price);
}

interface ThumbProps {
  price: number;
  labelId: string;
  /** Called repeatedly while the thumb is dragged. */
  onMove: (price: number) => void;
  onRelease: () => void;
}

function Thumb({ price, labelId, onMove, onRelease }: ThumbProps) {
  // React has no event for the release: its `change` event is the browser's `input` event.
  const listenToRelease = (input: HTMLInputElement) => {
    input.addEventListener('change', onRelease);
    return () => input.removeEventListener('change', onRelease);
  };
  return (
    <input
      ref={listenToRelease}
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

interface BoundProps {
  id: string;
  label: string;
  prefix: string;
  price: number;
}

function Bound({ id, label, prefix, price }: BoundProps) {
  const isAtEnd = price === min || price === max;
  return (
    <span>
      <span id={id} className={visuallyHidden()}>
        {label}
      </span>
      {!isAtEnd && `${prefix} `}
      <b className={text({ tone: 'accent' })}>{priceText(price)}</b>
    </span>
  );
}
