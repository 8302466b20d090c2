import type { EntityManager } from 'typeorm';
import type { Db } from '../../../database/database.ts';
import { forUpdate } from '../../../database/dialects.ts';
import { parseInput } from '../../../lib/input/parseInput.ts';
import { reasonInput } from '../../../lib/input/reason.input.ts';
import type { InvalidInput, NotFound, Problem } from '../../../lib/problems.ts';
import { invalidateCachedResponses, setRating } from '../../catalog/catalog.service.ts';
import { deleteMailsByKey, enqueueMail, type NewMail } from '../../notifications/notifications.service.ts';
import { getMailShop, type MailShopContext } from '../../settings/mailShop.service.ts';
import type { StaffActor } from '../../staff/staffActor.service.ts';
import { type AuditAction, recordStaffEvent } from '../../users/audit.service.ts';
import { getUser } from '../../users/users.service.ts';
import { Review } from '../reviews.entity.ts';
import {
  answeredMailKey,
  hiddenMailKey,
  type ReviewMail,
  reviewAnsweredMail,
  reviewHiddenMail,
} from '../reviews.mails.ts';
import { reviewConflict, reviewNotFound } from '../reviews.problems.ts';
import { findRating } from '../reviews.queries.ts';
import { answerInput } from './answer.input.ts';
import { type DeskReview, findDeskReviews } from './reviewList.queries.ts';

interface ModerateContext extends MailShopContext {
  db: Db;
  /** Refreshed after the change, so that the next visitor sees it. */
  catalog: { refresh(): Promise<void> };
  outbox: { wake(): void };
}

export interface ReviewChanged {
  __typename: 'DeskReviewChanged';
  review: DeskReview;
}

/** The review has meanwhile been answered, or its answer changed or removed. */
export type ReviewConflict = Problem<'DeskReviewConflict'> & { readonly review: DeskReview };

type Result = ReviewChanged | ReviewConflict | NotFound | InvalidInput;

/** Hides a review from shoppers and from the product's rating, and tells its author the reason. Does nothing if it is hidden already. */
export async function hideReview(
  ctx: ModerateContext,
  actor: StaffActor,
  { id, reason: text }: { id: string; reason: string },
): Promise<Result> {
  const parsed = parseInput(reasonInput, text);
  if ('message' in parsed) return { ...parsed, field: 'reason' };
  const reason = parsed.input;
  // The outbox is not woken: until its next turn the mail can be taken back by `showReview`.
  return changeReview(ctx, id, async (tx, review) => {
    if (review.hidden) return null;
    await tx.update(Review, { id }, { hidden: true, hiddenReason: reason });
    await updateRating(tx, review);
    await record(tx, actor, review, 'reviewHidden', reason);
    await mailAuthor(tx, ctx, review, (mail) => reviewHiddenMail(mail, reason));
    return null;
  });
}

/** Shows a hidden review again. Its author is not told: a mail that has not been sent yet is taken back. */
export const showReview = (ctx: ModerateContext, actor: StaffActor, id: string): Promise<Result> =>
  changeReview(ctx, id, async (tx, review) => {
    if (!review.hidden) return null;
    await tx.update(Review, { id }, { hidden: false, hiddenReason: null });
    await updateRating(tx, review);
    await record(tx, actor, review, 'reviewShown', '');
    await deleteMailsByKey(tx, [hiddenMailKey(review)]);
    return null;
  });

/** Answers a review publicly, and tells its author. Of several answers at the same time one is kept; the others get a conflict. */
export async function answerReview(
  ctx: ModerateContext,
  actor: StaffActor,
  { id, text }: { id: string; text: string },
): Promise<Result> {
  const parsed = parseInput(answerInput, text);
  if ('message' in parsed) return { ...parsed, field: 'text' };
  const answer = parsed.input;
  const result = await changeReview(ctx, id, async (tx, review) => {
    if (review.answer !== null) return 'This review has an answer already';
    await tx.update(Review, { id }, { answer, answeredAt: Date.now() });
    await invalidateCachedResponses(tx);
    await record(tx, actor, review, 'reviewAnswered', answer);
    await mailAuthor(tx, ctx, review, (mail) => reviewAnsweredMail(mail, answer));
    return null;
  });
  ctx.outbox.wake();
  return result;
}

/**
 * Replaces the text of an answer. The author of the review gets no second mail.
 * @param change.previousText the answer that the actor was shown; null skips the check
 */
export async function editReviewAnswer(
  ctx: ModerateContext,
  actor: StaffActor,
  { id, text, previousText }: { id: string; text: string; previousText?: string | null },
): Promise<Result> {
  const parsed = parseInput(answerInput, text);
  if ('message' in parsed) return { ...parsed, field: 'text' };
  const answer = parsed.input;
  return changeReview(ctx, id, async (tx, review) => {
    if (review.answer === null) return 'Somebody has removed the answer to this review';
    if (review.answer === answer) return null;
    if (previousText != null && review.answer !== previousText)
      return `Somebody has changed the answer meanwhile. It is now: ${review.answer}`;
    await tx.update(Review, { id }, { answer, answeredAt: Date.now() });
    await invalidateCachedResponses(tx);
    await record(tx, actor, review, 'reviewAnswerEdited', answer);
    return null;
  });
}

/** Removes an answer. Does nothing without one. */
export const removeReviewAnswer = (ctx: ModerateContext, actor: StaffActor, id: string): Promise<Result> =>
  changeReview(ctx, id, async (tx, review) => {
    if (review.answer === null) return null;
    await tx.update(Review, { id }, { answer: null, answeredAt: null });
    await invalidateCachedResponses(tx);
    await record(tx, actor, review, 'reviewAnswerRemoved', review.answer);
    await deleteMailsByKey(tx, [answeredMailKey(review)]);
    return null;
  });

/**
 * Changes a review in one transaction that holds its row lock.
 * @param change returns the message of a conflict; null when the change is made or not needed
 */
async function changeReview(
  ctx: ModerateContext,
  id: string,
  change: (tx: EntityManager, review: DeskReview) => Promise<string | null>,
): Promise<ReviewChanged | ReviewConflict | NotFound> {
  const result = await ctx.db.write<ReviewChanged | ReviewConflict | NotFound>(async (tx) => {
    await tx.query(`SELECT id FROM reviews WHERE id = ? ${forUpdate(ctx.db.dialect)}`, [id]);
    const [review] = await findDeskReviews(tx, [id]);
    if (!review) return reviewNotFound();
    const conflict = await change(tx, review);
    const changed = (await findDeskReviews(tx, [id]))[0] ?? review;
    return conflict
      ? reviewConflict(conflict, changed)
      : { __typename: 'DeskReviewChanged', review: changed };
  });
  if (result.__typename === 'DeskReviewChanged') await ctx.catalog.refresh();
  return result;
}

const updateRating = (tx: EntityManager, { productId }: Review): Promise<void> =>
  setRating(tx, productId, () => findRating(tx, productId));

const record = (
  tx: EntityManager,
  actor: StaffActor,
  { id, userId }: Review,
  action: AuditAction,
  detail: string,
): Promise<void> => recordStaffEvent(tx, actor, { action, userId, subject: `review:${id}`, detail });

async function mailAuthor(
  tx: EntityManager,
  ctx: ModerateContext,
  review: DeskReview,
  write: (mail: ReviewMail) => NewMail,
): Promise<void> {
  const { email, erasedAt } = await getUser(tx, review.userId);
  if (erasedAt === null) await enqueueMail(tx, write({ review, recipient: email, shop: getMailShop(ctx) }));
}
