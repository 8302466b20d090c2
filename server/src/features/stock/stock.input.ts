import { z } from 'zod';

/** Units of a product. */
export const MAX_STOCK = 1_000_000;
/** Units of an inventory item that variants share: 1,000 tonnes in grams. */
export const MAX_ITEM_UNITS = 1_000_000_000;

/** The longest code of an inventory item, in characters. */
export const MAX_ITEM_CODE = 64;

const stockRange = 'A stock is 0 to 1,000,000 units';

/** Units of a new product. */
export const firstStockInput = z
  .int('Please give a number of units')
  .min(0, stockRange)
  .max(MAX_STOCK, stockRange);
