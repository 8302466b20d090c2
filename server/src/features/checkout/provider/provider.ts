/** A payment at the provider. */
export interface ProviderPayment {
  id: string;
  /** Null: made without an order, by a client of the old API. */
  orderId: string | null;
  /** Paise. */
  amount: number;
  currency: string;
  status: 'created' | 'authorized' | 'captured' | 'refunded' | 'failed';
}

/** A refund at the provider. A failed one has moved no money. */
export interface ProviderRefund {
  id: string;
  paymentId: string;
  /** Paise. */
  amount: number;
  status: 'pending' | 'processed' | 'failed';
}

/** A payment provider with Razorpay's model: orders, payments, refunds. Amounts are paise. Requests throw ProviderUnavailableError. */
export interface PaymentProvider {
  /** Public. */
  keyId: string;
  checkoutScriptUrl: string;
  /** @returns the id of the provider's order */
  createOrder(order: { amount: number; receipt: string }): Promise<string>;
  /** Null: unknown payment. */
  findPayment(id: string): Promise<ProviderPayment | null>;
  /** Empty also for an unknown order, as after a change of the account. */
  paymentsOfOrder(orderId: string): Promise<ProviderPayment[]>;
  /** Collects the money of an authorised payment. Null: refused. */
  capture(id: string, amount: number): Promise<ProviderPayment | null>;
  /** Refunds a payment in full; a repeated call with the same key refunds it once. Null: refused. */
  refund(id: string, amount: number, idempotencyKey: string): Promise<ProviderRefund | null>;
  /** Null: unknown refund. */
  findRefund(id: string): Promise<ProviderRefund | null>;
  /** Whether the provider signed the answer of the popup. */
  isSigned(answer: { orderId: string; paymentId: string; signature: string }): boolean;
  /** Whether the provider signed the raw body of a webhook, with the current secret or the one before a rotation. */
  isWebhookSigned(body: Buffer, signature: string): boolean;
}

/** The provider cannot be reached or does not work; a retry may succeed. */
export class ProviderUnavailableError extends Error {}
