import { createAttempts } from './attempts.ts';

describe('attempts', () => {
  const minute = 60_000;

  test('after the limit the next one has to wait until the oldest failure leaves the window', () => {
    const attempts = createAttempts(3, 15 * minute);
    for (const time of [0, minute, 2 * minute]) {
      expect(attempts.retryAfter('a', time)).toBe(0);
      attempts.failed('a', time);
    }
    expect(attempts.retryAfter('a', 2 * minute)).toBe(13 * 60);
    expect(attempts.retryAfter('b', 2 * minute)).toBe(0);
    expect(attempts.retryAfter('a', 15 * minute)).toBe(0);
  });

  test('a success forgets the failures', () => {
    const attempts = createAttempts(1, minute);
    attempts.failed('a', 0);
    expect(attempts.retryAfter('a', 1)).toBeGreaterThan(0);
    attempts.succeeded('a');
    expect(attempts.retryAfter('a', 1)).toBe(0);
  });
});
