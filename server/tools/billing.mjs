// @ts-check

/** The billing details of an example purchase. */
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
