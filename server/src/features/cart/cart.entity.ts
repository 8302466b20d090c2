import { Entity, ForeignKey, Index } from 'typeorm';
import { Id, Int, Ref, Text, Time } from '../../database/columns.ts';

/** A product in a shopper's cart; one for each product and option. */
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
  /** One of the product's options; empty, not null, when there is nothing to choose, so that the unique key holds. */
  @Text(200) option: string;
  @Int() quantity: number;
  @Time() createdAt: number;
}
