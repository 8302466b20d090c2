import { PRICE_RANGE } from '../../../lib/constants.ts';
import { parsePrice } from '../listing/listing.ts';

const { min, max, step } = PRICE_RANGE;

/** The part of the track for prices that the list has; the rest leads to the end of the filter's range. */
const LISTED_PART = 0.9;

/** Where prices are on the slider's track. */
export interface PriceScale {
  /** The position of a price, from 0 to 1. */
  positionOf: (price: number) => number;
  /** The price at a position, rounded to a step. */
  priceAt: (position: number) => number;
}

/**
 * A scale by the prices of the list: the same distance multiplies a price by the same factor, and nearly the whole track is for
 * prices up to the highest one.
 * @param highestPrice rupees; null or undefined when it is unknown
 */
export function createPriceScale(highestPrice: number | null | undefined): PriceScale {
  const top = highestPrice ? Math.ceil(highestPrice / step) * step : max;
  if (top <= min || top >= max) return logarithmicScale(min, max);
  const listed = logarithmicScale(min, top);
  const rest = logarithmicScale(top, max);
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

const logarithmicScale = (from: number, to: number): PriceScale => ({
  positionOf: (price) => Math.log(price / from) / Math.log(to / from),
  priceAt: (position) => parsePrice(String(from * (to / from) ** position), from),
});
