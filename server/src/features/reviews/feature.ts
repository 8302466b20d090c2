import type { Feature } from '../feature.ts';
import { reviewsDeskResolvers } from './desk/reviewsDesk.resolvers.ts';
import { reviewsResolvers } from './reviews.resolvers.ts';
import { reviewsRest } from './reviews.rest.ts';
import { anonymiseReviews, exportReviews } from './reviews.service.ts';

export const reviewsFeature = {
  resolvers: [reviewsResolvers, reviewsDeskResolvers],
  rest: { section: 'Reviews', calls: [reviewsRest] },
  personalData: {
    exportData: async (ctx, { id }) => ({ reviews: await exportReviews(ctx, id) }),
    eraseData: (tx, { id }) => anonymiseReviews(tx, id),
  },
} satisfies Feature;
