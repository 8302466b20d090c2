import { afterEach, expect, it, vi } from 'vitest';
import { reloadOnce } from './reloadOnce.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it('reloads at most once a minute, and never offline', () => {
  sessionStorage.clear();
  vi.useFakeTimers();
  const reload = vi.fn();
  const offline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  expect(reloadOnce(reload)).toBe(false);
  offline.mockRestore();

  expect([reloadOnce(reload), reloadOnce(reload)]).toEqual([true, false]);
  vi.advanceTimersByTime(60_000);
  expect(reloadOnce(reload)).toBe(true);
  expect(reload).toHaveBeenCalledTimes(2);
});
