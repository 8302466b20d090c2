import { PRICE_RANGE } from '../../../lib/constants.ts';
import { parsePrice } from '../listing/listing.ts';

const { min, max, step } = PRICE_RANGE;

/** The part of the track for prices that the list has; the rest leads to the end of the filter's range. */
const LISTED_PART = 0.9;

/** How far a press of Page Up or Page Down moves a thumb, as a part of the track. */
const KEY_PART = 0.05;

/** Where prices are on the slider's track. */
export interface PriceScale {
  /** The position of a price, from 0 to 1. */
  positionOf: (price: number) => number;
  /** The price at a position, rounded to a step. */
  priceAt: (position: number) => number;
  /** The price after a press of Page Up or Page Down: at least one step higher or lower, but not past the list's highest price. */
  priceBeside: (price: number, direction: 1 | -1) => number;
}

/**
 * A scale by the prices of the list: the same distance multiplies a price by the same factor, and nearly the whole track is for
 * prices up to the highest one.
 * @param highestPrice rupees; null or undefined when it is unknown
 */
export function createPriceScale(highestPrice: number | null | undefined): PriceScale {
  const roundedPrice = highestPrice ? Math.ceil(highestPrice / step) * step : max;
  const top = roundedPrice > min && roundedPrice < max ? roundedPrice : max;
  const track = createTrack(top);
  return {
    ...track,
    priceBeside: (price, direction) => {
      if (direction > 0 ? price >= top : price > top) return direction > 0 ? max : top;
      const next = track.priceAt(track.positionOf(price) + direction * KEY_PART);
      return direction > 0
        ? Math.min(top, Math.max(price + step, next))
        : Math.max(min, Math.min(price - step, next));
    },
  };
}

type Track = Pick<PriceScale, 'positionOf' | 'priceAt'>;

/** @param top the highest price of the list's part of the track */
function createTrack(top: number): Track {
  if (top === max) return logarithmicTrack(min, max);
  const listed = logarithmicTrack(min, top);
  const rest = logarithmicTrack(top, max);
  return {
    positionOf: (price) =>
      price <= top
        ? LISTED_PART * listed.positionOf(price)
        : LISTED_PART + (1 - LISTED_PART) * rest.positionOf(price),
    priceAt: (position) =>
      position <= LISTED_PART
        ? listed.priceAt(position / LISTED_PART)
        : rest.priceAt((position - LISTED_PART) / (1 - LISTED_PART)),
  };
}

const logarithmicTrack = (from: number, to: number): Track => ({
  positionOf: (price) => Math.log(price / from) / Math.log(to / from),
  priceAt: (position) => parsePrice(String(from * (to / from) ** position), from),
});
