import { z } from 'zod';

/** Rs 10,000,000, well within the database's 32 bits. */
const MAX_PAISE = 1_000_000_000;

/** A price in paise. */
export const paise = z
  .int('Please enter a price in rupees with at most two decimals')
  .min(1, 'A price is more than zero')
  .max(MAX_PAISE, 'This price is too high');
