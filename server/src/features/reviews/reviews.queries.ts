import type { EntityManager } from 'typeorm';
import type { Db } from '../../database/database.ts';
import { unionPart } from '../../database/dialects.ts';
import { Review } from './reviews.entity.ts';

/** What visitors may see of a review. */
export type PublicReview = Omit<Review, 'hidden' | 'hiddenReason'>;

/** The mean rating of a product in tenths of a star, and the number of its reviews, without the hidden ones; 0 without any. */
export async function findRating(
  manager: EntityManager,
  productId: string,
): Promise<{ rating: number; reviewCount: number }> {
  // The drivers return decimals as text.
  const [row] = await manager.query(
    'SELECT AVG(rating) AS mean, COUNT(*) AS reviewCount FROM reviews WHERE productId = ? AND hidden = 0',
    [productId],
  );
  return { rating: Math.round(Number(row.mean)), reviewCount: Number(row.reviewCount) };
}

/** The visible reviews of a product that are older than a position, newest first. */
export const findOlderReviews = (
  manager: EntityManager,
  productId: string,
  { createdAt, id }: Pick<Review, 'createdAt' | 'id'>,
  count: number,
): Promise<Review[]> =>
  manager
    .createQueryBuilder(Review, 'r')
    .where('r.productId = :productId AND r.hidden = 0', { productId })
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

/** The newest visible reviews of some products, newest first. SQLite allows at most 500 keys. */
export async function findNewestReviews(
  { dialect, read }: Pick<Db, 'dialect' | 'read'>,
  keys: readonly NewestReviewsKey[],
): Promise<PublicReview[]> {
  // One index range per product: a window function over all reviews takes MariaDB four times as long.
  const newestOfProduct = unionPart(
    dialect,
    `SELECT id, productId, userId, customerName, rating, review, createdAt, answer, answeredAt FROM reviews
       WHERE productId = ? AND hidden = 0 ORDER BY createdAt DESC, id DESC LIMIT ?`,
  );
  const rows: PublicReview[] = await read.query(
    keys.map(() => newestOfProduct).join(' UNION ALL '),
    keys.flatMap(({ productId, count }) => [productId, count]),
  );
  // Two keys of one product return the same reviews. MySQL returns large integers as text.
  const reviewById = new Map(
    rows.map((row) => {
      const answeredAt = row.answeredAt === null ? null : Number(row.answeredAt);
      return [row.id, { ...row, createdAt: Number(row.createdAt), answeredAt }];
    }),
  );
  return [...reviewById.values()].sort((a, b) => b.createdAt - a.createdAt || (a.id < b.id ? 1 : -1));
}
