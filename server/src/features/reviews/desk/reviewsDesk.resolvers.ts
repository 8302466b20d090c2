import type { Resolvers } from '../../../generated/resolvers.ts';
import { throwIfInvalidInput } from '../../../graphql/errors.ts';
import { isoTime } from '../../../lib/time/isoTime.ts';
import { findProduct } from '../../catalog/catalog.service.ts';
import { getStaffActor } from '../../staff/staffActor.service.ts';
import {
  answerReview,
  editReviewAnswer,
  hideReview,
  removeReviewAnswer,
  showReview,
} from './moderateReview.service.ts';
import { countCriticalReviews, listReviewsForStaff } from './reviewList.service.ts';

export const reviewsDeskResolvers = {
  Desk: {
    reviews: async (_, { filter, first, after }, ctx) =>
      throwIfInvalidInput(await listReviewsForStaff(ctx, filter ?? {}, { first: first ?? 50, after })),
    criticalReviewCount: (_, __, ctx) => countCriticalReviews(ctx),
  },
  Mutation: {
    hideReview: (_, args, ctx) => hideReview(ctx, getStaffActor(ctx), args),
    showReview: (_, { id }, ctx) => showReview(ctx, getStaffActor(ctx), id),
    answerReview: (_, args, ctx) => answerReview(ctx, getStaffActor(ctx), args),
    editReviewAnswer: (_, args, ctx) => editReviewAnswer(ctx, getStaffActor(ctx), args),
    removeReviewAnswer: (_, { id }, ctx) => removeReviewAnswer(ctx, getStaffActor(ctx), id),
  },
  DeskReview: {
    product: ({ productId }, _, ctx) => findProduct(ctx, productId),
    customerId: ({ userId }) => userId,
    customerRating: ({ rating }) => rating / 10,
    dateCreated: ({ createdAt }) => isoTime(createdAt),
    answer: ({ answer: text, answeredAt }) =>
      text === null || answeredAt === null ? null : { text, date: isoTime(answeredAt) },
  },
} satisfies Resolvers;
