/** The brand of a product without one. */
export const NO_BRAND = 'Unbranded';

/** What a product's description is made of. */
interface DescribedRow {
  /** Null if the file has none. */
  description: string | null;
  /** Empty if the file has none. */
  type: string;
  brand: string;
}

/** The product's description, with the type as last paragraph because the catalogue has no field for it. */
export function descriptionOf({ description, type, brand }: DescribedRow): string {
  if (description === null) return fallbackDescription({ type, brand });
  return type ? `${description}\n\nType: ${type}` : description;
}

/** The description of a product without one. */
export function fallbackDescription({ type, brand }: Pick<DescribedRow, 'type' | 'brand'>): string {
  if (brand === NO_BRAND) return type && `${type}.`;
  return type ? `${type} by ${brand}.` : `By ${brand}.`;
}

/** The counterpart of `descriptionOf`. */
export function splitDescription(text: string): { description: string; type: string } {
  const [, description, type] = /^(.+)\n\nType: ([^\n]+)$/s.exec(text) ?? [];
  return description !== undefined && type !== undefined
    ? { description, type }
    : { description: text, type: '' };
}
