import { randomInt } from 'node:crypto';
import type { ErrorDetail } from './errors.ts';
import type { AttemptInput, Notes, OrderInput, RefundInput } from './input.ts';

// Razorpay's documented entities. Amounts are paise, `created_at` and `createdAt` are Unix seconds.

const ALPHANUMERICS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

/** An id like Razorpay's: the prefix and 14 random letters and digits. */
export const newId = (prefix: 'order_' | 'pay_' | 'rfnd_' | ''): string =>
  prefix + Array.from({ length: 14 }, () => ALPHANUMERICS[randomInt(ALPHANUMERICS.length)]).join('');

const orderConstants = { entity: 'order', currency: 'INR', offer_id: null } as const;

export type Order = typeof orderConstants & {
  id: string;
  amount: number;
  amount_paid: number;
  amount_due: number;
  receipt: string | null;
  status: 'created' | 'attempted' | 'paid';
  attempts: number;
  notes: Notes;
  created_at: number;
};

/** An unpaid order. */
export const newOrder = ({ amount, receipt, notes }: OrderInput, createdAt: number): Order => ({
  ...orderConstants,
  id: newId('order_'),
  amount,
  amount_paid: 0,
  amount_due: amount,
  receipt,
  status: 'created',
  attempts: 0,
  notes,
  created_at: createdAt,
});

const paymentConstants = {
  entity: 'payment',
  currency: 'INR',
  invoice_id: null,
  international: false,
  method: 'card',
  card_id: null,
  bank: null,
  wallet: null,
  vpa: null,
} as const;

export type Payment = typeof paymentConstants & {
  id: string;
  amount: number;
  status: 'created' | 'authorized' | 'captured' | 'refunded' | 'failed';
  /** Null where the popup was opened without an order. */
  order_id: string | null;
  amount_refunded: number;
  refund_status: 'partial' | 'full' | null;
  captured: boolean;
  description: string | null;
  email: string | null;
  contact: string | null;
  notes: Notes;
  fee: number | null;
  tax: number | null;
  error_code: string | null;
  error_description: string | null;
  error_source: string | null;
  error_step: string | null;
  error_reason: string | null;
  acquirer_data: { auth_code: string | null };
  created_at: number;
};

const withoutError = {
  error_code: null,
  error_description: null,
  error_source: null,
  error_step: null,
  error_reason: null,
};

/** A payment that the bank has not answered yet. */
export const newPayment = (
  amount: number,
  orderId: string | null,
  { description, email, contact, notes }: AttemptInput,
  createdAt: number,
): Payment => ({
  ...paymentConstants,
  ...withoutError,
  id: newId('pay_'),
  amount,
  status: 'created',
  order_id: orderId,
  amount_refunded: 0,
  refund_status: null,
  captured: false,
  description,
  email,
  contact,
  notes,
  fee: null,
  tax: null,
  acquirer_data: { auth_code: null },
  created_at: createdAt,
});

/** The payment after the bank has authorised it. */
export const authorizedPayment = (payment: Payment): Payment => ({
  ...payment,
  ...withoutError,
  status: 'authorized',
  acquirer_data: { auth_code: String(randomInt(100_000, 1_000_000)) },
});

/** The error of a declined payment. */
export const declinedError = ({ id, order_id }: Payment): ErrorDetail => ({
  code: 'BAD_REQUEST_ERROR',
  description: 'The bank declined this payment.',
  source: 'bank',
  step: 'payment_authorization',
  reason: 'payment_failed',
  metadata: { payment_id: id, ...(order_id && { order_id }) },
});

/** The payment after the bank has declined it. */
export function failedPayment(payment: Payment): Payment {
  const error = declinedError(payment);
  return {
    ...payment,
    status: 'failed',
    error_code: error.code,
    error_description: error.description,
    error_source: error.source,
    error_step: error.step,
    error_reason: error.reason,
  };
}

/** The payment with the sum of its refunds. */
export function withRefunded(payment: Payment, refunded: number): Payment {
  const isFull = refunded === payment.amount;
  return {
    ...payment,
    amount_refunded: refunded,
    refund_status: isFull ? 'full' : refunded > 0 ? 'partial' : null,
    status: isFull ? 'refunded' : 'captured',
  };
}

const refundConstants = {
  entity: 'refund',
  currency: 'INR',
  batch_id: null,
  speed_processed: 'normal',
} as const;

export type Refund = typeof refundConstants & {
  id: string;
  amount: number;
  payment_id: string;
  notes: Notes;
  receipt: string | null;
  acquirer_data: { arn: string | null };
  created_at: number;
  status: 'pending' | 'processed' | 'failed';
  speed_requested: 'normal' | 'optimum';
};

/** A pending refund. */
export const newRefund = (
  paymentId: string,
  amount: number,
  { notes, receipt, speed }: RefundInput,
  createdAt: number,
): Refund => ({
  ...refundConstants,
  id: newId('rfnd_'),
  amount,
  payment_id: paymentId,
  notes,
  receipt,
  acquirer_data: { arn: null },
  created_at: createdAt,
  status: 'pending',
  speed_requested: speed,
});

/** The refund after it has reached the bank. */
export const processedRefund = (refund: Refund): Refund => ({
  ...refund,
  status: 'processed',
  acquirer_data: { arn: String(randomInt(10 ** 13, 10 ** 14)) },
});

export type WebhookName =
  | `payment.${'authorized' | 'captured' | 'failed'}`
  | 'order.paid'
  | `refund.${'created' | 'processed' | 'failed'}`;

/** Each entity as it was at the time of the event. */
export interface WebhookPayload {
  payment?: { entity: Payment };
  order?: { entity: Order };
  refund?: { entity: Refund };
}

/** A webhook's body, as signed and sent. */
export interface WebhookBody {
  entity: 'event';
  account_id: string;
  event: WebhookName;
  contains: string[];
  payload: WebhookPayload;
  created_at: number;
}

export const newWebhook = (event: WebhookName, payload: WebhookPayload, createdAt: number): WebhookBody => ({
  entity: 'event',
  account_id: 'acc_Sandbox0000001',
  event,
  contains: Object.keys(payload),
  payload,
  created_at: createdAt,
});
