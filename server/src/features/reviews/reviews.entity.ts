import { Entity, ForeignKey, Index } from 'typeorm';
import { Flag, Id, Int, LongText, Ref, Text, Time } from '../../database/columns.ts';

/** A shopper's review of a product; one for each shopper and product. */
@Entity('reviews')
@Index('reviews_user_product', ['userId', 'productId'], { unique: true })
@Index('reviews_product_date', ['productId', 'createdAt', 'id'])
@Index('reviews_date', ['createdAt', 'id'])
@Index('reviews_rating_date', ['rating', 'createdAt', 'id'])
@Index('reviews_hidden_date', ['hidden', 'createdAt', 'id'])
@Index('reviews_answered_date', ['answeredAt', 'createdAt', 'id'])
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
  /** Staff have hidden it: shoppers do not see it, and it does not count in the product's rating. */
  @Flag() hidden: boolean;
  /** Why, for the shopper who wrote it; null unless hidden. */
  @Text(200, { nullable: true }) hiddenReason: string | null;
  /** The shop's public answer. */
  @LongText({ nullable: true }) answer: string | null;
  /** When the answer was written or last edited; null without one. */
  @Time({ nullable: true }) answeredAt: number | null;
}
