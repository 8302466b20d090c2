/** A country with its index in the selector, where 0 stands for all countries. */
type Indexed<T> = T & { position: number };

/** The countries whose name contains the text, ignoring case. */
export function matchingCountries<T extends { country: string }>(countries: T[], text: string): Indexed<T>[] {
  const search = text.trim().toLowerCase();
  return countries
    .map((country, index) => ({ ...country, position: index + 1 }))
    .filter(({ country }) => country.toLowerCase().includes(search));
}
