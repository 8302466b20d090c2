import { Entity, ForeignKey, Index } from 'typeorm';
import { Id, Int, Paise, Ref, Text, Time } from '../../database/columns.ts';
import type { CountedIn } from '../stock/inventoryItems.entity.ts';
import type { OrderStatus } from './orderStates.ts';

/** What the desk finds orders by when staff type a name. */
const names = ['searchName', 'searchLastName', 'searchEmail'];

// The last columns of the desk's indexes spare a list with filters from reading each row.
@Entity('orders')
@Index('orders_user_date', ['userId', 'createdAt', 'id'])
@Index('orders_date', ['createdAt', 'id', 'status', 'amount', 'pincode', 'refundedAmount', ...names])
@Index('orders_status_date', ['status', 'createdAt', 'id', 'amount', 'pincode', 'refundedAmount', ...names])
@Index('orders_amount', ['amount', 'id', 'createdAt', 'status', 'pincode', 'refundedAmount', ...names])
@Index('orders_refunded', ['refundedAmount', 'createdAt', 'id', 'amount', 'status'])
@Index('orders_pincode', ['pincode', 'createdAt', 'id', 'amount'])
@Index('orders_search_name', ['searchName', 'createdAt', 'id', 'amount', 'status'])
@Index('orders_search_last_name', ['searchLastName', 'createdAt', 'id', 'amount', 'status'])
@Index('orders_search_phone', ['searchPhone', 'createdAt', 'id', 'amount'])
@Index('orders_number', ['number', 'createdAt', 'id', 'amount'])
@Index('orders_search_email', ['searchEmail', 'createdAt', 'id', 'amount', 'status'])
@Index('orders_search_city', ['searchCity', 'createdAt', 'id', 'amount', 'status', 'refundedAmount'])
@Index('orders_search_state', ['searchState', 'createdAt', 'id', 'amount', 'status', 'refundedAmount'])
export class Order {
  @Id() id: string;
  /** The end of `id`, by which people call the order; not unique. */
  @Text(8, { default: '' }) number: string;
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
  /** Only moves forward, but for steps that staff take back at once. */
  @Text(20, { default: 'pending' })
  status: OrderStatus;
  @Text(100) name: string;
  @Text(20) phoneNumber: string;
  /** Long enough for all address lines of the longest billing form. */
  @Text(700, { default: '' })
  address: string;
  @Text(20) pincode: string;
  /** As in the billing form; empty for clients of the old API, which send none. */
  @Text(100, { default: '' }) city: string;
  @Text(100, { default: '' }) state: string;
  @Text(254) email: string;
  @Paise() amount: number;
  @Time() createdAt: number;
  /** The part of `amount` that was given back or is on its way back. */
  @Paise({ default: 0 }) refundedAmount: number;
  /** Search keys of the desk, see orderSearch.ts. Empty: not found by it. */
  @Text(100, { default: '' }) searchName: string;
  @Text(100, { default: '' }) searchLastName: string;
  @Text(20, { default: '' }) searchPhone: string;
  @Text(254, { default: '' }) searchEmail: string;
  @Text(100, { default: '' }) searchCity: string;
  @Text(100, { default: '' }) searchState: string;
  /** Of a business that wants an invoice with its GST number; null: none. */
  @Text(15, { nullable: true }) gstin: string | null;
  @Text(100, { nullable: true }) businessName: string | null;
}

/**
 * A product with its price at the time of purchase; never changes, but for what its goods weigh, which is stored once. The lines are
 * stored when the checkout begins, and reserve the stock while it is open; when the checkout is paid, they are the lines of its order.
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
  /** What offers take off all units together. */
  @Paise({ default: 0 }) discount: number;
  /** The inventory item that it was taken from; null: its product's own one. No foreign key: items are never deleted. */
  @Ref({ nullable: true }) inventoryId: string | null;
  /** Units of the inventory item that one of it took. */
  @Int({ default: 1 }) requiredQuantity: number;
  /** What one contains, in `amountUnit`, if its goods are weighed when they are packed; else both are null. */
  @Int({ nullable: true }) unitAmount: number | null;
  @Text(8, { nullable: true }) amountUnit: CountedIn | null;
  /** What the scale said, in `amountUnit`, of as many units as `weighedUnits`, the last ones of the line. All null: not weighed. */
  @Int({ nullable: true }) weighedAmount: number | null;
  @Int({ nullable: true }) weighedUnits: number | null;
  @Time({ nullable: true }) weighedAt: number | null;
}
