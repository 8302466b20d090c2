import { z } from 'zod';
import { optionalGstin } from '../../lib/input/gstin.input.ts';
import { rule } from '../../lib/input/rule.ts';
import { optionalLine, requiredLine } from '../../lib/input/textInput.ts';

const field = (name: string, maximum: number) =>
  requiredLine(`Please fill ${name}`).max(
    maximum,
    `${name.replace(/^./, (letter) => letter.toUpperCase())} is too long`,
  );

const fields = z.object({
  fullName: field('full name', 100),
  country: field('country', 100),
  streetAddressLine1: field('Street address', 150),
  streetAddressLine2: field('Street address', 150),
  city: field('city', 100),
  state: field('state', 100),
  zipCode: field('zipCode', 20),
  phoneNumber: field('phone Number', 20),
  email: field('email', 254).pipe(z.email('Please enter a valid email address')),
  /** Of a business that wants an invoice with its GST number. */
  gstin: optionalGstin.nullish(),
  businessName: optionalLine('A business name is one line').max(100, 'Business name is too long').nullish(),
});

/** Fields are validated in this order; the messages are those of the checkout form. */
export const billingInput = fields
  .refine(({ gstin, businessName }) => !businessName || gstin, {
    ...rule('REQUIRED', 'Please fill the GSTIN of the business'),
    path: ['gstin'],
  })
  .refine(({ gstin, businessName }) => !gstin || businessName, {
    ...rule('REQUIRED', 'Please fill the name of the business'),
    path: ['businessName'],
  });

/** The billing form: who pays, and where the goods are delivered. */
export type Billing = z.output<typeof billingInput>;

export const emptyBilling: Billing = {
  fullName: '',
  country: '',
  streetAddressLine1: '',
  streetAddressLine2: '',
  city: '',
  state: '',
  zipCode: '',
  phoneNumber: '',
  email: '',
};

/** The business that buys; nulls for a consumer. Checkouts of the release before have neither. */
export const businessOf = ({ gstin, businessName }: Billing) => ({
  gstin: gstin || null,
  businessName: businessName || null,
});

/** Where the order of a billing form is delivered. */
export const deliveryOf = (billing: Billing) => ({
  name: billing.fullName,
  phoneNumber: billing.phoneNumber,
  // Clients of the old API send no second line; in the form, shoppers without one type a dash.
  address: [billing.streetAddressLine1, billing.streetAddressLine2]
    .filter((line) => /[^\s–-]/.test(line))
    .join(', '),
  pincode: billing.zipCode,
  city: billing.city,
  state: billing.state,
});
