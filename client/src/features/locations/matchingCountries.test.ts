import { expect, it } from 'vitest';
import { matchingCountries } from './matchingCountries.ts';

const countries = [
  { country: 'British Indian Ocean Territory' },
  { country: 'France' },
  { country: 'India' },
  { country: 'Indonesia' },
];

it.each([
  ['', [1, 2, 3, 4]],
  ['IND', [3, 4, 1]],
  [' an', [1, 2]],
  ['x', []],
])('the search text "%s" matches the countries at the positions %j [4.location.5]', (text, positions) => {
  expect(matchingCountries(countries, text).map(({ position }) => position)).toEqual(positions);
});
