import type { EntityManager } from 'typeorm';
import { z } from 'zod';
import {
  type BatchLoader,
  createBatchLoader,
  PADDING_KEY,
  padToPowerOfTwo,
} from '../../database/batchLoader.ts';
import type { Db } from '../../database/database.ts';
import { ifDuplicate } from '../../database/dialects.ts';
import { groupBy } from '../../lib/groupBy.ts';
import { newId } from '../../lib/ids.ts';
import { parseInput } from '../../lib/input/parseInput.ts';
import { requiredText } from '../../lib/input/textInput.ts';
import type { Limits } from '../../lib/limits/rateLimiter.ts';
import { type Page, type PageArguments, readPage } from '../../lib/page.ts';
import {
  catchProblem,
  type InvalidInput,
  type NotFound,
  type NotSignedIn,
  notSignedIn,
  type Problem,
  type TooManyRequests,
  throwProblem,
} from '../../lib/problems.ts';
import { isoTime } from '../../lib/time/isoTime.ts';
import { productNotOnSale } from '../catalog/catalog.problems.ts';
import {
  type CatalogContext,
  type CatalogProduct,
  findProduct,
  invalidateCachedResponses,
  setRating,
} from '../catalog/catalog.service.ts';
import { deleteMailsByKey } from '../notifications/notifications.service.ts';
import { FORMER_CUSTOMER } from '../users/personalData.service.ts';
import { lockIfUnchanged, type Viewer } from '../users/users.service.ts';
import { Review } from './reviews.entity.ts';
import { reviewMailKeys } from './reviews.mails.ts';
import { alreadyReviewed } from './reviews.problems.ts';
import {
  findNewestReviews,
  findRating,
  findVisibleReviews,
  type NewestReviewsKey,
  type PublicReview,
  productReviews,
} from './reviews.queries.ts';

export type { PublicReview };

/** The catalogue's revision in memory; each change of a review increments it. */
interface RevisionSource {
  readonly snapshot: { readonly revision: number };
}

/** What reading reviews needs. */
export interface ReadReviewsContext {
  db: Db;
  catalog: RevisionSource;
  newestReviewsLoader: NewestReviewsLoader;
}

/** What adding a review needs. */
export interface AddReviewContext {
  db: Db;
  catalog: CatalogContext['catalog'] & { refresh(): Promise<void> };
  limits: Limits;
  /** IP address of the client. */
  clientAddress: string;
  viewer: Viewer | null;
}

export type AlreadyReviewed = Problem<'AlreadyReviewed'>;

const reviewInput = z.object({
  productId: z.string(),
  review: requiredText('Please add Review').max(5000, 'This review is too long'),
  customerRating: z
    .number()
    .min(0.5, 'Please choose from half a star to 5 stars')
    .max(5, 'Please choose from half a star to 5 stars')
    .multipleOf(0.5, 'Please choose whole or half stars'),
  replace: z.boolean().nullish(),
});

export interface ReviewAdded {
  __typename: 'ReviewAdded';
  review: PublicReview;
  product: CatalogProduct;
}

/** Adds the viewer's review of a product, or replaces it if the input says so, and updates the product's rating. */
export async function addReview(
  ctx: AddReviewContext,
  input: unknown,
): Promise<ReviewAdded | AlreadyReviewed | NotSignedIn | NotFound | InvalidInput | TooManyRequests> {
  const { viewer } = ctx;
  if (!viewer) return notSignedIn('Please Login first');
  const parsed = parseInput(reviewInput, input);
  if ('message' in parsed) return parsed;
  const { productId, review: text, customerRating, replace } = parsed.input;
  if (!findProduct(ctx, productId)) return productNotOnSale();
  const tooMany = await ctx.limits.consume('review', { address: ctx.clientAddress, account: viewer.id });
  if (tooMany) return tooMany;

  const review: Review = {
    id: newId(),
    productId,
    userId: viewer.id,
    customerName: viewer.name,
    rating: Math.round(customerRating * 10),
    review: text,
    createdAt: Date.now(),
    hidden: false,
    hiddenReason: null,
    answer: null,
    answeredAt: null,
  };
  const storedReview = await storeReview(ctx.db, review, replace ?? false);
  if ('message' in storedReview) return storedReview;
  await ctx.catalog.refresh();
  const product = findProduct(ctx, productId);
  return product ? { __typename: 'ReviewAdded', review: storedReview, product } : productNotOnSale();
}

/** Stores a review and the product's new rating in one transaction. @returns the review as it is stored */
const storeReview = (
  db: Db,
  review: Review,
  replace: boolean,
): Promise<Review | AlreadyReviewed | NotSignedIn> =>
  catchProblem<Review, AlreadyReviewed | NotSignedIn>(() =>
    db.write(async (tx) => {
      // An account that is being deleted must not leave its name here. The lock also orders one shopper's requests.
      if (!(await lockIfUnchanged(tx, { id: review.userId })))
        throwProblem(notSignedIn('Please Login first'));
      const storedReview = (replace && (await replaceReview(tx, review))) || (await insertReview(tx, review));
      await setRating(tx, review.productId, () => findRating(tx, review.productId));
      return storedReview;
    }),
  );

