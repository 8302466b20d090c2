import { refundAmountInput } from '../../../../../server/src/features/checkout/refunds/desk/refundAmount.input.ts';
import { toExactPaise } from '../../../../../server/src/lib/input/amount.input.ts';
import type { DeskOrderPaymentQuery } from '../../../generated/graphql.ts';
import { parseRupees } from '../../../lib/forms/parseRupees.ts';
import type { RefundPart } from './useRefund.ts';

export type OrderPayment = NonNullable<NonNullable<DeskOrderPaymentQuery['desk']>['orderPayment']>;
export type RefundableLine = OrderPayment['lines'][number];

/** How much is refunded. */
export type RefundMode = 'lines' | 'amount' | 'whole';

export interface RefundForm {
  mode: RefundMode;
  /** Units by order line. */
  units: Record<string, number>;
  /** Rupees, as typed. */
  amount: string;
  reason: string;
  restock: boolean;
}

export const emptyRefundForm: RefundForm = {
  mode: 'lines',
  units: {},
  amount: '',
  reason: '',
  restock: false,
};

/** Typed units of a line; a fraction does not count. */
export const toUnits = (typed: string): number => Number(typed.split(/[.,]/, 1)[0]?.replaceAll(/\D/g, ''));

/** Rupees of a typed amount; 0 of an empty text, NaN of one that is no number. */
const parseAmount = (text: string): number => parseRupees(text) ?? 0;

/** Rupees that a form refunds. @param left rupees that can be refunded */
export function refundTotal(
  { mode, units, amount }: Pick<RefundForm, 'mode' | 'units' | 'amount'>,
  lines: readonly RefundableLine[],
  left: number,
): number {
  if (mode === 'whole') return left;
  if (mode === 'amount') return parseAmount(amount);
  const paise = lines.reduce(
    (sum, { orderLine, amounts }) => sum + Math.round((amounts[(units[orderLine.id] ?? 0) - 1] ?? 0) * 100),
    0,
  );
  return paise / 100;
}

const amountError = (rupees: number): string | null =>
  refundAmountInput.safeParse(toExactPaise(rupees)).error?.issues[0]?.message ?? null;

/** Whether anything can be refunded. @param left rupees */
export const isRefundable = (left: number): boolean => amountError(left) === null;

/** Why a total cannot be refunded; null: it can. */
export function totalProblem(total: number, left: number): string | null {
  if (left === 0) return 'This payment is refunded in full already.';
  if (total === 0) return 'Choose what to refund.';
  if (total > left) return 'This is more than what is left.';
  return amountError(total);
}

/** What a form asks the shop to refund. */
export function toRefundPart({ mode, units, amount, restock }: RefundForm): RefundPart {
  if (mode === 'whole') return { whole: true, restock };
  if (mode === 'amount') return { amount: parseAmount(amount) };
  const lines = Object.entries(units)
    .filter(([, quantity]) => quantity > 0)
    .map(([orderLineId, quantity]) => ({ orderLineId, quantity }));
  return { lines, restock };
}
