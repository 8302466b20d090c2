/**
 * Limits how often dead workers are replaced: at most `count` times within `windowMs`.
 * @returns a function to be called for each replacement; returns how long to wait before it, in ms
 */
export function createReplacementDelay(count: number, windowMs: number): () => number {
  const lastStarts: number[] = [];
  return () => {
    const now = performance.now();
    const oldest = lastStarts.length < count ? Number.NEGATIVE_INFINITY : Number(lastStarts.shift());
    const start = Math.max(now, oldest + windowMs);
    lastStarts.push(start);
    return start - now;
  };
}