/** Gives the shopper's visible review of the product another text, rating and time; null without one. The shop's answer stays. */
async function replaceReview(
  tx: EntityManager,
  { userId, productId, review: text, rating, customerName, createdAt }: Review,
): Promise<Review | null> {
  const earlierReview = await tx.findOneBy(Review, { userId, productId, hidden: false });
  if (!earlierReview) return null;
  const changes = { review: text, rating, customerName, createdAt };
  await tx.update(Review, { id: earlierReview.id }, changes);
  return { ...earlierReview, ...changes };
}

async function insertReview(tx: EntityManager, review: Review): Promise<Review> {
  // A copy, because TypeORM writes MySQL's 0 for false back into the object.
  await tx.insert(Review, { ...review }).catch(ifDuplicate(() => throwProblem(alreadyReviewed())));
  return review;
}

/** A shopper's review of a product; null without one, and for one that the shop has hidden. */
export const findReviewOf = (
  { db }: Pick<ReadReviewsContext, 'db'>,
  userId: string,
  productId: string,
): Promise<PublicReview | null> => db.read.findOneBy(Review, { userId, productId, hidden: false });

export interface ReviewPage extends Page<PublicReview> {
  /** Of all pages. */
  totalCount: number;
}

/** A page of a product's visible reviews, newest first. */
export async function findReviews(
  ctx: ReadReviewsContext,
  { id: productId, reviewCount }: CatalogProduct,
  args: PageArguments,
): Promise<ReviewPage | InvalidInput> {
  const { dialect, replicas } = ctx.db;
  const page = await readPage<PublicReview>(productReviews, args, async (range) =>
    range.after
      ? replicas.readAtRevision(ctx.catalog.snapshot.revision, (read) =>
          findVisibleReviews({ dialect, read }, productId, range),
        )
      : ((await ctx.newestReviewsLoader.load({ productId, count: range.limit })) ?? []),
  );
  return 'message' in page ? page : { ...page, totalCount: reviewCount };
}

const MAX_LIST = 500;

/** All visible reviews of a product, at most the newest 500, oldest first as the REST contract has them. */
export async function listReviews(
  { db, catalog }: Pick<ReadReviewsContext, 'db' | 'catalog'>,
  productId: string,
): Promise<PublicReview[]> {
  const newestFirst = { createdAt: 'DESC', id: 'DESC' } as const;
  const where = { productId, hidden: false };
  const reviews = await db.replicas.readAtRevision(catalog.snapshot.revision, (manager) =>
    manager.find(Review, { where, order: newestFirst, take: MAX_LIST }),
  );
  return reviews.reverse();
}

const MAX_HIDDEN = 100;

interface HiddenReview extends Pick<Review, 'id' | 'productId' | 'review'> {
  /** Why staff have hidden it. */
  reason: string;
}

/** A shopper's newest 100 hidden reviews, newest first. */
export async function listHiddenReviews(
  { db }: Pick<ReadReviewsContext, 'db'>,
  userId: string,
): Promise<HiddenReview[]> {
  const reviews = await db.read.find(Review, {
    where: { userId, hidden: true },
    order: { createdAt: 'DESC', id: 'DESC' },
    take: MAX_HIDDEN,
  });
  return reviews.map(({ id, productId, review, hiddenReason }) => ({
    id,
    productId,
    review,
    reason: hiddenReason ?? '',
  }));
}

export type NewestReviewsLoader = BatchLoader<NewestReviewsKey, PublicReview[]>;

const keyOf = ({ productId, count }: NewestReviewsKey) => `${productId} ${count}`;

/** Loads the newest reviews of products; concurrent loads share a statement. */
export const createNewestReviewsLoader = (
  { dialect, replicas }: Pick<Db, 'dialect' | 'replicas'>,
  catalog: RevisionSource,
): NewestReviewsLoader =>
  createBatchLoader<NewestReviewsKey, PublicReview[]>(
    async (keys) => {
      const padding = { productId: PADDING_KEY, count: 1 };
      const reviews = await replicas.readAtRevision(catalog.snapshot.revision, (read) =>
        findNewestReviews({ dialect, read }, padToPowerOfTwo(keys, padding)),
      );
      const byProduct = groupBy(reviews, ({ productId }) => productId);
      return new Map(
        keys.map((key) => [keyOf(key), (byProduct.get(key.productId) ?? []).slice(0, key.count)]),
      );
    },
    { keyOf, maxKeys: 256 },
  );

/** A shopper's reviews for the export of personal data, oldest first. */
export async function exportReviews({ db }: Pick<ReadReviewsContext, 'db'>, userId: string) {
  const reviews = await db.read.find(Review, { where: { userId }, order: { id: 'ASC' } });
  return reviews.map(({ productId, customerName, rating, review, createdAt, ...byStaff }) => ({
    productId,
    customerName,
    customerRating: rating / 10,
    review,
    dateCreated: isoTime(createdAt),
    hidden: Boolean(byStaff.hidden),
    hiddenReason: byStaff.hiddenReason,
    answer: byStaff.answer,
    answeredAt: isoTime(byStaff.answeredAt),
  }));
}

/** Replaces the name in a shopper's reviews, which stay, and deletes the mails about them. */
export async function anonymiseReviews(tx: EntityManager, userId: string): Promise<void> {
  const { affected } = await tx.update(Review, { userId }, { customerName: FORMER_CUSTOMER });
  if (!affected) return;
  const reviews = await tx.find(Review, { where: { userId }, select: { id: true } });
  await deleteMailsByKey(tx, reviews.flatMap(reviewMailKeys));
  await invalidateCachedResponses(tx);
}
