/** Whom a newcomer can sign in as in demo mode. Never made in live mode. */
export const demoShopper = {
  name: 'Asha Demo',
  email: 'shopper@kirana.example',
  phone: '9000000000',
  password: 'kirana-demo',
} as const;
