import { type Measure, parseMeasure } from '../../../../../server/src/features/catalog/measures/measure.ts';
import { parseUnits } from '../../../lib/forms/parseUnits.ts';

/**
 * The weight that somebody has typed, such as `870`, `1,100 g` or `1.1 kg`: null for an empty text, NaN for one that is no whole number of the
 * unit.
 */
export function parseWeight(text: string, unit: Measure['unit']): number | null {
  const units = parseUnits(text);
  if (units === null || !Number.isNaN(units)) return units;
  const weight = parseMeasure(text);
  return weight?.unit === unit ? weight.amount : Number.NaN;
}
