import { z } from 'zod';

const field = (name: string, maximum: number) =>
  z
    .string()
    .trim()
    .min(1, `Please fill ${name}`)
    .max(maximum, `${name.replace(/^./, (letter) => letter.toUpperCase())} is too long`);

/** Fields are validated in this order; the messages are those of the checkout form. */
export const billingInput = z.object({
  fullName: field('full name', 100),
  country: field('country', 100),
  streetAddressLine1: field('Street address', 150),
  streetAddressLine2: field('Street address', 150),
  city: field('city', 100),
  state: field('state', 100),
  zipCode: field('zipCode', 20),
  phoneNumber: field('phone Number', 20),
  email: field('email', 254).pipe(z.email('Please enter a valid e-mail address')),
});
