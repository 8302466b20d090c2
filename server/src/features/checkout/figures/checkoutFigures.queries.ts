import type { EntityManager } from 'typeorm';

/** In ms; `until` excluded. */
export interface Span {
  from: number;
  until: number;
}

/** How many checkouts began, and how many of them are paid. */
export interface CheckoutCounts {
  begun: number;
  paid: number;
}

/** The checkouts that began in a span of time. */
export async function countCheckouts(manager: EntityManager, { from, until }: Span): Promise<CheckoutCounts> {
  const [row] = await manager.query(
    'SELECT COUNT(*) AS begun, COUNT(paidAt) AS paid FROM checkouts WHERE createdAt >= ? AND createdAt < ?',
    [from, until],
  );
  return { begun: Number(row.begun), paid: Number(row.paid) };
}

/** The refunds of orders that were requested and have not failed; paise. */
export async function sumOrderRefunds(
  manager: EntityManager,
  { from, until }: Span,
): Promise<{ count: number; amount: number }> {
  const [row] = await manager.query(
    `SELECT COUNT(*) AS count, COALESCE(SUM(amount), 0) AS amount FROM refunds
       WHERE createdAt >= ? AND createdAt < ? AND kind = 'byStaff' AND failedAt IS NULL`,
    [from, until],
  );
  return { count: Number(row.count), amount: Number(row.amount) };
}
