/**
 * Wraps an expensive function of a key: an answer is used again for `freshMs`, callers that come while it is being
 * made share it, and at most `kept` answers are held, the oldest going first. A rejection is not kept.
 */
export function keepFresh<T>(
  { freshMs, kept }: { freshMs: number; kept: number },
  make: (key: string) => Promise<T>,
): (key: string) => Promise<T> {
  const answers = new Map<string, { answer: Promise<T>; until: number }>();
  return (key) => {
    const known = answers.get(key);
    if (known && performance.now() < known.until) return known.answer;
    const entry = { answer: make(key), until: Number.POSITIVE_INFINITY };
    answers.delete(key);
    answers.set(key, entry);
    const oldest = answers.size > kept ? answers.keys().next().value : undefined;
    if (oldest !== undefined) answers.delete(oldest);
    entry.answer.then(
      () => {
        entry.until = performance.now() + freshMs;
      },
      () => {
        if (answers.get(key) === entry) answers.delete(key);
      },
    );
    return entry.answer;
  };
}
