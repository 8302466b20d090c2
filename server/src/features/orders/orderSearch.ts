import { emailKey, nameKey, phoneKey, placeKey } from '../../search/personKeys.ts';
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
