export const texts = {
  heading: 'BILLING DETAILS',
  summary: 'YOUR ORDER',
  checkout: 'Checkout',
  fullNameBlank: 'Please fill full name',
  countryBlank: 'Please fill country',
  line1Blank: 'Please fill Street address (line 1)',
  line2Blank: 'Please fill Street address (line 2)',
  cityBlank: 'Please fill city',
  stateBlank: 'Please fill state',
  zipCodeBlank: 'Please fill zipCode',
  phoneBlank: 'Please fill phone Number',
  emailBlank: 'Please fill email',
  noConnection: 'The shop cannot be reached at the moment. Nothing was charged. Please try again.',
  noWindow: 'The payment window could not be loaded. Nothing was charged. Please try again.',
  failed: 'The payment failed. You can try again in the payment window.',
  left: 'You have left the checkout. Nothing was charged.',
  /** The bank may confirm a payment after the window was closed. */
  cancelled:
    'The payment window was closed. If your bank did charge you, the order appears under Orders by itself, or the money comes back.',
  alreadyPaid: 'This order is already paid. You were not charged again.',
  placed: 'Thank you! Your order is placed.',
  confirming:
    'Your payment is being confirmed. The order appears under Orders by itself as soon as it is; please do not pay again.',
  empty: 'There is nothing to check out',
  emptyHint: 'Your cart is empty. If you have just paid, your order is under Orders.',
  toOrders: 'Go to Orders',
  continueShopping: 'Continue Shopping',
};
