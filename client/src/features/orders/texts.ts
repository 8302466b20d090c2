export const texts = {
  heading: 'Orders',
  empty: 'You have no orders yet',
  emptyHint: 'What you buy appears here.',
  continueShopping: 'Continue Shopping',
  noConnection: 'Your orders could not be loaded. Please check the connection and try again.',
};
