export const texts = {
  suggestions: 'Suggestions',
  categories: 'Categories',
  products: 'Products',
};
