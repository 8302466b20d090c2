import { expect, it } from 'vitest';
import { rupees } from './format.ts';

it.each([
  [0, 'Rs 0'],
  [950, 'Rs 950'],
  [2300, 'Rs 2,300'],
  [124680, 'Rs 1,24,680'],
  [10.5, 'Rs 10.50'],
  [1234.56, 'Rs 1,234.56'],
])('%d rupees are %s', (amount, text) => {
  expect(rupees(amount)).toBe(text);
});
