import { LRUCache } from 'lru-cache';

/*
 * Figures that may be a minute old: whoever asks for the same within a minute, or at the same time, shares one statement.
 *
 * Why: the desk's home page is read again every 30 seconds by everybody who has it open. The figures are in docs/decisions/034-reports.md.
 * To remove it, call `read` in place of `load`.
 */

const MAX_AGE_MS = 60_000;
const MAX_ENTRIES = 100;

/** Values that are at most a minute old. */
export interface MinuteCache<Query, Value> {
  load(query: Query): Promise<Value>;
}

/** @param keyOf the same for queries with the same value */
export function createMinuteCache<Query, Value extends object | number>(
  keyOf: (query: Query) => string,
  read: (query: Query) => Promise<Value>,
): MinuteCache<Query, Value> {
  const entries = new LRUCache<string, Value, { query: Query }>({
    max: MAX_ENTRIES,
    ttl: MAX_AGE_MS,
    fetchMethod: (_key, _stale, { context }) => read(context.query),
  });
  return { load: (query) => entries.forceFetch(keyOf(query), { context: { query } }) };
}
