import { describe, expect, it } from 'vitest';
import { cut, dateTime, formatPrice, inr, isoDay, plural } from './format.ts';

describe('formatPrice', () => {
  it.each([
    [0, 'Rs 0'],
    [1234, 'Rs 1234'],
    [1234.5, 'Rs 1234.50'],
    [99.99, 'Rs 99.99'],
  ])('writes %d as %s [1.shop.1 9.currency.1]', (amount, text) => {
    expect(formatPrice(amount)).toBe(text);
  });
});

it('formats amounts as INR in the en-US format [9.currency.1]', () => {
  expect(inr(1234.5)).toBe('₹1,234.50');
  const { format } = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'INR' });
  for (let digits = 0; digits < 10; digits++)
    for (const paise of [0, 1, 5, 50, 99, 100]) {
      const sum = (10 ** digits * 100 - 100 + paise) / 100;
      expect(inr(sum)).toBe(format(sum));
    }
});

it.each([
  [0, 'items', 'are'],
  [1, 'item', 'is'],
  [2, 'items', 'are'],
])('selects the words for %d', (count, noun, verb) => {
  expect(plural(count, 'item')).toBe(noun);
  expect(plural(count, 'is', 'are')).toBe(verb);
});

describe('cut', () => {
  it.each([
    ['Basmati', 7, 'Basmati'],
    ['Basmati rice', 7, 'Basmati...'],
    ['', 5, ''],
    ['🍎🍎🍎', 2, '🍎🍎...'],
  ])('%s to %d characters is %s', (text, length, expected) => {
    expect(cut(text, length)).toBe(expected);
  });
});

it('returns the date of an ISO-8601 time', () => {
  expect(isoDay('2026-11-29T01:00:00.000+05:30')).toBe('2026-11-29');
  expect(isoDay('2026-02-03')).toBe('2026-02-03');
});

it.each([
  ['2026-11-29T01:00:00.000+05:30', '29 Nov 2026, 1:00 am'],
  ['2026-12-31T23:59:00.000-05:00', '31 Dec 2026, 11:59 pm'],
])('writes %s as the date and time of the shop, wherever the browser is', (time, text) => {
  expect(dateTime(time)).toBe(text);
});
