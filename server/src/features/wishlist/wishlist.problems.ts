import { notFound, problem } from '../../lib/problems.ts';

// What the wishlist can refuse.

export const alreadyInWishlist = () =>
  problem('AlreadyInWishlist', 'ALREADY_IN_WISHLIST', 'Product already added in the My List');

export const wishlistItemNotFound = () =>
  notFound('WISHLIST_ITEM_NOT_FOUND', 'This item is not on your list any more');
