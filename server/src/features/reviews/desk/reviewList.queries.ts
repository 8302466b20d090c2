import type { EntityManager } from 'typeorm';
import type { Sql } from '../../../database/conditions.ts';
import type { Db } from '../../../database/database.ts';
import { placeholders } from '../../../database/dialects.ts';
import { countRows, type IndexRange, type KeysetList, keysetPage } from '../../../database/keysetPage.ts';
import { toEntity } from '../../../database/toEntity.ts';
import type { RowRange } from '../../../lib/page.ts';
import { withFields } from '../../../lib/withFields.ts';
import { Review } from '../reviews.entity.ts';

/** A review with the name of its product, which may be withdrawn. */
export interface DeskReview extends Review {
  productName: string;
  /** The author's account; null when it is deleted. */
  accountId: string | null;
}

interface ReviewedProducts {
  ids: readonly string[];
  /** About how many reviews they have together; null: any number. */
  reviewCount: number | null;
}

/** Which reviews are listed; a missing field does not restrict them. */
export interface ReviewConditions {
  products?: ReviewedProducts | undefined;
  /** Ratings in tenths of a star. */
  ratings?: readonly number[] | undefined;
  hidden?: boolean | undefined;
  isUnanswered?: boolean | undefined;
  /** Reviews written later than this, in ms since 1970. */
  writtenAfter?: number | undefined;
}

/** All reviews. */
export const newestReviews: KeysetList<Review> = {
  name: 'deskReviews',
  order: ['createdAt', 'id'],
  direction: 'DESC',
};

/** Reviews that meet the conditions, newest first. */
export async function findNewestReviews(
  { dialect, read }: Pick<Db, 'dialect' | 'read'>,
  conditions: ReviewConditions,
  range: RowRange,
): Promise<DeskReview[]> {
  const ranges = rangesOf(conditions);
  if (ranges.length === 0) return [];
  const { sql, parameters } = keysetPage(dialect, 'reviews', newestReviews, ranges, range);
  return readReviews(read, sql, parameters);
}

/** The number of reviews that meet the conditions, at most `limit`. */
export const countReviews = (
  db: Pick<Db, 'dialect' | 'read'>,
  conditions: ReviewConditions,
  limit: number,
): Promise<number> => countRows(db, 'reviews', rangesOf(conditions), limit);

/** Reviews by their ids, newest first. */
export const findDeskReviews = async (
  manager: EntityManager,
  ids: readonly string[],
): Promise<DeskReview[]> =>
  ids.length === 0
    ? []
    : readReviews(manager, `SELECT * FROM reviews WHERE id IN (${placeholders(ids)})`, [...ids]);

/** @param select the reviews */
async function readReviews(
  manager: EntityManager,
  select: string,
  parameters: readonly (string | number)[],
): Promise<DeskReview[]> {
  const rows: DeskReview[] = await manager.query(
    `SELECT list.*, p.name AS productName, CASE WHEN u.erasedAt IS NULL THEN u.id END AS accountId
       FROM (${select}) list JOIN products p ON p.id = list.productId JOIN users u ON u.id = list.userId
       ORDER BY list.createdAt DESC, list.id DESC`,
    [...parameters],
  );
  return rows.map((row) =>
    withFields(toEntity(manager, Review, row), { productName: row.productName, accountId: row.accountId }),
  );
}

/** Up to this many reviews of some products are read and sorted together, which takes half as long as a part for each of 50 products. */
const FEW = 1000;

/**
 * The parts of a list, each a range of one index in the order of the list: one per product or per rating. A single condition on several
 * values cannot be read in that order, so that all it finds is read. The indexes are named, because the databases choose others with
 * other parameters.
 */
function rangesOf(conditions: ReviewConditions): IndexRange[] {
  const { products, ratings, hidden, isUnanswered, writtenAfter } = conditions;
  const common: Sql[] = [];
  if (hidden !== undefined) common.push({ sql: 'hidden = ?', parameters: [hidden ? 1 : 0] });
  if (isUnanswered) common.push({ sql: 'answeredAt IS NULL', parameters: [] });
  if (writtenAfter !== undefined) common.push({ sql: 'createdAt > ?', parameters: [writtenAfter] });
  if (products) {
    const { ids, reviewCount } = products;
    if (ids.length === 0 || ratings?.length === 0) return [];
    if (ratings) common.push({ sql: `rating IN (${placeholders(ratings)})`, parameters: ratings });
    const parts = reviewCount !== null && reviewCount <= FEW ? [ids] : ids.map((id) => [id]);
    return parts.map((part) => ({
      index: 'reviews_product_date',
      conditions: [{ sql: `productId IN (${placeholders(part)})`, parameters: part }, ...common],
    }));
  }
  if (ratings)
    return ratings.map((rating) => ({
      index: 'reviews_rating_date',
      conditions: [{ sql: 'rating = ?', parameters: [rating] }, ...common],
    }));
  // Most reviews are visible, so that `hidden = 0` finds no fewer than the date.
  const index = hidden ? 'reviews_hidden_date' : isUnanswered ? 'reviews_answered_date' : 'reviews_date';
  return [{ index, conditions: common }];
}
