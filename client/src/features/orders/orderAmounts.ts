import type { OrdersTable_OrderFragment } from '../../generated/graphql.ts';
import { toPaise } from '../../lib/cartTotal.ts';

type Totals = Pick<OrdersTable_OrderFragment, 'amount' | 'discounts' | 'refunded'>;

/** Rupees that offers took off. */
export const savedOf = ({ discounts }: Pick<Totals, 'discounts'>): number =>
  discounts.reduce((sum, { amount }) => sum + toPaise(amount), 0) / 100;

/** Rupees: what the lines cost before discounts. */
export const subTotalOf = (order: Totals): number => (toPaise(order.amount) + toPaise(savedOf(order))) / 100;

/** Rupees that the shopper has paid in the end. */
export const afterRefunds = ({ amount, refunded }: Totals): number =>
  (toPaise(amount) - toPaise(refunded)) / 100;
