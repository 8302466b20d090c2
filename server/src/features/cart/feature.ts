import type { Feature } from '../feature.ts';
import { cartResolvers } from './cart.resolvers.ts';
import { cartRest } from './cart.rest.ts';
import { deleteCart, exportCart } from './cart.service.ts';

export const cartFeature = {
  resolvers: [cartResolvers],
  rest: { section: 'Cart', calls: [cartRest] },
  personalData: {
    exportData: async (ctx, { id }) => ({ cart: await exportCart(ctx, id) }),
    eraseData: (tx, { id }) => deleteCart(tx, id),
  },
} satisfies Feature;
