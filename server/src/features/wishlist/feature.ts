import type { Feature } from '../feature.ts';
import { wishlistResolvers } from './wishlist.resolvers.ts';
import { wishlistRest } from './wishlist.rest.ts';
import { deleteWishlist, exportWishlist } from './wishlist.service.ts';

export const wishlistFeature = {
  resolvers: [wishlistResolvers],
  rest: { section: 'My List', calls: [wishlistRest] },
  personalData: {
    exportData: async (ctx, { id }) => ({ wishlist: await exportWishlist(ctx, id) }),
    eraseData: (tx, { id }) => deleteWishlist(tx, id),
  },
} satisfies Feature;
