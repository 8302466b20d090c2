import type { Resolvers } from '../../generated/resolvers.ts';
import { toRupees } from '../../lib/money.ts';
import { leadImage } from '../catalog/catalog.service.ts';
import { shownVariant } from '../catalog/variants/variantStock.service.ts';
import { addToWishlist, listWishlist, removeFromWishlist } from './wishlist.service.ts';

export const wishlistResolvers = {
  Mutation: {
    addToWishlist: (_, { productId }, ctx) => addToWishlist(ctx, productId),
    removeFromWishlist: (_, { id }, ctx) => removeFromWishlist(ctx, id),
  },
  User: { wishlist: (user, _, ctx) => listWishlist({ ...ctx, viewer: user }) },
  WishlistItem: {
    productId: ({ product }) => product.id,
    productTitle: ({ product }) => product.name,
    image: ({ product }, _, ctx) => leadImage(ctx, product),
    rating: ({ product }) => product.rating / 10,
    price: async ({ product }, _, ctx) => toRupees((await shownVariant(ctx, product)).price),
  },
} satisfies Resolvers;
