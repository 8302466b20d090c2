/** The sections of the OpenAPI document, which are its tags. */
export const sections = [
  { name: 'Accounts', description: 'Sign-up, sessions, the caller’s own profile' },
  { name: 'Catalogue', description: 'Categories, banners, products, search' },
  { name: 'Reviews', description: 'Reviews of products by customers' },
  { name: 'My List', description: 'The wishlist' },
  { name: 'Cart', description: 'The shopper’s cart' },
  { name: 'Orders', description: 'Payment and placed orders' },
] as const;

export type Section = (typeof sections)[number];
export type SectionName = Section['name'];
