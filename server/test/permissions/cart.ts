import {
  type Call,
  type Mutation,
  ownListResults,
  requireRestSession,
  requireSession,
} from './expectedResults.ts';

export const cartMutations: Record<string, Mutation> = {
  addToCart: {
    args: ({ productId }) => `input: { productId: "${productId}" }`,
    ...requireSession('CartChanged'),
  },
  updateCartLine: {
    of: 'cartLine',
    args: ({ id }) => `input: { id: "${id}", quantity: 2 }`,
    ...requireSession('CartChanged'),
    other: 'NotFound',
  },
  removeCartLine: {
    of: 'cartLine',
    args: ({ id }) => `id: "${id}"`,
    ...requireSession('CartChanged'),
    other: 'CartChanged',
  },
  // Nobody has a code: an unknown one is refused.
  applyCoupon: { args: () => 'code: "NONE"', ...requireSession('CouponProblem') },
  removeCoupon: { args: () => '', ...requireSession('CartChanged') },
};

export const cartCalls: Record<string, Call> = {
  'GET /api/cart': { of: 'account', query: ({ id }) => `userId=${id}`, ...ownListResults },
  'POST /api/cart/add': {
    of: 'account',
    body: ({ id, productId }) => ({ userId: id, productId, quantity: 1 }),
    ...requireRestSession(201),
    other: 403,
  },
  'PUT /api/cart/{id}': {
    of: 'cartLine',
    body: () => ({ quantity: 2 }),
    ...requireRestSession(200),
    other: 404,
  },
  'DELETE /api/cart/{id}': { of: 'cartLine', ...requireRestSession(200), other: 200 },
};
