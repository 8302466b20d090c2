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
  /** The shop's own id of the refund; null: the request carried none, as for a refund by hand. */
  shopRefundId: string | null;
  /** Paise. */
  amount: number;
  status: 'pending' | 'processed' | 'failed';
  /** In ms; null: the provider does not say. */
  createdAt: number | null;
}

/** The provider has understood a request and does not do it. */
export interface Refusal {
  /** The provider's reason. */
  refusal: string;
}

/** What to give back. Repeated with the same idempotency key, it is given back once. */
export interface RefundRequest {
  paymentId: string;
  /** Paise. */
  amount: number;
  idempotencyKey: string;
  /** Stored with the refund at the provider, and returned as `ProviderRefund.shopRefundId`. */
  shopRefundId?: string;
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
  refund(request: RefundRequest): Promise<ProviderRefund | Refusal>;
  /** Null: the provider has no such refund. */
  findRefund(id: string): Promise<ProviderRefund | null>;
  /** All refunds of a payment, by whomever they were made; empty for an unknown payment. */
  refundsOfPayment(paymentId: string): Promise<ProviderRefund[]>;
  /** Whether the provider signed the answer of the popup. */
  isSigned(answer: { orderId: string; paymentId: string; signature: string }): boolean;
  /** Whether the provider signed the raw body of a webhook, with the current secret or the one before a rotation. */
  isWebhookSigned(body: Buffer, signature: string): boolean;
}

/** The provider cannot be reached or does not work; a retry may succeed. */
export class ProviderUnavailableError extends Error {}
