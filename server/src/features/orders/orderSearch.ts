import {
  emailKey,
  isIdPrefix,
  isPhonePart,
  nameKey,
  nameOrders,
  phoneKey,
  phonePrefixKey,
  placeKey,
  typedNameKeys,
} from '../../search/personKeys.ts';
import { findInvoiceNumbers } from './invoices/invoiceNumber.ts';
import type { Order } from './orders.entity.ts';

type SearchKeys = Pick<
  Order,
  'searchName' | 'searchLastName' | 'searchPhone' | 'searchEmail' | 'searchCity' | 'searchState'
>;

/** The end of an order's id, by which people call it. */
export const orderNumber = (id: string): string => id.slice(-8);

/** Of an order that is not found by its shopper. */
export const noSearchKeys: SearchKeys = {
  searchName: '',
  searchLastName: '',
  searchPhone: '',
  searchEmail: '',
  searchCity: '',
  searchState: '',
};

/** The columns by which the desk finds an order: each holds what a person types, or begins to type. */
export function searchKeysOf({
  name,
  phoneNumber,
  email,
  city,
  state,
}: Pick<Order, 'name' | 'phoneNumber' | 'email' | 'city' | 'state'>): SearchKeys {
  const searchName = nameKey(name);
  return {
    searchName,
    // A name of one word is found by `searchName`.
    searchLastName: searchName.split(' ').slice(1).at(-1) ?? '',
    searchPhone: phoneKey(phoneNumber),
    searchEmail: emailKey(email),
    searchCity: placeKey(city),
    searchState: placeKey(state),
  };
}

/** The ends of a name from each word on that is neither the first nor the last one. */
export function namePartsOf({ searchName }: Pick<Order, 'searchName'>): string[] {
  const words = searchName.split(' ');
  return [...new Set(words.slice(1, -1).map((_, index) => words.slice(index + 1).join(' ')))];
}

/** A column and how its values begin. */
export interface SearchPrefix {
  /** `part`: of the inner words of names, which have a table of their own; `invoice`: the whole number, also in another table. */
  column:
    | 'id'
    | 'number'
    | 'invoice'
    | 'paymentId'
    | 'part'
    | 'searchName'
    | 'searchLastName'
    | 'searchPhone'
    | 'searchEmail';
  prefix: string;
}

/** The columns in which a search looks for a text, and what their values begin with; none for an empty text. */
export function searchPrefixes(text: string): SearchPrefix[] {
  // The desk's titles say `Order 0d8601e7`; people also write `#0d8601e7`.
  const typed = text.trim().replace(/^(order\s+)?#?(?=[\da-f]{4,8}$)/i, '');
  const names = typedNameKeys(typed);
  if (names.length === 0) return [];
  const digits = phonePrefixKey(typed);
  const isPhone = isPhonePart(typed) && digits.length >= 3;
  return [
    ...(isIdPrefix(typed) ? [{ column: 'id', prefix: typed.toLowerCase() } as const] : []),
    ...(/^[\da-f]{4,8}$/i.test(typed) ? [{ column: 'number', prefix: typed.toLowerCase() } as const] : []),
    ...findInvoiceNumbers(typed, Date.now()).map((prefix) => ({ column: 'invoice', prefix }) as const),
    ...(/^pay_\w+$/.test(typed) ? [{ column: 'paymentId', prefix: typed } as const] : []),
    ...(isPhone ? [{ column: 'searchPhone', prefix: digits } as const] : []),
    ...(/\s/.test(typed) ? [] : [{ column: 'searchEmail', prefix: emailKey(typed) } as const]),
    ...[...new Set(names.flatMap(nameOrders))].map((prefix) => ({ column: 'searchName', prefix }) as const),
    ...names.flatMap((prefix): SearchPrefix[] => [
      { column: 'searchLastName', prefix },
      { column: 'part', prefix },
    ]),
  ];
}
