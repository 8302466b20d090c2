import { graphql } from '../../generated/gql.ts';
import type { BillingDefaultsQuery, BillingInput } from '../../generated/graphql.ts';
import type { FormField } from '../../ui/form/FormFields.tsx';
import type { FormError } from '../../ui/form/useValidatedForm.ts';

/** The name under which the form's draft is stored. */
export const BILLING_DRAFT = 'billing';

export type BillingValues = Record<keyof BillingInput, string>;

type Business = 'gstin' | 'businessName';

interface BillingField extends FormField<Exclude<keyof BillingInput, Business>> {
  /** The error when the input is blank. */
  blank: string;
}

/** The form's inputs, in the order in which they are shown and validated. */
export const BILLING_FIELDS: BillingField[] = [
  { name: 'fullName', label: 'Full Name', blank: 'Please fill full name', autoComplete: 'billing name' },
  { name: 'country', label: 'Country', blank: 'Please fill country', autoComplete: 'billing country-name' },
  {
    name: 'streetAddressLine1',
    label: 'House number and street name',
    blank: 'Please fill Street address (line 1)',
    autoComplete: 'billing address-line1',
  },
  {
    name: 'streetAddressLine2',
    label: 'Apartment/suite/unit (optional)',
    blank: 'Please fill Street address (line 2)',
    autoComplete: 'billing address-line2',
    hint: 'Write a dash if there is none.',
  },
  { name: 'city', label: 'City', blank: 'Please fill city', autoComplete: 'billing address-level2' },
  { name: 'state', label: 'State', blank: 'Please fill state', autoComplete: 'billing address-level1' },
  { name: 'zipCode', label: 'ZIP Code', blank: 'Please fill zipCode', autoComplete: 'billing postal-code' },
  {
    name: 'phoneNumber',
    label: 'Phone Number',
    blank: 'Please fill phone Number',
    autoComplete: 'billing tel',
    type: 'tel',
  },
  {
    name: 'email',
    label: 'Email Address',
    blank: 'Please fill email',
    autoComplete: 'billing email',
    type: 'email',
  },
];

/** The optional inputs of a business that wants an invoice with its GST number. */
export const BUSINESS_FIELDS: FormField<Business>[] = [
  {
    name: 'gstin',
    label: 'GSTIN',
    autoComplete: 'off',
    hint: '15 letters and digits. Leave both empty for an invoice without it.',
  },
  { name: 'businessName', label: 'Name of the business', autoComplete: 'organization' },
];

/** The first blank input; a phone number without a digit counts as blank. Null when the form is complete. */
export function validateBilling(billing: BillingValues): FormError | null {
  const isBlank = ({ name, type }: BillingField) => !(type === 'tel' ? /\d/ : /\S/).test(billing[name]);
  const field = BILLING_FIELDS.find(isBlank);
  return field ? { field: field.name, message: field.blank } : null;
}

export const BILLING_DEFAULTS = graphql(`
  query BillingDefaults {
    shopInfo {
      gstRegistered
    }
    me {
      id
      name
      email
      phone
      lastBilling {
        fullName
        country
        streetAddressLine1
        streetAddressLine2
        city
        state
        zipCode
        phoneNumber
        email
      }
    }
  }
`);

/** Values to prefill: name, e-mail and phone number of the account, the address of the last order. */
export function billingDefaults(user: BillingDefaultsQuery['me'] | undefined): Partial<BillingValues> {
  if (!user) return {};
  const { name, email, phone, lastBilling } = user;
  return { ...lastBilling, fullName: name, email, ...(phone && { phoneNumber: phone }) };
}
