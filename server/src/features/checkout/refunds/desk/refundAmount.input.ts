import { z } from 'zod';
import { formatRupeesForStaff } from '../../../../lib/money.ts';

/** The smallest amount that the provider refunds, in paise. */
export const MIN_AMOUNT = 100;

/** Paise. */
export const refundAmountInput = z
  .int('Please enter an amount in rupees with at most two decimals')
  .min(MIN_AMOUNT, `A refund is at least ${formatRupeesForStaff(MIN_AMOUNT)}`);
