/** A country with its place in the selector, where 0 is "no country". */
type Placed<T> = T & { position: number };

/** The countries whose name contains the text, whatever the case; all for an empty text. */
export function matchingCountries<T extends { country: string }>(countries: T[], text: string): Placed<T>[] {
  const wanted = text.trim().toLowerCase();
  return countries
    .map((country, index) => ({ ...country, position: index + 1 }))
    .filter(({ country }) => country.toLowerCase().includes(wanted));
}
