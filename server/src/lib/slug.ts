/** Lower case letters, digits and hyphens, for addresses; a name without any becomes `category`. */
export function toSlug(name: string): string {
  const words = name
    .normalize('NFKD')
    .replace(/['’\p{M}]/gu, '')
    .toLowerCase();
  return words.replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '') || 'category';
}
