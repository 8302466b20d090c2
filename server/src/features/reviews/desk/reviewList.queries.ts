import type { EntityManager } from 'typeorm';
import type { Db } from '../../../database/database.ts';
import { joinInOrder, placeholders, unionPart, withIndex } from '../../../database/dialects.ts';
import { toEntity } from '../../../database/toEntity.ts';
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

interface Condition {
  sql: string;
  parameters: (string | number)[];
}

/** A part of a list that one index finds in the order of the list. */
interface IndexRange extends Condition {
  index: string;
}

/** The sort key of a review: newest first. */
export type ReviewPosition = Pick<Review, 'createdAt' | 'id'>;

const NEWEST_FIRST = 'ORDER BY createdAt DESC, id DESC';

/** The newest reviews that meet the conditions, behind a position. */
export async function findNewestReviews(
  { dialect, read }: Pick<Db, 'dialect' | 'read'>,
  conditions: ReviewConditions,
  after: ReviewPosition | null,
  limit: number,
): Promise<DeskReview[]> {
  const ranges = rangesOf(conditions, after ? [isOlderThan(after)] : []);
  if (ranges.length === 0) return [];
  const end = `${NEWEST_FIRST} LIMIT ${limit}`;
  const parts = ranges.map(({ index, sql }) =>
    unionPart(dialect, `SELECT id, createdAt FROM reviews ${withIndex(dialect, index)} WHERE ${sql} ${end}`),
  );
  const ids = `${parts.join(' UNION ALL ')} ${parts.length > 1 ? end : ''}`;
  return readReviews(
    read,
    `FROM (${ids}) list ${joinInOrder(dialect)} reviews r ON r.id = list.id`,
    ranges.flatMap(({ parameters }) => parameters),
  );
}

/** The number of reviews that meet the conditions, at most `limit`. */
export async function countReviews(
  { dialect, read }: Pick<Db, 'dialect' | 'read'>,
  conditions: ReviewConditions,
  limit: number,
): Promise<number> {
  const ranges = rangesOf(conditions, []);
  if (ranges.length === 0) return 0;
  const parts = ranges.map(({ index, sql }) =>
    unionPart(dialect, `SELECT id FROM reviews ${withIndex(dialect, index)} WHERE ${sql} LIMIT ${limit}`),
  );
  const [row] = await read.query(
    `SELECT COUNT(*) AS count FROM (${parts.join(' UNION ALL ')}) matches`,
    ranges.flatMap(({ parameters }) => parameters),
  );
  return Math.min(Number(row.count), limit);
}

/** Reviews by their ids, newest first. */
export const findDeskReviews = async (
  manager: EntityManager,
  ids: readonly string[],
): Promise<DeskReview[]> =>
  ids.length === 0
    ? []
    : readReviews(manager, `FROM (SELECT * FROM reviews WHERE id IN (${placeholders(ids)})) r`, [...ids]);

/** @param from has the reviews as `r` */
async function readReviews(
  manager: EntityManager,
  from: string,
  parameters: readonly (string | number)[],
): Promise<DeskReview[]> {
  const rows: DeskReview[] = await manager.query(
    `SELECT r.*, p.name AS productName, CASE WHEN u.erasedAt IS NULL THEN u.id END AS accountId
       ${from} JOIN products p ON p.id = r.productId JOIN users u ON u.id = r.userId
       ORDER BY r.createdAt DESC, r.id DESC`,
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
function rangesOf(conditions: ReviewConditions, further: Condition[]): IndexRange[] {
  const { products, ratings, hidden, isUnanswered, writtenAfter } = conditions;
  const common = [...further];
  if (hidden !== undefined) common.push({ sql: 'hidden = ?', parameters: [hidden ? 1 : 0] });
  if (isUnanswered) common.push({ sql: 'answeredAt IS NULL', parameters: [] });
  if (writtenAfter !== undefined) common.push({ sql: 'createdAt > ?', parameters: [writtenAfter] });
  if (products) {
    const { ids, reviewCount } = products;
    if (ids.length === 0 || ratings?.length === 0) return [];
    if (ratings) common.push({ sql: `rating IN (${placeholders(ratings)})`, parameters: [...ratings] });
    const parts = reviewCount !== null && reviewCount <= FEW ? [ids] : ids.map((id) => [id]);
    return parts.map((part) => ({
      index: 'reviews_product_date',
      ...allOf([{ sql: `productId IN (${placeholders(part)})`, parameters: [...part] }, ...common]),
    }));
  }
  if (ratings)
    return ratings.map((rating) => ({
      index: 'reviews_rating_date',
      ...allOf([{ sql: 'rating = ?', parameters: [rating] }, ...common]),
    }));
  // Most reviews are visible, so that `hidden = 0` finds no fewer than the date.
  const index = hidden ? 'reviews_hidden_date' : isUnanswered ? 'reviews_answered_date' : 'reviews_date';
  return [{ index, ...allOf(common) }];
}

const allOf = (conditions: readonly Condition[]): Condition => ({
  sql: conditions.map(({ sql }) => sql).join(' AND ') || '1 = 1',
  parameters: conditions.flatMap(({ parameters }) => parameters),
});

/** MySQL finds no range by comparing rows, so the first column is compared alone, too. */
const isOlderThan = ({ createdAt, id }: ReviewPosition): Condition => ({
  sql: 'createdAt <= ? AND (createdAt < ? OR id < ?)',
  parameters: [createdAt, createdAt, id],
});
