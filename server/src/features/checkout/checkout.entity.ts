import { Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { Id, Int, Json, LongText, Paise, Ref, Text, Time } from '../../database/columns.ts';

/** Who pays and where the goods go, as given at the checkout. */
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

/** See checkoutStates.ts for what may follow what. */
export type CheckoutState = 'open' | 'cancelled' | 'expired' | 'paid' | 'refunded';

/** An attempt to pay for a cart. While it is open, its lines are what is reserved: taken off the products' stock. */
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
  /** Fingerprint of the cart while open, else null: the same cart is never paid in two attempts at a time. */
  @Text(64, { nullable: true }) activeKey: string | null;
  /** Sum of the lines at the prices of the moment of opening. */
  @Paise() amount: number;
  @Json() billing: Billing;
  /** Who is talking to the provider now gives this time; another may take over when it is long past. */
  @Time() claimedAt: number;
  @Index('checkouts_provider_order', { unique: true })
  @Text(40, { nullable: true })
  providerOrderId: string | null;
  /** The payment that it was opened for, where a client paid before it asked us; else null. */
  @Index('checkouts_provider_payment', { unique: true })
  @Text(40, { nullable: true })
  providerPaymentId: string | null;
  @Time() createdAt: number;
  @Time() expiresAt: number;
  /** When to ask the provider whether it was paid after all; null: never again. */
  @Index('checkouts_next_check')
  @Time({ nullable: true })
  nextCheckAt: number | null;
  /** When it was first heard that somebody has paid for it and nothing has come of that yet; null: there is no such payment. */
  @Time({ nullable: true }) paymentSeenAt: number | null;
  /** When it became an order; null: it has not. */
  @Time({ nullable: true }) paidAt: number | null;
  /** Since when its shopper's account is deleted: a payment that still comes goes back. Else null. */
  @Time({ nullable: true }) erasedAt: number | null;
}

/** A product of a checkout, and of the order that comes of it, as it was when the checkout was opened; never changes. */
@Entity('checkout_lines')
export class CheckoutLine {
  @Id() id: string;
  @Index('checkout_lines_checkout')
  @ForeignKey('Checkout', { onDelete: 'CASCADE' })
  @Ref()
  checkoutId: string;
  @Index('checkout_lines_product')
  @ForeignKey('Product', { onDelete: 'RESTRICT' })
  @Ref()
  productId: string;
  @Text(200) title: string;
  @Text(500) image: string;
  @Text(200) option: string;
  @Int() quantity: number;
  @Paise() price: number;
}

/** A payment that was captured for a checkout. */
@Entity('payments')
export class Payment {
  /** The provider's id. */
  @PrimaryColumn({ type: 'varchar', length: 40 }) id: string;
  @Index('payments_checkout')
  @ForeignKey('Checkout', { onDelete: 'RESTRICT' })
  @Ref()
  checkoutId: string;
  @Paise() amount: number;
  @Time() createdAt: number;
}

/** Money to give back in full; one for each payment. */
@Entity('refunds')
@Index('refunds_next_try', ['nextTryAt'])
export class Refund {
  @PrimaryColumn({ type: 'varchar', length: 40 })
  @ForeignKey('Payment', { onDelete: 'RESTRICT' })
  paymentId: string;
  @Paise() amount: number;
  @Text(200) reason: string;
  /** The one that was asked for last. */
  @Text(40, { nullable: true }) providerRefundId: string | null;
  @Int() attempts: number;
  /** When the provider is asked (again); null: it says that the refund is done, or that the shopkeeper has given the money back. */
  @Time({ nullable: true }) nextTryAt: number | null;
  @Time() createdAt: number;
}

/** An event that the provider sent; stored before it is answered, processed afterwards. */
@Entity('webhook_events')
@Index('webhook_events_next_try', ['nextTryAt'])
@Index('webhook_events_received', ['receivedAt'])
export class WebhookEvent {
  /** The provider's event id. */
  @PrimaryColumn({ type: 'varchar', length: 64 }) id: string;
  @Text(40) event: string;
  @LongText() body: string;
  @Time() receivedAt: number;
  @Int() attempts: number;
  /** When it is processed (again); null: it has been. */
  @Time({ nullable: true }) nextTryAt: number | null;
}
