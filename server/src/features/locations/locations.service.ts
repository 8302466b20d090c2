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

/** All countries by name. */
export const listCountries = (): readonly Country[] => countries;

/**
 * The country of a location that a client sends.
 * @returns null (all countries) for `All`, `null`, `undefined` and the empty text, which clients send when no country is chosen
 */
export const toLocation = (text: string | null | undefined): string | null =>
  text && !['All', 'null', 'undefined'].includes(text) ? text : null;
