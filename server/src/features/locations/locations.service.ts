import names from 'countries-list/minimal/countries.en.min.json' with { type: 'json' };

/** A country that goods can be limited to. */
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
 * The country of a stored location.
 * @returns null (no country in particular) for everything that old and new clients send without one: `All`, `null`,
 * `undefined` and the empty text
 */
export const toLocation = (text: string | null | undefined): string | null =>
  text && !['All', 'null', 'undefined'].includes(text) ? text : null;
