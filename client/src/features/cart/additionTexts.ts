/** What is said where something is put into the cart. */
export const texts = {
  addToCart: 'Add to cart',
  adding: 'Adding...',
  soldOut: 'Out of stock',
  of: (says: string, product: string) => `${says}: ${product}`,
  loginFirst: 'Please login first',
  added: 'Item is added in the cart',
  noConnection: 'The shop cannot be reached, so the cart stays as it was. Please try again.',
};
