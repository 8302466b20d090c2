import { randomInt } from 'node:crypto';
import type { Order, Payment, Refund, WebhookBody, WebhookName, WebhookPayload } from './entities.ts';
import type { ErrorDetail } from './errors.ts';
import { type Fields, readCurrency, readNotes, readText } from './input.ts';

const ACCOUNT_ID = 'acc_Sandbox0000001';
const ALPHANUMERICS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
const LONGEST_TEXT = 255;

/** An id like Razorpay's: the prefix and 14 random letters and digits. */
export function newId(prefix: 'order_' | 'pay_' | 'rfnd_' | ''): string {
  return prefix + Array.from({ length: 14 }, () => ALPHANUMERICS[randomInt(ALPHANUMERICS.length)]).join('');
}

/** An unpaid order for `amount` paise; `createdAt` in Unix seconds. Throws a 400 for bad currency, receipt or notes. */
export function newOrder(amount: number, input: Fields, createdAt: number): Order {
  return {
    id: newId('order_'),
    entity: 'order',
    amount,
    amount_paid: 0,
    amount_due: amount,
    currency: readCurrency(input),
    receipt: readText(input, 'receipt', 40),
    offer_id: null,
    status: 'created',
    attempts: 0,
    notes: readNotes(input),
    created_at: createdAt,
  };
}

/** What a payment is to pay for: an order, or without one just an amount in paise. */
export type Due = Pick<Order, 'amount' | 'currency'> & { id: string | null };

/** An authorised payment of all that is due; `createdAt` in Unix seconds. */
export function newPayment(due: Due, input: Fields, createdAt: number): Payment {
  return {
    id: newId('pay_'),
    entity: 'payment',
    amount: due.amount,
    currency: due.currency,
    order_id: due.id,
    invoice_id: null,
    international: false,
    method: 'card',
    amount_refunded: 0,
    refund_status: null,
    captured: false,
    description: readText(input, 'description', LONGEST_TEXT),
    card_id: null,
    bank: null,
    wallet: null,
    vpa: null,
    email: readText(input, 'email', LONGEST_TEXT),
    contact: readText(input, 'contact', LONGEST_TEXT),
    notes: readNotes(input),
    fee: null,
    tax: null,
    ...AUTHORIZED,
    acquirer_data: { auth_code: newAuthCode() },
    created_at: createdAt,
  };
}

const AUTHORIZED = {
  status: 'authorized',
  error_code: null,
  error_description: null,
  error_source: null,
  error_step: null,
  error_reason: null,
} as const;

const newAuthCode = () => String(randomInt(100_000, 1_000_000));

/** The payment as the bank lets it through after all. */
export function authorizedPayment(payment: Payment): Payment {
  return { ...payment, ...AUTHORIZED, acquirer_data: { auth_code: newAuthCode() } };
}

/** The error that a declined payment shows the shopper, with the ids that it concerns. */
export function declinedError(payment: Payment): ErrorDetail {
  return {
    code: 'BAD_REQUEST_ERROR',
    description: 'The bank declined this payment.',
    source: 'bank',
    step: 'payment_authorization',
    reason: 'payment_failed',
    metadata: { payment_id: payment.id, ...(payment.order_id && { order_id: payment.order_id }) },
  };
}

/** The payment as the bank declined it. */
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
    acquirer_data: { auth_code: null },
  };
}

/** A refund of `amount` paise that is under way; `createdAt` in Unix seconds. Throws a 400 for a bad receipt or notes. */
export function newRefund(payment: Payment, amount: number, input: Fields, createdAt: number): Refund {
  return {
    id: newId('rfnd_'),
    entity: 'refund',
    amount,
    currency: payment.currency,
    payment_id: payment.id,
    notes: readNotes(input),
    receipt: readText(input, 'receipt', 40),
    acquirer_data: { arn: null },
    created_at: createdAt,
    batch_id: null,
    status: 'pending',
    speed_processed: 'normal',
    speed_requested: input.speed === 'optimum' ? 'optimum' : 'normal',
  };
}

/** The refund as it has reached the bank. */
export const processedRefund = (refund: Refund): Refund => ({
  ...refund,
  status: 'processed',
  acquirer_data: { arn: String(randomInt(10 ** 13, 10 ** 14)) },
});

/** A webhook's body; `createdAt` in Unix seconds. */
export function newWebhook(event: WebhookName, payload: WebhookPayload, createdAt: number): WebhookBody {
  return {
    entity: 'event',
    account_id: ACCOUNT_ID,
    event,
    contains: Object.keys(payload),
    payload,
    created_at: createdAt,
  };
}
