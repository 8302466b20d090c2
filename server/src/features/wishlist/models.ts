// GraphQL type → what the services return for it, where the two differ. codegen.ts reads the names.

export type { WishlistEntry as WishlistItem } from './wishlist.service.ts';
