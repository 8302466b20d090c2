import { WishlistItem } from './wishlist.entity.ts';

export const wishlistTables = [WishlistItem];
