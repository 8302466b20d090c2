import { LRUCache } from 'lru-cache';
import type { EntityManager } from 'typeorm';

/*
 * Counts what finds many rows only once a minute, and the items of a list not again for each of its pages.
 *
 * Why: the desk counts what each condition of a search finds, to decide how to find a page of it, and how many items the list has. The
 * figures are in features/orders/desk/README.md. To remove it, count every SELECT.
 */

const MAX_AGE_MS = 60_000;
const MAX_REMEMBERED = 1000;

/** By database and SELECT: the number of its rows. */
const countsOfLastMinute = new WeakMap<EntityManager, LRUCache<string, number>>();

/** A SELECT with the LIMIT `limit`. */
export interface LimitedSelect {
  sql: string;
  parameters: (string | number)[];
  limit: number;
}

/**
 * Counts the rows of some SELECTs, each up to its LIMIT, in one statement. That a SELECT has so many may have been true a minute ago; all
 * smaller counts are current.
 * @param options.mayBeOld smaller counts may be a minute old, too
 */
export async function countUpTo(
  manager: EntityManager,
  selects: readonly LimitedSelect[],
  { mayBeOld = false } = {},
): Promise<number[]> {
  const remembered = getCounts(manager);
  const counts = new Map(selects.map((select) => [select, remembered.get(keyOf(select))]));
  const uncounted = selects.filter((select) => {
    const count = counts.get(select);
    return count === undefined || !(mayBeOld || count === select.limit);
  });
  if (uncounted.length > 0) {
    const columns = uncounted.map(({ sql }, at) => `(SELECT COUNT(*) FROM (${sql}) list) AS c${at}`);
    const [row]: Record<string, number | string>[] = await manager.query(
      `SELECT ${columns.join(', ')}`,
      uncounted.flatMap(({ parameters }) => parameters),
    );
    for (const [at, select] of uncounted.entries()) {
      const count = Number(row?.[`c${at}`]);
      counts.set(select, count);
      remembered.set(keyOf(select), count);
    }
  }
  return selects.map((select) => counts.get(select) ?? 0);
}

const keyOf = ({ sql, parameters }: LimitedSelect) => JSON.stringify([sql, parameters]);

function getCounts(manager: EntityManager): LRUCache<string, number> {
  const existing = countsOfLastMinute.get(manager);
  if (existing) return existing;
  const created = new LRUCache<string, number>({ max: MAX_REMEMBERED, ttl: MAX_AGE_MS });
  countsOfLastMinute.set(manager, created);
  return created;
}
