import { MAX_ITEM_UNITS } from '../../../stock/stock.input.ts';
import type { NamedItem } from '../../catalogue.queries.ts';
import type { CatalogueRow, RowProblem } from '../../file/catalogueRow.ts';
import type { Note } from '../../file/fieldReader.ts';
import type { Units } from '../../imports.queries.ts';
import { hasMovedSinceExport, keepOtherChanges, keepReserved, movedNote } from '../previewedStock.ts';

/** What a file says of an inventory item's units. */
export interface StatedUnits {
  stock: number;
  /** Not the units that the export had: somebody wants them. */
  isEdited: boolean;
}

/** An inventory item of which a record says the units. */
export interface PlannedItem extends NamedItem {
  isNew: boolean;
  /** Its `sharedKeyOf`, if the import creates it and products share it; else null. */
  sharedKey: string | null;
  /** Units on hand as they are, and as they become. */
  before: number;
  after: number;
  stated: StatedUnits | null;
}

/** Units of an inventory item as they become. */
export interface PlannedUnits {
  after: number;
  notes: Note[];
  hasMoved: boolean;
}

/** Several records may be about one item: the edited one counts. @returns null: this record changes nothing */
export function stateUnits(
  row: CatalogueRow,
  earlier: StatedUnits | undefined,
): StatedUnits | RowProblem | null {
  if (row.stock === null) return null;
  const stated = { stock: row.stock, isEdited: row.stock !== row.stockAtExport };
  if (!earlier) return stated;
  if (earlier.stock === stated.stock || !stated.isEdited) return null;
  if (!earlier.isEdited) return stated;
  return { field: 'stock', reason: 'another line sets another stock of the same inventory item' };
}

/**
 * As for the units of a product: what has moved since the export, was sold since the preview, or is reserved, stays.
 */
export function planUnits(
  row: CatalogueRow,
  { onHand, reserved }: Units,
  expected: number | undefined,
  setsMovedStock: boolean,
): PlannedUnits {
  const hasMoved = hasMovedSinceExport(row, expected, onHand);
  if (hasMoved && !setsMovedStock) return { after: onHand, notes: [movedNote(row, onHand)], hasMoved };
  const kept = keepReserved(keepOtherChanges(row, expected, onHand, MAX_ITEM_UNITS), reserved);
  return { after: kept.row.stock ?? onHand, notes: kept.notes, hasMoved };
}
