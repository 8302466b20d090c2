import { allOf, beginsWith, type Sql } from '../../database/conditions.ts';
import {
  emailKey,
  isIdPrefix,
  isPhonePart,
  nameKey,
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

/** The conditions of which an account that a text finds satisfies one; none for an empty text. No deleted account satisfies one. */
export function userSearchConditions(text: string): Sql[] {
  const typed = text.trim();
  const conditions = typedNameKeys(typed).flatMap((key) =>
    ['searchName', 'searchSecondName', 'searchLastName'].map((column) => beginsWith(column, key)),
  );
  if (conditions.length === 0) return [];
  if (isIdPrefix(typed)) conditions.push(allOf([beginsWith('id', typed.toLowerCase()), isNotErased]));
  if (!/\s/.test(typed)) conditions.push(allOf([beginsWith('email', emailKey(typed)), isNotErased]));
  if (isPhonePart(typed)) {
    conditions.push(beginsWith('searchPhoneEnd', reverse(typed.replace(/\D/g, ''))));
    const beginning = phonePrefixKey(typed);
    if (beginning) conditions.push(beginsWith('searchPhone', beginning));
  }
  return conditions;
}

/** A deleted account has no search keys, but these. The sign keeps SQLite from reading all accounts in the order of `users_date`. */
const isNotErased: Sql = { sql: '+erasedAt IS NULL', parameters: [] };
