import { afterEach, expect, it, vi } from 'vitest';
import { leaveWhenReplaced } from './leaveWhenReplaced.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it('leaves once in a minute, and never without a network', () => {
  sessionStorage.clear();
  vi.useFakeTimers();
  const leave = vi.fn();
  const offline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  expect(leaveWhenReplaced(leave)).toBe(false);
  offline.mockRestore();

  expect([leaveWhenReplaced(leave), leaveWhenReplaced(leave)]).toEqual([true, false]);
  vi.advanceTimersByTime(60_000);
  expect(leaveWhenReplaced(leave)).toBe(true);
  expect(leave).toHaveBeenCalledTimes(2);
});
