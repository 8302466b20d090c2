import type { MeasureUnit } from '../../generated/graphql.ts';

/** Units of an inventory item: only a number of pieces, else with what they count, such as `2,400 g`. */
export const formatUnits = (units: number, countedIn: MeasureUnit): string =>
  countedIn === 'PIECE' ? String(units) : `${units.toLocaleString('en-IN')} ${countedIn.toLowerCase()}`;

/** In what an inventory item is counted, as a field's label says it: `units`, or `g`. */
export const unitName = (countedIn: MeasureUnit): string =>
  countedIn === 'PIECE' ? 'units' : countedIn.toLowerCase();
