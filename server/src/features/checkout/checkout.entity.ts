import { Entity, ForeignKey, Index } from 'typeorm';
import { Id, Json, Paise, Ref, Text, Time } from '../../database/columns.ts';
import type { CheckoutState } from './checkoutStates.ts';

/** The billing form: who pays, and where the goods are delivered. */
export interface Billing {
  fullName: string;
  country: string;
  streetAddressLine1: string;
  streetAddressLine2: string;
  city: string;
  state: string;
  zipCode: string;
  phoneNumber: string;
  email: string;
}

/** An attempt to pay for a cart. While it is open, its lines (`OrderLine`) are reserved: taken off the products' stock. */
@Entity('checkouts')
@Index('checkouts_user_active', ['userId', 'activeKey'], { unique: true })
@Index('checkouts_user_paid', ['userId', 'paidAt'])
export class Checkout {
  @Id() id: string;
  @ForeignKey('User', { onDelete: 'RESTRICT' })
  @Ref()
  userId: string;
  @Index('checkouts_state')
  @Text(10)
  state: CheckoutState;
  /** Idempotency key while open: fingerprint of the cart, or the id of the payment. Null when not open. */
  @Text(64, { nullable: true }) activeKey: string | null;
  /** Sum of the lines. */
  @Paise() amount: number;
  @Json() billing: Billing;
  /** When a request began to create the provider's order. Another request may take over when this is long ago. */
  @Time() claimedAt: number;
  @Index('checkouts_provider_order', { unique: true })
  @Text(40, { nullable: true })
  providerOrderId: string | null;
  /** A payment that was made before the checkout began, by a client of the old API; else null. */
  @Index('checkouts_provider_payment', { unique: true })
  @Text(40, { nullable: true })
  providerPaymentId: string | null;
  @Time() createdAt: number;
  /** When the reservation ends. */
  @Time() expiresAt: number;
  /** When the reconciler asks the provider about its payments; null: never again. */
  @Index('checkouts_next_check')
  @Time({ nullable: true })
  nextCheckAt: number | null;
  /** Since when a payment of it is known that could not be settled yet; null: there is none. */
  @Time({ nullable: true }) paymentPendingSince: number | null;
  /** When it became an order; null: it has not. */
  @Time({ nullable: true }) paidAt: number | null;
  /** When its shopper's account was deleted: a payment that arrives later is refunded. Else null. */
  @Time({ nullable: true }) erasedAt: number | null;
}
