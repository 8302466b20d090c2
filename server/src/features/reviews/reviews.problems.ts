import { invalidInput, notFound, problem } from '../../lib/problems.ts';

// What reviews can be refused, to shoppers and at the desk.

export const alreadyReviewed = () =>
  problem('AlreadyReviewed', 'ALREADY_REVIEWED', 'You have reviewed this product already');

export const reviewNotFound = () => notFound('REVIEW_NOT_FOUND', 'There is no such review');

/** @param message why the review's state does not allow it */
export const reviewConflict = <Review>(message: string, review: Review) => ({
  ...problem('DeskReviewConflict', 'REVIEW_CONFLICT', message),
  review,
});

export const starsOutOfRange = () =>
  invalidInput('OUT_OF_RANGE', 'stars must be from 1 to 5', 'stars', { min: 1, max: 5 });
