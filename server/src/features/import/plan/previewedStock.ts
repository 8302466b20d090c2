import { MAX_STOCK } from '../../stock/stock.input.ts';
import type { CatalogueRow } from '../file/catalogueRow.ts';
import type { Note } from '../file/fieldReader.ts';

/** Units on hand that products would have if only the import had changed them since its preview, by product id. */
export type ExpectedUnits = ReadonlyMap<string, number>;

/**
 * Adds what an import has changed itself, in an earlier run.
 * @param previewedUnits on hand, by product id, before the import has begun
 * @param ownUnits what the import has changed, by product id
 */
export function expectUnits(
  previewedUnits: ReadonlyMap<string, number>,
  ownUnits: ReadonlyMap<string, OwnUnits>,
): ExpectedUnits {
  const expected = new Map(previewedUnits);
  for (const [id, { units, isCreated }] of ownUnits) {
    const before = isCreated ? 0 : previewedUnits.get(id);
    if (before !== undefined) expected.set(id, before + units);
  }
  return expected;
}

/** What an import has changed of a product's units. */
export interface OwnUnits {
  units: number;
  /** It has created the product. */
  isCreated: boolean;
}

/**
 * The row with as many units more, or fewer, as were sold or counted since the preview. A product that the preview did
 * not show gets the row's units.
 */
export function keepOtherChanges(
  row: CatalogueRow,
  expected: number | undefined,
  stored: number | undefined,
  max = MAX_STOCK,
): CatalogueRow {
  if (row.stock === null || expected === undefined || stored === undefined) return row;
  return { ...row, stock: Math.min(Math.max(row.stock + stored - expected, 0), max) };
}

/** The row, with at least the units that shoppers have reserved, which an import does not take from them. */
export function keepReserved(row: CatalogueRow, reserved: number): { row: CatalogueRow; notes: Note[] } {
  if (row.stock === null || row.stock >= reserved) return { row, notes: [] };
  const reason = 'fewer than shoppers who are paying have reserved: those stay';
  const note: Note = { action: 'repaired', field: 'stock', reason, old: `${row.stock}`, new: `${reserved}` };
  return { row: { ...row, stock: reserved }, notes: [note] };
}

/**
 * Whether the units of a product have moved since the export that a row comes from, and are not those of the row: it is
 * not known that somebody wanted those. They may have where nobody can read how many they were. A row of another file
 * says nothing about it.
 */
export function hasMovedSinceExport(
  row: CatalogueRow,
  expected: number | undefined,
  stored: number | undefined,
): boolean {
  const units = expected ?? stored;
  if (row.stock === null || row.stockAtExport === null || units === undefined) return false;
  return units !== row.stockAtExport && units !== row.stock;
}

/** Says that units are kept because they have moved. */
export const movedNote = (row: CatalogueRow, stored: number | undefined): Note => ({
  action: 'noted',
  field: 'stock',
  reason: 'has moved since the export: left as it is',
  old: String(row.stock),
  new: String(stored),
});
