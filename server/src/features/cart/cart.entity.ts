import { Entity, ForeignKey, Index } from 'typeorm';
import { Id, Int, Ref, Text, Time } from '../../database/columns.ts';

/** A product in a shopper's cart; each option of a product has its own line. */
@Entity('cart_lines')
@Index('cart_user_product_option', ['userId', 'productId', 'option'], { unique: true })
export class CartLine {
  @Id() id: string;
  @ForeignKey('User', { onDelete: 'CASCADE' })
  @Ref()
  userId: string;
  @Index('cart_product')
  @ForeignKey('Product', { onDelete: 'CASCADE' })
  @Ref()
  productId: string;
  /** Empty, not null, when the product has no options: a unique key does not compare nulls. */
  @Text(200) option: string;
  @Int() quantity: number;
  @Time() createdAt: number;
}
