/** A URL slug of lower-case letters, digits and hyphens; `category` if the name has no such characters. */
export function toSlug(name: string): string {
  const words = name
    .normalize('NFKD')
    .replace(/['’\p{M}]/gu, '')
    .toLowerCase();
  return words.replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '') || 'category';
}
