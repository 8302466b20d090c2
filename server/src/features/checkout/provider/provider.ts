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

/** A payment provider with Razorpay's model: orders, payments, refunds. Amounts are paise. Each request may throw ProviderUnavailableError. */
export interface PaymentProvider {
  /** The public half of the API key. */
  keyId: string;
  checkoutScriptUrl: string;
  /** @returns the id of the provider's order */
  createOrder(order: { amount: number; receipt: string }): Promise<string>;
  /** Null: the provider has no such payment. */
  findPayment(id: string): Promise<ProviderPayment | null>;
  /** Empty also for an unknown order, for instance after a change of the account. */
  paymentsOfOrder(orderId: string): Promise<ProviderPayment[]>;
  /** Collects the money of an authorised payment. Null: the provider refuses. */
  capture(id: string, amount: number): Promise<ProviderPayment | null>;
  /** Refunds a payment in full; a repeated call with the same key refunds it once. Null: the provider refuses. */
  refund(id: string, amount: number, idempotencyKey: string): Promise<ProviderRefund | null>;
  /** Null: the provider has no such refund. */
  findRefund(id: string): Promise<ProviderRefund | null>;
  /** Whether the provider signed the answer of the popup. */
  isSigned(answer: { orderId: string; paymentId: string; signature: string }): boolean;
  /** Whether the provider signed the raw body of a webhook, with the current secret or the one before a rotation. */
  isWebhookSigned(body: Buffer, signature: string): boolean;
}

/** The provider cannot be reached or does not work; a retry may succeed. */
export class ProviderUnavailableError extends Error {}
