import { type CSSProperties, useId, useRef, useState } from 'react';
import { PRICE_RANGE } from '../../../lib/constants.ts';
import { rupees } from '../../../lib/format.ts';
import { useMounted } from '../../../lib/useMounted.ts';
import { stack, text, visuallyHidden } from '../../../theme/classes.ts';
import styles from './PriceSlider.module.css';

const { min, max } = PRICE_RANGE;

/** In px, as in the style sheet. */
const THUMB_WIDTH = 24;

interface PriceSliderProps {
  low: number;
  high: number;
  /** Called repeatedly while a thumb is dragged. */
  onMove: (low: number, high: number) => void;
  /** Called with the price that was changed. */
  onRelease: (change: { minPrice: number } | { maxPrice: number }) => void;
}

/** Two native sliders on one track, with their prices below. */
export function PriceSlider({ low, high, onMove, onRelease }: PriceSliderProps) {
  const lowId = useId();
  const highId = useId();
  const isInteractive = useMounted();
  const slider = useRef<HTMLDivElement>(null);
  /** The prices when the pointer was pressed on overlapping thumbs: then the direction decides which thumb moves. */
  const [overlap, setOverlap] = useState<{ low: number; high: number } | null>(null);

  function press() {
    const distance = (alongTrack(high) - alongTrack(low)) * (slider.current?.clientWidth ?? 0);
    setOverlap(distance < THUMB_WIDTH ? { low, high } : null);
  }

  function moveLow(price: number) {
    if (overlap && price > overlap.high) return onMove(overlap.low, price);
    const limit = overlap?.high ?? high;
    onMove(Math.min(price, limit), limit);
  }

  function moveHigh(price: number) {
    if (overlap && price < overlap.low) return onMove(price, overlap.high);
    const limit = overlap?.low ?? low;
    onMove(limit, Math.max(price, limit));
  }

  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the sliders in it handle the events */}
      <div
        ref={slider}
        className={`${styles.slider} ${isInteractive ? styles.interactive : ''}`}
        style={{ '--low': alongTrack(low), '--high': alongTrack(high) } as CSSProperties}
        onPointerDown={press}
        onKeyDown={() => setOverlap(null)}
      >
        <Thumb
          price={low}
          labelId={lowId}
          onMove={moveLow}
          onRelease={() => onRelease(overlap && high > overlap.high ? { maxPrice: high } : { minPrice: low })}
        />
        <Thumb
          price={high}
          labelId={highId}
          onMove={moveHigh}
          onRelease={() => onRelease(overlap && low < overlap.low ? { minPrice: low } : { maxPrice: high })}
        />
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
const alongTrack = (price: number) => (price - min) / (max - min);

/** At its bounds the filter excludes nothing. */
function priceText(price: number): string {
  if (price === min) return `${rupees(price)} or less`;
  return price === max ? `${rupees(price)}+` : rupees(price);
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
  const isOpen = price === min || price === max;
  return (
    <span>
      <span id={id} className={visuallyHidden()}>
        {label}
      </span>
      {!isOpen && `${prefix} `}
      <b className={text({ tone: 'accent' })}>{priceText(price)}</b>
    </span>
  );
}
