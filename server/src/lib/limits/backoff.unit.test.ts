import { nextRetryAt } from './backoff.ts';

test.each([
  [1, 15],
  [2, 30],
  [5, 240],
  [9, 3600],
  [1000, 3600],
])('after %p failures the next retry is %p seconds later', (attempts, seconds) => {
  expect(nextRetryAt(attempts, 1_000_000)).toBe(1_000_000 + seconds * 1000);
});
