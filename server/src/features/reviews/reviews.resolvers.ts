import type { Resolvers } from '../../generated/resolvers.ts';
import { throwIfInvalidInput } from '../../graphql/errors.ts';
import { isoTime } from '../../lib/time/isoTime.ts';
import { addReview, findReviewOf, findReviews, listHiddenReviews } from './reviews.service.ts';

export const reviewsResolvers = {
  Mutation: { addReview: (_, { input }, ctx) => addReview(ctx, input) },
  Product: {
    reviews: async (product, { first, after }, ctx) =>
      throwIfInvalidInput(await findReviews(ctx, product, { first: first ?? 20, after })),
  },
  User: {
    hiddenReviews: ({ id }, _, ctx) => listHiddenReviews(ctx, id),
    reviewOf: ({ id }, { productId }, ctx) => findReviewOf(ctx, id, productId),
  },
  Review: {
    customerRating: ({ rating }) => rating / 10,
    dateCreated: ({ createdAt }) => isoTime(createdAt),
    answer: ({ answer: text, answeredAt }) =>
      text === null || answeredAt === null ? null : { text, date: isoTime(answeredAt) },
  },
} satisfies Resolvers;
