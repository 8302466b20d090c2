// Keys by which people are searched: what somebody types becomes the beginning of a key.

/** A name in lower case without accents and double spaces. Normalization may lengthen a text. Stored keys have this form. */
export const nameKey = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .trim()
    .replace(/\s+/g, ' ')
    .slice(0, 100);

/**
 * Returns a typed name as it is, and with its first word moved to the end, because that may be the surname: `rao asha devi` finds
 * `asha devi rao`.
 */
export function nameOrders(key: string): string[] {
  const [first, ...others] = key.split(' ');
  return others.length > 0 ? [key, [...others, first].join(' ')] : [key];
}

/** An e-mail address as it is stored. */
export const emailKey = (email: string): string => email.toLowerCase().slice(0, 254);

/** Digits without India's country code and the trunk prefix 0, so that each spelling of a number has one key. */
export const phoneKey = (phoneNumber: string): string =>
  phoneNumber.replace(/\D/g, '').replace(/^(0+|91(?=\d{10}))/, '');

/** Whether a typed text may be a part of a phone number. */
export const isPhonePart = (typed: string): boolean =>
  /^[\d\s()+-]+$/.test(typed) && typed.replace(/\D/g, '').length >= 3;

/** The key of a number of which only the beginning may be typed. */
export const phonePrefixKey = (typed: string): string => phoneKey(typed.replace(/^\+91/, ''));

/** Whether a typed text may be the beginning of an id. */
export const isIdPrefix = (typed: string): boolean => /^[\da-f]{8}[\da-f-]*$/i.test(typed);
