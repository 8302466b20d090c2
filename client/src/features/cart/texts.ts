export const texts = {
  heading: 'Your Cart',
  description: 'What you have chosen, and what it costs.',
  empty: 'Your Cart is currently empty',
  continueShopping: 'Continue Shopping',
};
