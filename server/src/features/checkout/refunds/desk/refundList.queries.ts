import { type EntityManager, MoreThan, MoreThanOrEqual } from 'typeorm';
import { type Dialect, withIndex } from '../../../../database/dialects.ts';
import { toEntity } from '../../../../database/toEntity.ts';
import type { TimeSpan } from '../../../../lib/time/daySpan.ts';
import { Refund, type RefundState } from '../refunds.entity.ts';

/** The place of a refund in a list. */
export type ListPosition = Pick<Refund, 'createdAt' | 'id'>;

/** Which refunds. */
export interface RefundConditions extends TimeSpan {
  /** Null: all. */
  state: RefundState | null;
  /** Only refunds behind this place; null: from the newest. */
  after: ListPosition | null;
}

/** Those that are done, which most refunds are, stand in the index in the order of the list; the others are few. */
const stateConditions: Record<RefundState, string> = {
  pending: 'failedAt IS NULL AND nextTryAt > 0',
  done: 'failedAt IS NULL AND nextTryAt IS NULL',
  failed: 'failedAt > 0',
};

/** The newest refunds that meet the conditions, newest first. */
export async function findRefunds(
  { dialect, read }: { dialect: Dialect; read: EntityManager },
  { state, since, before, after }: RefundConditions,
  limit: number,
): Promise<Refund[]> {
  const conditions: { sql: string; parameters: (string | number)[] }[] = [
    ...(state ? [{ sql: stateConditions[state], parameters: [] }] : []),
    ...(since === null ? [] : [{ sql: 'createdAt >= ?', parameters: [since] }]),
    ...(before === null ? [] : [{ sql: 'createdAt < ?', parameters: [before] }]),
    // MySQL finds no range by comparing rows, so the first column is compared alone, too.
    ...(after
      ? [
          {
            sql: 'createdAt <= ? AND (createdAt < ? OR id < ?)',
            parameters: [after.createdAt, after.createdAt, after.id],
          },
        ]
      : []),
  ];
  const rows: Refund[] = await read.query(
    `SELECT * FROM refunds ${withIndex(dialect, state ? 'refunds_failed' : 'refunds_created')}
       WHERE ${conditions.map(({ sql }) => sql).join(' AND ') || '1 = 1'}
       ORDER BY createdAt DESC, id DESC LIMIT ${limit}`,
    conditions.flatMap(({ parameters }) => parameters),
  );
  return rows.map((row) => toEntity(read, Refund, row));
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
