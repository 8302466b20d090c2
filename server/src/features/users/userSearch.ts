import {
  emailKey,
  isIdPrefix,
  isPhonePart,
  nameKey,
  nameOrders,
  phoneKey,
  phonePrefixKey,
  typedNameKeys,
} from '../../search/personKeys.ts';
import type { User } from './users.entity.ts';

/** The columns by which the desk finds an account, beside its e-mail address and id. */
export type UserSearchKeys = Pick<
  User,
  'searchName' | 'searchSecondName' | 'searchLastName' | 'searchPhone' | 'searchPhoneEnd'
>;

/** Of a deleted account, which no search finds. */
export const noUserSearchKeys: UserSearchKeys = {
  searchName: '',
  searchSecondName: '',
  searchLastName: '',
  searchPhone: '',
  searchPhoneEnd: '',
};

const reverse = (digits: string): string => [...digits].reverse().join('');

/** The search keys of an account; to be stored wherever its name or phone number is written. */
export function userSearchKeys({ name, phone }: Pick<User, 'name' | 'phone'>): UserSearchKeys {
  const searchName = nameKey(name);
  const words = searchName.split(' ');
  const searchPhone = phoneKey(phone ?? '');
  return {
    searchName,
    searchSecondName: words.slice(1).join(' '),
    // A name of two words is found by `searchSecondName`.
    searchLastName: words.slice(2).at(-1) ?? '',
    searchPhone,
    searchPhoneEnd: reverse(searchPhone),
  };
}

/** A column and how its values begin. */
export interface UserSearchPrefix {
  column: 'id' | 'email' | keyof UserSearchKeys;
  prefix: string;
}

/** The columns in which a search looks for a text, and what their values begin with; none for an empty text. */
export function userSearchPrefixes(text: string): UserSearchPrefix[] {
  const typed = text.trim();
  const names = typedNameKeys(typed);
  if (names.length === 0) return [];
  const prefixes: UserSearchPrefix[] = [
    ...[...new Set(names.flatMap(nameOrders))].map((prefix) => ({ column: 'searchName', prefix }) as const),
    ...names.flatMap((prefix): UserSearchPrefix[] => [
      { column: 'searchSecondName', prefix },
      { column: 'searchLastName', prefix },
    ]),
  ];
  if (isIdPrefix(typed)) prefixes.push({ column: 'id', prefix: typed.toLowerCase() });
  if (!/\s/.test(typed)) prefixes.push({ column: 'email', prefix: emailKey(typed) });
  if (isPhonePart(typed)) {
    prefixes.push({ column: 'searchPhoneEnd', prefix: reverse(typed.replace(/\D/g, '')) });
    const beginning = phonePrefixKey(typed);
    if (beginning) prefixes.push({ column: 'searchPhone', prefix: beginning });
  }
  return prefixes;
}
