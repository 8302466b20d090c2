import { normalize } from './tokenizer.ts';

// Keys by which people are searched: what somebody types becomes the beginning of a key.

/** A place in lower case without accents and double spaces. Normalization may lengthen a text. Stored keys have this form. */
export const placeKey = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .trim()
    .replace(/\s+/g, ' ')
    .slice(0, 100);

const hyphens = /[-\u2010-\u2015]/g;
const apostrophes = /['`\u00b4\u2018\u2019\u02bc\u2032]/g;
/** Before a word; the dot of initials has a letter behind it, or nothing. */
const dotBeforeWord = /\.(?=[\p{L}\p{M}]{2})/gu;

/**
 * A name as `normalize` makes it, without apostrophes, hyphens and dots, and with single spaces: `obrien` of `O’Brien`, `apj kalam` of
 * `A.P.J. Kalam`. Stored keys have this form.
 */
export function nameKey(name: string): string {
  const text = normalize(name);
  const key = text
    .replace(dotBeforeWord, ' ')
    .replace(apostrophes, '')
    .replace(hyphens, '')
    .replace(/\./g, '')
    .trim()
    .replace(/\s+/g, ' ');
  return (key || text.trim()).slice(0, 100);
}

/** Words of a name of which two are joined: each way to join them is searched for. */
const MAX_JOINED = 4;
/** Particles of a surname that are also written apart: `D Souza`. */
const MAX_PARTICLE_LENGTH = 2;

/**
 * The keys that a typed name may have: with its hyphens as spaces, and with words joined that others write as one (the first two, and a
 * particle with what follows); as the previous release stores it, too; and with the first word,
 * which may be the surname, behind the others: `rao asha devi` finds `asha devi rao`.
 */
export function typedNameKeys(typed: string): string[] {
  const spaced = nameKey(typed.replace(hyphens, ' '));
  const words = spaced.split(' ');
  const joined = words.slice(1, MAX_JOINED).flatMap((word, n) => {
    const before = words[n] as string;
    const isJoined = n === 0 || before.length <= MAX_PARTICLE_LENGTH;
    return isJoined ? [[...words.slice(0, n), before + word, ...words.slice(n + 2)].join(' ')] : [];
  });
  const keys = [nameKey(typed), spaced, ...joined, placeKey(typed)].filter(Boolean);
  return [...new Set(keys.flatMap(nameOrders))];
}

/** Which people a list shows. */
export interface PersonFilter {
  /** What somebody types to find them; empty: all. */
  search: string;
  /** The key of the name contains each of them; absent: any name. */
  nameParts?: readonly string[];
}

/** Fewer letters are in too many names. */
const MIN_PART_LENGTH = 3;

/**
 * For a search that finds nothing: the filter that finds its words within names, in any order. Null if none of them has three letters, or
 * no name can have them: an id, an address, a phone number.
 */
export function byNameParts<Filter extends PersonFilter>(filter: Filter): Filter | null {
  const key = nameKey(filter.search.replace(hyphens, ' '));
  const nameParts = key.split(' ');
  const isName = /^[\p{L}\p{M} ]+$/u.test(key);
  const isLong = nameParts.some(({ length }) => length >= MIN_PART_LENGTH);
  return isName && isLong ? { ...filter, search: '', nameParts } : null;
}

/** A key as it is, and with its first word moved to the end. */
function nameOrders(key: string): string[] {
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
