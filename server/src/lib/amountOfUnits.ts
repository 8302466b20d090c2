/** A line of an order. Paise. */
export interface PaidLine {
  /** For one unit. */
  price: number;
  /** What offers take off all units together. */
  discount: number;
  quantity: number;
}

/** What was paid for a line. */
export const paidForLine = ({ price, discount, quantity }: PaidLine): number => price * quantity - discount;

/**
 * What was paid for some units of a line, in paise. The first n units cost n / quantity of the line, rounded down, so that all units cost what
 * was paid for the line: later ones take the remainder.
 * @param first number of units before them
 */
export function amountOfUnits(line: PaidLine, first: number, units: number): number {
  const paid = paidForLine(line);
  const costOfFirst = (count: number) => Math.floor((paid * count) / line.quantity);
  return costOfFirst(first + units) - costOfFirst(first);
}
