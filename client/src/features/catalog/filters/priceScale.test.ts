import { describe, expect, it } from 'vitest';
import { createPriceScale } from './priceScale.ts';

const LISTS: [string, number | undefined][] = [
  ['a cheap list', 380],
  ['a dear list', 4995],
  ['a list whose highest price is no step', 1203.5],
  ['a list below the filter', 60],
  ['a list above the filter', 90_000],
  ['an unknown list', undefined],
];

describe.each(LISTS)('the scale of %s', (_, highestPrice) => {
  const { positionOf, priceAt, priceBeside } = createPriceScale(highestPrice);

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

  it.each<[string, number, 1 | -1, number]>([
    ['up', 100, 1, 60_000],
    ['down', 60_000, -1, 100],
  ])('is crossed by the keyboard in about twenty presses %s', (_, from, direction, to) => {
    const prices = [from];
    for (let price = from; price !== to && prices.length <= 30; prices.push(price)) {
      const next = priceBeside(price, direction);
      expect(Math.sign(next - price)).toBe(direction);
      expect(next % 5).toBe(0);
      price = next;
    }
    expect(prices.at(-1)).toBe(to);
    expect(priceBeside(to, direction)).toBe(to);
  });
});

it('gives the prices of the list nearly the whole track', () => {
  const { positionOf, priceAt } = createPriceScale(380);
  expect(positionOf(380)).toBeCloseTo(0.9);
  expect(priceAt(0.45)).toBe(195);
});

it('has the highest price of the list next to the end of the range', () => {
  const { priceBeside } = createPriceScale(380);
  expect(priceBeside(60_000, -1)).toBe(380);
  expect(priceBeside(20_000, -1)).toBe(380);
  expect(priceBeside(380, 1)).toBe(60_000);
  expect([priceBeside(380, -1), priceBeside(375, 1), priceBeside(100, 1)]).toEqual([355, 380, 110]);
});
