import { nextTry } from './backoff.ts';

test.each([
  [1, 15],
  [2, 30],
  [5, 240],
  [9, 3600],
  [1000, 3600],
])('after %p failures the next try is %p seconds later', (attempts, seconds) => {
  expect(nextTry(attempts, 1_000_000)).toBe(1_000_000 + seconds * 1000);
});
