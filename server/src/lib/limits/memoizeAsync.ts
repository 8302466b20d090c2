/** Calls `load` on first use and shares its result. A failed load is repeated on the next call. */
export function memoizeAsync<T>(load: () => Promise<T>): () => Promise<T> {
  let result: Promise<T> | undefined;
  return () => {
    result ??= load().catch((error) => {
      result = undefined;
      throw error;
    });
    return result;
  };
}
