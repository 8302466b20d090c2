/** Texts of the home page. */
export const texts = {
  title: (shop: string) => `${shop}, your grocery shop`,
  description:
    'Fresh fruit and vegetables, dairy, staples and everyday goods at good prices, delivered to your door.',
  offers: 'Offers',
  featuredCategories: 'Featured Categories',
  popularProducts: 'Popular Products',
  featuredProducts: 'Featured Products',
  categories: 'Categories',
  empty: 'There is nothing in here yet',
};
