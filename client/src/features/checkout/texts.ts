export const texts = {
  checkout: 'Checkout',
  empty: 'There is nothing to check out',
  emptyHint: 'Your cart is empty. If you have just paid, your order is under Orders.',
  toOrders: 'Go to Orders',
  continueShopping: 'Continue Shopping',
};
