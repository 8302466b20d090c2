import { toPaise } from './cartTotal.ts';

// Sums of an order, in rupees.

interface Discounted {
  /** What was paid. */
  amount: number;
  discounts: readonly { amount: number }[];
}

/** What offers took off. */
export const savedOf = ({ discounts }: Pick<Discounted, 'discounts'>): number =>
  discounts.reduce((sum, { amount }) => sum + toPaise(amount), 0) / 100;

/** What the lines cost before discounts. */
export const subTotalOf = (order: Discounted): number =>
  (toPaise(order.amount) + toPaise(savedOf(order))) / 100;

/** What the shopper has paid in the end. */
export const afterRefunds = (amount: number, refunded: number): number =>
  (toPaise(amount) - toPaise(refunded)) / 100;
