import { type KeyboardEvent, type PointerEvent, useId, useRef, useState } from 'react';
import { PRICE_RANGE } from '../../../lib/constants.ts';
import { formatPrice } from '../../../lib/format.ts';
import { stack, text, visuallyHidden } from '../../../theme/classes.ts';
import type { ListingState } from '../listing/listing.ts';
import styles from './PriceSlider.module.css';
import type { PriceScale } from './priceScale.ts';

const { min, max } = PRICE_RANGE;

/** The lowest and the highest price, in rupees. */
export type PriceBounds = Pick<ListingState, 'minPrice' | 'maxPrice'>;

interface PriceSliderProps {
  bounds: PriceBounds;
  scale: PriceScale;
  /** Called repeatedly while a thumb is dragged. */
  onMove: (bounds: PriceBounds) => void;
  onRelease: (bounds: PriceBounds) => void;
}

type ThumbName = 'low' | 'high';

/** Whether a key raises or lowers the price. Arrow keys do so by the browser's step. */
const KEY_DIRECTIONS: Record<string, 1 | -1> = { PageUp: 1, PageDown: -1 };

/**
 * Two thumbs on one track, with their prices below. Two native sliders have the prices, for the keyboard and for assistive
 * technology; the track above them moves them by pointer, because the scale is not linear.
 */
export function PriceSlider({ bounds, scale, onMove, onRelease }: PriceSliderProps) {
  const lowId = useId();
  const highId = useId();
  const { minPrice: low, maxPrice: high } = bounds;
  const inputs = useRef<Record<ThumbName, HTMLInputElement | null>>({ low: null, high: null });
  const [draggedThumb, setDraggedThumb] = useState<ThumbName | null>(null);
  const boundsBeforeDrag = useRef(bounds);

  /** A thumb stops at the other one. */
  const boundsWith = (thumb: ThumbName, price: number): PriceBounds =>
    thumb === 'low'
      ? { minPrice: Math.min(price, high), maxPrice: high }
      : { minPrice: low, maxPrice: Math.max(price, low) };

  function drag(thumb: ThumbName, event: PointerEvent) {
    const { start, length } = trackOf(event.currentTarget, thumb);
    const position = Math.min(1, Math.max(0, (event.clientX - start) / length));
    onMove(boundsWith(thumb, scale.priceAt(position)));
  }

  function startDrag(event: PointerEvent) {
    if (event.button !== 0) return;
    boundsBeforeDrag.current = bounds;
    const distanceTo = (thumb: ThumbName, price: number) => {
      const { start, length } = trackOf(event.currentTarget, thumb);
      return Math.abs(start + length * scale.positionOf(price) - event.clientX);
    };
    const thumb = distanceTo('low', low) <= distanceTo('high', high) ? 'low' : 'high';
    event.currentTarget.setPointerCapture(event.pointerId);
    // Otherwise the press would take the focus away from the slider.
    event.preventDefault();
    inputs.current[thumb]?.focus({ preventScroll: true });
    setDraggedThumb(thumb);
    drag(thumb, event);
  }

  function endDrag() {
    if (!draggedThumb) return;
    setDraggedThumb(null);
    onRelease(bounds);
  }

  function cancelDrag() {
    setDraggedThumb(null);
    onMove(boundsBeforeDrag.current);
  }

  /** The browser would move by a tenth of the whole range, which is past most lists. */
  function moveByKey(thumb: ThumbName, price: number, event: KeyboardEvent) {
    const direction = KEY_DIRECTIONS[event.key];
    if (!direction || event.ctrlKey || event.altKey || event.metaKey) return;
    event.preventDefault();
    const moved = boundsWith(thumb, scale.priceBeside(price, direction));
    onMove(moved);
    onRelease(moved);
  }

  const inputProps = (thumb: ThumbName, price: number) => ({
    price,
    onKeyDown: (event: KeyboardEvent) => moveByKey(thumb, price, event),
    onMove: (price: number) => onMove(boundsWith(thumb, price)),
    onRelease: () => onRelease(bounds),
    onMount: (input: HTMLInputElement | null) => {
      inputs.current[thumb] = input;
    },
  });

  return (
    <>
      <div
        className={styles.slider}
        style={{ '--low': scale.positionOf(low), '--high': scale.positionOf(high) }}
      >
        <Input labelId={lowId} {...inputProps('low', low)} />
        <span className={`${styles.thumb} ${styles.low}`} />
        <Input labelId={highId} {...inputProps('high', high)} />
        <span className={`${styles.thumb} ${styles.high}`} />
        <div
          className={styles.track}
          onPointerDown={startDrag}
          onPointerMove={(event) => draggedThumb && drag(draggedThumb, event)}
          onPointerUp={endDrag}
          // The browser scrolls the page instead.
          onPointerCancel={cancelDrag}
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

/** Where the middle of a thumb goes, in px of the window. The high thumb is a thumb's width to the right, so that both are always seen. */
function trackOf(element: Element, thumb: ThumbName) {
  const { left, width, height: thumbWidth } = element.getBoundingClientRect();
  const start = left + (thumb === 'low' ? 0.5 : 1.5) * thumbWidth;
  return { start, length: Math.max(1, width - 2 * thumbWidth) };
}

/** At the ends of the track the filter excludes nothing. */
function priceText(price: number): string {
  if (price === min) return `${formatPrice(price)} or less`;
  return price === max ? `${formatPrice(price)}+` : formatPrice(price);
}

interface InputProps {
  price: number;
  labelId: string;
  onKeyDown: (event: KeyboardEvent) => void;
  onMove: (price: number) => void;
  onRelease: () => void;
  onMount: (input: HTMLInputElement | null) => void;
}

function Input({ price, labelId, onKeyDown, onMove, onRelease, onMount }: InputProps) {
  // React has no event for the release: its `change` event is the browser's `input` event.
  const listenToRelease = (input: HTMLInputElement) => {
    onMount(input);
    input.addEventListener('change', onRelease);
    return () => {
      onMount(null);
      input.removeEventListener('change', onRelease);
    };
  };
  return (
    <input
      ref={listenToRelease}
      type="range"
      className={styles.input}
      {...PRICE_RANGE}
      value={price}
      aria-labelledby={labelId}
      aria-valuetext={priceText(price)}
      onKeyDown={onKeyDown}
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
