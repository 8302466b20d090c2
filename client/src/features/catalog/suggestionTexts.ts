/** What the suggestions of a search say. */
export const texts = {
  suggestions: 'Suggestions',
  categories: 'Categories',
  products: 'Products',
};
