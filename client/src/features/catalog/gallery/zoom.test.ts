import { expect, it } from 'vitest';
import { zoomFactor } from './zoom.ts';

it.each([
  [1600, 500, 3.2],
  [640, 520, 1.5],
  [200, 520, 1.5],
])('a picture of %i px in a frame of %i px has the zoom factor %f', (natural, frame, factor) => {
  expect(zoomFactor(natural, frame)).toBe(factor);
});
