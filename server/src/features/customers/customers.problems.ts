import { invalidInput, notFound, problem } from '../../lib/problems.ts';

// What staff can be refused about customers.

export const customerNotFound = () => notFound('CUSTOMER_NOT_FOUND', 'There is no such customer any more.');

export const customerIsStaff = () =>
  problem(
    'DeskCustomerIsStaff',
    'CUSTOMER_IS_STAFF',
    'This account belongs to the staff. Please let an owner remove the person from the staff first.',
  );

export const isOwnAccount = () => problem('DeskCustomerIsStaff', 'OWN_ACCOUNT', 'This is your own account.');

export const emailNotOfAccount = () =>
  invalidInput('EMAIL_NOT_OF_ACCOUNT', 'This is not the e-mail address of the account', 'email');

export const customerChanged = () =>
  notFound('CHANGED_MEANWHILE', 'The account has changed meanwhile. Please look at it again.');

/** The shopper is told so in other words: `paymentOpen` of checkout. */
export const customerPaymentOpen = () =>
  problem(
    'PaymentPending',
    'PAYMENT_OPEN',
    'A payment of this customer is open or being confirmed. Please try again in a quarter of an hour.',
  );
