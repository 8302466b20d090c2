import { newRefund, type Payment, processedRefund, type Refund, withRefunded } from './entities.ts';
import { badRequest } from './errors.ts';
import type { RefundInput } from './input.ts';
import { commit, getEntry, type Ledger, newEvent, nowInSeconds, type StoredRefund } from './ledger.ts';

// Refunds of captured payments. Requests that Razorpay refuses throw a 400.

const IDEMPOTENCY_KEY = /^[\w-]{10,}$/;

/** Refunds an amount, or the rest of the payment. A repeated request with the same idempotency key returns the first refund. */
export function refundPayment(
  ledger: Ledger,
  paymentId: string,
  input: RefundInput,
  key: string | null,
): Refund {
  const payment = getEntry(ledger.payments, paymentId);
  const idempotency = key === null ? null : { key, request: JSON.stringify([paymentId, input]) };
  const earlierRefund = idempotency && findEarlierRefund(ledger, idempotency);
  if (earlierRefund) return earlierRefund;

  const amount = refundableAmount(payment, input);
  const pending = newRefund(paymentId, amount, input, nowInSeconds());
  const refund = ledger.settings.holdsRefunds ? pending : processedRefund(pending);
  const changedPayment = withRefunded(payment, payment.amount_refunded + amount);
  const payload = { refund: { entity: refund }, payment: { entity: changedPayment } };
  const names = refund === pending ? (['created'] as const) : (['created', 'processed'] as const);
  commit(ledger, {
    payment: changedPayment,
    refund: { entity: refund, idempotency },
    events: names.map((name) => newEvent(`refund.${name}`, payload)),
  });
  return refund;
}

function findEarlierRefund(
  ledger: Ledger,
  { key, request }: { key: string; request: string },
): Refund | null {
  if (!IDEMPOTENCY_KEY.test(key)) {
    throw badRequest('The idempotency key must be at least 10 letters, digits, hyphens or underscores.');
  }
  const earlierRefund = [...ledger.refunds.values()].find(({ idempotency }) => idempotency?.key === key);
  if (!earlierRefund || earlierRefund.idempotency?.request === request) return earlierRefund?.entity ?? null;
  throw badRequest('Different request with the same idempotency key has already been processed.');
}

function refundableAmount(payment: Payment, input: RefundInput): number {
  if (payment.status === 'refunded') throw badRequest('The payment has been fully refunded already');
  if (!payment.captured) throw badRequest('The payment status should be captured for action to be taken');
  const remainder = payment.amount - payment.amount_refunded;
  const amount = input.amount ?? remainder;
  if (amount <= remainder) return amount;
  throw badRequest('The total refund amount is greater than the refund payment amount', 'amount');
}

/** Completes a held refund, or lets it fail and restores the payment. */
export function settleRefund(ledger: Ledger, paymentId: string, status: 'processed' | 'failed'): void {
  const payment = getEntry(ledger.payments, paymentId);
  const heldRefund = findHeldRefund(ledger, paymentId);
  if (!heldRefund) throw badRequest('This payment has no pending refund');
  const isProcessed = status === 'processed';
  const refund: Refund = isProcessed ? processedRefund(heldRefund.entity) : { ...heldRefund.entity, status };
  const changedPayment = isProcessed
    ? payment
    : withRefunded(payment, payment.amount_refunded - refund.amount);
  commit(ledger, {
    payment: changedPayment,
    refund: { ...heldRefund, entity: refund },
    events: [
      newEvent(`refund.${status}`, { refund: { entity: refund }, payment: { entity: changedPayment } }),
    ],
  });
}

/** The pending refund of a payment. */
export const findHeldRefund = ({ refunds }: Ledger, paymentId: string): StoredRefund | undefined =>
  [...refunds.values()].find(({ entity }) => entity.payment_id === paymentId && entity.status === 'pending');
