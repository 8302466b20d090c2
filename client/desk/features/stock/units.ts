import { formatMeasure, largeUnitSize } from '../../../../server/src/features/catalog/measures/measure.ts';
import type { MeasureUnit } from '../../generated/graphql.ts';
import { parseUnits } from '../../lib/forms/parseUnits.ts';

/** In what an inventory item is counted, as a field's label says it: `units`, or `g`. */
export const unitName = (countedIn: MeasureUnit): string =>
  countedIn === 'PIECE' ? 'units' : countedIn.toLowerCase();

/** What typed units are in the larger unit, such as `12.5 kg` for `12500` g; null: they have none, or are not one of it. */
export function inLargeUnit(text: string, countedIn: MeasureUnit): string | null {
  const size = largeUnitSize(countedIn);
  const units = parseUnits(text) ?? 0;
  return size > 1 && units >= size ? formatMeasure({ amount: units, unit: countedIn }) : null;
}
