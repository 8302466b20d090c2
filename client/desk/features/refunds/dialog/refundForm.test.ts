import { expect, it } from 'vitest';
import { emptyRefundForm, refundTotal } from './refundForm.ts';

it.each([
  ['', 0],
  ['99.50', 99.5],
  // Not one rupee.
  ['1,000', 1000],
  ['Rs 1,25,000', 125_000],
  ['1,5', Number.NaN],
])('refunds of the typed amount “%s” Rs %d', (amount, rupees) => {
  expect(refundTotal({ ...emptyRefundForm, mode: 'amount', amount }, [], 500_000)).toBe(rupees);
});
