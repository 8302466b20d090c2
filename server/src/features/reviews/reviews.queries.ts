import type { EntityManager } from 'typeorm';
import type { Db } from '../../database/database.ts';
import { unionPart } from '../../database/dialects.ts';
import { Review } from './reviews.entity.ts';

/** The mean rating of a product in tenths of a star, and the number of its reviews. The product must have reviews. */
export async function findRating(
  manager: EntityManager,
  productId: string,
): Promise<{ rating: number; reviewCount: number }> {
  // The drivers return decimals as text.
  const [row] = await manager.query(
    'SELECT AVG(rating) AS mean, COUNT(*) AS reviewCount FROM reviews WHERE productId = ?',
    [productId],
  );
  return { rating: Math.round(Number(row.mean)), reviewCount: Number(row.reviewCount) };
}

/** The reviews of a product that are older than a position, newest first. */
export const findOlderReviews = (
  manager: EntityManager,
  productId: string,
  { createdAt, id }: Pick<Review, 'createdAt' | 'id'>,
  count: number,
): Promise<Review[]> =>
  manager
    .createQueryBuilder(Review, 'r')
    .where('r.productId = :productId', { productId })
    .andWhere('(r.createdAt < :createdAt OR (r.createdAt = :createdAt AND r.id < :id))', { createdAt, id })
    .orderBy('r.createdAt', 'DESC')
    .addOrderBy('r.id', 'DESC')
    .limit(count)
    .getMany();

/** How many of the newest reviews of a product are requested. */
export interface NewestReviewsKey {
  productId: string;
  count: number;
}

/** The newest reviews of some products, newest first. SQLite allows at most 500 keys. */
export async function findNewestReviews(
  { dialect, read }: Pick<Db, 'dialect' | 'read'>,
  keys: readonly NewestReviewsKey[],
): Promise<Review[]> {
  // One index range per product: a window function over all reviews takes MariaDB four times as long.
  const newestOfProduct = unionPart(
    dialect,
    `SELECT id, productId, userId, customerName, rating, review, createdAt FROM reviews
       WHERE productId = ? ORDER BY createdAt DESC, id DESC LIMIT ?`,
  );
  const rows: Review[] = await read.query(
    keys.map(() => newestOfProduct).join(' UNION ALL '),
    keys.flatMap(({ productId, count }) => [productId, count]),
  );
  // Two keys of one product return the same reviews. MySQL returns large integers as text.
  const reviewById = new Map(rows.map((row) => [row.id, { ...row, createdAt: Number(row.createdAt) }]));
  return [...reviewById.values()].sort((a, b) => b.createdAt - a.createdAt || (a.id < b.id ? 1 : -1));
}
