// @ts-check

/** What somebody who buys something to try the shop fills in at the checkout. */
export const billing = {
  fullName: 'Meera Iyer',
  country: 'India',
  streetAddressLine1: '12 Lake Road',
  streetAddressLine2: 'Flat 3',
  city: 'Pune',
  state: 'Maharashtra',
  zipCode: '411001',
  phoneNumber: '9812345678',
  email: 'meera@example.com',
};
