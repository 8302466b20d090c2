/**
 * Counts failures by key in a sliding window, in this process's memory.
 * @param limit failures that are allowed within `windowMs`
 */
export function createAttempts(limit: number, windowMs: number) {
  const failures = new Map<string, number[]>();
  const recent = (key: string, now: number) =>
    (failures.get(key) ?? []).filter((time) => time > now - windowMs);

  function forgetOld(now: number): void {
    for (const key of failures.keys()) if (recent(key, now).length === 0) failures.delete(key);
  }

  return {
    /** Seconds until the next attempt is allowed; 0: now. */
    retryAfter(key: string, now = Date.now()): number {
      const times = recent(key, now);
      const oldest = times.at(-limit);
      return times.length < limit || oldest === undefined ? 0 : Math.ceil((oldest + windowMs - now) / 1000);
    },
    failed(key: string, now = Date.now()): void {
      if (failures.size > 10_000) forgetOld(now);
      failures.set(key, [...recent(key, now), now]);
    },
    /** Forgets the newest failure: it was none, or could not be tried. */
    takeBack(key: string): void {
      failures.set(key, (failures.get(key) ?? []).slice(0, -1));
    },
    succeeded(key: string): void {
      failures.delete(key);
    },
  };
}
