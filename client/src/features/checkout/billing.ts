import type { BillingInput } from '../../generated/graphql.ts';
import { texts } from './texts.ts';

/** The name that its draft is kept under. */
export const BILLING_FORM = 'billing';

/** A field of the billing form. */
export interface BillingField {
  name: keyof BillingInput;
  label: string;
  /** What is told when it is left blank. */
  blank: string;
  autoComplete: string;
  type?: 'tel' | 'email';
  hint?: string;
}

/** The form's fields, in the order in which they are shown and checked. */
export const BILLING_FIELDS: BillingField[] = [
  { name: 'fullName', label: 'Full Name', blank: texts.fullNameBlank, autoComplete: 'name' },
  { name: 'country', label: 'Country', blank: texts.countryBlank, autoComplete: 'country-name' },
  {
    name: 'streetAddressLine1',
    label: 'House number and street name',
    blank: texts.line1Blank,
    autoComplete: 'address-line1',
  },
  {
    name: 'streetAddressLine2',
    label: 'Apartment/suite/unit (optional)',
    blank: texts.line2Blank,
    autoComplete: 'address-line2',
    hint: 'Write a dash if there is none.',
  },
  { name: 'city', label: 'City', blank: texts.cityBlank, autoComplete: 'address-level2' },
  { name: 'state', label: 'State', blank: texts.stateBlank, autoComplete: 'address-level1' },
  { name: 'zipCode', label: 'ZIP Code', blank: texts.zipCodeBlank, autoComplete: 'postal-code' },
  { name: 'phoneNumber', label: 'Phone Number', blank: texts.phoneBlank, autoComplete: 'tel', type: 'tel' },
  { name: 'email', label: 'Email Address', blank: texts.emailBlank, autoComplete: 'email', type: 'email' },
];

/** The first blank field, a phone number without a digit being one; null when none is. */
export function firstBlank(billing: BillingInput): BillingField | null {
  const isBlank = ({ name, type }: BillingField) => !(type === 'tel' ? /\d/ : /\S/).test(billing[name]);
  return BILLING_FIELDS.find(isBlank) ?? null;
}
