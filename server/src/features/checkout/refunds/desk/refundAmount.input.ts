import { z } from 'zod';
import { rule } from '../../../../lib/input/rule.ts';
import { formatRupeesForStaff, toRupees } from '../../../../lib/money.ts';

/** The smallest amount that the provider refunds, in paise. */
export const MIN_AMOUNT = 100;

/** Paise. */
export const refundAmountInput = z.int('Please enter an amount in rupees with at most two decimals').refine(
  (amount) => amount >= MIN_AMOUNT,
  rule('AMOUNT_TOO_SMALL', `A refund is at least ${formatRupeesForStaff(MIN_AMOUNT)}`, {
    min: toRupees(MIN_AMOUNT),
  }),
);
