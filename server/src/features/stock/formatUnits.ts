// Needs nothing, so that the desk imports it, too.

/** Units of an inventory item as staff read them: only a number of pieces, else with what they count, such as `1,24,680 g`. */
export const formatUnits = (units: number, countedIn: 'PIECE' | 'G' | 'ML' | 'CM'): string =>
  countedIn === 'PIECE' ? String(units) : `${units.toLocaleString('en-IN')} ${countedIn.toLowerCase()}`;
