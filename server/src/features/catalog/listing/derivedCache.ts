/** Returns what is derived from a source by a key: the cached value, or else that of `derive`. */
type DerivedCache<Source, Value> = (source: Source, key: string, derive: () => Value) => Value;

/**
 * A cache of values that are derived from immutable objects. Values live at most as long as their source.
 * @param max values per source; the least recently used ones are evicted
 */
export function createDerivedCache<Source extends object, Value>(max: number): DerivedCache<Source, Value> {
  const caches = new WeakMap<Source, Map<string, Value>>();
  return (source, key, derive) => {
    const cache = caches.get(source) ?? new Map<string, Value>();
    caches.set(source, cache);
    const value = cache.get(key) ?? derive();
    // A map iterates in the order of insertion.
    cache.delete(key);
    cache.set(key, value);
    if (cache.size > max) cache.delete(cache.keys().next().value as string);
    return value;
  };
}
