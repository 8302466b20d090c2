import { z } from 'zod';

/** What the scale says, in whole grams or millilitres. */
export const weighedAmountInput = z
  .int('Please enter a whole number')
  .min(1, 'A weight is at least 1')
  .max(100_000_000, 'This weight is too large');

/** The most that a weighed line may be above what was ordered: more is a typing error. */
export const maxWeight = (ordered: number): number => Math.floor(ordered * 1.5);
