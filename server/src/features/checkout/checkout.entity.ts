import { Entity, ForeignKey, Index } from 'typeorm';
import { Id, Json, Paise, Ref, Text, Time } from '../../database/columns.ts';
import type { Billing } from './billing.ts';
import type { CheckoutState } from './checkoutStates.ts';

/** An attempt to pay for a cart. While it is open, its lines (`OrderLine`) are reserved: taken off the products' stock. */
@Entity('checkouts')
@Index('checkouts_user_active', ['userId', 'activeKey'], { unique: true })
@Index('checkouts_user_paid', ['userId', 'paidAt'])
@Index('checkouts_created', ['createdAt', 'paidAt'])
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
  /** When a request began to create the provider's order; another request may create it 15 seconds later. */
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
  /** When the reconciler checks its payments with the provider; null: no further check. */
  @Index('checkouts_next_check')
  @Time({ nullable: true })
  nextCheckAt: number | null;
  /** Since when it has a payment that is not settled yet; null: it has none. */
  @Time({ nullable: true }) paymentPendingSince: number | null;
  /** When its order was placed; null: it has none. */
  @Time({ nullable: true }) paidAt: number | null;
  /** When its shopper's account was deleted; payments that arrive later are refunded. Else null. */
  @Time({ nullable: true }) erasedAt: number | null;
}
