import { expect, test } from 'vitest';
import { parseRupees } from './parseRupees.ts';

test.each([
  ['', null],
  [' 99.50 ', 99.5],
  ['0', 0],
  ['1,000', 1000],
  ['Rs 1,000', 1000],
  ['rs. 1,25,000.5', 125_000.5],
  ['₹1,000', 1000],
  ['1,5', Number.NaN],
  ['1.234', Number.NaN],
  ['-5', Number.NaN],
  ['abc', Number.NaN],
  ['Rs', Number.NaN],
])('reads the amount "%s" as %s', (text, rupees) => {
  expect(parseRupees(text)).toBe(rupees);
});
