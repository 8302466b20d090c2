/** A line of an order. Paise. */
export interface PaidLine {
  /** For one unit. */
  price: number;
  /** What offers take off all units together. */
  discount: number;
  quantity: number;
  /** The last units of the line, which were weighed; null: none were. */
  weighedUnits?: number | null;
  /** What was given back because they weigh less than ordered. */
  weightRefund?: number;
}

/** What was paid for a line. */
export const paidForLine = ({ price, discount, quantity }: PaidLine): number => price * quantity - discount;

/**
 * What some units of a line cost after what was given back for their weight, in paise. The first n units cost n / quantity of what was paid
 * for the line, rounded down, so that all units cost what was paid: later ones take the remainder. Weighed units share theirs alike.
 * @param first number of units before them
 */
export function amountOfUnits(line: PaidLine, first: number, units: number): number {
  const { quantity, weighedUnits, weightRefund = 0 } = line;
  const paid = paidForLine(line);
  const unweighed = weightRefund > 0 ? quantity - (weighedUnits ?? 0) : quantity;
  const paidForUnweighed = Math.floor((paid * unweighed) / quantity);
  const costOfFirst = (count: number) =>
    count <= unweighed
      ? Math.floor((paid * count) / quantity)
      : paidForUnweighed +
        Math.floor(((paid - paidForUnweighed - weightRefund) * (count - unweighed)) / (quantity - unweighed));
  return costOfFirst(first + units) - costOfFirst(first);
}

/**
 * What is given back of an amount that was paid for `ordered` of something, of which there is less: in proportion, half a paisa up; never
 * more than was paid. 0 if there is as much or more.
 */
export const amountOfShortWeight = (paid: number, ordered: number, weighed: number): number =>
  weighed >= ordered ? 0 : Math.floor((2 * paid * (ordered - weighed) + ordered) / (2 * ordered));
