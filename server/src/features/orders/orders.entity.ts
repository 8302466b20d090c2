import { Entity, ForeignKey, Index } from 'typeorm';
import { Id, Paise, Ref, Text, Time } from '../../database/columns.ts';

/** Goes forward only. */
export type OrderStatus = 'pending' | 'paid' | 'packed' | 'delivered' | 'cancelled' | 'refunded';

@Entity('orders')
@Index('orders_user_date', ['userId', 'createdAt', 'id'])
export class Order {
  @Id() id: string;
  @ForeignKey('User', { onDelete: 'RESTRICT' })
  @Ref()
  userId: string;
  /** The attempt that paid it; the unique key keeps a replay from placing it twice. */
  @Index('orders_checkout', { unique: true })
  @ForeignKey('Checkout', { onDelete: 'RESTRICT' })
  @Ref()
  checkoutId: string;
  @Index('orders_payment', { unique: true })
  @Text(40)
  paymentId: string;
  @Text(10) status: OrderStatus;
  @Text(100) name: string;
  @Text(20) phoneNumber: string;
  /** All lines of the longest billing form, joined. */
  @Text(700, { default: '' })
  address: string;
  @Text(20) pincode: string;
  @Text(254) email: string;
  @Paise() amount: number;
  @Time() createdAt: number;
  /** From when on its shopper is to be told by mail; null: the mail is queued. */
  @Index('orders_tell')
  @Time({ nullable: true })
  tellAt: number | null;
}
