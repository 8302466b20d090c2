import type { EntityManager } from 'typeorm';
import type { Db } from '../../database/database.ts';
import { unionPart } from '../../database/dialects.ts';
import { type KeysetList, readKeysetPage } from '../../database/keysetPage.ts';
import type { RowRange } from '../../lib/page.ts';
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

/** The visible reviews of a product. */
export const productReviews: KeysetList<PublicReview> = {
  name: 'productReviews',
  order: ['createdAt', 'id'],
  direction: 'DESC',
};

/** Visible reviews of a product, newest first. */
export const findVisibleReviews = (
  db: Pick<Db, 'dialect' | 'read'>,
  productId: string,
  range: RowRange,
): Promise<Review[]> => {
  const conditions = [{ sql: 'productId = ? AND hidden = 0', parameters: [productId] }];
  return readKeysetPage(db, Review, productReviews, [{ conditions }], range);
};

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
