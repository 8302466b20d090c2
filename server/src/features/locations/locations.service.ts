import names from 'countries-list/minimal/countries.en.min.json' with { type: 'json' };

/** A country to which the sale of a product can be limited. */
export interface Country {
  iso2: string;
  /** English name. */
  country: string;
}

const countries: readonly Country[] = Object.entries(names)
  .map(([iso2, country]) => ({ iso2, country }))
  .sort((a, b) => a.country.localeCompare(b.country, 'en'));

const countryByCode = new Map(countries.map((country) => [country.iso2, country]));

/** The country of the shop, which sells in rupees. Goods of other countries are imported. */
export const SHOP_COUNTRY = 'IN';

/** @param iso2 its code; null: none */
export const findCountry = (iso2: string | null): Country | null => countryByCode.get(iso2 ?? '') ?? null;

const foldName = (name: string) =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/^(?:made in|product of|the) /, '')
    .replace(/[^\p{L}]/gu, '');

/** Other names that packages and files have. */
const OTHER_NAMES: Record<string, string> = {
  usa: 'US',
  america: 'US',
  unitedstatesofamerica: 'US',
  uk: 'GB',
  greatbritain: 'GB',
  england: 'GB',
  uae: 'AE',
  bharat: 'IN',
  भारत: 'IN',
  prc: 'CN',
  korea: 'KR',
  turkey: 'TR',
  holland: 'NL',
};
const codeByName = new Map([
  ...Object.entries(OTHER_NAMES),
  ...countries.map(({ iso2, country }) => [foldName(country), iso2] as const),
]);

/** The country with a code, or with an English name, as people write it: `IN`, `india`, `Made in U.S.A.` */
export const findCountryByName = (text: string): Country | null =>
  findCountry(text.trim().toUpperCase()) ?? findCountry(codeByName.get(foldName(text.trim())) ?? null);

/** All countries by name. */
export const listCountries = (): readonly Country[] => countries;

/**
 * The country of a location that a client sends.
 * @returns null (all countries) for `All`, `null`, `undefined` and the empty text, which clients send when no country is chosen
 */
export const toLocation = (text: string | null | undefined): string | null =>
  text && !['All', 'null', 'undefined'].includes(text) ? text : null;
