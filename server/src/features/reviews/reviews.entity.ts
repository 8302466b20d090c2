import { Entity, ForeignKey, Index } from 'typeorm';
import { Id, Int, LongText, Ref, Text, Time } from '../../database/columns.ts';

/** A shopper's review of a product; one for each shopper and product. */
@Entity('reviews')
@Index('reviews_user_product', ['userId', 'productId'], { unique: true })
@Index('reviews_product_date', ['productId', 'createdAt', 'id'])
export class Review {
  @Id() id: string;
  @ForeignKey('Product', { onDelete: 'CASCADE' })
  @Ref()
  productId: string;
  @ForeignKey('User', { onDelete: 'CASCADE' })
  @Ref()
  userId: string;
  /** The author's name at the time of writing. */
  @Text(100) customerName: string;
  /** Stars in tenths, 5 to 50 in steps of 5. */
  @Int() rating: number;
  @LongText() review: string;
  @Time() createdAt: number;
}
