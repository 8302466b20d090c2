import type { RowProblem } from '../file/catalogueRow.ts';
import type { Note } from '../file/fieldReader.ts';
import type { Line } from '../file/line.ts';
import { formatPercent } from '../file/notation.ts';
import type { StateProduct } from './catalogueState.ts';
import type { FieldValues } from './compareRow.ts';
import type { PlannedItem } from './variants/itemUnits.ts';

/** What an import does with a record of the file. */
export type Outcome = 'new' | 'changed' | 'unchanged' | 'merged' | 'refused';

/** A record of the file, compared with the stored catalogue. */
export interface PlannedRow extends Omit<Line, 'texts'> {
  outcome: Outcome;
  /** The option of the variant that the record is about; null: it is about its product as a whole, or names none. */
  variant: string | null;
  /** Null if the record is merged or refused. */
  productId: string | null;
  /** The stored product; null if it is new, or not known of a merged or refused record. */
  product: StateProduct | null;
  /** Stored and new values of the fields that differ. */
  before: FieldValues;
  after: FieldValues;
  /** Units on hand of the stored product; null if it is new, or the record has no units. */
  onHand: number | null;
  /** Inventory items of variants, but not the product's own one, of which the records say the units. */
  items: readonly PlannedItem[];
  /** Whether the units have moved since the export that the file comes from, and are not those of the record. */
  hasMovedStock: boolean;
}

/** The plan of a record, which says nothing else but these values. */
export const plan = (
  { line, name, row, notes }: Omit<Line, 'texts'>,
  values: Partial<PlannedRow> & Pick<PlannedRow, 'outcome'>,
): PlannedRow =>
  Object.assign(
    {
      line,
      name,
      row,
      notes,
      variant: null,
      productId: null,
      product: null,
      before: {},
      after: {},
      onHand: null,
      items: [],
      hasMovedStock: false,
    },
    values,
  );

export const isRefused = ({ notes }: Line) => notes.some(({ action }) => action === 'refused');

/** The plan of a record that is refused. */
export function refusal({ row, notes }: Line, { field, reason }: RowProblem) {
  const stated = { sku: row?.sku, product_id: row?.productId, gst_rate: formatPercent(row?.gstRate ?? null) };
  const old = stated[field as keyof typeof stated] ?? '';
  const note: Note = { action: 'refused', field, reason, old, new: '' };
  return { row: null, outcome: 'refused' as const, notes: [...notes, note] };
}
