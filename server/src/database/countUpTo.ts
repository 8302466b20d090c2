import { LRUCache } from 'lru-cache';
import type { EntityManager } from 'typeorm';

/*
 * Counts what finds many rows only once a minute.
 *
 * Why: the desk's home counts open tasks every half minute, and products with few units are counted for each page. To remove it, count and read
 * every SELECT.
 */

const MAX_AGE_MS = 60_000;
const MAX_REMEMBERED = 1000;

/** By database: the SELECTs that had as many rows as they may have. */
const fullSelects = new WeakMap<EntityManager, LRUCache<string, true>>();

/** A SELECT with the LIMIT `limit`. */
export interface LimitedSelect {
  sql: string;
  parameters: (string | number)[];
  limit: number;
}

/**
 * Counts the rows of some SELECTs, each up to its LIMIT, in one statement. That a SELECT has so many may have been true a minute ago; all
 * smaller counts are current.
 */
export async function countUpTo(
  manager: EntityManager,
  selects: readonly LimitedSelect[],
): Promise<number[]> {
  const full = getFullSelects(manager);
  const uncounted = selects.filter((select) => !full.has(keyOf(select)));
  const counts = new Map(selects.map((select) => [select, select.limit]));
  if (uncounted.length > 0) {
    const columns = uncounted.map(({ sql }, at) => `(SELECT COUNT(*) FROM (${sql}) list) AS c${at}`);
    const [row]: Record<string, number | string>[] = await manager.query(
      `SELECT ${columns.join(', ')}`,
      uncounted.flatMap(({ parameters }) => parameters),
    );
    for (const [at, select] of uncounted.entries()) {
      const count = Number(row?.[`c${at}`]);
      counts.set(select, count);
      if (count === select.limit) full.set(keyOf(select), true);
    }
  }
  return selects.map((select) => counts.get(select) ?? 0);
}

/** Reads the rows of a SELECT; null if there are as many as its LIMIT, which may have been true a minute ago. */
export async function readBelowLimit<Row>(
  manager: EntityManager,
  select: LimitedSelect,
): Promise<Row[] | null> {
  const full = getFullSelects(manager);
  if (full.has(keyOf(select))) return null;
  const rows: Row[] = await manager.query(select.sql, select.parameters);
  if (rows.length < select.limit) return rows;
  full.set(keyOf(select), true);
  return null;
}

const keyOf = ({ sql, parameters }: LimitedSelect) => JSON.stringify([sql, parameters]);

function getFullSelects(manager: EntityManager): LRUCache<string, true> {
  const existing = fullSelects.get(manager);
  if (existing) return existing;
  const created = new LRUCache<string, true>({ max: MAX_REMEMBERED, ttl: MAX_AGE_MS });
  fullSelects.set(manager, created);
  return created;
}
