import { formatRupeesForStaff, toRupees } from '../../../lib/money.ts';
import { invalidInput, problem } from '../../../lib/problems.ts';

// What refunds can be refused, to staff. Amounts are paise.

export const refundPartInvalid = () =>
  invalidInput('REFUND_PART_INVALID', 'Please choose lines, an amount, or the whole order');

export const refundCannotRestock = () =>
  invalidInput('REFUND_CANNOT_RESTOCK', 'Only units of lines can return to the stock', 'restock');

export const missingLinesOnly = () =>
  problem(
    'NotAllowed',
    'REFUND_MISSING_LINES_ONLY',
    'While an order is packed, your role may refund lines that are missing, nothing else',
  );

export const refundLineNotFound = () =>
  invalidInput('REFUND_LINE_NOT_FOUND', 'The order has no such line', 'lines');

/** @param max units of the line that are not refunded yet */
export const refundUnitsTooMany = (max: number, title: string) =>
  invalidInput(
    'REFUND_UNITS_TOO_MANY',
    max > 0 ? `Only ${max} of ${title} can still be refunded` : `All units of ${title} are refunded already`,
    'lines',
    { max, name: title },
  );

/** @param min that the payment provider refunds */
export const refundTooSmall = (min: number, amount: number) =>
  invalidInput(
    'AMOUNT_TOO_SMALL',
    `The payment provider refunds at least ${formatRupeesForStaff(min)}, not ${formatRupeesForStaff(amount)}`,
    null,
    { min: toRupees(min) },
  );

/** @param left of the payment */
export const refundTooLarge = (left: number) => ({
  ...problem(
    'RefundTooLarge',
    'REFUND_TOO_LARGE',
    left > 0
      ? `Only ${formatRupeesForStaff(left)} of this payment can still be refunded`
      : 'This payment is refunded in full already',
  ),
  left,
});

export const refundUnavailable = () =>
  problem(
    'PaymentUnavailable',
    'PROVIDER_UNAVAILABLE',
    'The payment provider cannot be reached right now. Nothing was refunded; please try again in a moment.',
  );

export const keyOfOtherOrder = () =>
  invalidInput(
    'IDEMPOTENCY_KEY_REUSED',
    'This idempotency key belongs to a refund of another order',
    'idempotencyKey',
  );

export const keyOfOtherRefund = () =>
  invalidInput(
    'IDEMPOTENCY_KEY_REUSED',
    'This idempotency key belongs to a refund with other values, which is recorded. Nothing more was refunded.',
    'idempotencyKey',
  );
