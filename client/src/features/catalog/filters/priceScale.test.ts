import { describe, expect, it } from 'vitest';
import { createPriceScale } from './priceScale.ts';

describe.each([
  ['a cheap list', 380],
  ['a dear list', 4995],
  ['a list whose highest price is no step', 1203.5],
  ['a list below the filter', 60],
  ['a list above the filter', 90_000],
  ['an unknown list', undefined],
])('the scale of %s', (_, highestPrice) => {
  const { positionOf, priceAt } = createPriceScale(highestPrice);

  it('goes from one end of the filter to the other', () => {
    expect([priceAt(0), priceAt(1)]).toEqual([100, 60_000]);
    expect([positionOf(100), positionOf(60_000)]).toEqual([0, 1]);
  });

  it('rises, and every price is at its own position', () => {
    const prices = [100, 105, 110, 250, 400, 1200, 1205, 5000, 20_000, 60_000];
    const positions = prices.map(positionOf);
    expect(positions).toEqual(positions.toSorted((a, b) => a - b));
    expect(new Set(positions).size).toBe(prices.length);
    expect(positions.map(priceAt)).toEqual(prices);
  });
});

it('gives the prices of the list nearly the whole track', () => {
  const { positionOf, priceAt } = createPriceScale(380);
  expect(positionOf(380)).toBeCloseTo(0.9);
  expect(priceAt(0.45)).toBe(195);
});
