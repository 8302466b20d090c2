export const texts = {
  addToCart: 'Add to cart',
  adding: 'Adding...',
  soldOut: 'Out of stock',
  loginFirst: 'Please login first',
  added: 'Item is added in the cart',
  removed: 'Item removed from cart!',
  noConnection: 'The shop cannot be reached, so the cart stays as it was. Please try again.',
  heading: 'Your Cart',
  empty: 'Your Cart is currently empty',
  continueShopping: 'Continue Shopping',
  proceed: 'Proceed To CheckOut',
  onlyLeft: (available: number) => (available === 0 ? 'Out of stock' : `Only ${available} left`),
  blocked:
    'Some items are no longer in stock in this quantity. Lower their quantity or remove them to check out.',
};
