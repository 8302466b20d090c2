/** Rupees. */
interface Totals {
  subTotal: number;
  saved: number;
  total: number;
}

export const toPaise = (rupees: number): number => Math.round(rupees * 100);

/** Whether the total and the discounts of a cart are those of its lines: only the server knows the offers. */
export const isTotalKnown = ({ subTotal, saved, total }: Totals): boolean =>
  toPaise(subTotal) - toPaise(saved) === toPaise(total);
