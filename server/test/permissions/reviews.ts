import { allowAll, type Call, type Mutation, requireRestSession, requireSession } from './expectedResults.ts';

export const reviewMutations: Record<string, Mutation> = {
  addReview: {
    args: ({ productId }) => `input: { productId: "${productId}", review: "Good", customerRating: 4 }`,
    ...requireSession('ReviewAdded'),
  },
};

export const reviewCalls: Record<string, Call> = {
  'GET /api/productReviews': { query: ({ productId }) => `productId=${productId}`, ...allowAll(200) },
  'POST /api/productReviews/add': {
    of: 'account',
    body: ({ id, productId }) => ({ customerId: id, productId, review: 'Good', customerRating: 4 }),
    ...requireRestSession(201),
    other: 403,
  },
};
