/** A country with its index in the selector, where 0 stands for all countries. */
type Indexed<T> = T & { position: number };

/** The countries whose name contains the text, ignoring case; first those that begin with it. */
export function matchingCountries<T extends { country: string }>(countries: T[], text: string): Indexed<T>[] {
  const search = text.trim().toLowerCase();
  const at = ({ country }: T) => country.toLowerCase().indexOf(search);
  return countries
    .map((country, index) => ({ ...country, position: index + 1 }))
    .filter((country) => at(country) >= 0)
    .sort((one, other) => Number(at(one) > 0) - Number(at(other) > 0));
}
