import { Entity, ForeignKey, Index } from 'typeorm';
import { Id, Ref, Time } from '../../database/columns.ts';

/** A product on a shopper's My List; once for each pair. */
@Entity('wishlist_items')
@Index('wishlist_user_product', ['userId', 'productId'], { unique: true })
export class WishlistItem {
  @Id() id: string;
  @ForeignKey('User', { onDelete: 'CASCADE' })
  @Ref()
  userId: string;
  @Index('wishlist_product')
  @ForeignKey('Product', { onDelete: 'CASCADE' })
  @Ref()
  productId: string;
  @Time() createdAt: number;
}
