export const texts = {
  title: 'My List',
  count: (products: number) => `There are ${products} products in your Wishlist`,
  empty: 'Your Wishlist is currently empty',
  continueShopping: 'Continue Shopping',
  product: 'Product',
  price: 'Price',
  /** A price of this list alone is written with a colon. */
  rupees: (amount: number) => `Rs: ${Number.isInteger(amount) ? amount : amount.toFixed(2)}`,
  remove: 'Remove',
  removeProduct: (product: string) => `Remove ${product}`,
};
