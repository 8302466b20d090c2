import { expect, it } from 'vitest';
import { perViewAt } from './usePerView.ts';

it.each([
  [195, 1],
  [360, 2],
  [767, 2],
  [768, 3],
  [991, 3],
  [992, 4],
  [1920, 8],
])('a window of %d px shows %d slides', (width, count) => {
  expect(perViewAt({ base: 2, md: 3, lg: 4, xl: 8 }, width)).toBe(count);
});
