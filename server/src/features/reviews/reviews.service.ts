import type { EntityManager } from 'typeorm';
import { z } from 'zod';
import { createBatchLoader, PADDING_KEY, padToPowerOfTwo } from '../../database/batchLoader.ts';
import type { Db } from '../../database/database.ts';
import { isDuplicate, unionPart } from '../../database/dialects.ts';
import type { Context } from '../../graphql/context.ts';
import { decodeCursor, encodeCursor } from '../../lib/cursor.ts';
import { groupBy } from '../../lib/groupBy.ts';
import { newId } from '../../lib/ids.ts';
import { isoTime } from '../../lib/isoTime.ts';
import { parseInput } from '../../lib/parseInput.ts';
import {
  catchProblem,
  type InvalidInput,
  invalidInput,
  type NotFound,
  type NotSignedIn,
  notFound,
  notSignedIn,
  type Problem,
  type TooManyRequests,
  throwProblem,
} from '../../lib/problems.ts';
import {
  type CatalogProduct,
  findProduct,
  invalidateCachedResponses,
  setRating,
} from '../catalog/catalog.service.ts';
import { lockIfUnchanged } from '../users/users.service.ts';
import { Review } from './reviews.entity.ts';

export type AlreadyReviewed = Problem<'AlreadyReviewed'>;

const MAX_PAGE = 100;

const reviewInput = z.object({
  productId: z.string(),
  review: z.string().trim().min(1, 'Please add Review').max(5000, 'This review is too long'),
  customerRating: z
    .number()
    .min(0.5, 'Please choose from half a star to 5 stars')
    .max(5, 'Please choose from half a star to 5 stars')
    .multipleOf(0.5, 'Please choose whole or half stars'),
});

export interface ReviewAdded {
  __typename: 'ReviewAdded';
  review: Review;
  product: CatalogProduct;
}

/** Writes the viewer's review of a product, and the product's new rating. */
export async function addReview(
  ctx: Context,
  given: unknown,
): Promise<ReviewAdded | AlreadyReviewed | NotSignedIn | NotFound | InvalidInput | TooManyRequests> {
  const { viewer } = ctx;
  if (!viewer) return notSignedIn('Please Login first');
  const parsed = parseInput(reviewInput, given);
  if ('message' in parsed) return parsed;
  const { productId, review: text, customerRating } = parsed.input;
  if (!findProduct(ctx, productId)) return notFound('This product is not on sale any more');
  const tooMany = await ctx.limits.take('review', { address: ctx.address, account: viewer.id });
  if (tooMany) return tooMany;

  const review: Review = {
    id: newId(),
    productId,
    userId: viewer.id,
    customerName: viewer.name,
    rating: Math.round(customerRating * 10),
    review: text,
    createdAt: Date.now(),
  };
  const refused = await catchProblem<null, AlreadyReviewed | NotSignedIn>(() =>
    ctx.db.write(async (tx) => {
      // Else the name would be here again after the account was deleted.
      if (!(await lockIfUnchanged(tx, { id: viewer.id }))) throwProblem(notSignedIn('Please Login first'));
      try {
        await tx.insert(Review, review);
      } catch (error) {
        if (!isDuplicate(error)) throw error;
        throwProblem({ __typename: 'AlreadyReviewed', message: 'You have reviewed this product already' });
      }
      await setRating(tx, productId, () => ratingOf(tx, productId));
      return null;
    }),
  );
  if (refused) return refused;
  await ctx.catalog.refresh();
  const product = findProduct(ctx, productId);
  return product
    ? { __typename: 'ReviewAdded', review, product }
    : notFound('This product is not on sale any more');
}

async function ratingOf(
  tx: EntityManager,
  productId: string,
): Promise<{ rating: number; reviewCount: number }> {
  const row = await tx
    .createQueryBuilder(Review, 'r')
    .select('AVG(r.rating)', 'mean')
    .addSelect('COUNT(*)', 'count')
    .where('r.productId = :productId', { productId })
    .getRawOne<{ mean: string | number; count: string | number }>();
  return { rating: Math.round(Number(row?.mean)), reviewCount: Number(row?.count) };
}

/** A part of a product's reviews. */
export interface ReviewPage {
  reviews: Review[];
  endCursor: string | null;
  hasNextPage: boolean;
  /** Of all pages. */
  totalCount: number;
}

