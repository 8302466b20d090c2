import { z } from 'zod';
import { MAX_ITEM_UNITS } from '../stock.input.ts';

export const thresholdInput = z.object({
  productIds: z
    .array(z.string())
    .min(1, 'Please give at least one product')
    .max(200, 'At most 200 products can be changed at once'),
  /** At so many units or fewer the stock is low; null: the shop's default. */
  threshold: z
    .int('Please give a whole number of units')
    .min(0, 'Please give a whole number of units from 0')
    .max(MAX_ITEM_UNITS, 'A threshold is at most 1,000,000,000 units')
    .nullish(),
});
