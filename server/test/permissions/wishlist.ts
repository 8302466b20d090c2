import { type Call, type Mutation, OWN_LIST, shopperOnly, signedIn } from './expectedResults.ts';

export const wishlistMutations: Record<string, Mutation> = {
  addToWishlist: { args: ({ productId }) => `productId: "${productId}"`, ...signedIn('WishlistChanged') },
  removeFromWishlist: {
    of: 'wishlistItem',
    args: ({ id }) => `id: "${id}"`,
    ...signedIn('WishlistChanged'),
    other: 'WishlistChanged',
  },
};

export const wishlistCalls: Record<string, Call> = {
  'GET /api/my-list': { of: 'account', query: ({ id }) => `userId=${id}`, ...OWN_LIST },
  'POST /api/my-list/add': {
    of: 'account',
    body: ({ id, productId }) => ({ userId: id, productId }),
    ...shopperOnly(201),
    other: 403,
  },
  'DELETE /api/my-list/{id}': { of: 'wishlistItem', ...shopperOnly(200), other: 200 },
};