/** A page of a product's reviews, newest first. */
export async function findReviews(
  ctx: Context,
  { id: productId, reviewCount }: CatalogProduct,
  { first, after }: { first: number; after?: string | null },
): Promise<ReviewPage | InvalidInput> {
  if (first < 1 || first > MAX_PAGE) return invalidInput(`first must be from 1 to ${MAX_PAGE}`, 'first');
  const position = after ? decodeCursor(after) : null;
  const [createdAt, id] = position ?? [];
  if (after && (typeof createdAt !== 'number' || typeof id !== 'string')) {
    return invalidInput('after is not one of our cursors', 'after');
  }
  const found = position
    ? await ctx.db.read
        .createQueryBuilder(Review, 'r')
        .where('r.productId = :productId', { productId })
        .andWhere('(r.createdAt < :createdAt OR (r.createdAt = :createdAt AND r.id < :id))', {
          createdAt,
          id,
        })
        .orderBy('r.createdAt', 'DESC')
        .addOrderBy('r.id', 'DESC')
        .limit(first + 1)
        .getMany()
    : ((await ctx.latestReviews.load({ productId, count: first + 1 })) ?? []);
  const reviews = found.slice(0, first);
  const last = reviews.at(-1);
  return {
    reviews,
    endCursor: last ? encodeCursor([last.createdAt, last.id]) : null,
    hasNextPage: found.length > first,
    totalCount: reviewCount,
  };
}

const MAX_LIST = 500;

/** The reviews of a product (the newest 500 where there are more), oldest first, as the old clients want them. */
export async function listReviews(ctx: Context, productId: string): Promise<Review[]> {
  const newestFirst = { createdAt: 'DESC', id: 'DESC' } as const;
  return (
    await ctx.db.read.find(Review, { where: { productId }, order: newestFirst, take: MAX_LIST })
  ).reverse();
}

interface LatestOf {
  productId: string;
  count: number;
}

const keyOf = ({ productId, count }: LatestOf) => `${productId} ${count}`;

/** Products' newest reviews. */
export const createLatestReviews = ({ dialect, read }: Db) =>
  createBatchLoader<LatestOf, Review[]>(
    async (wanted) => {
      // Each product's are the first of an index; numbering the reviews of all would take MariaDB four times as long.
      const latest = unionPart(
        dialect,
        `SELECT id, productId, userId, customerName, rating, review, createdAt FROM reviews
           WHERE productId = ? ORDER BY createdAt DESC, id DESC LIMIT ?`,
      );
      const parts = padToPowerOfTwo(wanted, { productId: PADDING_KEY, count: 1 });
      const rows: Review[] = await read.query(
        parts.map(() => latest).join(' UNION ALL '),
        parts.flatMap(({ productId, count }) => [productId, count]),
      );
      // Of a product of which two numbers are wanted some come twice.
      const reviews = new Map(rows.map((row) => [row.id, { ...row, createdAt: Number(row.createdAt) }]));
      const newestFirst = [...reviews.values()].sort(
        (a, b) => b.createdAt - a.createdAt || (a.id < b.id ? 1 : -1),
      );
      const byProduct = groupBy(newestFirst, ({ productId }) => productId);
      return new Map(
        wanted.map((one) => [keyOf(one), (byProduct.get(one.productId) ?? []).slice(0, one.count)]),
      );
    },
    // SQLite takes 500 parts of a UNION.
    { keyOf, maxKeys: 256 },
  );

/** What a shopper has written, oldest first. */
export async function dataOfReviews({ db }: Pick<Context, 'db'>, userId: string) {
  const reviews = await db.read.find(Review, { where: { userId }, order: { id: 'ASC' } });
  return reviews.map(({ productId, customerName, rating, review, createdAt }) => ({
    productId,
    customerName,
    customerRating: rating / 10,
    review,
    dateCreated: isoTime(createdAt),
  }));
}

/** Has a shopper's reviews stay, as somebody else's words. */
export async function anonymiseReviews(
  tx: EntityManager,
  userId: string,
  customerName: string,
): Promise<void> {
  const { affected } = await tx.update(Review, { userId }, { customerName });
  if (affected) await invalidateCachedResponses(tx);
}
