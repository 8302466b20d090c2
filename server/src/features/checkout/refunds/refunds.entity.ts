import { Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { Flag, Int, Paise, Ref, Text, Time } from '../../../database/columns.ts';

/** Stored in rows: never rename one. `automatic`: the full refund of a payment that did not become an order. */
export type RefundKind = 'automatic' | 'byStaff';

/** See `Refund`. */
export type RefundState = 'pending' | 'done' | 'failed';

/**
 * A refund that this shop makes. It is pending while `nextTryAt` is set, failed once `failedAt` is set, and else done. Refunds that
 * have not failed never exceed the amount of their payment.
 */
@Entity('refunds')
@Index('refunds_next_try', ['nextTryAt'])
@Index('refunds_failed', ['failedAt', 'nextTryAt', 'createdAt', 'id'])
@Index('refunds_created', ['createdAt', 'id', 'kind', 'failedAt', 'amount'])
export class Refund {
  /** The payment's id for an automatic refund, so that a payment gets one at most. */
  @PrimaryColumn({ type: 'varchar', length: 40 }) id: string;
  @Index('refunds_payment')
  @ForeignKey('Payment', { onDelete: 'RESTRICT' })
  @Text(40)
  paymentId: string;
  @Text(10, { default: 'automatic' }) kind: RefundKind;
  /** Null for an automatic refund: its payment has no order. */
  @Index('refunds_order')
  @ForeignKey('Order', { onDelete: 'RESTRICT' })
  @Ref({ nullable: true })
  orderId: string | null;
  /** 0: an order was cancelled of whose payment less was left than the provider refunds. */
  @Paise() amount: number;
  /** A sentence for the shopper. */
  @Text(200) reason: string;
  /** User id of the member of staff; null for an automatic refund. No foreign key, as in the audit log. */
  @Ref({ nullable: true }) requestedBy: string | null;
  /** Chosen by the client of the member of staff: the same key again is the same refund. Null for an automatic refund. */
  @Index('refunds_idempotency_key', { unique: true })
  @Text(80, { nullable: true })
  idempotencyKey: string | null;
  /** Fingerprint of the request with that key, in hexadecimal digits. Null for an automatic refund, and before there were any. */
  @Text(64, { nullable: true }) requestHash: string | null;
  /** Whether the units of its lines return to the stock. */
  @Flag() restock: boolean;
  /** The provider's id of the latest attempt; null: none yet. */
  @Text(40, { nullable: true }) providerRefundId: string | null;
  @Int() attempts: number;
  /** When the provider is asked again; null: the money is back, by this refund or by one of the shopkeeper's, or it has failed. */
  @Time({ nullable: true }) nextTryAt: number | null;
  @Time() createdAt: number;
  /** When the provider has refused it for good; it moves no money then. */
  @Time({ nullable: true }) failedAt: number | null;
  /** The provider's reason; null unless it has failed. */
  @Text(200, { nullable: true }) failure: string | null;
}

/** The units of an order's line that a refund is for. */
@Entity('refund_lines')
export class RefundLine {
  @PrimaryColumn({ type: 'varchar', length: 40 })
  @ForeignKey('Refund', { onDelete: 'CASCADE' })
  refundId: string;
  @PrimaryColumn({ type: 'varchar', length: 36 })
  @Index('refund_lines_order_line')
  @ForeignKey('OrderLine', { onDelete: 'RESTRICT' })
  orderLineId: string;
  /** 0: the refund is for what the line weighs less than ordered. */
  @Int() quantity: number;
  /** How many of the units were returned to the stock; fewer than `quantity` where an earlier, failed refund has returned them. */
  @Int() returned: number;
  /** Whether the order's line was weighed before, so that part of what the units took was in the stock already. */
  @Flag() afterWeighing: boolean;
}
