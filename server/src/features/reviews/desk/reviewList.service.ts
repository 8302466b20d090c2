import type { Db } from '../../../database/database.ts';
import { onlyPage, type Page, type PageArguments, readPage } from '../../../lib/page.ts';
import type { InvalidInput } from '../../../lib/problems.ts';
import { type CatalogContext, findProducts } from '../../catalog/catalog.service.ts';
import { Review } from '../reviews.entity.ts';
import { starsOutOfRange } from '../reviews.problems.ts';
import {
  countReviews,
  type DeskReview,
  findDeskReviews,
  findNewestReviews,
  newestReviews,
  type ReviewConditions,
} from './reviewList.queries.ts';

export type { DeskReview };

interface ListContext extends CatalogContext {
  db: Db;
}

/** Which reviews staff list; a missing field does not restrict them. */
interface ReviewFilter {
  /** Only this review, whatever the other fields are. */
  id?: string | null;
  /** Whole stars; half a star more belongs to the next one: 2 means 1.5 and 2. */
  stars?: readonly number[] | null;
  productId?: string | null;
  /** Words in the product's name. */
  text?: string | null;
  hidden?: boolean | null;
  unanswered?: boolean | null;
  /** Only critical ones, see `criticalReviews`. */
  critical?: boolean | null;
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** Up to two stars, visible, not answered, of the last 30 days. */
const criticalReviews = (): ReviewConditions => ({
  ratings: [5, 10, 15, 20],
  hidden: false,
  isUnanswered: true,
  writtenAfter: Date.now() - 30 * DAY_MS,
});
const MAX_CRITICAL = 100;

/** The number of critical reviews, at most 100. */
export const countCriticalReviews = ({ db }: { db: Db }): Promise<number> =>
  countReviews(db, criticalReviews(), MAX_CRITICAL);

/** A page of the reviews of all products, newest first. */
export async function listReviewsForStaff(
  ctx: ListContext,
  filter: ReviewFilter,
  page: PageArguments,
): Promise<Page<DeskReview> | InvalidInput> {
  if (filter.id != null) return onlyPage(await findDeskReviews(ctx.db.read, [filter.id]));
  const conditions = toConditions(ctx, filter);
  if ('message' in conditions) return conditions;
  return readPage(newestReviews, page, (range) => findNewestReviews(ctx.db, conditions, range));
}

/** A search by the product's name finds reviews of this many products. */
const MAX_PRODUCTS = 50;

function toConditions(ctx: ListContext, filter: ReviewFilter): ReviewConditions | InvalidInput {
  const { stars, productId, text, hidden, unanswered } = filter;
  if (stars?.some((star) => star < 1 || star > 5)) return starsOutOfRange();
  const conditions: ReviewConditions = filter.critical ? criticalReviews() : {};
  if (stars?.length) {
    const ratings = [...new Set(stars)].flatMap((star) => [star * 10 - 5, star * 10]);
    conditions.ratings = conditions.ratings?.filter((rating) => ratings.includes(rating)) ?? ratings;
  }
  if (hidden != null) conditions.hidden = hidden;
  if (unanswered) conditions.isUnanswered = true;
  if (productId != null) conditions.products = { ids: [productId], reviewCount: null };
  else if (text?.trim()) {
    const matches = findProducts(ctx, { text, first: MAX_PRODUCTS, offset: 0 });
    if ('message' in matches) return matches;
    const products = matches.products.map(({ product }) => product);
    conditions.products = {
      ids: products.map(({ id }) => id),
      // Without hidden ones, which are few.
      reviewCount: products.reduce((sum, product) => sum + product.reviewCount, 0),
    };
  }
  return conditions;
}

const MAX_OF_CUSTOMER = 100;

/** The newest 100 reviews of a shopper, hidden ones too, newest first. */
export async function listReviewsOfCustomer({ db }: { db: Db }, userId: string): Promise<DeskReview[]> {
  const reviews = await db.read.find(Review, {
    where: { userId },
    order: { createdAt: 'DESC', id: 'DESC' },
    take: MAX_OF_CUSTOMER,
    select: { id: true },
  });
  return findDeskReviews(
    db.read,
    reviews.map(({ id }) => id),
  );
}
