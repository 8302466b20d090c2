import { type Call, type Mutation, OWN_LIST, shopperOnly, signedIn } from './expectedResults.ts';

export const cartMutations: Record<string, Mutation> = {
  addToCart: { args: ({ productId }) => `input: { productId: "${productId}" }`, ...signedIn('CartChanged') },
  updateCartLine: {
    of: 'cartLine',
    args: ({ id }) => `input: { id: "${id}", quantity: 2 }`,
    ...signedIn('CartChanged'),
    other: 'NotFound',
  },
  removeCartLine: {
    of: 'cartLine',
    args: ({ id }) => `id: "${id}"`,
    ...signedIn('CartChanged'),
    other: 'CartChanged',
  },
};

export const cartCalls: Record<string, Call> = {
  'GET /api/cart': { of: 'account', query: ({ id }) => `userId=${id}`, ...OWN_LIST },
  'POST /api/cart/add': {
    of: 'account',
    body: ({ id, productId }) => ({ userId: id, productId, quantity: 1 }),
    ...shopperOnly(201),
    other: 403,
  },
  'PUT /api/cart/{id}': {
    of: 'cartLine',
    body: () => ({ quantity: 2 }),
    ...shopperOnly(200),
    other: 404,
  },
  'DELETE /api/cart/{id}': { of: 'cartLine', ...shopperOnly(200), other: 200 },
};
