import type { CatalogueRow } from './catalogueRow.ts';

// What tells two products apart, within a file and between the file and the shop.

/**
 * The same text for rows that may be one product: same brand, name, category and sub-category, whatever their case.
 * Rows of one identity at different prices are different packs, whose size the file does not name.
 */
export function identityOf(
  product: Pick<CatalogueRow, 'brand' | 'name' | 'category' | 'subCategory'>,
): string {
  return [product.brand, product.name, product.category, product.subCategory].map(nameKey).join('\n');
}

/** Names are compared without regard to case. */
export const nameKey = (name: string): string => name.normalize('NFC').toLowerCase();

interface Prices {
  price: number;
  oldPrice: number;
}

const pricesKey = ({ price, oldPrice }: Prices) => `${price}/${oldPrice}`;

/** What has to be known of a whole file before its first row is stored. */
export interface Survey {
  rows: number;
  /** Names of the sub-categories by name of their category, in the order of the file. */
  shelves: Map<string, Set<string>>;
  /** The line on which an identity stands first at these prices; null: nowhere. */
  lineOf(identity: string, prices: Prices): number | null;
}

/** Looks at all lines of a file once. */
export async function surveyLines(lines: AsyncIterable<{ row: CatalogueRow | null }>): Promise<Survey> {
  const shelves = new Map<string, Set<string>>();
  const firstLines = new Map<string, Map<string, number>>();
  let count = 0;
  for await (const { row } of lines) {
    count++;
    if (!row) continue;
    const subCategories = shelves.get(row.category) ?? new Set();
    shelves.set(row.category, subCategories.add(row.subCategory));
    const identity = identityOf(row);
    const packs = firstLines.get(identity) ?? new Map<string, number>();
    if (!packs.has(pricesKey(row))) packs.set(pricesKey(row), row.line);
    firstLines.set(identity, packs);
  }
  return {
    rows: count,
    shelves,
    lineOf: (identity, prices) => firstLines.get(identity)?.get(pricesKey(prices)) ?? null,
  };
}

/** A product that the shop has. */
export interface KnownProduct extends Prices {
  id: string;
  name: string;
  brand: string;
  rating: number;
  reviewCount: number;
}

/**
 * The shop's product that a row is about: the one at the same prices; else one whose prices the file no longer lists,
 * because then they have changed; else none, and the row is a new product. So neither another order of the rows nor a
 * new pack makes one product into another.
 * @param candidates the shop's products of the row's identity
 * @param taken ids of those that other rows are about already
 */
export function matchProduct<P extends KnownProduct>(
  row: CatalogueRow,
  candidates: readonly P[],
  survey: Survey,
  taken: ReadonlySet<string>,
): P | null {
  const identity = identityOf(row);
  return (
    candidates.find((product) => pricesKey(product) === pricesKey(row)) ??
    candidates.find((product) => !taken.has(product.id) && survey.lineOf(identity, product) === null) ??
    null
  );
}
