import {
  type Call,
  type Mutation,
  ownListResults,
  requireRestSession,
  requireSession,
} from './expectedResults.ts';

export const wishlistMutations: Record<string, Mutation> = {
  addToWishlist: {
    args: ({ productId }) => `productId: "${productId}"`,
    ...requireSession('WishlistChanged'),
  },
  removeFromWishlist: {
    of: 'wishlistItem',
    args: ({ id }) => `id: "${id}"`,
    ...requireSession('WishlistChanged'),
    other: 'WishlistChanged',
  },
};

export const wishlistCalls: Record<string, Call> = {
  'GET /api/my-list': { of: 'account', query: ({ id }) => `userId=${id}`, ...ownListResults },
  'POST /api/my-list/add': {
    of: 'account',
    body: ({ id, productId }) => ({ userId: id, productId }),
    ...requireRestSession(201),
    other: 403,
  },
  'DELETE /api/my-list/{id}': { of: 'wishlistItem', ...requireRestSession(200), other: 200 },
};
