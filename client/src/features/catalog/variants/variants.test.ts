import { expect, it } from 'vitest';
import { onCommonBasis } from './variants.ts';

it.each([
  [126.9, 'kg', 12.69, '100 g'],
  [126.95, 'kg', 12.7, '100 g'],
  [0.05, 'L', 0.01, '100 ml'],
  [88, 'L', 8.8, '100 ml'],
  [12.71, '100 g', 12.71, '100 g'],
  [9.6, '100 ml', 9.6, '100 ml'],
  [40, 'm', 40, 'm'],
  [5.5, 'piece', 5.5, 'piece'],
])('Rs %d per %s are Rs %d per %s in a list of several categories', (price, reference, common, basis) => {
  expect(onCommonBasis({ price, reference })).toEqual({ price: common, reference: basis });
});
