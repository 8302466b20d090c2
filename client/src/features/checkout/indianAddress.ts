import type { BillingValues } from './billing.ts';

const INDIA = /^(in|ind|india|bharat|भारत)$/i;
/** Six digits, the first not 0; often written in two groups. */
const PIN_CODE = /^[1-9]\d{2} ?\d{3}$/;
/** Ten digits, with or without the country code or a leading 0. */
const PHONE_NUMBER = /^(?:\+?91|0)?[1-9]\d{9}$/;

/** What looks wrong in the fields of an address in India; empty: nothing. It is only shown, because the shopper may know better. */
export function indianAddressWarnings({
  country = '',
  zipCode = '',
  phoneNumber = '',
}: Partial<BillingValues>): Partial<BillingValues> {
  const isInIndia = INDIA.test(country.trim());
  const isUnusual = (value: string, usual: RegExp) =>
    isInIndia && value.trim() !== '' && !usual.test(value.trim());
  return {
    zipCode: isUnusual(zipCode, PIN_CODE) ? 'A PIN code in India has six digits. Please check it.' : '',
    phoneNumber: isUnusual(phoneNumber, PHONE_NUMBER)
      ? 'A phone number in India has ten digits. Please check it.'
      : '',
  };
}
