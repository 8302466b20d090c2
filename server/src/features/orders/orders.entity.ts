import { Entity, ForeignKey, Index } from 'typeorm';
import { Id, Int, Paise, Ref, Text, Time } from '../../database/columns.ts';
import type { OrderStatus } from './orderStates.ts';

@Entity('orders')
@Index('orders_user_date', ['userId', 'createdAt', 'id'])
export class Order {
  @Id() id: string;
  @ForeignKey('User', { onDelete: 'RESTRICT' })
  @Ref()
  userId: string;
  /** The checkout that was paid; unique, so that a checkout leads to one order. */
  @Index('orders_checkout', { unique: true })
  @ForeignKey('Checkout', { onDelete: 'RESTRICT' })
  @Ref()
  checkoutId: string;
  @Index('orders_payment', { unique: true })
  @Text(40)
  paymentId: string;
  /** Only moves forward. */
  @Text(20, { default: 'pending' })
  status: OrderStatus;
  @Text(100) name: string;
  @Text(20) phoneNumber: string;
  /** Long enough for all address lines of the longest billing form. */
  @Text(700, { default: '' })
  address: string;
  @Text(20) pincode: string;
  @Text(254) email: string;
  @Paise() amount: number;
  @Time() createdAt: number;
}

/**
 * A product with its price at the time of purchase; never changes. The lines are stored when the checkout begins, and reserve the
 * stock while it is open; when the checkout is paid, they are the lines of its order.
 */
@Entity('checkout_lines')
export class OrderLine {
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
  /** Empty when the product has no options. */
  @Text(200) option: string;
  @Int() quantity: number;
  /** For one unit. */
  @Paise() price: number;
}
