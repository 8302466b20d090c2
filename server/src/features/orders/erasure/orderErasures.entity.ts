import { Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { Time } from '../../../database/columns.ts';

/** An unfinished order whose shopper has deleted the account: it keeps name, phone number and address until it ends. */
@Entity('order_erasures')
export class OrderErasure {
  @ForeignKey('Order', { onDelete: 'CASCADE' })
  @PrimaryColumn({ type: 'varchar', length: 36 })
  orderId: string;
  /** When the account was deleted. */
  @Time() requestedAt: number;
  /** When they are erased: soon after the order has ended, two months after the deletion at the latest. */
  @Index('order_erasures_due')
  @Time()
  dueAt: number;
}
