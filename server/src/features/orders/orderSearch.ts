import { normalize } from '../../search/tokenizer.ts';
import type { Order } from './orders.entity.ts';

type SearchKeys = Pick<Order, 'searchName' | 'searchLastName' | 'searchPhone' | 'searchEmail'>;

/** Of an order that is not found by its shopper. */
export const noSearchKeys: SearchKeys = {
  searchName: '',
  searchLastName: '',
  searchPhone: '',
  searchEmail: '',
};

/** The columns by which the desk finds an order: each holds what a person types, or begins to type. */
export function searchKeysOf({
  name,
  phoneNumber,
  email,
}: Pick<Order, 'name' | 'phoneNumber' | 'email'>): SearchKeys {
  const searchName = nameKey(name);
  return {
    searchName,
    // A name of one word is found by `searchName`.
    searchLastName: searchName.split(' ').slice(1).at(-1) ?? '',
    searchPhone: phoneKey(phoneNumber),
    searchEmail: emailKey(email),
  };
}

/** Lower case without accents and double spaces. Normalization may lengthen a text. */
const nameKey = (name: string): string => normalize(name).trim().replace(/\s+/g, ' ').slice(0, 100);

const emailKey = (email: string): string => email.toLowerCase().slice(0, 254);

/** Digits without India's country code and the trunk prefix 0, so that each spelling of a number has one key. */
const phoneKey = (phoneNumber: string): string =>
  phoneNumber.replace(/\D/g, '').replace(/^(0+|91(?=\d{10}))/, '');

/** A column and how its values begin. */
export interface SearchPrefix {
  column: 'id' | 'paymentId' | keyof SearchKeys;
  prefix: string;
}

/** The columns in which a search looks for a text, and what their values begin with; none for an empty text. */
export function searchPrefixes(text: string): SearchPrefix[] {
  const typed = text.trim();
  const name = nameKey(typed);
  if (name === '') return [];
  const digits = phoneKey(typed.replace(/^\+91/, ''));
  const isPhone = /^[\d\s()+-]+$/.test(typed) && digits.length >= 3;
  return [
    ...(/^[\da-f]{8}[\da-f-]*$/i.test(typed) ? [{ column: 'id', prefix: typed.toLowerCase() } as const] : []),
    ...(/^pay_\w+$/.test(typed) ? [{ column: 'paymentId', prefix: typed } as const] : []),
    ...(isPhone ? [{ column: 'searchPhone', prefix: digits } as const] : []),
    ...(/\s/.test(typed) ? [] : [{ column: 'searchEmail', prefix: emailKey(typed) } as const]),
    { column: 'searchName', prefix: name },
    { column: 'searchLastName', prefix: name },
  ];
}
