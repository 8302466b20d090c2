import { type EntityManager, MoreThan, MoreThanOrEqual } from 'typeorm';
import type { Sql } from '../../../../database/conditions.ts';
import type { Dialect } from '../../../../database/dialects.ts';
import { type KeysetList, readKeysetPage } from '../../../../database/keysetPage.ts';
import type { RowRange } from '../../../../lib/page.ts';
import type { TimeSpan } from '../../../../lib/time/daySpan.ts';
import { Refund, type RefundState } from '../refunds.entity.ts';

/** All refunds. */
export const newestRefunds: KeysetList<Refund> = {
  name: 'refunds',
  order: ['createdAt', 'id'],
  direction: 'DESC',
};

/** Which refunds. */
export interface RefundConditions extends TimeSpan {
  /** Null: all. */
  state: RefundState | null;
}

/** Those that are done, which most refunds are, stand in the index in the order of the list; the others are few. */
const stateConditions: Record<RefundState, string> = {
  pending: 'failedAt IS NULL AND nextTryAt > 0',
  done: 'failedAt IS NULL AND nextTryAt IS NULL',
  failed: 'failedAt > 0',
};

/** Refunds that meet the conditions, newest first. */
export function findRefunds(
  db: { dialect: Dialect; read: EntityManager },
  { state, since, before }: RefundConditions,
  range: RowRange,
): Promise<Refund[]> {
  const conditions: Sql[] = [];
  if (state) conditions.push({ sql: stateConditions[state], parameters: [] });
  if (since !== null) conditions.push({ sql: 'createdAt >= ?', parameters: [since] });
  if (before !== null) conditions.push({ sql: 'createdAt < ?', parameters: [before] });
  const index = state ? 'refunds_failed' : 'refunds_created';
  return readKeysetPage(db, Refund, newestRefunds, [{ index, conditions }], range);
}

/**
 * Refunds that are still pending after `minAttempts`, and those that have failed since a time, as long as no other refund of their
 * payment was made later. At most `limit` of each kind, in any order.
 * @param failedSince in ms since 1970
 */
export async function findUnresolvedRefunds(
  manager: EntityManager,
  { minAttempts, failedSince, limit }: { minAttempts: number; failedSince: number; limit: number },
): Promise<Refund[]> {
  const pending = await manager.find(Refund, {
    where: { nextTryAt: MoreThan(0), attempts: MoreThanOrEqual(minAttempts) },
    order: { nextTryAt: 'ASC' },
    take: limit,
  });
  const failed = await manager
    .createQueryBuilder(Refund, 'refund')
    .where('refund.failedAt > :failedSince', { failedSince })
    .andWhere(
      (query) =>
        `NOT EXISTS ${query
          .subQuery()
          .select('1')
          .from(Refund, 'later')
          .where('later.paymentId = refund.paymentId AND later.failedAt IS NULL')
          .andWhere('later.createdAt > refund.failedAt')
          .getQuery()}`,
    )
    .orderBy('refund.failedAt', 'DESC')
    .take(limit)
    .getMany();
  return [...pending, ...failed];
}
