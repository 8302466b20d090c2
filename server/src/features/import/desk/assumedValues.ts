import { NO_SUB_CATEGORY } from '../file/catalogueRow.ts';
import { NO_BRAND } from '../file/description.ts';
import type { Note } from '../file/fieldReader.ts';
import type { PlannedRow } from '../plan/plannedRow.ts';

/** Notes of what a new product gets that its record does not say, as far as no other note does. */
export function listAssumedValues({ outcome, row, notes }: PlannedRow): Note[] {
  if (outcome !== 'new' || !row) return [];
  const { initialStock } = row;
  const assumptions: [field: string, isInFile: boolean, reason: string][] = [
    ['brand', row.hasBrand, `not in the file: "${NO_BRAND}" is assumed`],
    ['sub_category', row.hasSubCategory, `not in the file: "${NO_SUB_CATEGORY}" is assumed`],
    [
      'stock',
      row.stock !== null,
      initialStock > 0 ? `not in the file: ${initialStock} units are assumed` : 'blank: 0 units are assumed',
    ],
    ['description', row.description !== null, 'not in the file: a sentence with type and brand is used'],
  ];
  return assumptions
    .filter(([field, isInFile]) => !isInFile && !notes.some((note) => note.field === field))
    .map(([field, , reason]) => ({ action: 'noted', field, reason, old: '', new: '' }));
}
