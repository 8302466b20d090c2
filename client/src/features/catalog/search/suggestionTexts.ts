/** Texts of the search suggestions. They are loaded with every page, unlike texts.ts. */
export const texts = {
  suggestions: 'Suggestions',
  categories: 'Categories',
  products: 'Products',
};
