import { Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { Int, Paise, Ref, Text, Time } from '../../../database/columns.ts';

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

/** The full refund of a payment; at most one per payment. */
@Entity('refunds')
@Index('refunds_next_try', ['nextTryAt'])
export class Refund {
  @PrimaryColumn({ type: 'varchar', length: 40 })
  @ForeignKey('Payment', { onDelete: 'RESTRICT' })
  paymentId: string;
  @Paise() amount: number;
  /** A sentence for the shopper. */
  @Text(200) reason: string;
  /** The provider's id of the latest attempt; null: none yet. */
  @Text(40, { nullable: true }) providerRefundId: string | null;
  @Int() attempts: number;
  /** When the provider is asked again; null: the money is back, by this refund or by one of the shopkeeper's. */
  @Time({ nullable: true }) nextTryAt: number | null;
  @Time() createdAt: number;
}
