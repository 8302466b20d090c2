import { type Call, everybody, type Mutation, shopperOnly, signedIn } from './expectedResults.ts';

export const reviewMutations: Record<string, Mutation> = {
  addReview: {
    args: ({ productId }) => `input: { productId: "${productId}", review: "Good", customerRating: 4 }`,
    ...signedIn('ReviewAdded'),
  },
};

export const reviewCalls: Record<string, Call> = {
  'GET /api/productReviews': { query: ({ productId }) => `productId=${productId}`, ...everybody(200) },
  'POST /api/productReviews/add': {
    of: 'account',
    body: ({ id, productId }) => ({ customerId: id, productId, review: 'Good', customerRating: 4 }),
    ...shopperOnly(201),
    other: 403,
  },
};
